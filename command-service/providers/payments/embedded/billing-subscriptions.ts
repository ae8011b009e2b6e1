import { z } from 'zod';
import { invalidRequest, missing } from './api-error.ts';
import { found, type Answer } from './answers.ts';
import type { Price, Recurring, Subscription, SubscriptionItem } from './billing-objects.ts';
import { draftInvoice, finalizeInvoice, voidInvoice, type Charged } from './billing-invoices.ts';
import { changeSubscription, periodEndOf } from './billing-settle.ts';
import type { Params } from './body.ts';
import { existing, newId, seconds, type OperationContext } from './operation-context.ts';
import { boolean, common, integer, list, metadata, parse } from './parameters.ts';

const amount = integer.pipe(z.int().min(1).max(99_999_999));
const priceData = { currency: z.literal('usd'), product: z.string(), unit_amount: amount };
const recurring = z.object({
  interval: z.enum(['day', 'second']),
  interval_count: integer.pipe(z.int().min(1).max(100_000)),
});

const createParams = z.strictObject({
  ...common,
  customer: z.string(),
  items: list(z.object({ price_data: z.object({ ...priceData, recurring }) })).refine((items) => items.length > 0),
  add_invoice_items: list(z.object({ price_data: z.object(priceData) })).default([]),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.object({
    save_default_payment_method: z.literal('on_subscription'),
    payment_method_types: list(z.literal('card')).optional(),
  }),
  metadata: metadata.default({}),
});
type Input = z.infer<typeof createParams>;

/** How long a first payment may stay open, like Stripe's. */
const firstPaymentHours = 23;

const secondsOf = ({ interval, interval_count: count }: Recurring): number =>
  count * (interval === 'day' ? 24 * 60 * 60 : 1);

/** `POST /v1/subscriptions`: with its first invoice, whose payment the browser confirms. */
export function createSubscription(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  const customer = existing(context, 'customer', input.customer, 'customer');
  if (customer.deleted) throw missing('customer', input.customer, 'customer');
  const created = seconds(context.now);
  const items = itemsFrom(input.items, created);
  const draft = {
    id: newId('sub_'),
    currency: 'usd',
    customer: customer.id,
    metadata: input.metadata,
  };
  const charged = [...cycleOf(items), ...onceOf(input, created)];
  const invoice = finalizeInvoice(context, draftInvoice(context, draft, 'subscription_create', charged));
  const subscription: Subscription = {
    ...draft,
    object: 'subscription',
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    created,
    default_payment_method: null,
    ended_at: null,
    items: { object: 'list', data: items },
    latest_invoice: invoice.id,
    livemode: false,
    pause_collection: null,
    status: 'incomplete',
  };
  context.store.setTimer(subscription.id, context.now + firstPaymentHours * 60 * 60 * 1000);
  return found(context, changeSubscription(context, subscription, 'created'), input.expand);
}

function itemsFrom(inputs: Input['items'], start: number): readonly SubscriptionItem[] {
  return inputs.map(({ price_data: { product, unit_amount: unitAmount, recurring: every } }) => {
    const price: Price = {
      id: newId('price_'),
      object: 'price',
      currency: 'usd',
      product,
      recurring: every,
      unit_amount: unitAmount,
    };
    return {
      id: newId('si_'),
      object: 'subscription_item',
      current_period_start: start,
      current_period_end: start + secondsOf(every),
      price,
      quantity: 1,
    };
  });
}

/** What the current period of these items costs. */
export function cycleOf(items: readonly SubscriptionItem[]): readonly Charged[] {
  return items.map(({ price, current_period_start: start, current_period_end: end }) => ({
    price,
    period: { start, end },
  }));
}

function onceOf({ add_invoice_items: extras }: Input, at: number): readonly Charged[] {
  return extras.map(({ price_data: { product, unit_amount: unitAmount } }) => ({
    price: { id: newId('price_'), product, unit_amount: unitAmount },
    period: { start: at, end: at },
  }));
}

/** The items in their next period. */
export const nextPeriod = (items: readonly SubscriptionItem[]): readonly SubscriptionItem[] =>
  items.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: item.current_period_end + secondsOf(item.price.recurring),
  }));

const updateParams = z.strictObject({
  ...common,
  cancel_at_period_end: boolean.optional(),
  pause_collection: z.union([z.literal(''), z.object({ behavior: z.literal('void') })]).optional(),
});

export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** Schedules or undoes the end at the end of the period. */
export function scheduleEnd(context: OperationContext, subscription: Subscription, cancel: boolean): Subscription {
  return changeSubscription(context, {
    ...subscription,
    cancel_at_period_end: cancel,
    canceled_at: cancel ? seconds(context.now) : null,
    cancellation_details: { reason: cancel ? 'cancellation_requested' : null },
  });
}

/** `POST /v1/subscriptions/{id}`: `cancel_at_period_end`, `pause_collection`. */
export function updateSubscription(context: OperationContext, params: Params, id: string): Answer {
  const { cancel_at_period_end: cancel, pause_collection: pause, expand } = parse(updateParams, params);
  let subscription = existing(context, 'subscription', id);
  if (isOver(subscription))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  if (cancel !== undefined) subscription = scheduleEnd(context, subscription, cancel);
  if (pause !== undefined) {
    subscription = changeSubscription(context, { ...subscription, pause_collection: pause === '' ? null : pause });
  }
  return found(context, subscription, expand);
}

/** Ends a subscription now: what is open is voided. */
export function endSubscription(
  context: OperationContext,
  subscription: Subscription,
  reason: Subscription['cancellation_details']['reason'],
): Subscription {
  voidInvoice(context, existing(context, 'invoice', subscription.latest_invoice));
  context.store.setTimer(subscription.id, null);
  const neverPaid = subscription.status === 'incomplete' && reason === null;
  const ended: Subscription = {
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? seconds(context.now),
    cancellation_details: { reason },
    ended_at: Math.min(seconds(context.now), Math.max(periodEndOf(subscription), subscription.created)),
    status: neverPaid ? 'incomplete_expired' : 'canceled',
  };
  return changeSubscription(context, ended, neverPaid ? 'updated' : 'deleted');
}

/** `DELETE /v1/subscriptions/{id}`: ends it now. */
export function cancelSubscription(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  const subscription = existing(context, 'subscription', id);
  if (isOver(subscription)) throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing' }, 404);
  return found(context, endSubscription(context, subscription, 'cancellation_requested'), expand);
}
