import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import { found, page, type Answer } from './answers.ts';
import type { Params } from './body.ts';
import type { PaymentIntent } from './objects.ts';
import { common, integer, listing, metadata, parse, strings } from './parameters.ts';
import { emit, existing, newId, seconds, type OperationContext } from './operation-context.ts';

const createParams = z.strictObject({
  ...common,
  amount: integer,
  currency: z.string().regex(/^[A-Za-z]{3}$/),
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

/** `POST /v1/payment_intents`. The amount set here is charged, whatever a browser sends later. */
export function createIntent(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  checkAmount(input.amount);
  const id = newId('pi_');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret_`),
    confirmation_method: 'automatic',
    created: seconds(context.now),
    currency: input.currency.toLowerCase(),
    customer: null,
    description: input.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: input.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: input.receipt_email ?? null,
    status: 'requires_payment_method',
  };
  context.store.put(intent);
  emit(context, 'payment_intent.created', intent);
  return found(context, intent, input.expand);
}

const searchParams = z.strictObject({ ...common, query: z.string().max(1000), limit: listing.limit });
const clause = /^metadata\[(?:'([^']+)'|"([^"]+)")\]:(?:'([^']*)'|"([^"]*)")$/;

/** `metadata['a']:'b' AND metadata['c']:'d'`: the part of Stripe's search language for metadata. */
function metadataQuery(query: string): Readonly<Record<string, string>> {
  const pairs = query
    .trim()
    .split(/\s+AND\s+/i)
    .map((part) => {
      const match = clause.exec(part);
      if (!match)
        throw invalidRequest(
          'We were unable to parse your search query. Try using the format `metadata["key"]:"value"`.',
          { param: 'query' },
        );
      const [, single, double, singleValue, doubleValue] = match;
      return [single ?? double ?? '', singleValue ?? doubleValue ?? ''] as const;
    });
  return Object.fromEntries(pairs);
}

/** `GET /v1/payment_intents/search`. Unlike Stripe's search, it finds a payment at once. */
export function searchIntents(context: OperationContext, params: Params): Answer {
  const { query, limit, expand } = parse(searchParams, params);
  const { body } = page(
    context,
    'payment_intent',
    '/v1/payment_intents/search',
    { limit, metadata: metadataQuery(query) },
    expand,
  );
  return { status: 200, body: { ...body, object: 'search_result', next_page: null } };
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
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(context.now),
    cancellation_reason: reason ?? null,
    next_action: null,
  };
  context.store.put(canceled);
  emit(context, 'payment_intent.canceled', canceled);
  return found(context, canceled, expand);
}
