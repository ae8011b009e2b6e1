import { z } from 'zod';
import type { Stripe } from 'stripe';
import { monthlyPlan } from '../../../../domain/catalog.ts';
import type {
  BilledPlan,
  InvoiceFacts,
  ProviderSubscriptionStatus,
  SubscriptionFacts,
  SubscriptionOrder,
  UnreadInvoice,
} from '../billing-port.ts';
import { invoiceFactsOf, isReadable, itemOf, productOf, type MeteredPrices } from './invoice-facts.ts';

const { id: monthly } = monthlyPlan;

/** The metadata field of the order's key. A subscription is found again by it. */
export const subscriptionKeyField = 'subscription_key';

const written = z.object({
  [subscriptionKeyField]: z.string().min(1),
  user_id: z.string().min(1),
  plan_id: z.string().min(1),
  plan_name: z.string(),
  plan_price: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  half_credits: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  catalog_version: z.string().min(1),
  order: z.string(),
});

export interface OwnSubscription {
  readonly key: string;
  readonly userId: string;
  readonly plan: BilledPlan;
  readonly order: string;
}

/** The order as a text: equal for equal orders. */
const orderText = ({ plan, recurring, once }: SubscriptionOrder): string =>
  [plan, ...recurring, ...once].map(({ id, priceCents }) => `${id}:${priceCents}`).join('+');

/** The product's facts of a subscription as Stripe metadata: flat strings. */
export function toSubscriptionMetadata(order: SubscriptionOrder): Record<string, string> {
  const { plan, payment } = order;
  return {
    [subscriptionKeyField]: payment.paymentKey,
    user_id: payment.userId,
    plan_id: plan.id,
    plan_name: plan.name,
    plan_price: String(plan.priceCents),
    half_credits: String(plan.halfCredits),
    catalog_version: plan.catalogVersion,
    order: orderText(order),
  };
}

/** Parses metadata; undefined when this product did not write it. */
export function ownSubscription(metadata: unknown): OwnSubscription | undefined {
  const read = written.safeParse(metadata);
  if (!read.success) return undefined;
  const { user_id: userId, order, ...own } = read.data;
  return {
    key: own[subscriptionKeyField],
    userId,
    order,
    plan: {
      id: own.plan_id,
      name: own.plan_name,
      priceCents: own.plan_price,
      halfCredits: own.half_credits,
      catalogVersion: own.catalog_version,
    },
  };
}

/** Whether this is the subscription of that order. */
export const isSameOrder = (order: SubscriptionOrder, own: OwnSubscription | undefined): boolean =>
  own !== undefined &&
  own.key === order.payment.paymentKey &&
  own.userId === order.payment.userId &&
  own.order === orderText(order);

const subscriptionStatus: Readonly<Record<string, ProviderSubscriptionStatus>> = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  paused: 'paused',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Invoices as facts, and those that can't be read, each by itself. */
export function invoicesOf(
  raw: readonly unknown[],
  metered?: MeteredPrices,
): {
  readonly invoices: readonly InvoiceFacts[];
  readonly unread: readonly UnreadInvoice[];
} {
  const read = raw.map((each) => invoiceFactsOf(each, metered));
  return {
    invoices: read.flatMap((each) => (isReadable(each) ? [each] : [])),
    unread: read.flatMap((each) => (isReadable(each) ? [] : [each])),
  };
}

const product = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? null)));
const seconds = z.int().min(0).nullish();

/** The parts of a subscription that moved between the versions of the API: it had the periods itself before. */
const shape = z.looseObject({
  created: z.int(),
  current_period_start: seconds,
  current_period_end: seconds,
  cancel_at: seconds,
  pause_collection: z.unknown(),
  items: z.looseObject({
    data: z.array(
      z.looseObject({
        current_period_start: seconds,
        current_period_end: seconds,
        quantity: z.int().nullish(),
        price: z
          .looseObject({
            id: z.string().nullish(),
            product,
            nickname: z.string().nullish(),
            unit_amount: z.int().nullish(),
            recurring: z.looseObject({ usage_type: z.string().nullish() }).nullish(),
          })
          .nullish(),
      }),
    ),
  }),
});

type Shape = z.output<typeof shape>;
const nothing: Shape = { created: 0, pause_collection: null, items: { data: [] } };

/** A subscription in no known shape: nothing but the reason, so that its end and its invoices still count. */
function shapeOf(subscription: Stripe.Subscription): { readonly read: Shape; readonly unreadable?: string } {
  const { data: read, error } = shape.safeParse(subscription);
  if (read) return { read };
  const [issue] = error.issues;
  return { read: nothing, unreadable: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`.slice(0, 500) };
}

/** Maps a subscription with its invoices. Times become milliseconds. */
export function subscriptionFactsOf(
  subscription: Stripe.Subscription,
  rawInvoices: readonly unknown[],
): SubscriptionFacts {
  const own = ownSubscription(subscription.metadata);
  const { read, ...why } = shapeOf(subscription);
  const isMetered = ({ price }: Shape['items']['data'][number]): boolean => price?.recurring?.usage_type === 'metered';
  const metered = new Set(read.items.data.filter(isMetered).flatMap(({ price }) => price?.id ?? []));
  // Usage-based charges have no price per period.
  const items = read.items.data.filter((item) => !isMetered(item));
  const planItem = items.find(({ price }) => price?.product === productOf(own?.plan.id ?? monthly)) ?? items[0];
  const reason = subscription.cancellation_details?.reason;
  const start = planItem?.current_period_start ?? read.current_period_start ?? read.created;
  const end = planItem?.current_period_end ?? read.current_period_end ?? read.created;
  const cancelAt = read.cancel_at ?? null;
  return {
    id: subscription.id,
    ...why,
    customerId: idOf(subscription.customer) ?? '',
    ...(own ? { userId: own.userId } : {}),
    status: subscriptionStatus[subscription.status] ?? 'active',
    periodStart: start * 1000,
    periodEnd: end * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    ...(cancelAt === null ? {} : { cancelAt: cancelAt * 1000 }),
    collectionPaused: read.pause_collection !== null && read.pause_collection !== undefined,
    ...(subscription.ended_at ? { endedAt: subscription.ended_at * 1000 } : {}),
    ...(reason ? { endReason: reason === 'payment_failed' ? 'payment_failed' : 'cancelled' } : {}),
    recurring: items
      .filter((item) => item !== planItem)
      .flatMap(({ price, quantity }) => {
        const id = itemOf(price?.product ?? null) ?? price?.product;
        const cents = (price?.unit_amount ?? 0) * (quantity ?? 1);
        return id ? [{ id, name: price?.nickname ?? '', priceCents: Math.max(0, cents) }] : [];
      }),
    ...invoicesOf(rawInvoices, metered),
  };
}
