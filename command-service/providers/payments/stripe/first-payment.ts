import type { Stripe } from 'stripe';
import type { StartedSubscription } from '../billing-port.ts';
import { invoiceFactsOf, isReadable } from './invoice-facts.ts';

/** The expansions with which a request for a subscription sees its first payment. */
export const firstInvoice = ['latest_invoice.payments', 'latest_invoice.confirmation_secret'];

/** The first payment of a subscription while it is open. */
export function checkoutOf(subscription: Stripe.Subscription): StartedSubscription | undefined {
  const found = firstOf(subscription);
  if (subscription.status !== 'incomplete' || found === undefined) return undefined;
  const { secret, openPaymentId: paymentId, started } = found;
  return paymentId === undefined || secret === undefined ? undefined : { ...started, paymentId, clientSecret: secret };
}

const runs: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'paused']);

/** A subscription that runs without a payment in the browser: a credit balance or a coupon settled its first invoice. */
export function settledAtOnce(subscription: Stripe.Subscription): StartedSubscription | undefined {
  const found = firstOf(subscription);
  if (!runs.has(subscription.status) || found === undefined) return undefined;
  return { ...found.started, paymentId: found.paidId ?? null, clientSecret: null };
}

/** The newest invoice of a subscription that was just made, with its open payment, in each version of the API. */
function firstOf(subscription: Stripe.Subscription) {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') return undefined;
  const facts = invoiceFactsOf(invoice);
  if (!isReadable(facts)) return undefined;
  const older: unknown = 'payment_intent' in invoice ? invoice.payment_intent : undefined;
  const olderSecret =
    typeof older === 'object' && older !== null && 'client_secret' in older ? older.client_secret : '';
  const { customer } = subscription;
  return {
    started: {
      subscriptionId: subscription.id,
      customerId: typeof customer === 'string' ? customer : customer.id,
      invoiceId: facts.id,
    },
    secret: invoice.confirmation_secret?.client_secret ?? (String(olderSecret) || undefined),
    openPaymentId: facts.openPaymentId,
    paidId: facts.parts.find(({ kind }) => kind === 'card')?.paymentId,
  };
}
