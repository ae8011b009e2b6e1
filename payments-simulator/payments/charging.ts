import { book, chargeFee } from './balance.ts';
import type { ReadCard } from './cards.ts';
import { openDispute } from './disputes.ts';
import type { CardDetails, CardError, Charge, PaymentIntent } from '../objects/payment-objects.ts';
import { emit, newId, seconds, type OperationContext } from '../api/operation-context.ts';

function chargeFor(
  context: OperationContext,
  intent: PaymentIntent,
  card: CardDetails,
  failure: CardError | null,
): Charge {
  return {
    id: newId('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    captured: failure === null,
    created: seconds(context.now),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: failure
      ? {
          network_status: 'declined_by_network',
          reason: failure.decline_code ?? failure.code,
          seller_message: 'The bank did not accept the payment.',
          type: 'issuer_declined',
        }
      : {
          network_status: 'approved_by_network',
          reason: null,
          seller_message: 'Payment complete.',
          type: 'authorized',
        },
    paid: failure === null,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  };
}

/**
 * Charges the amount of the intent to the card. This is the only place where a payment succeeds. The caller settles the
 * object of the payment.
 */
export function succeed(context: OperationContext, intent: PaymentIntent, card: CardDetails): PaymentIntent {
  const draft = chargeFor(context, intent, card, null);
  const booked = book(context, {
    category: 'charge',
    source: draft.id,
    amount: intent.amount,
    fee: chargeFee(intent.amount),
    currency: intent.currency,
  });
  const charge: Charge = { ...draft, balance_transaction: booked.id };
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  context.store.put(charge);
  context.store.put(paid);
  emit(context, 'charge.succeeded', charge);
  emit(context, 'payment_intent.succeeded', paid);
  return paid;
}

/** Records a decline of the issuer: a failed charge. The intent waits for another card. */
export function decline(
  context: OperationContext,
  intent: PaymentIntent,
  card: CardDetails,
  error: CardError,
): PaymentIntent {
  const charge = chargeFor(context, intent, card, error);
  const failed = refuse(context, { ...intent, latest_charge: charge.id }, { ...error, charge: charge.id });
  context.store.put(charge);
  emit(context, 'charge.failed', charge);
  emit(context, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Records why a card was declined. The intent waits for another card. */
export function refuse(context: OperationContext, intent: PaymentIntent, error: CardError): PaymentIntent {
  const refused: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  };
  context.store.put(refused);
  return refused;
}

/** The cardholder disputes the payment, if this test card does. */
export function disputeAs(context: OperationContext, paid: PaymentIntent, outcome: ReadCard['outcome']): void {
  if (outcome.kind === 'success' && outcome.dispute)
    openDispute(context, paid, { reason: outcome.dispute, inquiry: outcome.inquiry ?? false });
}
