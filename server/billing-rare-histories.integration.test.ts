import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openBillingWorld, type Wire, type World } from './testing/billing-world.ts';
import {
  answering,
  combined,
  invoices,
  isRenewal,
  type Json,
  linesOf,
  listing,
  oneSubscription,
} from './testing/billing-wires.ts';

let it: World;
/** Changes the provider's answers, from the next request on. */
let wire: Wire = (request, send) => send(request);
beforeEach(async () => {
  wire = (request, send) => send(request);
  it = await openBillingWorld((request, send) => wire(request, send));
});
afterEach(() => it.close());

const withoutIntent = (object: Json): Json => ({ ...object, payment_intent: null });
/** The one payment of an invoice, as the newest version names it. */
const intentOf = (invoice: Json): unknown => {
  const [paid] = (invoice['payments'] as { readonly data: readonly Json[] } | undefined)?.data ?? [];
  return (paid?.['payment'] as Json | undefined)?.['payment_intent'] ?? null;
};

describe('an invoice that names its payment in an older shape', () => {
  test('settles a payment by intent and charge by the intent', async () => {
    await it.subscribed();
    wire = invoices(isRenewal, ({ payments, ...each }) => ({
      ...each,
      payment_intent: intentOf({ payments }),
      charge: 'ch_1',
    }));
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });

  const shapes: readonly [string, (invoice: Json, charge: string) => Json][] = [
    ['of 2024', ({ payments: _payments, ...each }, charge) => ({ ...each, payment_intent: null, charge })],
    [
      'of today',
      (each, charge) => ({
        ...each,
        payments: {
          object: 'list',
          data: [{ status: 'paid', is_default: true, amount_paid: 9_900, payment: { type: 'charge', charge } }],
        },
      }),
    ],
  ];

  describe.each(shapes)('by its charge alone, in the shape %s', (_when, change) => {
    let charge = '';
    /** A renewal whose charge has no intent, and every event about the charge. */
    const renewed = async (): Promise<void> => {
      await it.subscribed();
      const [first] = (await it.stripe.charges.list()).data;
      const isOurs = (each: Json): boolean => each['object'] === 'charge' && each['id'] !== first?.id;
      const bare = (each: Json): Json => (isOurs(each) ? withoutIntent(each) : each);
      await it.pass(30);
      await it.pass(1 / 12);
      charge = (await it.stripe.charges.list()).data.find(({ id }) => id !== first?.id)?.id ?? '';
      const ofIt = (each: Json): boolean => each['id'] === charge || each['charge'] === charge;
      wire = combined(
        invoices(isRenewal, (each) => change(each, charge)),
        answering(/\/v1\/charges\/ch_[^/]+$/, bare),
        listing(/\/v1\/balance_transactions$/, (each) => {
          const source = each['source'] as Json;
          return ofIt(source) ? { ...each, source: withoutIntent(source) } : each;
        }),
      );
      await it.settle();
    };
    /** Reports like a webhook that names only the charge. */
    const report = async (): Promise<void> => {
      const about = { subscriptionId: undefined, customerId: undefined, notUnderstood: undefined };
      await it.payments.report({ paymentId: charge, ...about }, it.callerOf('ann'));
      await it.follow();
    };

    test('grants the period, once, and every cent is explained', async () => {
      await renewed();
      await it.settle();
      expect(await it.lots()).toHaveLength(2);
      expect((await it.history())[0]).toMatchObject({ amountCents: 9_900, status: 'succeeded' });
      expect(await it.reconcile()).toEqual([]);
      expect(await it.balances()).not.toHaveProperty('receivable');
    });

    test('a refund of the charge takes the credits back', async () => {
      await renewed();
      await it.stripe.refunds.create({ charge });
      await report();
      expect(await it.credits()).toBe(0);
      expect((await it.history())[0]).toMatchObject({ refundedCents: 9_900, status: 'refunded' });
      expect(await it.reconcile()).toEqual([]);
    });

    test('is refunded at the provider when finance gives it back', async () => {
      await renewed();
      await it.provider.refundPayment(charge);
      await it.provider.refundPayment(charge);
      expect(await it.provider.readPayment(charge)).toMatchObject({ id: charge, refundedCents: 9_900 });
      await report();
      expect(await it.reconcile()).toEqual([]);
    });
  });
});

test('counts a charge with its intent as one payment', async () => {
  await it.subscribed();
  const [charge] = (await it.stripe.charges.list()).data;
  expect(await it.provider.readPayment(charge?.id ?? '')).toBeUndefined();
});

describe('lines of usage', () => {
  /** The renewal with another line, whose price is metered in this shape. */
  const renewedWith = async (lines: (line: Json) => readonly Json[]): Promise<void> => {
    await it.subscribed();
    wire = combined(
      invoices(isRenewal, (each) => ({
        ...each,
        lines: { object: 'list', has_more: false, data: linesOf(each).flatMap(lines) },
        total: linesOf(each)
          .flatMap(lines)
          .reduce((sum, { amount }) => sum + Number(amount), 0),
      })),
      answering(oneSubscription, (each) => {
        const items = each['items'] as { readonly data: readonly Json[] };
        const [plan] = items.data;
        const price = { ...(plan?.['price'] as Json), id: 'price_usage', recurring: { usage_type: 'metered' } };
        return { ...each, items: { ...items, data: [...items.data, { ...plan, id: 'si_usage', price }] } };
      }),
    );
    await it.renew();
  };
  const before = ({ start }: { readonly start: number }) => ({ start: start - 2_592_000, end: start });
  const usage = (line: Json, amount: number): Json => ({
    ...line,
    id: 'il_usage',
    amount,
    quantity: 1_000,
    period: before(line['period'] as { readonly start: number }),
  });
  const shapes: readonly [string, (line: Json) => Json][] = [
    ['2024', (line) => ({ ...line, price: { product: 'curbcast-monthly', recurring: { usage_type: 'metered' } } })],
    ['2024 by its plan', (line) => ({ ...line, plan: { product: 'curbcast-monthly', usage_type: 'metered' } })],
    [
      'today',
      (line) => ({ ...line, pricing: { price_details: { product: 'curbcast-monthly', price: 'price_usage' } } }),
    ],
    [
      'today, expanded',
      (line) => ({
        ...line,
        pricing: { price_details: { product: 'curbcast-monthly', price: { id: 'price_usage' } } },
      }),
    ],
  ];

  describe.each(shapes)('of the plan, in the shape of %s', (_when, metered) => {
    test('next to the plan grant nothing more, and are an exception', async () => {
      await renewedWith((line) => [line, metered(usage(line, 5_000))]);
      expect((await it.lots()).map(({ data }) => data['amount'])).toEqual([10, 10]);
      expect(await it.periods()).toEqual(['plan', 'partly_unknown']);
      expect(await it.reconcile()).toContain('credits invoice_unexplained 14900');
    });

    test('alone grant nothing, and are an exception', async () => {
      await renewedWith((line) => [metered(usage(line, 9_900))]);
      expect(await it.lots()).toHaveLength(1);
      expect(await it.periods()).toEqual(['plan', 'unknown_item']);
      expect(await it.reconcile()).toEqual(['credits invoice_unexplained 9900']);
    });

    test('change nothing when they are free', async () => {
      await renewedWith((line) => [line, metered({ ...usage(line, 0), quantity: 0 })]);
      expect(await it.periods()).toEqual(['plan', 'plan']);
      expect(await it.reconcile()).toEqual([]);
    });
  });

  test('are not shown as an item with a price for each period', async () => {
    await renewedWith((line) => [line]);
    expect((await it.subscriptionOf())?.items).toEqual({});
  });
});

describe('a subscription that a schedule changes', () => {
  /**
   * Stripe's answer for a subscription under a schedule: until the schedule is released, its end is the subscription's
   * end.
   */
  const scheduled = (): { readonly released: () => boolean } => {
    let isReleased = false;
    wire = async (request, send) => {
      const { pathname } = new URL(request.url);
      const isEnd = request.method === 'POST' && oneSubscription.test(pathname);
      if (pathname.endsWith('/v1/subscription_schedules/sub_sched_1/release')) {
        const status = isReleased ? 400 : 200;
        isReleased = true;
        const error = { type: 'invalid_request_error', message: 'This schedule is released.' };
        return Response.json(status === 200 ? { id: 'sub_sched_1' } : { error }, { status });
      }
      if (isEnd && !isReleased && /cancel_at/.test(await request.clone().text())) {
        const message = 'The subscription is managed by the subscription schedule `sub_sched_1`.';
        return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 400 });
      }
      const shown = answering(oneSubscription, (each) => ({ ...each, schedule: isReleased ? null : 'sub_sched_1' }));
      return shown(request, send);
    };
    return { released: () => isReleased };
  };
  const renewedAs = async (change: (line: Json) => Json): Promise<void> => {
    wire = invoices(isRenewal, (each) => ({
      ...each,
      total: 7_900,
      lines: { object: 'list', has_more: false, data: linesOf(each).map(change) },
    }));
    await it.renew();
  };

  test('to another price of the plan: its period is granted', async () => {
    await it.subscribed();
    await renewedAs((line) => ({ ...line, amount: 7_900 }));
    expect(await it.periods()).toEqual(['plan', 'plan']);
    // The simulator charged what it had on its own invoice.
    expect(await it.reconcile()).toEqual([]);
  });

  test('to another product: nothing is granted, and finance sees it', async () => {
    await it.subscribed();
    await renewedAs((line) => ({
      ...line,
      amount: 7_900,
      pricing: { price_details: { product: 'prod_next_phase', price: 'price_next' } },
    }));
    expect(await it.periods()).toEqual(['plan', 'unknown_item']);
    expect(await it.reconcile()).toEqual(['credits invoice_unexplained 7900']);
  });

  test('can be canceled, which ends its schedule, and resumed', async () => {
    const { subscription } = await it.subscribed();
    const schedule = scheduled();
    await it.subscriptions.cancel('ann', it.callerOf('ann'));
    expect(schedule.released()).toBe(true);
    expect(await it.subscriptionOf()).toMatchObject({ endsAtPeriodEnd: true });
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: true });
    await it.subscriptions.reactivate('ann', it.callerOf('ann'));
    expect(await it.subscriptionOf()).toMatchObject({ endsAtPeriodEnd: false });
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
  });

  test('shows its end with the last phase, and can be kept alive', async () => {
    const { subscription } = await it.subscribed();
    await it.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ endsAtPeriodEnd: true });
    const schedule = scheduled();
    await it.subscriptions.reactivate('ann', it.callerOf('ann'));
    expect(schedule.released()).toBe(true);
    expect(await it.subscriptionOf()).toMatchObject({ endsAtPeriodEnd: false });
  });

  test('continues without a schedule once that is released', async () => {
    const { subscription } = await it.subscribed();
    scheduled();
    const about = { paymentId: undefined, customerId: undefined, notUnderstood: undefined };
    await it.payments.report({ subscriptionId: subscription, ...about }, it.callerOf('ann'));
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });
});
