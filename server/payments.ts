import { join } from 'node:path';
import { openStripePayments, type PayWithTestCard } from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';
import { openTestPayments, type TestPayments } from '../payments-simulator/index.ts';

/** Delivers a webhook of the simulator to the product, as Stripe's arrive over HTTP. */
export type DeliverWebhook = (rawBody: Uint8Array, signature: string) => Promise<{ readonly status: number }>;

/**
 * Opens Stripe, or without its key the simulator of Stripe in this process, which the same adapter talks to. Close
 * `testPayments` at the end.
 */
export function openPayments({ payments: settings, data }: Pick<Config, 'payments' | 'data'>, deliver: DeliverWebhook) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: apiBase } = settings;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret = '', TEST_PAYMENTS_SECRET: secret } = settings;
  if (secretKey === undefined) {
    const testPayments = openTestPayments({
      folder: join(data.DATA_DIR, 'test-payments'),
      ...(secret === undefined ? {} : { secret }),
      deliver,
    });
    return { payments: openStripePayments(testPayments.connection), testPayments };
  }
  const payments = openStripePayments({
    secretKey,
    webhookSecret,
    ...(publishableKey === undefined ? {} : { publishableKey }),
    ...(apiBase === undefined ? {} : { apiBase }),
  });
  return { payments, testPayments: undefined };
}

/** Pays at the simulator as a browser does: with the client secret of one payment, over the public call. */
export function testCardOf({ handle }: TestPayments): PayWithTestCard {
  return async ({ paymentId, clientSecret }, number) => {
    const url = `http://test-payments.invalid/test-payments/v1/payment_intents/${encodeURIComponent(paymentId)}/confirm`;
    const card = { number, exp_month: '12', exp_year: String(new Date().getUTCFullYear() + 2), cvc: '123' };
    const body = JSON.stringify({ client_secret: clientSecret, payment_method_data: { card } });
    const answer = await handle(
      new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    );
    // 402: the card was declined.
    if (!answer.ok && answer.status !== 402) throw new Error(`The test payment answered ${answer.status}`);
  };
}
