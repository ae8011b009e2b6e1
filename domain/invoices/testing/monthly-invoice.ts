import { planLotExpiry } from '../../catalog.ts';
import type { PlanPeriodGranted } from '../../subscriptions/index.ts';
import type { InvoicedPlan, InvoiceIssued, InvoicePaid } from '../events.ts';
import type { InvoiceLine, SettlementPart } from '../lines.ts';

const period = 30 * 24 * 3_600_000;

/** A line of an invoice; a test says what differs. */
export const line = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  kind: 'addon',
  itemId: 'add-on',
  description: 'Add-on',
  amountCents: 1_000,
  quantity: 1,
  period: null,
  ...changes,
});

/** The line of a period of the plan. */
export const planLine = (startMs: number, changes: Partial<InvoiceLine> = {}): InvoiceLine =>
  line({
    kind: 'plan',
    itemId: 'monthly',
    description: 'Monthly Plan',
    amountCents: 9_900,
    period: { startMs, endMs: startMs + period },
    ...changes,
  });

export const invoicedPlan = (startMs: number, changes: Partial<InvoicedPlan> = {}): InvoicedPlan => ({
  planId: 'monthly',
  name: 'Monthly Plan',
  priceCents: 9_900,
  halfCredits: 10,
  quantity: 1,
  catalogVersion: '1',
  periodStartMs: startMs,
  periodEndMs: startMs + period,
  ...changes,
});

export const card = (amountCents: number, paymentId = 'pi_1'): SettlementPart => ({
  kind: 'card',
  amountCents,
  paymentId,
});

/** A month of the plan, issued at `startMs`. */
export const issuedInvoice = (
  startMs: number,
  changes: Partial<InvoiceIssued['data']> = {},
): InvoiceIssued['data'] => ({
  userId: 'ann',
  invoiceId: 'in_1',
  subscriptionId: 'sub_1',
  number: 'CB-1',
  description: 'Monthly Plan',
  reason: 'subscription_cycle',
  lines: [planLine(startMs)],
  amountCents: 9_900,
  currency: 'usd',
  createdAtMs: startMs,
  plan: invoicedPlan(startMs),
  ...changes,
});

/** The same, paid by card at once. */
export function paidInvoice(startMs: number, changes: Partial<InvoicePaid['data']> = {}): InvoicePaid['data'] {
  const { number: _number, description: _description, createdAtMs: _created, ...charged } = issuedInvoice(startMs);
  return {
    ...charged,
    parts: [card(changes.amountCents ?? charged.amountCents)],
    paidAtMs: startMs,
    ...changes,
  };
}

/** The grant of such an invoice. */
export const grantedPeriod = (
  startMs: number,
  changes: Partial<PlanPeriodGranted['data']> = {},
): PlanPeriodGranted['data'] => ({
  userId: 'ann',
  subscriptionId: 'sub_1',
  invoiceId: 'in_1',
  rule: 'plan',
  byHand: false,
  plan: invoicedPlan(startMs),
  lotId: `plan-sub_1-${startMs}`,
  expiresAtMs: planLotExpiry(startMs + period),
  isLate: false,
  paymentId: 'pi_1',
  paidCents: 9_900,
  ...changes,
});
