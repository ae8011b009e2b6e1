import { join } from 'node:path';
import { openStripePayments, openTestPayments } from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';

/** Delivers a webhook of the embedded provider to the product, as Stripe's arrive over HTTP. */
export type DeliverWebhook = (rawBody: Uint8Array, signature: string) => Promise<{ readonly status: number }>;

/** Opens Stripe, or without its key the embedded provider in test mode. Close `testPayments` at the end. */
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
