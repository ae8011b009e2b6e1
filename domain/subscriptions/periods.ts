import {
  grantRuleOf,
  grantRules,
  isPaidLate,
  periodExpiry,
  sumOfCents,
  type InvoicedPlan,
  type InvoicePaid,
} from '../invoices/index.ts';
import { monthlyPlan } from '../catalog.ts';
import type { PlanPeriodGranted, SubscribedPlan, SubscriptionEvent } from './events.ts';
import type { SubscriptionState } from './state.ts';

/** An invoice was settled: decides what it grants, once for each invoice. */
export interface SettlePeriod {
  readonly kind: 'settle';
  readonly invoice: InvoicePaid['data'];
  /** Finance grants what the rules withheld. */
  readonly byHand?: boolean;
}

/** Decides what a settled invoice grants; returns no events for an invoice that already has a decision. */
export function settlePeriod(
  { invoice, byHand = false }: SettlePeriod,
  state: SubscriptionState,
): readonly SubscriptionEvent[] {
  const { userId, subscriptionId, invoiceId, amountCents, paidAtMs } = invoice;
  const before = state.settled[invoiceId];
  if (before === 'granted' || (before === 'withheld' && !byHand)) return [];
  const isStarted = subscriptionId !== null && state.plans[subscriptionId] !== undefined;
  const rule = grantRuleOf(invoice, { isStarted, granted: state.granted });
  const { grants, isException } = grantRules[rule];
  if (!grants && !byHand) {
    const paymentId = mainPayment(invoice);
    const data = { userId, subscriptionId, invoiceId, rule, isException, paymentId, amountCents, paidAtMs };
    return [{ type: 'PlanPeriodWithheld', data }];
  }
  const plan = invoice.plan ?? planByHand(invoice, state);
  const data: PlanPeriodGranted['data'] = {
    userId,
    subscriptionId,
    invoiceId,
    rule,
    byHand: byHand && !grants,
    plan,
    lotId: lotOf(invoice, plan, byHand && !grants),
    expiresAtMs: periodExpiry(plan, paidAtMs),
    isLate: (byHand && !grants) || isPaidLate(plan, paidAtMs),
    paymentId: mainPayment(invoice),
    paidCents: Math.max(0, amountCents, cardCents(invoice)),
  };
  return [{ type: 'PlanPeriodGranted', data }];
}

/** The lot of a period: one, whichever of its invoices is settled first. */
const lotOf = ({ subscriptionId, invoiceId }: InvoicePaid['data'], plan: InvoicedPlan, byHand: boolean): string =>
  byHand ? `plan-${invoiceId}` : `plan-${subscriptionId ?? invoiceId}-${plan.periodStartMs}`;

const cardParts = ({ parts }: InvoicePaid['data']) => parts.filter(({ kind }) => kind === 'card');
const cardCents = (invoice: InvoicePaid['data']): number => sumOfCents(cardParts(invoice));

/** The payment that paid most of an invoice by card. */
export const mainPayment = (invoice: InvoicePaid['data']): string | null =>
  cardParts(invoice).toSorted((a, b) => b.amountCents - a.amountCents)[0]?.paymentId ?? null;

/** A grant by hand for an invoice that names no plan: one period of the user's plan from its payment. */
function planByHand(
  { subscriptionId, amountCents, paidAtMs, lines }: InvoicePaid['data'],
  { plans, current }: SubscriptionState,
): InvoicedPlan {
  const sold: Omit<SubscribedPlan, 'currency'> = plans[subscriptionId ?? ''] ?? current?.plan ?? catalogPlan;
  const period = lines.find((line) => line.period !== null)?.period;
  const isPeriod = period && period.endMs > period.startMs;
  return {
    planId: sold.id,
    name: sold.name,
    priceCents: Math.max(0, Math.min(amountCents, sold.priceCents)),
    halfCredits: sold.halfCredits,
    quantity: 1,
    catalogVersion: sold.catalogVersion,
    periodStartMs: isPeriod ? period.startMs : paidAtMs,
    periodEndMs: isPeriod ? period.endMs : paidAtMs + monthlyPlan.period,
  };
}

const { id, name, priceCents, halfCredits } = monthlyPlan;
const catalogPlan = { id, name, priceCents, halfCredits, catalogVersion: 'by-hand' };
