import { invoiceAggregate, type ReportInvoice } from '../../domain/invoices/index.ts';
import { subscriptionAggregate, type ReportedSubscription } from '../../domain/subscriptions/index.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { Executor } from '../executor/executor.ts';
import type { BillingProvider, InvoiceFacts, SubscriptionFacts } from '../providers/payments/billing-port.ts';
import { contextFor, type Caller } from './context.ts';
import { refuse } from './provider-errors.ts';

/** Reads a subscription from the provider and records what changed: its invoices first, then itself. */
export type BillingSync = (subscriptionId: string, caller: Caller) => Promise<void>;

export interface BillingSyncOptions {
  readonly executor: Executor;
  readonly billingProvider: BillingProvider;
}

/**
 * Every report is a whole picture, so that webhooks may come twice, late, in any order or never (DECISIONS 3.3).
 * Reports on one subscription follow one another, so that none is recorded after a newer one.
 */
export function createBillingSync({ executor, billingProvider: billing }: BillingSyncOptions): BillingSync {
  const mutex = createMutex();

  const reportInvoice = async (userId: string, facts: InvoiceFacts, caller: Caller): Promise<void> => {
    if (facts.status === 'draft') return;
    const context = contextFor(caller, 'report-invoice', { subject: userId });
    await executor.execute(invoiceAggregate, facts.id, invoiceReport(userId, facts), context);
  };

  /** Collects the renewals that are still drafts, whose credits are wanted today, and reads the subscription again. */
  const collected = async (facts: SubscriptionFacts): Promise<SubscriptionFacts> => {
    const drafts = facts.collectionPaused ? [] : facts.invoices.filter(({ status }) => status === 'draft');
    if (drafts.length === 0) return facts;
    for (const { id } of drafts) await billing.finalizeInvoice(id).catch(refuse);
    return (await billing.readSubscription(facts.id).catch(refuse)) ?? facts;
  };

  return (subscriptionId, caller) =>
    mutex(subscriptionId, async () => {
      const read = await billing.readSubscription(subscriptionId).catch(refuse);
      // The merchant's other products and environments send webhooks here, too.
      if (read?.userId === undefined) return;
      const { userId } = read;
      const { started } = (await executor.load(subscriptionAggregate, userId)).state;
      if (!started.includes(subscriptionId)) return;
      const facts = await collected(read);
      for (const invoice of facts.invoices.toReversed()) await reportInvoice(userId, invoice, caller);
      await executor.execute(
        subscriptionAggregate,
        userId,
        { kind: 'report', userId, reported: subscriptionReport(facts, billing.billingTime()) },
        contextFor(caller, 'report-subscription', { subject: userId }),
      );
    });
}

function invoiceReport(userId: string, facts: InvoiceFacts): ReportInvoice {
  const { id: invoiceId, subscriptionId, status, plan } = facts;
  return {
    kind: 'report',
    status: status === 'draft' ? 'open' : status,
    invoice: {
      userId,
      invoiceId,
      subscriptionId,
      number: facts.number,
      description: facts.lines
        .map(({ description }) => description)
        .join(' + ')
        .slice(0, 500),
      lines: facts.lines,
      amountCents: facts.amountCents,
      currency: facts.currency,
      createdAtMs: facts.createdAt,
      plan: plan
        ? {
            planId: plan.id,
            name: plan.name,
            priceCents: plan.priceCents,
            halfCredits: plan.halfCredits,
            catalogVersion: plan.catalogVersion,
            periodStartMs: plan.periodStart,
            periodEndMs: plan.periodEnd,
          }
        : null,
    },
    paymentId: facts.paymentId ?? null,
    paidCents: facts.paidCents,
    paidAt: facts.paidAt ?? facts.createdAt,
    failedAttempts: facts.failedAttempts,
    failureCode: facts.failureCode ?? 'declined',
  };
}

function subscriptionReport(facts: SubscriptionFacts, at: number): ReportedSubscription {
  const { id: subscriptionId, status, periodStart, periodEnd, cancelAtPeriodEnd, collectionPaused } = facts;
  const [newest] = facts.invoices;
  return {
    subscriptionId,
    status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
    collectionPaused,
    ...(facts.endedAt === undefined ? {} : { endedAt: facts.endedAt }),
    ...(facts.endReason === undefined ? {} : { endReason: facts.endReason }),
    items: Object.fromEntries(facts.recurring.map(({ id, priceCents }) => [id, priceCents])),
    ...(newest
      ? {
          invoice: {
            id: newest.id,
            isPaid: newest.status === 'paid',
            failedAttempts: newest.failedAttempts,
            ...(newest.nextAttemptAt === undefined ? {} : { nextAttemptAt: newest.nextAttemptAt }),
          },
        }
      : {}),
    at,
  };
}
