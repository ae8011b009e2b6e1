import { z } from 'zod';
import type { Stripe } from 'stripe';
import type {
  BilledPlan,
  InvoiceFacts,
  ProviderInvoiceStatus,
  ProviderSubscriptionStatus,
  SubscriptionFacts,
  SubscriptionOrder,
} from '../billing-port.ts';

/** The metadata field of the order's key, by which a subscription is found again. */
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

/** What is bought, as a text that is the same for the same order. */
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

/** Products have one id in every account, so that lines of invoices name what they charge. */
const productPrefix = 'curbcast-';
export const productOf = (itemId: string): string => `${productPrefix}${itemId}`;
const itemOf = (product: string): string => product.slice(productPrefix.length);

const subscriptionStatus: Readonly<Record<string, ProviderSubscriptionStatus>> = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  // Collection is paused by ourselves only: the subscription itself stays active.
  paused: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

const invoiceStatus: Readonly<Record<string, ProviderInvoiceStatus>> = {
  draft: 'draft',
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
};

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** The payment that collects an invoice: its default one. */
export function paymentOf(invoice: Stripe.Invoice): string | undefined {
  return invoice.payments?.data.map(({ payment }) => idOf(payment.payment_intent)).find((id) => id !== undefined);
}

/** Maps an invoice of a subscription; undefined for one without. Times become milliseconds. */
export function invoiceFactsOf(invoice: Stripe.Invoice): InvoiceFacts | undefined {
  const details = invoice.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  if (subscriptionId === undefined) return undefined;
  const own = ownSubscription(details?.metadata);
  const isPaid = invoice.status === 'paid';
  const paymentId = paymentOf(invoice);
  const { paid_at: paidAt } = invoice.status_transitions;
  const planLine = own && invoice.lines.data.find((line) => productOfLine(line) === productOf(own.plan.id));
  return {
    id: invoice.id,
    subscriptionId,
    ...(own ? { userId: own.userId } : {}),
    number: invoice.number,
    status: invoiceStatus[invoice.status ?? 'draft'] ?? 'open',
    amountCents: invoice.total,
    paidCents: invoice.amount_paid,
    currency: invoice.currency,
    lines: invoice.lines.data.map(({ description, amount }) => ({
      description: description ?? 'Curbcast',
      amountCents: amount,
    })),
    ...(own && planLine
      ? {
          plan: {
            ...own.plan,
            periodStart: planLine.period.start * 1000,
            periodEnd: planLine.period.end * 1000,
          },
        }
      : {}),
    createdAt: invoice.created * 1000,
    ...(paidAt ? { paidAt: paidAt * 1000 } : {}),
    ...(paymentId === undefined ? {} : { paymentId }),
    failedAttempts: Math.max(0, invoice.attempt_count - (isPaid ? 1 : 0)),
    ...(invoice.next_payment_attempt ? { nextAttemptAt: invoice.next_payment_attempt * 1000 } : {}),
  };
}

const productOfLine = (line: Stripe.InvoiceLineItem): string | undefined =>
  line.pricing?.price_details?.product ?? undefined;

/** Maps a subscription with its invoices. Times become milliseconds. */
export function subscriptionFactsOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): SubscriptionFacts {
  const own = ownSubscription(subscription.metadata);
  const items = subscription.items.data;
  const planItem = items.find(({ price }) => idOf(price.product) === productOf(own?.plan.id ?? '')) ?? items[0];
  const reason = subscription.cancellation_details?.reason;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    ...(own ? { userId: own.userId } : {}),
    status: subscriptionStatus[subscription.status] ?? 'active',
    periodStart: (planItem?.current_period_start ?? subscription.created) * 1000,
    periodEnd: (planItem?.current_period_end ?? subscription.created) * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    collectionPaused: subscription.pause_collection !== null,
    ...(subscription.ended_at ? { endedAt: subscription.ended_at * 1000 } : {}),
    ...(reason ? { endReason: reason === 'payment_failed' ? 'payment_failed' : 'cancelled' } : {}),
    recurring: items
      .filter((item) => item !== planItem)
      .map(({ price }) => ({
        id: itemOf(idOf(price.product) ?? ''),
        name: price.nickname ?? '',
        priceCents: price.unit_amount ?? 0,
      })),
    invoices: invoices.flatMap((invoice) => invoiceFactsOf(invoice) ?? []),
  };
}
