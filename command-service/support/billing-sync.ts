import { statementAggregate } from '../../domain/finance/index.ts';
import { invoiceAggregate } from '../../domain/invoices/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { Executor } from '../executor/executor.ts';
import type {
  BillingProvider,
  InvoiceFacts,
  SubscriptionFacts,
  UnreadInvoice,
} from '../providers/payments/billing-port.ts';
import { invoiceReport, subscriptionReport, type SoldPlan } from './billing-reports.ts';
import { PaymentProviderError } from '../providers/payments/port.ts';
import { contextFor, type Caller } from './context.ts';
import { isPermanent, refuse } from './provider-errors.ts';

/** Reads a subscription from the provider and records what changed: each of its invoices, and itself. */
export type BillingSync = (subscriptionId: string, caller: Caller) => Promise<void>;
/** Reads everything that belongs to an account at the provider, with any metadata, and records the changes. */
export type CustomerSync = (customerId: string, caller: Caller) => Promise<void>;

/**
 * A subscription of ours that the log does not know may be starting at this moment: webhooks can be faster than the
 * answer to our own call. Its invoices wait this long for the record of the sale, in milliseconds.
 */
const startingMs = 3_600_000;
/** Reads of one subscription in a row, while each of them is news: enough for two processes that overtake each other. */
const mostReads = 5;

export interface BillingSyncOptions {
  readonly executor: Executor;
  readonly billingProvider: BillingProvider;
  /** The name of the provider, whose stream holds what could not be understood. */
  readonly provider: string;
  /** The user of an account at the provider, as the log knows it: a query that only a read model can answer. */
  readonly customerOwner: (customerId: string) => Promise<string | undefined>;
}

/**
 * Every report holds the complete state, so webhooks may come twice, late, in any order or never. Reports on one
 * subscription follow one another in this process. Another process may have recorded a newer state between our read and
 * our record, so a subscription whose report appended something is read again: the last recorded state is never older
 * than the provider's. Each invoice and the subscription itself are recorded separately: one that can't be understood
 * is recorded as such, and holds up nothing.
 */
export function createBillingSync({
  executor,
  billingProvider: billing,
  provider,
  customerOwner,
}: BillingSyncOptions): {
  readonly billingSync: BillingSync;
  readonly customerSync: CustomerSync;
} {
  const mutex = createMutex();

  /** Records that an object could not be read, or that it can be read again. */
  const noteObject = async (objectId: string, userId: string, reason: string | null, caller: Caller): Promise<void> => {
    if (reason === null) {
      const { notUnderstood } = (await executor.load(statementAggregate, provider)).state;
      if (!notUnderstood.includes(objectId)) return;
    }
    const command = { kind: 'object' as const, provider, objectId, userId, reason };
    await executor.execute(statementAggregate, provider, command, contextFor(caller, `note-object-${objectId}`));
  };

  /**
   * Runs each step separately. A permanent failure is recorded; a temporary one is thrown when all other steps are
   * done.
   */
  const stepsOf = (userId: string, caller: Caller) => {
    const failed: unknown[] = [];
    return {
      run: async (objectId: string, step: () => Promise<void>): Promise<void> => {
        try {
          await step();
          await noteObject(objectId, userId, null, caller);
        } catch (error) {
          if (!isPermanent(error)) failed.push(error);
          else await noteObject(objectId, userId, String(error).slice(0, 500), caller);
        }
      },
      end: (): void => {
        if (failed.length > 0) throw failed[0];
      },
    };
  };
  type Steps = ReturnType<typeof stepsOf>;

  const reportUnread = async (unread: readonly UnreadInvoice[], userId: string, caller: Caller): Promise<void> => {
    for (const { id, reason } of unread) await noteObject(id || 'unknown', userId, reason, caller);
  };

  const reportInvoices = async (
    userId: string,
    invoices: readonly InvoiceFacts[],
    plan: SoldPlan | undefined,
    steps: Steps,
    caller: Caller,
  ): Promise<boolean> => {
    let isNews = false;
    for (const facts of invoices.toReversed()) {
      if (facts.status === 'draft') continue;
      await steps.run(facts.id, async () => {
        const context = contextFor(caller, 'report-invoice', { subject: userId });
        const report = invoiceReport(userId, facts, plan);
        const { events } = await executor.execute(invoiceAggregate, facts.id, report, context);
        isNews ||= events.length > 0;
      });
    }
    return isNews;
  };

  /**
   * Collects the renewals that are still drafts, whose credits are wanted today, and reads the subscription again. Only
   * those that the provider would collect by itself in an hour: a draft that somebody holds back stays a draft.
   */
  const collected = async (facts: SubscriptionFacts, steps: Steps): Promise<SubscriptionFacts> => {
    const isRunning = facts.status === 'active' && !facts.collectionPaused;
    const drafts = facts.invoices.filter(
      ({ status, reason, autoAdvance }) => status === 'draft' && reason === 'subscription_cycle' && autoAdvance,
    );
    if (!isRunning || drafts.length === 0) return facts;
    for (const { id } of drafts) await steps.run(id, () => billing.finalizeInvoice(id).catch(refuse));
    return (await billing.readSubscription(facts.id).catch(refuse)) ?? facts;
  };

  /** The subscription's owner: the user who started it, else the owner of its billing account. */
  const ownerOf = async ({ id, userId, customerId }: SubscriptionFacts): Promise<string | undefined> => {
    if (userId !== undefined) {
      const { plans } = (await executor.load(subscriptionAggregate, userId)).state;
      if (plans[id] !== undefined) return userId;
    }
    return customerOwner(customerId);
  };

  /** Resolves with whether anything was recorded. */
  const syncSubscription = async (subscriptionId: string, caller: Caller): Promise<boolean> => {
    const read = await billing.readSubscription(subscriptionId).catch(refuse);
    if (read === undefined) return false;
    const userId = await ownerOf(read);
    // The merchant's other products and environments send webhooks here, too.
    if (userId === undefined) return false;
    const plan = (await executor.load(subscriptionAggregate, userId)).state.plans[subscriptionId];
    const steps = stepsOf(userId, caller);
    const facts = plan === undefined ? read : await collected(read, steps);
    await reportUnread(facts.unread, userId, caller);
    const isStarting = plan === undefined && facts.userId === userId;
    const isOld = ({ createdAt }: InvoiceFacts): boolean => billing.billingTime() - createdAt > startingMs;
    const invoices = isStarting ? facts.invoices.filter(isOld) : facts.invoices;
    let isNews = await reportInvoices(userId, invoices, plan, steps, caller);
    await steps.run(subscriptionId, async () => {
      if (plan === undefined) return;
      if (facts.unreadable !== undefined && facts.status !== 'canceled')
        throw new PaymentProviderError('REJECTED', facts.unreadable);
      const reported = subscriptionReport(facts, billing.billingTime());
      const context = contextFor(caller, 'report-subscription', { subject: userId });
      const report = { kind: 'report' as const, userId, reported };
      const { events } = await executor.execute(subscriptionAggregate, userId, report, context);
      isNews ||= events.length > 0;
    });
    steps.end();
    return isNews;
  };
  const billingSync: BillingSync = (subscriptionId, caller) =>
    mutex(subscriptionId, async () => {
      for (let reads = 0; reads < mostReads && (await syncSubscription(subscriptionId, caller)); reads += 1);
    });

  const syncCustomer = async (customerId: string, caller: Caller): Promise<void> => {
    const userId = await customerOwner(customerId);
    if (userId === undefined) return;
    const facts = await billing.readCustomer(customerId).catch(refuse);
    if (facts === undefined) return;
    const steps = stepsOf(userId, caller);
    await reportUnread(facts.unread, userId, caller);
    await reportInvoices(userId, facts.invoices, undefined, steps, caller);
    for (const id of facts.subscriptionIds) await steps.run(id, () => billingSync(id, caller));
    steps.end();
  };

  return {
    billingSync,
    customerSync: (customerId, caller) => mutex(customerId, () => syncCustomer(customerId, caller)),
  };
}
