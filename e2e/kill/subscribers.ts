import { expect } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { creditsOf, trialCredits, type Fixture, type TestUser } from '../support/fixture.ts';
import { cards, testPaymentsSecret } from '../support/payments.ts';
import { subscribe } from '../support/person.ts';

/** Users with a plan, whose provider's clock is advanced by a month at a time. */
export interface Subscribers {
  /** Advances the clock: renewals fall due, are collected or fail, and send their webhooks. */
  passMonth(): Promise<void>;
  /** Throws unless each period that the provider was paid for was granted once, and nothing else. */
  check(): Promise<void>;
}

const headers = { authorization: `Bearer ${testPaymentsSecret}` };
const clock = '/test-payments/v1/test_helpers/test_clocks/clock_billing';
const period = 30 * 24 * 60 * 60;
/** A little longer than a period, so that the renewal is due whichever fraction of a second the clock shows. */
const month = period + 60;
const planCredits = 5;

interface Row {
  readonly kind: string;
  readonly paymentId: string | null;
}
interface Invoice {
  readonly status: string;
  readonly parent: { readonly subscription_details: { readonly metadata: { readonly user_id: string } } };
  readonly payments: { readonly data: readonly { readonly payment: { readonly payment_intent: string } }[] };
}

/** Subscribes one user whose renewals are paid and one whose card fails after the first payment. */
export async function createSubscribers(fixture: Fixture): Promise<Subscribers> {
  const [payer, failing] = [await fixture.user(), await fixture.user()];
  await subscribe(payer);
  await subscribe(failing, cards.failsLater);

  const granted = async (user: TestUser): Promise<readonly string[]> =>
    (await user.call<Row[]>('GET', '/api/credits/statement')).body.flatMap(({ kind, paymentId }) =>
      kind === 'grant' && paymentId?.endsWith('.plan') === true ? [paymentId.slice(0, -'.plan'.length)] : [],
    );
  const paid = async ({ id, call }: TestUser): Promise<readonly string[]> =>
    (
      await call<{ data: Invoice[] }>('GET', '/test-payments/v1/invoices?limit=100&expand[]=data.payments', undefined, {
        headers,
      })
    ).body.data
      .filter(({ status, parent }) => status === 'paid' && parent.subscription_details.metadata.user_id === id)
      .flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent));
  const statusOf = async (user: TestUser): Promise<string | undefined> =>
    (await user.call<{ status: string } | null>('GET', '/api/billing/subscription')).body?.status;

  const now = async (): Promise<number> =>
    (await payer.call<{ frozen_time: number }>('GET', clock, undefined, { headers })).body.frozen_time;
  const passMonth = async (): Promise<void> => {
    await payer.call('POST', `${clock}/advance`, { frozen_time: (await now()) + month }, { headers });
  };
  const began = await now();

  /** Waits until the provider has collected all due renewals, and compares them with the grants. */
  const compare = async (): Promise<void> => {
    const periods = 1 + Math.floor(((await now()) - began) / period);
    for (const [user, count] of [
      [payer, periods],
      [failing, 1],
    ] as const) {
      await eventually(`${count} paid periods`, async () => (await paid(user)).length === count);
      await eventually('each to be granted', async () => (await granted(user)).length >= count);
      expect((await granted(user)).toSorted()).toEqual((await paid(user)).toSorted());
    }
  };

  return {
    passMonth,
    check: async () => {
      // Even with early kills, an unpaid plan ends within two months.
      await passMonth();
      await passMonth();
      await compare();
      // Credits from previous periods expire with the next one.
      await passMonth();
      await compare();
      expect((await creditsOf(payer)).available).toBe(trialCredits + planCredits);
      await eventually('the states of both plans', async () => {
        const [paying, unpaid] = [await statusOf(payer), await statusOf(failing)];
        return paying === 'active' && unpaid !== 'active';
      });
    },
  };
}
