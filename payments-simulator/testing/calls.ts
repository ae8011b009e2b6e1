import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPayments } from '../open.ts';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'curbcast-payments-'));
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
