import { book, chargeFee } from './balance.ts';
import type { ReadCard } from './cards.ts';
import { openDispute } from './disputes.ts';
import type { CardDetails, CardError, Charge, PaymentIntent } from './objects.ts';
import { emit, newId, seconds, type World } from './world.ts';

function chargeFor(world: World, intent: PaymentIntent, card: CardDetails, failure: CardError | null): Charge {
  return {
    id: newId('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    captured: failure === null,
    created: seconds(world.now),
    currency: intent.currency,
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

/** Takes the intent's amount from the card: the one place where a payment succeeds. */
export function succeed(world: World, intent: PaymentIntent, card: CardDetails): PaymentIntent {
  const draft = chargeFor(world, intent, card, null);
  const booked = book(world, {
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
  world.store.put(charge);
  world.store.put(paid);
  emit(world, 'charge.succeeded', charge);
  emit(world, 'payment_intent.succeeded', paid);
  return paid;
}

/** The issuer refuses: a failed charge, and the intent waits for another card. */
export function decline(world: World, intent: PaymentIntent, card: CardDetails, error: CardError): PaymentIntent {
  const charge = chargeFor(world, intent, card, error);
  const failed = refuse(world, { ...intent, latest_charge: charge.id }, { ...error, charge: charge.id });
  world.store.put(charge);
  emit(world, 'charge.failed', charge);
  emit(world, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Notes why a card was refused; the intent waits for another one. */
export function refuse(world: World, intent: PaymentIntent, error: CardError): PaymentIntent {
  const refused: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  };
  world.store.put(refused);
  return refused;
}

/** Does what the test card stands for, the dispute included that some of them bring along. */
export function charge(world: World, intent: PaymentIntent, card: ReadCard): PaymentIntent {
  const { outcome, details } = card;
  if (outcome.kind === 'declined') return decline(world, intent, details, outcome.error);
  const paid = succeed(world, intent, details);
  if (outcome.kind === 'success' && outcome.dispute)
    openDispute(world, paid, { reason: outcome.dispute, inquiry: outcome.inquiry ?? false });
  return paid;
}
