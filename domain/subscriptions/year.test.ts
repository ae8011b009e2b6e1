import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { day, pastDueGrace } from '../catalog.ts';
import { decideInvoice, evolveInvoice, initialInvoice, type ReportInvoice } from '../invoices/index.ts';
import {
  decideSubscription,
  evolveSubscription,
  initialSubscription,
  type ReportedSubscription,
  type SubscriptionCommand,
  type SubscriptionState,
} from './index.ts';
import { card, issuedInvoice } from '../invoices/testing/monthly-invoice.ts';
import { monthlyPlan } from './testing/monthly-plan.ts';

/**
 * An independent model of a provider with one subscription: a year of renewals, failures, retries, cancellations and
 * pauses, day by day. Its reports reach the domain once, several times or not at all; the last one always does.
 */
interface Model {
  status: 'active' | 'past_due' | 'canceled';
  periodStart: number;
  cancel: boolean;
  paused: boolean;
  failedAttempts: number;
  dueSince: number;
  invoice: number;
  readonly paid: Set<number>;
}

const period = 30 * day;
const tries = [0, 3, 7, 14];

type Act = 'nothing' | 'cancel' | 'reactivate' | 'pause' | 'resume' | 'bad card' | 'good card';
const act = fc.constantFrom<Act>(
  'nothing',
  'nothing',
  'nothing',
  'cancel',
  'reactivate',
  'pause',
  'resume',
  'bad card',
  'good card',
);
/** For each day: what the user does, and how often the day's report arrives. */
const year = fc.array(fc.tuple(act, fc.nat(3)), { minLength: 60, maxLength: 365 });

function runYear(days: readonly (readonly [Act, number])[]) {
  const model: Model = {
    status: 'active',
    periodStart: 0,
    cancel: false,
    paused: false,
    failedAttempts: 0,
    dueSince: 0,
    invoice: 0,
    paid: new Set([0]),
  };
  let goodCard = true;
  let state: SubscriptionState = evolveSubscription(initialSubscription, started);
  const invoices = new Map<number, typeof initialInvoice>();
  const granted: number[] = [];
  const seen = new Set<number>();

  const collect = (): void => {
    if (goodCard) {
      model.paid.add(model.periodStart);
      model.status = 'active';
      model.failedAttempts = 0;
      return;
    }
    model.failedAttempts += 1;
    model.status = model.failedAttempts >= tries.length ? 'canceled' : 'past_due';
  };
  const report = (now: number): void => {
    const command = reportOf(model, now);
    state = decide(state, command);
    seen.add(model.periodStart);
    const invoice = invoices.get(model.periodStart) ?? initialInvoice;
    const events = decideInvoice(invoiceOf(model), invoice);
    invoices.set(model.periodStart, events.reduce(evolveInvoice, invoice));
    for (const event of events)
      if (event.type === 'InvoicePaid' && event.data.plan) granted.push(event.data.plan.periodStartMs);
  };
  const decide = (from: SubscriptionState, command: SubscriptionCommand): SubscriptionState =>
    decideSubscription(command, from).reduce(evolveSubscription, from);

  for (const [index, [what, reports]] of days.entries()) {
    const now = (index + 1) * day;
    if (model.status !== 'canceled') {
      if (what === 'cancel' || what === 'reactivate') model.cancel = what === 'cancel';
      if (what === 'pause' || what === 'resume') model.paused = what === 'pause';
      if (what === 'good card' || what === 'bad card') goodCard = what === 'good card';
      if (model.status === 'active' && now >= model.periodStart + period) {
        if (model.cancel) model.status = 'canceled';
        else {
          model.periodStart += period;
          model.invoice += 1;
          model.dueSince = now;
          if (!model.paused) collect();
        }
      } else if (model.status === 'past_due' && now === model.dueSince + (tries[model.failedAttempts] ?? 0) * day) {
        collect();
      }
    }
    for (let count = 0; count < reports; count += 1) report(now);
    state = decide(state, { kind: 'pause_overdue', userId: 'u1', at: now });
  }
  report((days.length + 1) * day);
  return { model, state, granted, seen };
}

const started = {
  type: 'SubscriptionStarted',
  data: {
    userId: 'u1',
    subscriptionId: 'sub_1',
    ...monthlyPlan,
  },
} as const;

const reportOf = (model: Model, at: number): SubscriptionCommand => {
  const reported: ReportedSubscription = {
    subscriptionId: 'sub_1',
    status: model.status,
    periodStart: model.periodStart,
    periodEnd: model.periodStart + period,
    cancelAtPeriodEnd: model.status !== 'canceled' && model.cancel,
    collectionPaused: model.paused,
    items: {},
    invoice: {
      id: `in_${model.invoice}`,
      isPaid: model.paid.has(model.periodStart),
      failedAttempts: model.failedAttempts,
    },
    at,
  };
  return { kind: 'report', userId: 'u1', reported };
};

const invoiceOf = (model: Model): ReportInvoice => ({
  kind: 'report',
  status: model.paid.has(model.periodStart) ? 'paid' : 'open',
  invoice: issuedInvoice(model.periodStart, { userId: 'u1', invoiceId: `in_${model.invoice}` }),
  parts: model.paid.has(model.periodStart) ? [card(9_900, `pi_${model.invoice}`)] : [],
  paidAt: model.periodStart,
  failedAttempts: model.failedAttempts,
  failureCode: 'card_declined',
  toBalanceCents: 0,
  outOfBandCents: 0,
});

test('a year of random histories ends as the model says, whatever was reported and how often', () => {
  fc.assert(
    fc.property(year, (days) => {
      const { model, state, granted, seen } = runYear(days);
      const { current } = state;
      // Each period's credits once, for every paid period that was ever reported, and for no other.
      const due = [...model.paid].filter((start) => seen.has(start));
      expect(granted.toSorted((a, b) => a - b)).toEqual(due.toSorted((a, b) => a - b));
      expect(current?.status).toBe(model.status);
      if (model.status === 'canceled' || current === undefined) return;
      expect(current.endsAtPeriodEnd).toBe(model.cancel);
      expect(current.pauses.includes('collection_paused')).toBe(model.paused);
      if (model.status === 'active') {
        expect(current.pauses).not.toContain('payment_overdue');
        if (model.paid.has(model.periodStart)) expect(current.period?.start).toBe(model.periodStart);
      } else {
        const since = (current.pausesAt ?? Number.NaN) - pastDueGrace;
        expect(since).toBe(model.dueSince);
      }
    }),
    { numRuns: 300 },
  );
});
