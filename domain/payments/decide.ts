import { Refusal } from '../refusal.ts';
import type { PaymentEvent, PaymentReversed, PurchasedItem } from './events.ts';

export interface PaymentState {
  readonly status: 'unknown' | 'initiated' | 'succeeded';
  readonly userId?: string;
  readonly item?: PurchasedItem;
  readonly currency?: string;
  readonly declines: number;
  readonly refundedCents: number;
  readonly disputedCents: number;
  readonly dispute: PaymentReversed['data']['dispute'];
}

export const initialPayment: PaymentState = {
  status: 'unknown',
  declines: 0,
  refundedCents: 0,
  disputedCents: 0,
  dispute: 'none',
};

export const paymentStateVersion = 'payment-1';

export interface InitiatePayment {
  readonly kind: 'initiate';
  readonly paymentId: string;
  readonly userId: string;
  readonly item: PurchasedItem;
  readonly currency: string;
  readonly provider: string;
}

/** What the provider answered when it was asked about the payment. */
export interface ReportedPayment {
  readonly status: 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  readonly amountCents: number;
  readonly currency: string;
  /** From the metadata that we attached when the payment was made. */
  readonly userId: string | undefined;
}

/** A report that a payment succeeded, with the facts read from the provider. */
export interface ConfirmPayment {
  readonly kind: 'confirm';
  readonly paymentId: string;
  /** The account that reports it; undefined when the provider itself does. */
  readonly claimedBy: string | undefined;
  readonly reportedBy: 'browser' | 'provider' | 'reconciliation';
  readonly facts: ReportedPayment;
}

export interface DeclinePayment {
  readonly kind: 'decline';
  readonly paymentId: string;
  readonly code: string;
  readonly message: string;
}

/** The provider's figures of what was taken back: absolute, so repetition and order don't matter. */
export interface ReportReversal {
  readonly kind: 'reversal';
  readonly paymentId: string;
  readonly refundedCents: number;
  readonly dispute: PaymentReversed['data']['dispute'];
  readonly disputeCents: number;
}

export type PaymentCommand = InitiatePayment | ConfirmPayment | DeclinePayment | ReportReversal;

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentInitiated': {
      const { userId, item, currency } = event.data;
      return { ...state, status: 'initiated', userId, item, currency };
    }
    case 'PaymentSucceeded':
      return { ...state, status: 'succeeded' };
    case 'PaymentDeclined':
      return { ...state, declines: state.declines + 1 };
    case 'PaymentReversed': {
      const { refundedCents, disputedCents, dispute } = event.data;
      return { ...state, refundedCents, disputedCents, dispute };
    }
  }
}

const notAccepted = (message: string): Refusal => new Refusal('PAYMENT_NOT_ACCEPTED', message);

/**
 * Decides a payment command. A payment succeeds once, whoever reports it and how often (DECISIONS 3.2).
 * Throws a Refusal for a payment that is not ours, not this user's, not paid or not of this price.
 */
export function decidePayment(command: PaymentCommand, state: PaymentState): readonly PaymentEvent[] {
  switch (command.kind) {
    case 'initiate': {
      if (state.status !== 'unknown') return [];
      const { kind: _kind, ...data } = command;
      return [{ type: 'PaymentInitiated', data }];
    }
    case 'confirm':
      return confirm(command, state);
    case 'decline': {
      const { paymentId, code, message } = command;
      if (state.status !== 'initiated' || state.userId === undefined) return [];
      return [{ type: 'PaymentDeclined', data: { paymentId, userId: state.userId, code, message } }];
    }
    case 'reversal':
      return reversal(command, state);
  }
}

function confirm(command: ConfirmPayment, state: PaymentState): readonly PaymentEvent[] {
  const { paymentId, claimedBy, reportedBy, facts } = command;
  const { userId, item, currency } = state;
  // Whether the payment exists at all is not told to anyone but its owner.
  if (userId === undefined || item === undefined || (claimedBy !== undefined && claimedBy !== userId)) {
    throw new Refusal('NOT_FOUND', 'This payment was not found.');
  }
  if (state.status === 'succeeded') return [];
  if (facts.userId !== userId) throw notAccepted('This payment belongs to another account.');
  if (facts.status !== 'succeeded') throw notAccepted('This payment is not completed.');
  if (facts.amountCents !== item.priceCents || facts.currency !== currency) {
    throw notAccepted('The amount of this payment is not the price of what it buys.');
  }
  const { amountCents } = facts;
  return [{ type: 'PaymentSucceeded', data: { paymentId, userId, item, amountCents, currency: facts.currency, reportedBy } }];
}

const disputeRank = { none: 0, open: 1, won: 2, lost: 2 } as const;

function reversal(command: ReportReversal, state: PaymentState): readonly PaymentEvent[] {
  const { paymentId } = command;
  if (state.userId === undefined) return [];
  // Refunds only grow and a closed dispute never opens again: a late report tells nothing new.
  const refundedCents = Math.max(command.refundedCents, state.refundedCents);
  const dispute = disputeRank[command.dispute] > disputeRank[state.dispute] ? command.dispute : state.dispute;
  const disputedCents = dispute === 'none' || dispute === 'won' ? 0 : Math.max(command.disputeCents, state.disputedCents);
  if (refundedCents === state.refundedCents && dispute === state.dispute && disputedCents === state.disputedCents) return [];
  return [{ type: 'PaymentReversed', data: { paymentId, userId: state.userId, refundedCents, disputedCents, dispute } }];
}
