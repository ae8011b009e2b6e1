import { Refusal } from '../refusal.ts';
import { mergeReversal, noReversal, type Reversal, sameReversal } from '../reversal.ts';
import { type PaymentEvent, paymentStream, type PurchasedItem } from './events.ts';
import { say, type Sentence } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

export interface PaymentState extends Reversal {
  readonly status: 'unknown' | 'initiated' | 'succeeded';
  readonly userId?: string;
  readonly purchaseId?: string | null;
  readonly invoiceId?: string | null;
  readonly items?: readonly PurchasedItem[];
  readonly currency?: string;
  /** The collected amount. */
  readonly amountCents?: number;
  readonly declines: number;
  readonly lastDeclineCode?: string;
}

export const initialPayment: PaymentState = {
  status: 'unknown',
  declines: 0,
  ...noReversal,
};

export interface InitiatePayment {
  readonly kind: 'initiate';
  readonly paymentId: string;
  readonly purchaseId: string | null;
  /** The invoice that it pays; null for a payment that buys something by itself. */
  readonly invoiceId: string | null;
  readonly userId: string;
  readonly items: readonly PurchasedItem[];
  readonly currency: string;
  readonly provider: string;
}

/** The payment as read from the provider. */
export interface ReportedPayment {
  readonly status: 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  readonly amountCents: number;
  readonly currency: string;
  /** When the provider took the money, UTC milliseconds. */
  readonly paidAtMs?: number;
  /** From the metadata that we attached when the payment was created. */
  readonly userId: string | undefined;
}

/** A report that a payment succeeded, with the facts read from the provider. */
export interface ConfirmPayment {
  readonly kind: 'confirm';
  readonly paymentId: string;
  /** The user who reports it; undefined when the provider does. */
  readonly claimedBy: string | undefined;
  readonly reportedBy: 'browser' | 'provider' | 'reconciliation';
  readonly facts: ReportedPayment;
  /** The invoice of the payment is settled: the collected amount counts, not the amount of the purchase. */
  readonly settlesInvoice?: boolean;
}

export interface DeclinePayment {
  readonly kind: 'decline';
  readonly paymentId: string;
  readonly code: string;
  readonly message: string;
}

/** The reversals so far, in totals and by id, so that repetition and order don't matter. */
export interface ReportReversal extends Reversal {
  readonly kind: 'reversal';
  readonly paymentId: string;
}

export type PaymentCommand = InitiatePayment | ConfirmPayment | DeclinePayment | ReportReversal;

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentInitiated': {
      const { purchaseId, invoiceId, userId, items, currency } = event.data;
      return { ...state, status: 'initiated', purchaseId, invoiceId, userId, items, currency };
    }
    case 'PaymentSucceeded':
      return { ...state, status: 'succeeded', amountCents: event.data.amountCents };
    case 'PaymentDeclined':
      return { ...state, declines: state.declines + 1, lastDeclineCode: event.data.code };
    case 'PaymentReversed': {
      const { refundedCents, failedRefunds, disputes } = event.data;
      return { ...state, refundedCents, failedRefunds, disputes };
    }
  }
}

/** The sentence for a payment that may still be completed: reporting it is not a false claim. */
export const notCompleted = say('PAYMENT_NOT_COMPLETED');

const notAccepted = (sentence: Sentence): Refusal => new Refusal('PAYMENT_NOT_ACCEPTED', sentence);

/**
 * Decides a payment command. A payment succeeds once, however often it is reported. Throws a Refusal for a payment that
 * is not ours, not this user's, not paid or has another price.
 */
export function decidePayment(command: PaymentCommand, state: PaymentState): readonly PaymentEvent[] {
  switch (command.kind) {
    case 'initiate':
      return initiate(command, state);
    case 'confirm':
      return confirm(command, state);
    case 'decline': {
      const { paymentId, code, message } = command;
      // The provider repeats a decline in every report; record it once.
      if (state.status !== 'initiated' || state.userId === undefined || state.lastDeclineCode === code) return [];
      return [{ type: 'PaymentDeclined', data: { paymentId, userId: state.userId, code, message } }];
    }
    case 'reversal':
      return reversal(command, state);
  }
}

function initiate(command: InitiatePayment, state: PaymentState): readonly PaymentEvent[] {
  const { kind: _kind, ...data } = command;
  if (state.status === 'unknown') return [{ type: 'PaymentInitiated', data }];
  const same = state.userId === data.userId && state.currency === data.currency && sameItems(state.items, data.items);
  if (!same) throw new Refusal('CONFLICT', say('PAYMENT_FOR_SOMETHING_ELSE'));
  return [];
}

const sameItem = (a: PurchasedItem | undefined, b: PurchasedItem): boolean =>
  a?.kind === b.kind &&
  a.id === b.id &&
  a.priceCents === b.priceCents &&
  a.halfCredits === b.halfCredits &&
  a.twinCredits === b.twinCredits;

const sameItems = (a: readonly PurchasedItem[] | undefined, b: readonly PurchasedItem[]): boolean =>
  a?.length === b.length && b.every((item, index) => sameItem(a[index], item));

/** The total of the items of a payment, in cents. */
export const totalCents = (items: readonly PurchasedItem[]): number =>
  items.reduce((sum, { priceCents }) => sum + priceCents, 0);

function confirm(command: ConfirmPayment, state: PaymentState): readonly PaymentEvent[] {
  const { paymentId, claimedBy, reportedBy, facts, settlesInvoice = false } = command;
  const { userId, purchaseId = null, invoiceId = null, items, currency } = state;
  // Do not reveal to other users whether the payment exists.
  if (userId === undefined || items === undefined || (claimedBy !== undefined && claimedBy !== userId)) {
    throw new Refusal('NOT_FOUND', say('PAYMENT_NOT_FOUND'));
  }
  if (state.status === 'succeeded') return [];
  if (facts.userId !== userId) throw notAccepted(say('PAYMENT_OF_ANOTHER'));
  if (facts.status !== 'succeeded') throw notAccepted(notCompleted);
  const settles = settlesInvoice && invoiceId !== null;
  if (!settles && (facts.amountCents !== totalCents(items) || facts.currency !== currency)) {
    throw notAccepted(say('PAYMENT_AMOUNT_WRONG'));
  }
  const { status: _status, ...collected } = facts;
  const data = { paymentId, purchaseId, invoiceId, items, reportedBy, ...collected, userId };
  return [{ type: 'PaymentSucceeded', data }];
}

function reversal(command: ReportReversal, state: PaymentState): readonly PaymentEvent[] {
  const { userId, currency, invoiceId = null } = state;
  if (userId === undefined || currency === undefined) return [];
  const known = mergeReversal(state, command);
  return sameReversal(state, known)
    ? []
    : [{ type: 'PaymentReversed', data: { paymentId: command.paymentId, invoiceId, userId, currency, ...known } }];
}

/** One charge at the payment provider. */
export const paymentAggregate: Aggregate<PaymentState, PaymentCommand, PaymentEvent> = {
  version: 'payment-5',
  snapshots: true,
  initial: initialPayment,
  streamOf: paymentStream,
  evolve: evolvePayment,
  decide: decidePayment,
};
