import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Client } from './client.ts';
import { createClient } from './client.ts';
import type { RunningServer } from './server.ts';

/** The secret for refunds at the payments simulator. */
export const testPaymentsSecret = 'e2e-test-payments-secret';

export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  disputed: '4000000000000259',
  /** Asks the cardholder to approve (3-D Secure). */
  asksTheBank: '4000002500003155',
  /** Pays once; later charges without the cardholder fail. */
  failsLater: '4000000000000341',
} as const;

export interface StartedPayment {
  readonly paymentId: string;
  readonly clientSecret: string;
}

/** Opens a payment for a bundle as the browser does. */
export async function startPayment(
  client: Client,
  bundle: { readonly amount: number; readonly credits: number } = starterPack,
): Promise<StartedPayment> {
  const { status, body } = await client.call<{ clientSecret: string; paymentIntentId: string }>(
    'POST',
    '/api/credits/refill',
    bundle,
  );
  if (status !== 200) throw new Error(`refill answered ${status}: ${JSON.stringify(body)}`);
  return { paymentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

export const starterPack = { amount: 177.5, credits: 10 } as const;

/** Confirms a payment with a card at the payments simulator, as its browser form does. */
export function payWithCard(
  client: Client,
  { paymentId, clientSecret }: StartedPayment,
  number: string = cards.accepted,
): Promise<Answer<{ status?: string; last_payment_error?: { message?: string } | null }>> {
  return client.call('POST', `/test-payments/v1/payment_intents/${paymentId}/confirm`, {
    client_secret: clientSecret,
    payment_method_data: { card: { number } },
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
  });
}

/** Reports a payment as the browser does. */
export const reportPayment = (
  client: Client,
  paymentId: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Record<string, unknown>>> =>
  client.call('POST', '/api/credits/add-manual', { credits: 10, amount: 177.5, planId: paymentId }, { headers });

/** Buys the Starter Pack and reports the payment; returns the payment's id. */
export async function buyStarterPack(client: Client): Promise<string> {
  const payment = await startPayment(client);
  const paid = await payWithCard(client, payment);
  if (paid.status !== 200) throw new Error(`confirm answered ${paid.status}: ${JSON.stringify(paid.body)}`);
  const reported = await reportPayment(client, payment.paymentId);
  if (reported.status !== 200)
    throw new Error(`add-manual answered ${reported.status}: ${JSON.stringify(reported.body)}`);
  return payment.paymentId;
}

/** Number of grants for this payment in the statement; it must never exceed one. */
export const grantsOf = async (user: Client, paymentId: string): Promise<number> =>
  (await user.call<{ kind: string; paymentId: string | null }[]>('GET', '/api/credits/statement')).body.filter(
    (row) => row.kind === 'grant' && row.paymentId === paymentId,
  ).length;

/** Refunds a payment, wholly or in part, through the payments simulator's API. */
export function refund(
  server: RunningServer,
  paymentId: string,
  amount?: number,
): Promise<Answer<Record<string, unknown>>> {
  return createClient(server).call(
    'POST',
    '/test-payments/v1/refunds',
    { payment_intent: paymentId, ...(amount === undefined ? {} : { amount }) },
    { headers: { authorization: `Bearer ${testPaymentsSecret}` } },
  );
}

/** Sends webhooks signed like those of the payments simulator, with the secret from its data folder. */
export async function createWebhookSender(server: RunningServer) {
  const secret = (await readFile(join(server.folder, 'test-payments', 'test-payments-webhook-secret'), 'utf8')).trim();
  const client = createClient(server);
  const sign = (body: string, at: number, key = secret): string =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
  return {
    sign,
    /** Sends the body with this signature header, or without one. */
    deliver: (body: string, signature: string | undefined) =>
      client.call('POST', '/api/webhooks/stripe', undefined, {
        raw: { type: 'application/json', body },
        headers: signature === undefined ? {} : { 'stripe-signature': signature },
      }),
  };
}

/** A payment event in Stripe's format. */
export function paymentEvent(id: string, type: string, paymentId: string): string {
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    livemode: false,
    api_version: '2026-01-01',
    data: { object: { id: paymentId, object: 'payment_intent' } },
  });
}
