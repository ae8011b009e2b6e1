import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openTestPayments, type TestPayments, type TestPaymentsOptions } from '../open.ts';
import { openStripePayments } from '../../stripe/open.ts';
import type { BillingProvider } from '../../billing-port.ts';
import type { PaymentProvider } from '../../port.ts';
import type { ProviderRecords } from '../../records-port.ts';
import type { PaymentsUnderTest, ReceivedWebhook } from '../../contract.ts';

/** The fixture of the contract, with the embedded provider to act on it as a browser or an operator. */
export interface EmbeddedPaymentsUnderTest extends PaymentsUnderTest {
  readonly testPayments: TestPayments;
  readonly provider: PaymentProvider & BillingProvider & ProviderRecords;
  /** The provider pays out what is available. */
  readonly payOut: () => Promise<void>;
}

/** Connects the adapter to the provider: the options that do so, and how to disconnect. */
export type Connect = (
  testPayments: TestPayments,
) => Promise<{ readonly apiBase: string; readonly fetch: typeof fetch; readonly close: () => Promise<void> }>;

/** Hands requests to the provider's handler in this process. */
export const inProcess: Connect = async ({ connection }) => ({ ...connection, close: async () => undefined });

async function answer(testPayments: TestPayments, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'POST' ? await buffer(incoming) : null;
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await testPayments.handle(
    new Request(new URL(url, 'http://127.0.0.1'), { method, headers: fields, body }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

/** Sends requests over a socket, as with STRIPE_API_BASE. */
export const overHttp: Connect = async (testPayments) => {
  const server = createServer((incoming, outgoing) => void answer(testPayments, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: `http://127.0.0.1:${port}/test-payments`,
    fetch,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'curbcast-payments-'));
}

/** Opens the embedded provider on a fresh folder with the Stripe adapter in front of it. */
export async function openPaymentsUnderTest(
  connect: Connect,
  options: Partial<TestPaymentsOptions> = {},
): Promise<EmbeddedPaymentsUnderTest> {
  const folder = temporaryFolder();
  const received: ReceivedWebhook[] = [];
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const testPayments = openTestPayments({
    folder,
    now,
    deliver: async (body, signature) => {
      received.push({ body, signature });
      return { status: 200 };
    },
    ...options,
  });
  const connection = await connect(testPayments);
  const { secretKey, webhookSecret, billingTime } = testPayments.connection;
  const provider = openStripePayments({
    secretKey,
    webhookSecret,
    apiBase: connection.apiBase,
    fetch: connection.fetch,
    now,
    billingTime,
  });
  return {
    provider,
    testPayments,
    pay: async (payment, card) => void (await payWith(testPayments, payment, card)),
    refund: async (payment, amount) =>
      void (await secretCall(testPayments, '/v1/refunds', { payment_intent: payment, amount })),
    payOut: async () => void (await secretCall(testPayments, '/v1/test_helpers/payouts', { currency: 'usd' })),
    answerDispute: async (id, evidence) =>
      void (await secretCall(testPayments, `/v1/disputes/${id}`, { evidence: { uncategorized_text: evidence } })),
    webhooks: async () => {
      await testPayments.delivered();
      return received;
    },
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      await connection.close();
      await testPayments.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

const origin = 'http://127.0.0.1:3000';

/** One JSON call as a browser makes it, without the secret. */
export function browserCall(testPayments: TestPayments, path: string, body?: object): Promise<ApiAnswer> {
  return send(testPayments, path, body, {});
}

/** One JSON call with the test secret, as the operator or a test makes it. */
export function secretCall(
  testPayments: TestPayments,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
  return send(testPayments, path, body, { authorization: `Bearer ${testPayments.secret}`, ...headers });
}

async function send(
  testPayments: TestPayments,
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<ApiAnswer> {
  const init = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    : { headers };
  const response = await testPayments.handle(new Request(`${origin}/test-payments${path}`, init));
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Readonly<Record<string, unknown>>,
  };
}

/** The body of a confirm with this card number, good for years. */
export function cardBody(clientSecret: string, number: string, more: object = {}): object {
  return {
    client_secret: clientSecret,
    payment_method_data: {
      type: 'card',
      card: { number, exp_month: 12, exp_year: 2040, cvc: number.length === 15 ? '1234' : '123', ...more },
    },
  };
}

/** Pays with a card as the browser does. */
export function payWith(
  testPayments: TestPayments,
  payment: { readonly providerPaymentId: string; readonly clientSecret: string },
  number: string,
): Promise<ApiAnswer> {
  return browserCall(
    testPayments,
    `/v1/payment_intents/${payment.providerPaymentId}/confirm`,
    cardBody(payment.clientSecret, number),
  );
}
