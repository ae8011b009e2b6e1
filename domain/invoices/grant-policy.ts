import { currency as ownCurrency, planLotExpiry } from '../catalog.ts';
import type { InvoicePaid, InvoicedPlan } from './events.ts';
import { planLinesOf } from './lines.ts';

/** A period of a subscription that was granted. Milliseconds. */
export interface GrantedPeriod {
  readonly subscriptionId: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The context that decides about a settled invoice. */
export interface KnownPeriods {
  /** Whether this product started the subscription. */
  readonly isStarted: boolean;
  /** Every period of the user that was granted, of all subscriptions. */
  readonly granted: readonly GrantedPeriod[];
}

interface Settled {
  readonly invoice: InvoicePaid['data'];
  readonly known: KnownPeriods;
}

interface Rule {
  /** Whether the period is granted. */
  readonly grants: boolean;
  /** Whether finance has to look at it. */
  readonly isException: boolean;
  readonly holds: (settled: Settled) => boolean;
}

const chargesOther = ({ invoice }: Settled): boolean =>
  invoice.lines.some(({ kind, amountCents }) => kind === 'other' && amountCents !== 0);

/** Plan lines that charge but don't agree on one period, or are for no unit of the plan. */
const isUnclear = ({ invoice: { plan, lines } }: Settled): boolean =>
  plan === null ? planLinesOf(lines).some(({ amountCents }) => amountCents !== 0) : isChargedForNothing(plan);
const isChargedForNothing = ({ priceCents, quantity }: InvoicedPlan): boolean => priceCents !== 0 && quantity === 0;

const overlaps = ({ invoice: { subscriptionId, plan }, known }: Settled): boolean =>
  known.granted.some(
    (each) =>
      plan !== null &&
      each.subscriptionId === subscriptionId &&
      each.startMs < plan.periodEndMs &&
      plan.periodStartMs < each.endMs,
  );

/** Whether the period was paid after its credits would have expired: they then last a full period from the payment. */
const isLate = ({ invoice: { plan, paidAtMs } }: Settled): boolean =>
  plan !== null && paidAtMs >= planLotExpiry(plan.periodEndMs);

/** The rules for what a settled invoice grants: the first that applies decides. `docs/finance.md` explains each. */
export const grantRules = {
  unknown_subscription: {
    grants: false,
    isException: true,
    holds: ({ invoice, known }) => invoice.amountCents !== 0 && !known.isStarted,
  },
  unknown_subscription_free: { grants: false, isException: false, holds: ({ known }) => !known.isStarted },
  other_currency: {
    grants: false,
    isException: true,
    holds: ({ invoice }) => invoice.currency !== ownCurrency,
  },
  unclear_period: { grants: false, isException: true, holds: isUnclear },
  unknown_item: {
    grants: false,
    isException: true,
    holds: (settled) => settled.invoice.plan === null && chargesOther(settled),
  },
  no_plan: { grants: false, isException: false, holds: ({ invoice }) => invoice.plan === null },
  free_days: {
    grants: false,
    isException: false,
    holds: ({ invoice: { plan } }) => plan?.priceCents === 0,
  },
  period_overlaps: { grants: false, isException: true, holds: overlaps },
  partly_unknown: { grants: true, isException: true, holds: chargesOther },
  paid_late: { grants: true, isException: false, holds: isLate },
  quantity: { grants: true, isException: false, holds: ({ invoice: { plan } }) => (plan?.quantity ?? 1) > 1 },
  plan: { grants: true, isException: false, holds: () => true },
} as const satisfies Readonly<Record<string, Rule>>;

export type GrantRule = keyof typeof grantRules;
export const grantRuleNames = Object.keys(grantRules) as [GrantRule, ...GrantRule[]];

/** The rule that decides what a settled invoice grants. */
export function grantRuleOf(invoice: InvoicePaid['data'], known: KnownPeriods): GrantRule {
  const settled = { invoice, known };
  return grantRuleNames.find((name) => grantRules[name].holds(settled)) ?? 'plan';
}

/** Until when the credits of a period can be used, in milliseconds. */
export function periodExpiry(plan: Pick<InvoicedPlan, 'periodStartMs' | 'periodEndMs'>, paidAtMs: number): number {
  const expiry = planLotExpiry(plan.periodEndMs);
  return paidAtMs < expiry ? expiry : paidAtMs + plan.periodEndMs - plan.periodStartMs;
}

/** Whether a period's credits begin so late that they replace no other period's. */
export const isPaidLate = (plan: Pick<InvoicedPlan, 'periodEndMs'>, paidAtMs: number): boolean =>
  paidAtMs >= planLotExpiry(plan.periodEndMs);
