import type { Stripe } from 'stripe';
import type { DisputeStatus, PaymentDispute, PaymentFacts, PaymentFailure, PaymentStatus } from '../port.ts';
import { fromMetadata } from './metadata.ts';

const intentStatus: Readonly<Record<string, PaymentStatus>> = {
  requires_payment_method: 'requires_payment',
  requires_confirmation: 'requires_payment',
  requires_action: 'requires_payment',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** A warning or a prevented dispute took no money, so it counts as an inquiry: a chargeback may still follow. */
const disputeStatus: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
  prevented: 'inquiry',
  won: 'won',
  lost: 'lost',
};

/**
 * Maps Stripe's status. An intent that waits for a card after a decline is `failed`; an unknown status is `processing`.
 */
export function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  if (intent.status === 'requires_payment_method' && intent.last_payment_error) return 'failed';
  return intentStatus[intent.status] ?? 'processing';
}

/**
 * Maps Stripe's dispute. An unknown status counts as open, which is the safe side. A lost dispute whose money the bank
 * gave back later is won, even if its status says otherwise.
 */
export function disputeOf(dispute: {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly reason: string;
  readonly balance_transactions: readonly { readonly amount: number }[];
}): PaymentDispute {
  const { status, balance_transactions: movements } = dispute;
  const isGivenBack = movements.length > 0 && movements.reduce((sum, { amount }) => sum + amount, 0) >= 0;
  return {
    id: dispute.id,
    status: status === 'lost' && isGivenBack ? 'won' : (disputeStatus[status] ?? 'open'),
    amountCents: dispute.amount,
    reason: dispute.reason,
    movements: movements.length,
  };
}

function failureOf(error: Stripe.PaymentIntent.LastPaymentError | null): PaymentFailure | undefined {
  if (!error) return undefined;
  return {
    message: error.message ?? 'Payment could not be processed',
    ...(error.code ? { code: error.code } : {}),
    ...(error.decline_code ? { declineCode: error.decline_code } : {}),
  };
}

/** The charge of an intent; present when the request expands `latest_charge`. */
export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof intent.latest_charge === 'object' && intent.latest_charge !== null ? intent.latest_charge : undefined;
}

/** A refund that failed or was canceled gave nothing back; every other one counts from its beginning. */
function refundsOf(refunds: readonly Stripe.Refund[]): Pick<PaymentFacts, 'refundedCents' | 'failedRefunds'> {
  const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
  return {
    refundedCents: refunds.filter((each) => !hasFailed(each)).reduce((sum, { amount }) => sum + amount, 0),
    failedRefunds: refunds
      .filter(hasFailed)
      .map(({ id: refundId, amount: amountCents }) => ({ refundId, amountCents })),
  };
}

const chargeStatus: Readonly<Record<string, PaymentStatus>> = { succeeded: 'succeeded', failed: 'failed' };

const customerOf = ({ customer }: Stripe.PaymentIntent | Stripe.Charge): Pick<PaymentFacts, 'customerId'> => {
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  return customerId === undefined ? {} : { customerId };
};

const paidAtOf = (charge: Stripe.Charge | undefined): Pick<PaymentFacts, 'paidAt'> =>
  charge?.status === 'succeeded' ? { paidAt: charge.created * 1000 } : {};

/**
 * Maps a charge without an intent, as older invoices have. It is never a purchase of ours, even if its metadata says
 * so.
 */
export function chargeFactsOf(
  charge: Stripe.Charge,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  return {
    id: charge.id,
    status: chargeStatus[charge.status] ?? 'processing',
    amountCents: charge.amount,
    amountReceivedCents: charge.status === 'succeeded' ? charge.amount_captured : 0,
    currency: charge.currency,
    ...refundsOf(refunds),
    disputes: disputes.map(disputeOf),
    chargeId: charge.id,
    livemode: charge.livemode,
    ...customerOf(charge),
    createdAt: charge.created * 1000,
    ...paidAtOf(charge),
  };
}

/** Maps an intent with its charge, refunds and disputes to the facts of the port. Times become milliseconds. */
export function factsOf(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  const charge = chargeOf(intent);
  const lastError = failureOf(intent.last_payment_error);
  return {
    id: intent.id,
    status: statusOf(intent),
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    ...fromMetadata(intent.metadata),
    ...refundsOf(refunds),
    disputes: disputes.map(disputeOf),
    ...(charge ? { chargeId: charge.id } : {}),
    ...(lastError ? { lastError } : {}),
    livemode: intent.livemode,
    ...customerOf(intent),
    createdAt: intent.created * 1000,
    ...paidAtOf(charge),
  };
}
