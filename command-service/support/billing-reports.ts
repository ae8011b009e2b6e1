import {
  classifyLines,
  planLinesOf,
  sumOfCents,
  type InvoicedPlan,
  type InvoiceLine,
  type ReportInvoice,
} from '../../domain/invoices/index.ts';
import type { ReportedSubscription, SubscribedPlan } from '../../domain/subscriptions/index.ts';
import type { InvoiceFacts, SubscriptionFacts } from '../providers/payments/billing-port.ts';

/** The plan that was sold, from the log: the metadata at the provider may have changed since. */
export type SoldPlan = SubscribedPlan;

/** Our view of an invoice at the provider. */
export function invoiceReport(userId: string, facts: InvoiceFacts, sold: SoldPlan | undefined): ReportInvoice {
  const lines = classifyLines(facts.lines, sold, facts.reason);
  return {
    kind: 'report',
    status: facts.status === 'draft' ? 'open' : facts.status,
    invoice: {
      userId,
      invoiceId: facts.id,
      subscriptionId: facts.subscriptionId ?? null,
      number: facts.number,
      description: descriptionOf(lines),
      reason: facts.reason.slice(0, 100),
      lines,
      amountCents: facts.totalCents,
      currency: facts.currency,
      createdAtMs: facts.createdAt,
      plan: sold ? invoicedPlan(lines, sold) : null,
    },
    parts: facts.parts,
    paidAt: facts.paidAt ?? facts.createdAt,
    failedAttempts: facts.failedAttempts,
    failureCode: facts.failureCode ?? 'declined',
    toBalanceCents: facts.credited?.toBalanceCents ?? 0,
    outOfBandCents: facts.credited?.outOfBandCents ?? 0,
  };
}

/**
 * The item that an invoice charges for, as its row and mails name it; its lines also name discounts, tax and
 * prorations.
 */
function descriptionOf(lines: readonly InvoiceLine[]): string {
  const charged = lines.filter(({ kind }) => kind !== 'discount' && kind !== 'tax');
  const items = charged.filter(({ kind }) => kind !== 'proration');
  const named = items.length === 0 ? charged : items;
  return named
    .map(({ description }) => description)
    .join(' + ')
    .slice(0, 500);
}

/**
 * The period that the plan's lines charge: tiers of a price, and two items of the plan, have a line each. Null without
 * such a line, and when they don't agree on one period.
 */
function invoicedPlan(lines: readonly InvoiceLine[], sold: SoldPlan): InvoicedPlan | null {
  const own = planLinesOf(lines);
  const period = own[0]?.period;
  const isOne = own.every(
    (line) => line.amountCents >= 0 && line.period?.startMs === period?.startMs && line.period?.endMs === period?.endMs,
  );
  if (!period || period.endMs <= period.startMs || !isOne) return null;
  const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
  return {
    planId: sold.id,
    name: sold.name,
    priceCents: sumOfCents(own),
    halfCredits: sold.halfCredits * quantity,
    quantity,
    catalogVersion: sold.catalogVersion,
    periodStartMs: period.startMs,
    periodEndMs: period.endMs,
  };
}

/** The invoice that pays for the running period: others may be newer, made by hand or for a proration. */
function invoiceOfPeriod({ invoices, periodStart }: SubscriptionFacts): InvoiceFacts | undefined {
  const paysPeriod = ({ lines }: InvoiceFacts): boolean =>
    lines.some(({ kind, period }) => kind === 'subscription' && period?.startMs === periodStart);
  const cyclic = invoices.filter(({ reason }) => reason.startsWith('subscription'));
  return invoices.find(paysPeriod) ?? cyclic[0] ?? invoices[0];
}

/** How the provider sees a subscription now. */
export function subscriptionReport(facts: SubscriptionFacts, at: number): ReportedSubscription {
  const { id: subscriptionId, status, periodStart, periodEnd, cancelAtPeriodEnd, cancelAt, collectionPaused } = facts;
  const invoice = invoiceOfPeriod(facts);
  return {
    subscriptionId,
    status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
    ...(cancelAt === undefined ? {} : { cancelAt }),
    collectionPaused,
    ...(facts.endedAt === undefined ? {} : { endedAt: facts.endedAt }),
    ...(facts.endReason === undefined ? {} : { endReason: facts.endReason }),
    items: Object.fromEntries(facts.recurring.map(({ id, priceCents }) => [id, priceCents])),
    ...(invoice
      ? {
          invoice: {
            id: invoice.id,
            isPaid: invoice.status === 'paid',
            failedAttempts: invoice.failedAttempts,
            ...(invoice.nextAttemptAt === undefined ? {} : { nextAttemptAt: invoice.nextAttemptAt }),
          },
        }
      : {}),
    at,
  };
}
