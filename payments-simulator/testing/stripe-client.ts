import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { openTestPayments, type TestPayments, type TestPaymentsOptions } from '../open.ts';

/** The payments simulator behind Stripe's own client library, with helpers for tests. */
export interface StripeUnderTest {
  readonly stripe: Stripe;
  readonly testPayments: TestPayments;
  /** The same provider for a caller of another version of the API. */
  readonly inVersion: (apiVersion: string) => Stripe;
  /** Webhooks so far, oldest first. */
  readonly events: () => Promise<readonly Stripe.Event[]>;
  /** Advances the test clock by days and waits until all due work is done. */
  readonly pass: (days: number) => Promise<void>;
  /** Confirms a payment as a browser does. */
  readonly confirm: (clientSecret: string, number?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const good = '4242424242424242';

/** 15 January 2027, so that months have the same length in every run. */
const start = 1_800_000_000_000;

export async function openStripe(options: Partial<TestPaymentsOptions> = {}): Promise<StripeUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-simulator-'));
  const events: Stripe.Event[] = [];
  const testPayments = openTestPayments({
    folder,
    database: ':memory:',
    secret: 'sk_test_simulator',
    now: () => start,
    deliver: async (body) => {
      events.push(JSON.parse(Buffer.from(body).toString()) as Stripe.Event);
      return { status: 200 };
    },
    ...options,
  });
  const { connection } = testPayments;
  const inVersion = (apiVersion: string): Stripe =>
    new Stripe(testPayments.secret, {
      apiVersion: apiVersion as '2026-10-28.endive',
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient((input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        return connection.fetch(`${connection.apiBase}${pathname}${search}`, init);
      }),
    });
  const stripe = inVersion('2026-10-28.endive');
  return {
    stripe,
    testPayments,
    inVersion,
    events: async () => {
      await testPayments.delivered();
      return events;
    },
    pass: async (days) => {
      await testPayments.delivered();
      const to = Math.ceil(connection.billingTime() / 1000) + days * 24 * 60 * 60;
      await stripe.testHelpers.testClocks.advance('clock_billing', { frozen_time: to });
      await testPayments.delivered();
    },
    confirm: async (clientSecret, number = good) => {
      const [id] = clientSecret.split('_secret_');
      const body = {
        client_secret: clientSecret,
        payment_method_data: { card: { number, exp_month: 12, exp_year: 2040, cvc: '123' } },
      };
      await testPayments.handle(
        new Request(`${connection.apiBase}/v1/payment_intents/${id}/confirm`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    },
    close: async () => {
      await testPayments.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A customer with a card that is charged by default. */
export async function customerWithCard(stripe: Stripe, card = 'pm_card_visa'): Promise<string> {
  const { id } = await stripe.customers.create({ email: 'ann@people.example' });
  const method = await stripe.paymentMethods.attach(card, { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  return id;
}

/** The price of a plan of 30 days. */
export async function planPrice(stripe: Stripe, cents: number, name = 'Monthly Plan'): Promise<string> {
  const product = await stripe.products.create({ name });
  const recurring = { interval: 'day', interval_count: 30 } as const;
  return (await stripe.prices.create({ currency: 'usd', product: product.id, unit_amount: cents, recurring })).id;
}
