import {
  notCompleted,
  paymentAggregate,
  paymentStream,
  totalCents,
  type PurchasedItem,
} from '../../domain/payments/index.ts';
import { monthlyPlan } from '../../domain/catalog.ts';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import { invoiceAggregate } from '../../domain/invoices/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { purchaseAggregate, refuseOtherRequest } from '../../domain/purchases/index.ts';
import type { Quote, QuoteRequest } from '../../domain/quotes/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dispute } from '../../domain/reversal.ts';
import { defined } from '../../lib/defined.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PaymentFacts } from '../providers/payments/port.ts';
import { causedBy, contextFor, uuidFrom, type Caller } from '../support/context.ts';
import { createFulfilment } from '../support/fulfilment.ts';
import { createPaymentReports, type PaymentReport } from '../support/payment-reports.ts';
import { refuse } from '../support/provider-errors.ts';
import { createPurchases, type Offer, type Order, type StartedPurchase } from '../support/purchases.ts';
import { say } from '../../words/index.ts';

export interface FulfilledPayment {
  readonly items: readonly PurchasedItem[];
  readonly amountCents: number;
  readonly currency: string;
  readonly position: Position;
}

export interface PaymentCommands {
  /** The price of an order for this user. Throws a Refusal. */
  quote(userId: string, request: QuoteRequest): Promise<Quote>;
  /** Opens a payment for a bundle, a Digital Twin or both; a plan is bought as a subscription. */
  startPayment(
    userId: string,
    email: string | undefined,
    order: Order | Offer,
    caller: Caller,
  ): Promise<StartedPurchase>;
  /**
   * The browser reports that it paid: reads the payment from the provider and grants its items, once.
   *
   * @param only `credits` refuses a payment that bought no credits
   */
  confirmPayment(userId: string, paymentId: string, caller: Caller, only?: 'credits'): Promise<FulfilledPayment>;
  /** A webhook or reconciliation reports a change: reads the payment from the provider and records what changed, once. */
  syncPayment(paymentId: string, reportedBy: 'provider' | 'reconciliation', caller: Caller): Promise<void>;
  /**
   * A webhook arrives: reads its subject from the provider and records what changed, or that it can't be understood.
   */
  report(report: PaymentReport, caller: Caller): Promise<void>;
}

export function createPaymentCommands(
  dependencies: Pick<
    Dependencies,
    'eventStore' | 'executor' | 'ledger' | 'paymentProvider' | 'quoteFor' | 'billingSync' | 'customerSync'
  >,
): PaymentCommands {
  const { eventStore, executor, paymentProvider: provider, quoteFor, billingSync } = dependencies;
  const purchases = createPurchases(dependencies);
  const fulfilment = createFulfilment(dependencies);

  const factsOf = async (paymentId: string): Promise<PaymentFacts> => {
    const facts = await provider.readPayment(paymentId).catch(refuse);
    if (!facts) throw new Refusal('NOT_FOUND', say('PAYMENT_NOT_FOUND'));
    return facts;
  };

  const confirm = async (
    facts: PaymentFacts,
    claimedBy: string | undefined,
    reportedBy: 'browser' | 'provider' | 'reconciliation',
    caller: Caller,
  ) => {
    const { id: paymentId, status, amountReceivedCents, currency: paidIn, userId, paidAt } = facts;
    const command = {
      kind: 'confirm' as const,
      paymentId,
      claimedBy,
      reportedBy,
      facts: { status, amountCents: amountReceivedCents, currency: paidIn, userId, ...defined({ paidAtMs: paidAt }) },
      settlesInvoice: await isSettled(paymentId),
    };
    const context = contextFor(caller, 'confirm-payment', { stableId: paymentId });
    return executor.execute(paymentAggregate, paymentId, command, context);
  };

  /**
   * Whether the invoice of a payment is settled with it: then the amount counts that Stripe collected. A coupon, a tax
   * or a credit balance may have changed it since the purchase.
   */
  const isSettled = async (paymentId: string): Promise<boolean> => {
    const { invoiceId = null } = (await executor.load(paymentAggregate, paymentId)).state;
    if (invoiceId === null) return false;
    const { paid } = (await executor.load(invoiceAggregate, invoiceId)).state;
    return paid?.parts.some((part) => part.paymentId === paymentId) ?? false;
  };

  /** Whether the payment collected another amount than requested: its invoice says whether that is right. */
  const awaitsInvoice = async ({ id, amountReceivedCents }: PaymentFacts): Promise<boolean> => {
    const { invoiceId = null, items = [] } = (await executor.load(paymentAggregate, id)).state;
    return invoiceId !== null && amountReceivedCents !== totalCents(items) && !(await isSettled(id));
  };

  /** The event of the payment's success. Its grants follow from that event, whoever reported it first. */
  const successOf = async (paymentId: string): Promise<string | undefined> =>
    (await eventStore.readStream(paymentStream(paymentId))).find(({ type }) => type === 'PaymentSucceeded')?.id;

  /** A report by the user. A false claim is recorded for finance before it is refused. */
  const confirmOwn = async (userId: string, paymentId: string, caller: Caller, only?: 'credits') => {
    try {
      const facts = await factsOf(paymentId);
      if (only === 'credits') await refuseWithoutCredits(paymentId);
      const { current } = (await executor.load(subscriptionAggregate, userId)).state;
      if (facts.status === 'succeeded' && current?.paymentId === paymentId && (await awaitsInvoice(facts)))
        await billingSync(current.subscriptionId, caller);
      return await confirm(facts, userId, 'browser', caller);
    } catch (error) {
      if (error instanceof Refusal && isFalseClaim(error))
        await purchases.recordRefusal(userId, 'confirm', error, { paymentId }, caller);
      throw error;
    }
  };

  const refuseWithoutCredits = async (paymentId: string): Promise<void> => {
    const { items } = (await executor.load(paymentAggregate, paymentId)).state;
    if (items?.every(({ halfCredits }) => halfCredits === 0) === true)
      throw new Refusal('PAYMENT_NOT_ACCEPTED', say('PAYMENT_BOUGHT_NO_CREDITS'));
  };

  /** The durable memory of which payment an idempotency key reported; undefined without a key. */
  const reportUnderKey = (caller: Caller) => {
    if (caller.idempotencyKey === undefined) return undefined;
    const purchaseId = uuidFrom(contextFor(caller, 'confirm-payment').commandId);
    return {
      refuseOther: async (paymentId: string): Promise<void> => {
        const { state } = await executor.load(purchaseAggregate, purchaseId);
        if (state.status !== 'unknown') refuseOtherRequest(state, paymentId);
      },
      record: async (userId: string, paymentId: string): Promise<void> => {
        const command = { kind: 'report' as const, purchaseId, userId, paymentId };
        const context = contextFor(caller, 'report-payment', { stableId: purchaseId, subject: userId });
        await executor.execute(purchaseAggregate, purchaseId, command, context);
      },
    };
  };

  const syncPayment: PaymentCommands['syncPayment'] = async (paymentId, reportedBy, caller) => {
    // The merchant's other products send webhooks here, too: ignore payments that this product did not start.
    const { userId } = (await executor.load(paymentAggregate, paymentId)).state;
    if (userId === undefined) return;
    const facts = await factsOf(paymentId);
    // The provider starts the payments of renewals, without our facts: those are confirmed by their invoices.
    const isOurs = facts.userId !== undefined;
    if (facts.status === 'succeeded' && isOurs && !(await awaitsInvoice(facts)))
      await confirm(facts, undefined, reportedBy, caller);
    if (facts.lastError) {
      const { code: general = 'declined', declineCode: code = general, message } = facts.lastError;
      const context = contextFor(caller, 'decline-payment', { stableId: `${paymentId}/${code}`, subject: userId });
      await executor.execute(paymentAggregate, paymentId, { kind: 'decline', paymentId, code, message }, context);
    }
    const { refundedCents, failedRefunds } = facts;
    await executor.execute(
      paymentAggregate,
      paymentId,
      { kind: 'reversal', paymentId, refundedCents, failedRefunds, disputes: disputesOf(facts) },
      contextFor(caller, 'reversal'),
    );
  };

  return {
    quote: quoteFor,

    startPayment: async (userId, email, order, caller) => {
      if ('planId' in order && order.planId === monthlyPlan.id)
        throw new Refusal('INVALID_INPUT', say('PLAN_IS_SUBSCRIBED'));
      const { paymentId, clientSecret, ...started } = await purchases.start(
        userId,
        email,
        order,
        caller,
        'start-payment',
      );
      if (paymentId === null || clientSecret === null) throw new Error('The provider opened no payment');
      return { ...started, paymentId, clientSecret };
    },

    confirmPayment: async (userId, paymentId, caller, only) => {
      const report = reportUnderKey(caller);
      await report?.refuseOther(paymentId);
      const { state, position, lastEventId } = await confirmOwn(userId, paymentId, caller, only);
      const { items, currency, amountCents } = state;
      if (items === undefined || currency === undefined || amountCents === undefined)
        throw new Error(`Payment ${paymentId} was confirmed without items`);
      const success = causedBy(caller, lastEventId ?? (await successOf(paymentId)));
      const granted = await fulfilment.grant({ paymentId, userId, items, amountCents }, success);
      await report?.record(userId, paymentId);
      return { items, amountCents, currency, position: later(position, granted) };
    },

    syncPayment,
    report: createPaymentReports(dependencies, (paymentId, caller) => syncPayment(paymentId, 'provider', caller)),
  };
}

/** A payment that is not completed yet is not a false claim. */
const isFalseClaim = ({ code, sentence }: Refusal): boolean =>
  code === 'NOT_FOUND' || (code === 'PAYMENT_NOT_ACCEPTED' && sentence?.code !== notCompleted.code);

const later = (a: Position, b: Position | undefined): Position =>
  b !== undefined && comparePositions(b, a) > 0 ? b : a;

/** The disputes that have moved money; an inquiry has not yet. */
export const disputesOf = ({ disputes }: PaymentFacts): readonly Dispute[] =>
  disputes.flatMap(({ id: disputeId, status, amountCents, movements }) =>
    status === 'inquiry' ? [] : [{ disputeId, status, amountCents, movements }],
  );
