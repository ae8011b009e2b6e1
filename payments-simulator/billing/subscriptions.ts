import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { ApiError, invalidRequest, missing } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import type { CardError } from '../objects/payment-objects.ts';
import { existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { boolean, common, integer, list, metadata, parse } from '../api/parameters.ts';
import { collect } from './collect.ts';
import { discountParams, redeem } from './discounts.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { listOf, type Subscription, type SubscriptionItem } from '../objects/billing-objects.ts';
import { inPeriod } from './periods.ts';
import { finalizeInvoice } from './settle.ts';
import { cycleLines, draftNext, newInvoiceItem, productName } from './subscription-invoices.ts';
import { newItem, newItemParams, onceParams, priceOf, rateParams, ratesOf } from './subscription-items.ts';
import { changeSubscription, scheduleNext } from './subscription-state.ts';
import { pricingOf } from './lines.ts';

export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
});
export const paymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: list(z.literal('card')).optional(),
});
export const collectionMethod = z.enum(['charge_automatically', 'send_invoice']);

const createParams = z.strictObject({
  ...common,
  customer: z.string(),
  items: list(newItemParams).refine((items) => items.length > 0),
  add_invoice_items: onceParams.default([]),
  cancel_at: integer.optional(),
  cancel_at_period_end: boolean.default(false),
  collection_method: collectionMethod.default('charge_automatically'),
  days_until_due: integer.optional(),
  default_payment_method: z.string().optional(),
  default_tax_rates: rateParams.default([]),
  description: z.string().max(500).optional(),
  discounts: discountParams.default([]),
  metadata: metadata.default({}),
  off_session: boolean.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .default('allow_incomplete'),
  payment_settings: paymentSettings.default({}),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  trial_period_days: integer.pipe(z.int().min(1).max(730)).optional(),
  trial_settings: trialSettings.default({ end_behavior: { missing_payment_method: 'create_invoice' } }),
});
type Input = z.infer<typeof createParams>;

/**
 * `POST /v1/subscriptions`: with its first invoice. With `default_incomplete` the browser confirms the payment;
 * without, the saved card is charged. A first invoice that leaves nothing to pay makes it active at once.
 */
export function createSubscription(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  const customer = existing(context, 'customer', input.customer, 'customer');
  if (customer.deleted) throw missing('customer', input.customer, 'customer');
  const blank = newSubscription(context, input);
  addOnce(context, blank, input);
  const { start_date: start, trial_end: trialEnd } = blank;
  const drafted = draftNext(context, blank, {
    reason: 'subscription_create',
    lines: cycleLines(context, blank.items.data, trialEnd !== null),
    autoAdvance: input.payment_behavior !== 'default_incomplete',
    period: { start, end: start },
  });
  const created = changeSubscription(context, drafted.subscription, 'created');
  scheduleNext(context, created);
  collectFirst(context, finalizeInvoice(context, drafted.invoice), input.payment_behavior);
  const subscription = existing(context, 'subscription', created.id);
  return found(
    context,
    input.cancel_at_period_end ? endsWithPeriod(context, subscription) : subscription,
    input.expand,
  );
}

function newSubscription(context: OperationContext, input: Input): Subscription {
  const id = newId('sub_');
  const start = seconds(context.now);
  const trialEnd = trialEndOf(input, start);
  const items = input.items
    .map((item) => newItem(context, id, item))
    .map((item): SubscriptionItem => inPeriod(item, start, trialEnd ?? start, trialEnd ?? undefined));
  const { payment_settings: payment } = input;
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? start,
    billing_mode: { type: 'flexible' },
    cancel_at: input.cancel_at ?? null,
    cancel_at_period_end: false,
    canceled_at: input.cancel_at === undefined ? null : start,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: input.collection_method,
    created: start,
    currency: 'usd',
    customer: input.customer,
    days_until_due: input.days_until_due ?? null,
    default_payment_method: input.default_payment_method
      ? existing(context, 'payment_method', input.default_payment_method, 'default_payment_method').id
      : null,
    default_tax_rates: ratesOf(context, input.default_tax_rates),
    description: input.description ?? null,
    discounts: redeem(context, input.discounts, { customer: input.customer, subscription: id, invoice: null }),
    ended_at: null,
    items: listOf(items),
    latest_invoice: null,
    livemode: false,
    metadata: input.metadata,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: payment.payment_method_types ?? null,
      save_default_payment_method: payment.save_default_payment_method ?? 'off',
    },
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: input.collection_method === 'send_invoice' ? 'active' : 'incomplete',
    trial_end: trialEnd,
    trial_settings: input.trial_settings,
    trial_start: trialEnd === null ? null : start,
  };
}

/** The end of a trial; null without one. */
function trialEndOf({ trial_end: end, trial_period_days: days }: Input, start: number): number | null {
  if (end === 'now') return null;
  if (end !== undefined && end <= start)
    throw invalidRequest('The trial_end must be in the future.', { param: 'trial_end' });
  return end ?? (days === undefined ? null : start + days * 24 * 60 * 60);
}

/** The one-time purchases of the first invoice. */
function addOnce(context: OperationContext, { id, customer, start_date: at }: Subscription, input: Input): void {
  for (const extra of input.add_invoice_items) {
    const price = priceOf(context, extra, 'one_time');
    newInvoiceItem(context, {
      amount: price.unit_amount * extra.quantity,
      customer,
      description: productName(context, price.product),
      parent: { type: 'subscription_details', subscription_details: { subscription: id, subscription_item: null } },
      period: { start: at, end: at },
      pricing: pricingOf(price),
      quantity: extra.quantity,
      tax_rates: ratesOf(context, extra.tax_rates ?? []),
    });
  }
}

/** Charges the saved card with the first invoice, unless the request leaves that to the browser. */
function collectFirst(context: OperationContext, invoice: Invoice, behavior: Input['payment_behavior']): void {
  if (invoice.status !== 'open' || behavior === 'default_incomplete') return;
  if (invoice.collection_method === 'send_invoice') return;
  const refused = collect(context, invoice);
  if (refused && behavior === 'error_if_incomplete') throw cardRefused(refused);
}

/** Stripe's answer to a refused card: 402. Throwing it undoes the request. */
export const cardRefused = (error: CardError): ApiError => new ApiError(402, { ...error });

/** Schedules the cancellation at the end of the period. */
export function endsWithPeriod(context: OperationContext, subscription: Subscription): Subscription {
  const [item] = subscription.items.data;
  return scheduleNext(
    context,
    changeSubscription(context, {
      ...subscription,
      cancel_at: item?.current_period_end ?? null,
      cancel_at_period_end: true,
      canceled_at: seconds(context.now),
      cancellation_details: { comment: null, feedback: null, reason: 'cancellation_requested' },
    }),
  );
}

/** Undoes a scheduled cancellation. */
export function keepsOn(context: OperationContext, subscription: Subscription): Subscription {
  return scheduleNext(
    context,
    changeSubscription(context, {
      ...subscription,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, reason: null },
    }),
  );
}
