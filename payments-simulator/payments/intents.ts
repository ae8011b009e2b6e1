import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { found, type Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';
import { common, integer, metadata, parse, strings } from '../api/parameters.ts';
import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';

const createParams = z.strictObject({
  ...common,
  amount: integer,
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  customer: z.string().optional(),
  description: z.string().max(1000).optional(),
  allowed_payment_method_types: strings.pipe(z.array(z.literal('card')).length(1)).optional(),
  metadata: metadata.default({}),
  receipt_email: z.string().max(320).optional(),
});

const smallest = 50;
const largest = 99_999_999;

function checkAmount(amount: number): void {
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < smallest)
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  if (amount > largest)
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
}

/** `POST /v1/payment_intents`. The amount set here is charged, even if a browser later sends another. */
export function createIntent(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  checkAmount(input.amount);
  const intent = newIntent(context, {
    amount: input.amount,
    currency: input.currency.toLowerCase(),
    customer: input.customer === undefined ? null : existing(context, 'customer', input.customer, 'customer').id,
    invoice: null,
    metadata: input.metadata,
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    description: input.description ?? null,
    receipt_email: input.receipt_email ?? null,
  });
  return found(context, intent, input.expand);
}

type IntentFields = Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'invoice' | 'metadata'> &
  Partial<Pick<PaymentIntent, 'allowed_payment_method_types' | 'description' | 'receipt_email'>>;

/** Stores a new intent, which waits for a card. */
export function newIntent(context: OperationContext, fields: IntentFields): PaymentIntent {
  const id = newId('pi_');
  const intent: PaymentIntent = {
    allowed_payment_method_types: null,
    description: null,
    receipt_email: null,
    ...fields,
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret_`),
    confirmation_method: 'automatic',
    created: seconds(context.now),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
  context.store.put(intent);
  emit(context, 'payment_intent.created', intent);
  return intent;
}

const updateParams = z.strictObject({
  ...common,
  metadata: metadata.optional(),
  receipt_email: z.string().max(320).optional(),
});

/** `POST /v1/payment_intents/{id}`: adds metadata, sets the address of the receipt. */
export function updateIntent(context: OperationContext, params: Params, id: string): Answer {
  const { metadata: added, receipt_email: email, expand } = parse(updateParams, params);
  const intent = existing(context, 'payment_intent', id, 'intent');
  const updated: PaymentIntent = {
    ...intent,
    metadata: { ...intent.metadata, ...added },
    receipt_email: email ?? intent.receipt_email,
  };
  context.store.put(updated);
  return found(context, updated, expand);
}

const cancelParams = z.strictObject({
  ...common,
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
});

/** `POST /v1/payment_intents/{id}/cancel`: final, and rejected for a paid intent. */
export function cancelIntent(context: OperationContext, params: Params, id: string): Answer {
  const { cancellation_reason: reason, expand } = parse(cancelParams, params);
  const intent = existing(context, 'payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  }
  return found(context, cancel(context, intent, reason ?? null), expand);
}

function cancel(context: OperationContext, intent: PaymentIntent, reason: string | null): PaymentIntent {
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(context.now),
    cancellation_reason: reason,
    next_action: null,
  };
  context.store.put(canceled);
  emit(context, 'payment_intent.canceled', canceled);
  return canceled;
}

/** Cancels the intent of an uncollectible invoice, unless it is already paid or canceled. */
export function cancelOpenIntent(context: OperationContext, intent: PaymentIntent): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') cancel(context, intent, 'void_invoice');
}
