import { isOwnId } from '../../domain/ids.ts';
import type { Position } from '../../domain/envelope.ts';
import {
  adjustmentAggregate,
  exceptionAggregate,
  pageFaultWords,
  periodAggregate,
  type AdjustmentOutcome,
  type ExceptionCommand,
  type Repair,
  type Settlement,
} from '../../domain/finance/index.ts';
import { invoiceAggregate } from '../../domain/invoices/index.ts';
import { paymentAggregate, totalCents } from '../../domain/payments/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { endOfMonth, monthOf } from '../../domain/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { syncQueue } from '../support/exception-queue.ts';
import { reconcile, type ReconciliationReport } from '../support/reconcile.ts';
import { causedBy, contextFor, requestHashOf, type Caller } from '../support/context.ts';
import { createFulfilment } from '../support/fulfilment.ts';
import { createPaymentCommands } from './payments.ts';
import { refuse } from '../support/provider-errors.ts';
import { settleAttempt } from '../support/settlement.ts';
import { say } from '../../words/index.ts';

/** Whether a row's key is a payment's id at the provider; other rows are invoices and lots. */
const isPayment = (key: string): boolean => key.startsWith('pi_');

interface Changed {
  readonly position: Position;
}

/** The commands of finance. */
export interface FinanceCommands {
  /** Compares provider, log, grants, read models, usage and payouts; safe to repeat, and to kill. */
  reconcile(caller: Caller, isFull?: boolean): Promise<ReconciliationReport>;
  assignException(exceptionId: string, assigneeId: string, caller: Caller): Promise<Changed>;
  noteException(exceptionId: string, note: string, caller: Caller): Promise<Changed>;
  /** Runs a command of the product again for the row of an exception, then compares the row. Throws what it throws. */
  repairException(exceptionId: string, repair: Repair, caller: Caller): Promise<Changed>;
  /** Ends an exception that will not match; above the limit a second person has to call it, too. */
  settleException(exceptionId: string, how: Settlement, reason: string, caller: Caller): Promise<Changed>;
  /** Reopens an exception that was ended by hand; a write-off is reversed in the books. Throws NOT_ALLOWED_NOW. */
  reopenException(exceptionId: string, reason: string, caller: Caller): Promise<Changed>;
  /** Decides about the price of credits that an administrator took. Throws NOT_FOUND and NOT_ALLOWED_NOW. */
  decideAdjustment(adjustmentId: string, outcome: AdjustmentOutcome, reason: string, caller: Caller): Promise<Changed>;
  reopenAdjustment(adjustmentId: string, reason: string, caller: Caller): Promise<Changed>;
  /** Closes a month, `2026-10`, after a run of reconciliation. Throws NOT_ALLOWED_NOW with the reason. */
  closePeriod(period: string, caller: Caller): Promise<Changed>;
  reopenPeriod(period: string, reason: string, caller: Caller): Promise<Changed>;
}

export function createFinanceCommands(
  dependencies: Pick<
    Dependencies,
    | 'eventStore'
    | 'executor'
    | 'ledger'
    | 'paymentProvider'
    | 'providerRecords'
    | 'quoteFor'
    | 'videoProvider'
    | 'books'
    | 'now'
    | 'billingSync'
    | 'customerSync'
  >,
): FinanceCommands {
  const { executor, books, ledger, videoProvider, paymentProvider, customerSync } = dependencies;
  const payments = createPaymentCommands(dependencies);
  const fulfilment = createFulfilment(dependencies);

  const onException = async (command: ExceptionCommand, caller: Caller) => {
    const { exceptionId, kind } = command;
    const { state } = await executor.load(exceptionAggregate, exceptionId);
    const owner = state.opened?.userId ?? '';
    const context = contextFor(caller, `${kind}-exception`, {
      requestHash: requestHashOf({ ...command }),
      // A person's text may be about the person of the row, and goes when that account is erased. The record of another
      // product in the same account names somebody of that product: such a text is sealed with the caller's key.
      subject: isOwnId(owner) ? owner : caller.actor.id,
    });
    return executor.execute(exceptionAggregate, exceptionId, command, context);
  };

  /** The credits of the plan follow from its invoice, not from its payment. */
  const grantPeriodOf = async (key: string, caller: Caller): Promise<void> => {
    const period = await books.periodOf(key);
    if (!period) throw new Refusal('NOT_ALLOWED_NOW', say('INVOICE_FOLLOWS'));
    await fulfilment.grantPeriod(period, caller);
  };

  /** Reads all that belongs to a user at the provider again: a lost invoice brings its payment with it. */
  const readAccounts = async (userId: string | null, caller: Caller): Promise<void> => {
    if (userId === null) return;
    const { customers } = (await executor.load(subscriptionAggregate, userId)).state;
    for (const customerId of customers) await customerSync(customerId, caller);
  };

  const isRecorded = async (paymentId: string): Promise<boolean> =>
    (await executor.load(paymentAggregate, paymentId)).state.status !== 'unknown';

  const paidInvoice = async (invoiceId: string) => {
    const { paid } = (await executor.load(invoiceAggregate, invoiceId)).state;
    if (!paid) throw new Refusal('NOT_ALLOWED_NOW', say('INVOICE_NOT_PAID'));
    return paid;
  };

  /** Refunds a payment, or every payment of an invoice. */
  const refund = async (key: string, caller: Caller): Promise<void> => {
    const parts = isPayment(key) ? [{ paymentId: key }] : (await paidInvoice(key)).parts;
    for (const { paymentId } of parts) {
      if (paymentId === null) continue;
      await paymentProvider.refundPayment(paymentId).catch(refuse);
      await payments.syncPayment(paymentId, 'reconciliation', caller);
    }
  };

  /** Each repair is a command that the product itself uses, and changes nothing when there is nothing to repair. */
  const repairs: Readonly<Record<Repair, (key: string, caller: Caller, userId: string | null) => Promise<unknown>>> = {
    record_payment: async (key, caller, userId) => {
      if (isPayment(key)) await payments.syncPayment(key, 'reconciliation', caller);
      if (!isPayment(key) || !(await isRecorded(key))) await readAccounts(userId, caller);
    },
    grant_period: async (invoiceId, caller) => {
      const invoice = await paidInvoice(invoiceId);
      const { userId } = invoice;
      const context = contextFor(caller, 'grant-period', { stableId: invoiceId, subject: userId });
      const command = { kind: 'settle' as const, invoice, byHand: true };
      await executor.execute(subscriptionAggregate, userId, command, context);
    },
    refund_payment: refund,
    grant_again: async (paymentId, caller) => {
      if (!isPayment(paymentId)) return grantPeriodOf(paymentId, caller);
      const {
        status,
        items,
        userId,
        amountCents,
        refundedCents,
        failedRefunds,
        disputes,
        currency,
        invoiceId = null,
      } = (await executor.load(paymentAggregate, paymentId)).state;
      if (status !== 'succeeded' || !items || userId === undefined || currency === undefined)
        throw new Refusal('NOT_ALLOWED_NOW', say('RECORD_PAYMENT_FIRST'));
      await fulfilment.grant({ paymentId, userId, items, amountCents: amountCents ?? totalCents(items) }, caller);
      if (items.some(({ kind }) => kind === 'plan')) await grantPeriodOf(paymentId, caller);
      if (refundedCents > 0 || failedRefunds.length > 0 || disputes.length > 0)
        await fulfilment.takeBack(
          { paymentId, invoiceId, userId, refundedCents, failedRefunds, disputes, currency },
          caller,
        );
    },
    settle_video: (holdId, caller) => {
      const dash = holdId.lastIndexOf('-');
      return settleAttempt(holdId.slice(0, dash), Number(holdId.slice(dash + 1)), caller, {
        executor,
        ledger,
        videoProvider,
      });
    },
  };

  /** Later months must be open: their figures build on this one. Returns the last closed month. */
  const requireLast = async (period: string, what: 'close' | 'reopen'): Promise<string | undefined> => {
    await books.caughtUp();
    const last = (await books.closedPeriods()).toSorted().at(-1);
    if (last !== undefined && last > period)
      throw new Refusal(
        'NOT_ALLOWED_NOW',
        say(what === 'close' ? 'LATER_PERIOD_CLOSED' : 'REOPEN_LATER_FIRST', { period: last }),
      );
    return last;
  };

  /** Months close one after the other, from the month of the first event on: nobody would look at a gap again. */
  const requireNext = async (period: string): Promise<void> => {
    const last = await requireLast(period, 'close');
    const next = monthOf(last === undefined ? await books.firstEventAt() : endOfMonth(last));
    if (period < next && period !== last) throw new Refusal('NOT_ALLOWED_NOW', say('BOOKS_BEGIN_IN', { period: next }));
    if (period > next) throw new Refusal('NOT_ALLOWED_NOW', say('CLOSE_EARLIER_FIRST', { period: next }));
  };

  return {
    reconcile: (caller, isFull) => reconcile(dependencies, caller, isFull),
    assignException: (exceptionId, assigneeId, caller) =>
      onException({ kind: 'assign', exceptionId, assigneeId }, caller),
    noteException: (exceptionId, note, caller) =>
      onException({ kind: 'note', exceptionId, byId: caller.actor.id, note }, caller),
    repairException: async (exceptionId, repair, caller) => {
      const tried = await onException({ kind: 'repair', exceptionId, byId: caller.actor.id, repair }, caller);
      const { key = '', userId = null } = tried.state.opened ?? {};
      // A first person has only proposed it.
      if (tried.state.repairProposal) return { position: tried.position };
      await repairs[repair](key, causedBy(caller, tried.lastEventId), userId);
      await books.caughtUp();
      await syncQueue(dependencies, causedBy(caller, tried.lastEventId));
      return { position: (await executor.load(exceptionAggregate, exceptionId)).position };
    },
    settleException: (exceptionId, how, reason, caller) =>
      onException({ kind: 'settle', exceptionId, byId: caller.actor.id, how, reason }, caller),
    reopenException: (exceptionId, reason, caller) =>
      onException({ kind: 'reopen', exceptionId, byId: caller.actor.id, reason }, caller),
    decideAdjustment: async (adjustmentId, outcome, reason, caller) => {
      await books.caughtUp();
      const taken = await books.takenCredits(adjustmentId);
      if (!taken) throw new Refusal('NOT_FOUND', say('ADJUSTMENT_NOT_FOUND'));
      if (taken.state === 'undone') throw new Refusal('NOT_ALLOWED_NOW', say('ADJUSTMENT_UNDONE'));
      const { userId, cents: amountCents } = taken;
      const byId = caller.actor.id;
      return executor.execute(
        adjustmentAggregate,
        adjustmentId,
        { kind: 'decide', adjustmentId, outcome, userId, amountCents, byId, reason },
        contextFor(caller, 'decide-adjustment', { subject: userId }),
      );
    },
    reopenAdjustment: async (adjustmentId, reason, caller) => {
      const byId = caller.actor.id;
      const subject = (await books.takenCredits(adjustmentId))?.userId ?? byId;
      return executor.execute(
        adjustmentAggregate,
        adjustmentId,
        { kind: 'reopen', adjustmentId, byId, reason },
        contextFor(caller, 'reopen-adjustment', { subject }),
      );
    },
    closePeriod: async (period, caller) => {
      await requireNext(period);
      const { refused } = await reconcile(dependencies, caller);
      if (refused !== null)
        throw new Refusal('NOT_ALLOWED_NOW', say('PAGE_FAULTY', { fault: pageFaultWords[refused] }));
      await books.caughtUp();
      const [{ position, hash: headHash }, { totals, balances, parts }, exceptions] = await Promise.all([
        books.head(),
        books.monthFigures(period),
        books.openExceptions(),
      ]);
      return executor.execute(
        periodAggregate,
        period,
        { kind: 'close', period, byId: caller.actor.id, position, headHash, totals, balances, parts, exceptions },
        contextFor(caller, 'close-period'),
      );
    },
    reopenPeriod: async (period, reason, caller) => {
      await requireLast(period, 'reopen');
      const byId = caller.actor.id;
      return executor.execute(
        periodAggregate,
        period,
        { kind: 'reopen', period, byId, reason },
        contextFor(caller, 'reopen-period', { subject: byId }),
      );
    },
  };
}
