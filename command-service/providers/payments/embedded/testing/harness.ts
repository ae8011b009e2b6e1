import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openTestPayments, type TestPayments, type TestPaymentsOptions } from '../open.ts';
import { openStripePayments } from '../../stripe/open.ts';
import type { PaymentProvider, PaymentRequest } from '../../port.ts';

/** A message as the webhook's handler receives it. */
export interface Received {
  readonly body: Uint8Array;
  readonly signature: string;
}

export interface PaymentsUnderTest {
  readonly provider: PaymentProvider;
  /** The provider's own side, to act as a browser or as its operator. */
  readonly testPayments: TestPayments;
  readonly received: readonly Received[];
  /** Moves the clock that both sides share, in milliseconds. */
  readonly passTime: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

/** How the adapter reaches the provider: gives the options that make it so, and what to stop afterwards. */
export type Reach = (
  testPayments: TestPayments,
) => Promise<{ readonly apiBase: string; readonly fetch: typeof fetch; readonly close: () => Promise<void> }>;

/** Requests are handed straight to the provider's handler. */
export const inProcess: Reach = async ({ connection }) => ({ ...connection, close: async () => undefined });

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

/** Requests go over a socket, as they would with STRIPE_API_BASE. */
export const overHttp: Reach = async (testPayments) => {
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
  reach: Reach,
  options: Partial<TestPaymentsOptions> = {},
): Promise<PaymentsUnderTest> {
  const folder = temporaryFolder();
  const received: Received[] = [];
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
  const reached = await reach(testPayments);
  const { secretKey, webhookSecret } = testPayments.connection;
  const provider = openStripePayments({
    secretKey,
    webhookSecret,
    apiBase: reached.apiBase,
    fetch: reached.fetch,
    now,
  });
  return {
    provider,
    testPayments,
    received,
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      await reached.close();
      await testPayments.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A bundle as the catalogue sells it, with what the test changes. */
export function purchase(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentKey: 'payment-1',
    userId: 'user-1',
    amountCents: 17_750,
    currency: 'usd',
    item: { kind: 'bundle', id: 'starter-pack', halfCredits: 20, catalogVersion: '2026-11-1' },
    ...changes,
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
