import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { boolean, common, integer, list, metadata, parse } from '../api/parameters.ts';
import { discountParams, redeem } from './discounts.ts';
import { endSubscription } from './ending.ts';
import { listOf, type PauseCollection, type Subscription, type SubscriptionItem } from '../objects/billing-objects.ts';
import { inPeriod, lengthOf, periodEndOf } from './periods.ts';
import { cycleLines, draftNext, finalizeAndCollect, pendingItems, prorate } from './subscription-invoices.ts';
import { changedItemParams, newItem, priceOf, rateParams, ratesOf } from './subscription-items.ts';
import { changeSubscription, isOver, scheduleNext } from './subscription-state.ts';
import { collectionMethod, paymentSettings, trialSettings } from './subscriptions.ts';

const updateParams = z.strictObject({
  ...common,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).default('unchanged'),
  cancel_at: z.union([z.literal(''), integer]).optional(),
  cancel_at_period_end: boolean.optional(),
  collection_method: collectionMethod.optional(),
  days_until_due: integer.optional(),
  default_payment_method: z.string().optional(),
  default_tax_rates: rateParams.optional(),
  description: z.string().max(500).optional(),
  discounts: discountParams.optional(),
  items: list(changedItemParams).optional(),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  pause_collection: z
    .union([
      z.literal(''),
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: integer.optional(),
      }),
    ])
    .optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
  proration_date: integer.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  trial_settings: trialSettings.optional(),
});
type Input = z.infer<typeof updateParams>;

/** `POST /v1/subscriptions/{id}`. */
export function updateSubscription(context: OperationContext, params: Params, id: string): Answer {
  const input = parse(updateParams, params);
  const before = existing(context, 'subscription', id);
  if (isOver(before))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  const plain = withCard(
    context,
    withEnd(context, withPause(withPlainFields(context, before, input), input), input),
    input,
  );
  const items = changedItems(context, before, input);
  const changed = withTiming(context, before, { ...plain, items: listOf(items) }, input);
  scheduleNext(context, changeSubscription(context, changed.subscription));
  if (changed.invoices) invoiceNow(context, changed.subscription, changed.charges);
  return found(context, existing(context, 'subscription', id), input.expand);
}

function withPlainFields(context: OperationContext, before: Subscription, input: Input): Subscription {
  const { customer, id } = before;
  const settings = input.payment_settings;
  return {
    ...before,
    collection_method: input.collection_method ?? before.collection_method,
    days_until_due: input.days_until_due ?? before.days_until_due,
    default_tax_rates: input.default_tax_rates ? ratesOf(context, input.default_tax_rates) : before.default_tax_rates,
    description: input.description ?? before.description,
    discounts: input.discounts
      ? redeem(context, input.discounts, { customer, subscription: id, invoice: null })
      : before.discounts,
    metadata: { ...before.metadata, ...input.metadata },
    payment_settings: settings
      ? {
          ...before.payment_settings,
          save_default_payment_method:
            settings.save_default_payment_method ?? before.payment_settings.save_default_payment_method,
        }
      : before.payment_settings,
    trial_settings: input.trial_settings ?? before.trial_settings,
  };
}

function withPause(subscription: Subscription, { pause_collection: pause }: Input): Subscription {
  if (pause === undefined) return subscription;
  const paused: PauseCollection | null =
    pause === '' ? null : { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null };
  return { ...subscription, pause_collection: paused };
}

/** `cancel_at` and `cancel_at_period_end` are two forms of the same end; the one set last wins. */
function withEnd(context: OperationContext, subscription: Subscription, input: Input): Subscription {
  const { cancel_at: at, cancel_at_period_end: withPeriod } = input;
  if (at !== undefined && withPeriod !== undefined)
    throw invalidRequest('You cannot set both `cancel_at` and `cancel_at_period_end`.', { param: 'cancel_at' });
  if (at === undefined && withPeriod === undefined) return subscription;
  if (typeof at === 'number' && at <= seconds(context.now))
    throw invalidRequest('`cancel_at` must be a timestamp in the future.', { param: 'cancel_at' });
  const end = typeof at === 'number' ? at : withPeriod === true ? periodEndOf(subscription) : null;
  return {
    ...subscription,
    cancel_at: end,
    cancel_at_period_end: withPeriod === true,
    canceled_at: end === null ? null : seconds(context.now),
    cancellation_details: { comment: null, feedback: null, reason: end === null ? null : 'cancellation_requested' },
  };
}

function withCard(context: OperationContext, subscription: Subscription, input: Input): Subscription {
  const { default_payment_method: id } = input;
  if (id === undefined) return subscription;
  const card = id === '' ? null : existing(context, 'payment_method', id, 'default_payment_method').id;
  return { ...subscription, default_payment_method: card };
}

function changedItems(context: OperationContext, before: Subscription, input: Input): readonly SubscriptionItem[] {
  const [first] = before.items.data;
  let items = before.items.data;
  for (const change of input.items ?? []) {
    const known = items.find(({ id }) => id === change.id);
    if (change.id !== undefined && !known)
      throw invalidRequest(`No such subscription_item: '${change.id}'`, {
        code: 'resource_missing',
        param: 'items[0][id]',
      });
    if (known && change.deleted) items = items.filter((item) => item !== known);
    else if (known) items = items.map((item) => (item === known ? changedItem(context, item, change) : item));
    else {
      const added = newItem(context, before.id, {
        ...change,
        quantity: change.quantity ?? 1,
        metadata: change.metadata ?? {},
      });
      const { current_period_start: start = 0, current_period_end: end = 0 } = first ?? {};
      items = [...items, { ...added, current_period_start: start, current_period_end: end }];
    }
  }
  if (items.length === 0)
    throw invalidRequest('A subscription must have at least one active plan. To cancel it, delete the subscription.', {
      param: 'items',
    });
  return items;
}

function changedItem(
  context: OperationContext,
  item: SubscriptionItem,
  change: z.infer<typeof changedItemParams>,
): SubscriptionItem {
  const hasPrice = change.price !== undefined || change.price_data !== undefined;
  return {
    ...item,
    metadata: { ...item.metadata, ...change.metadata },
    price: hasPrice ? priceOf(context, change, 'recurring') : item.price,
    quantity: change.quantity ?? item.quantity,
    tax_rates: change.tax_rates ? ratesOf(context, change.tax_rates) : item.tax_rates,
  };
}

interface Timed {
  readonly subscription: Subscription;
  /** Whether an invoice is made now, and whether it charges a new period. */
  readonly invoices: boolean;
  readonly charges: 'nothing' | 'period' | 'trial';
}

/** The new periods and trial after a change, with its prorations. */
function withTiming(context: OperationContext, before: Subscription, changed: Subscription, input: Input): Timed {
  const now = seconds(context.now);
  const { trial_end: trial, proration_behavior: proration } = input;
  const restarts = input.billing_cycle_anchor === 'now' || hasOtherInterval(before, changed) || trial !== undefined;
  if (before.status === 'trialing' && trial === undefined && !restarts)
    return { subscription: changed, invoices: false, charges: 'nothing' };
  if (proration !== 'none' && before.status !== 'incomplete' && before.status !== 'trialing') {
    // A new period starts now: the rest of the old one is credited, and none of it is charged.
    prorate(context, before, restarts ? [] : changed.items.data, restarts ? now : (input.proration_date ?? now));
  }
  if (!restarts)
    return {
      subscription: changed,
      invoices: proration === 'always_invoice' && hasPending(context, before),
      charges: 'nothing',
    };
  if (typeof trial === 'number' && trial <= now)
    throw invalidRequest('The trial_end must be in the future.', { param: 'trial_end' });
  const end = typeof trial === 'number' ? trial : undefined;
  return {
    subscription: {
      ...changed,
      billing_cycle_anchor: end ?? now,
      items: listOf(changed.items.data.map((item) => inPeriod(item, now, now, end))),
      ...(end === undefined
        ? { trial_end: trial === 'now' ? now : changed.trial_end, status: activeStatus(changed) }
        : { trial_start: changed.trial_start ?? now, trial_end: end, status: 'trialing' as const }),
    },
    invoices: true,
    charges: end === undefined ? 'period' : 'trial',
  };
}

const activeStatus = ({ status }: Subscription): Subscription['status'] => (status === 'trialing' ? 'active' : status);

const hasPending = (context: OperationContext, { customer, id }: Subscription): boolean =>
  pendingItems(context, customer, id).length > 0;

const hasOtherInterval = (before: Subscription, after: Subscription): boolean =>
  after.items.data.some((item) => {
    const old = before.items.data.find(({ id }) => id === item.id);
    return old !== undefined && lengthOf(old) !== lengthOf(item);
  });

/** Makes an invoice of the pending items, with a new period if one started. */
export function invoiceNow(context: OperationContext, subscription: Subscription, charges: Timed['charges']): void {
  const lines = charges === 'nothing' ? [] : cycleLines(context, subscription.items.data, charges === 'trial');
  const { invoice, subscription: invoiced } = draftNext(context, subscription, {
    reason: 'subscription_update',
    lines,
    autoAdvance: true,
  });
  changeSubscription(context, invoiced);
  finalizeAndCollect(context, invoice);
}

const cancelParams = z.strictObject({
  ...common,
  cancellation_details: z.strictObject({ comment: z.string().optional(), feedback: z.string().optional() }).optional(),
  invoice_now: boolean.default(false),
  prorate: boolean.default(false),
});

/** `DELETE /v1/subscriptions/{id}`: ends it now; `prorate` credits unused time, `invoice_now` settles it at once. */
export function cancelSubscription(context: OperationContext, params: Params, id: string): Answer {
  const input = parse(cancelParams, params);
  const subscription = existing(context, 'subscription', id);
  if (isOver(subscription))
    throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
  if (input.prorate && subscription.status !== 'incomplete' && subscription.status !== 'trialing')
    prorate(context, subscription, [], seconds(context.now));
  if (input.invoice_now && hasPending(context, subscription)) invoiceNow(context, subscription, 'nothing');
  const invoiced = existing(context, 'subscription', id);
  return found(context, endSubscription(context, invoiced, 'cancellation_requested'), input.expand);
}
