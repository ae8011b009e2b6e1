import { expect, test } from '@jest/globals';
import { day, planLotExpiry } from '../catalog.ts';
import { grantRuleOf, grantRules, periodExpiry, type GrantRule, type InvoicePaid, type KnownPeriods } from './index.ts';
import { invoicedPlan, line, paidInvoice, planLine } from './testing/monthly-invoice.ts';

const start = 100 * day;
const month = 30 * day;
const known: KnownPeriods = { isStarted: true, granted: [] };
const before = (startMs: number, subscriptionId = 'sub_1'): KnownPeriods => ({
  isStarted: true,
  granted: [{ subscriptionId, startMs, endMs: startMs + month }],
});
const plan = planLine(start);
const other = line({ kind: 'other', itemId: null, amountCents: 5_000 });

type Case = readonly [what: string, changes: Partial<InvoicePaid['data']>, known: KnownPeriods, rule: GrantRule];

test.each<Case>([
  ['a renewal', {}, known, 'plan'],
  ['the period after another one', {}, before(start - month), 'plan'],
  ['a period that was discounted', { amountCents: 7_900 }, known, 'plan'],
  ['a period that a coupon paid in full', { amountCents: 0, parts: [] }, known, 'plan'],
  ['a period with a proration', { lines: [plan, line({ kind: 'proration', amountCents: 500 })] }, known, 'plan'],
  ['two units', { plan: invoicedPlan(start, { quantity: 2, halfCredits: 20 }) }, known, 'quantity'],
  ['a month that is paid when its credits have expired', { paidAtMs: start + month + 3 * day }, known, 'paid_late'],
  ['a month that is paid one millisecond before', { paidAtMs: start + month + 3 * day - 1 }, known, 'plan'],
  ['free days', { amountCents: 0, plan: invoicedPlan(start, { priceCents: 0 }) }, known, 'free_days'],
  ['the same period again', {}, before(start), 'period_overlaps'],
  ['a period within another one', {}, before(start - 10 * day), 'period_overlaps'],
  ['the period of a new subscription, while that of the old one runs', {}, before(start - 10 * day, 'sub_0'), 'plan'],
  ['a subscription that was made at the provider', {}, { ...known, isStarted: false }, 'unknown_subscription'],
  ['a free one that was', { amountCents: 0 }, { ...known, isStarted: false }, 'unknown_subscription_free'],
  ['a proration alone', { plan: null, lines: [line({ kind: 'proration', amountCents: -500 })] }, known, 'no_plan'],
  ['an unknown product', { plan: null, lines: [other] }, known, 'unknown_item'],
  ['the plan and an unknown product', { lines: [plan, other] }, known, 'partly_unknown'],
  ['lines of two periods', { plan: null, lines: [plan, planLine(start + month)] }, known, 'unclear_period'],
  ['a line of the plan without a period', { plan: null, lines: [{ ...plan, period: null }] }, known, 'unclear_period'],
  ['a flat fee for no unit', { plan: invoicedPlan(start, { quantity: 0, halfCredits: 0 }) }, known, 'unclear_period'],
  ['another currency', { currency: 'eur' }, known, 'other_currency'],
])('%s is decided by its own rule', (_, changes, periods, rule) => {
  expect(grantRuleOf(paidInvoice(start, changes), periods)).toBe(rule);
});

test('money that grants nothing is an exception', () => {
  const silent = Object.entries(grantRules).filter(([, { grants, isException }]) => !grants && !isException);
  expect(silent.map(([name]) => name)).toEqual(['unknown_subscription_free', 'no_plan', 'free_days']);
});

test('a period that is paid late is usable for its whole length from the payment on', () => {
  const expiry = planLotExpiry(start + month);
  const period = { periodStartMs: start, periodEndMs: start + month };
  expect(periodExpiry(period, start)).toBe(expiry);
  expect(periodExpiry(period, expiry - 1)).toBe(expiry);
  expect(periodExpiry(period, expiry)).toBe(expiry + month);
});
