import type { Stripe } from 'stripe';
import {
  type BillingProvider,
  type SavedCard,
  type StartedSubscription,
  type SubscriptionFacts,
  type SubscriptionOrder,
} from '../billing-port.ts';
import { PaymentProviderError } from '../port.ts';
import {
  isSameOrder,
  ownSubscription,
  paymentOf,
  productOf,
  subscriptionFactsOf,
  subscriptionKeyField,
  toSubscriptionMetadata,
} from './billing-facts.ts';
import { isMissing, isRefused } from './errors.ts';
import { toMetadata } from './metadata.ts';

/** Runs one call of the port on a client of its own, with the port's errors. */
export type StripeCall = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

const dayMs = 24 * 60 * 60 * 1000;
const invoicesRead = 10;
const firstInvoice = ['latest_invoice.payments', 'latest_invoice.confirmation_secret'];

/**
 * The billing half of the port on Stripe's API; the embedded provider understands the same calls.
 *
 * @param call runs a call of the port
 * @param billingTime the provider's clock, UTC milliseconds
 */
export function stripeBilling(call: StripeCall, billingTime: () => number): BillingProvider {
  async function customersOf(stripe: Stripe, userId: string): Promise<readonly string[]> {
    const search = { query: `metadata['user_id']:'${userId}'`, limit: 100 };
    const { data } = await stripe.customers.search(search);
    return data.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id);
  }

  async function customerFor(stripe: Stripe, userId: string, email: string | undefined): Promise<string> {
    const [known] = await customersOf(stripe, userId);
    if (known !== undefined) return known;
    const fields = { metadata: { user_id: userId }, ...(email === undefined ? {} : { email }) };
    return (await stripe.customers.create(fields, { idempotencyKey: `customer-${userId}` })).id;
  }

  /** A product's id is ours: making it again is refused by Stripe, and no error. */
  async function ensureProducts(stripe: Stripe, { plan, recurring, once }: SubscriptionOrder): Promise<void> {
    for (const { id, name } of [plan, ...recurring, ...once]) {
      await stripe.products.create({ id: productOf(id), name }).catch((error: unknown) => {
        if (!isKnown(error)) throw error;
      });
    }
  }

  async function findByKey(stripe: Stripe, key: string): Promise<Stripe.Subscription | undefined> {
    const query = `metadata['${subscriptionKeyField}']:'${key}'`;
    const { data } = await stripe.subscriptions.search({ query, limit: 1 });
    const [found] = data.filter(({ metadata }) => metadata[subscriptionKeyField] === key);
    return found && (await stripe.subscriptions.retrieve(found.id, { expand: firstInvoice }));
  }

  async function create(stripe: Stripe, order: SubscriptionOrder): Promise<Stripe.Subscription> {
    const { plan, recurring, once, periodMs, payment, customerId } = order;
    const customer = customerId ?? (await customerFor(stripe, payment.userId, payment.customerEmail));
    await ensureProducts(stripe, order);
    const { currency } = payment;
    return stripe.subscriptions.create(
      {
        customer,
        items: [plan, ...recurring].map(({ id, priceCents }) => ({
          price_data: {
            currency,
            product: productOf(id),
            unit_amount: priceCents,
            recurring: intervalOf(periodMs),
          },
        })),
        ...(once.length === 0
          ? {}
          : {
              add_invoice_items: once.map(({ id, priceCents }) => ({
                price_data: { currency, product: productOf(id), unit_amount: priceCents },
              })),
            }),
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: toSubscriptionMetadata(order),
        expand: firstInvoice,
      },
      { idempotencyKey: payment.paymentKey },
    );
  }

  async function start(stripe: Stripe, order: SubscriptionOrder): Promise<StartedSubscription> {
    const found = await findByKey(stripe, order.payment.paymentKey);
    const subscription = found ?? (await create(stripe, order));
    if (!isSameOrder(order, ownSubscription(subscription.metadata))) {
      throw new PaymentProviderError('KEY_REUSED', 'This payment key was used before for another purchase.');
    }
    const checkout = checkoutOf(subscription);
    if (!checkout) throw new PaymentProviderError('CLOSED', 'The first payment of this subscription is not open.');
    await stripe.paymentIntents.update(checkout.paymentId, { metadata: toMetadata(order.payment) });
    return checkout;
  }

  async function read(stripe: Stripe, id: string): Promise<SubscriptionFacts | undefined> {
    try {
      const subscription = await stripe.subscriptions.retrieve(id);
      const invoices = await stripe.invoices.list({
        subscription: id,
        limit: invoicesRead,
        expand: ['data.payments'],
      });
      return subscriptionFactsOf(subscription, invoices.data);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function cardOf(stripe: Stripe, customerId: string): Promise<SavedCard | undefined> {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted) return undefined;
    // A paid checkout keeps the card with its subscription only.
    const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 1 });
    const method = data[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method;
    if (method === null) return undefined;
    const { card } = await stripe.paymentMethods.retrieve(typeof method === 'string' ? method : method.id);
    return card && { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
  }

  async function erase(stripe: Stripe, userId: string, customerIds: readonly string[]): Promise<void> {
    // The search lags behind, and finds an account of which the log has no subscription.
    for (const id of new Set([...customerIds, ...(await customersOf(stripe, userId))]))
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  }

  /** Changes a subscription; one that is over takes no changes. */
  const update = (id: string, changes: Stripe.SubscriptionUpdateParams): Promise<void> =>
    call(async (stripe) => {
      await stripe.subscriptions.update(id, changes).catch(async (error: unknown) => {
        const isOver = isRefused(error) && (await stripe.subscriptions.retrieve(id)).ended_at !== null;
        throw isOver ? new PaymentProviderError('CLOSED', 'This subscription is over.') : error;
      });
    });

  const open = (stripe: Stripe, id: string) => stripe.subscriptions.retrieve(id, { expand: firstInvoice });

  return {
    billingTime,
    startSubscription: (order) => call((stripe) => start(stripe, order)),
    // The id comes from a webhook or our log; anything else could become another path of the API.
    readSubscription: async (id) =>
      /^sub_[A-Za-z0-9_]{1,200}$/.test(id) ? call((stripe) => read(stripe, id)) : undefined,
    openCheckout: (id) => call(async (stripe) => checkoutOf(await open(stripe, id))),
    abandonCheckout: (id) =>
      call(async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(id);
        if (status === 'incomplete') await stripe.subscriptions.cancel(id);
      }),
    setCancelAtPeriodEnd: (id, cancel) => update(id, { cancel_at_period_end: cancel }),
    setCollectionPaused: (id, paused) => update(id, { pause_collection: paused ? { behavior: 'void' } : '' }),
    eraseCustomer: (userId, customerIds) => call((stripe) => erase(stripe, userId, customerIds)),
    finalizeInvoice: (id) =>
      call(async (stripe) => {
        await stripe.invoices.finalizeInvoice(id, { auto_advance: true }).catch((error: unknown) => {
          if (!isRefused(error)) throw error;
        });
      }),
    savedCard: (customerId) => call((stripe) => cardOf(stripe, customerId)),
    customerOf: (userId, email) => call((stripe) => customerFor(stripe, userId, email)),
    openPortal: (customer, returnUrl) =>
      call(async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
  };
}

/** Whole days as such; shorter periods, which the embedded provider takes, in seconds. */
const intervalOf = (periodMs: number): { interval: 'day'; interval_count: number } =>
  periodMs % dayMs === 0
    ? { interval: 'day', interval_count: periodMs / dayMs }
    : { interval: 'second' as 'day', interval_count: Math.round(periodMs / 1000) };

/** The first payment of a subscription while it is open. */
function checkoutOf(subscription: Stripe.Subscription): StartedSubscription | undefined {
  const invoice = subscription.latest_invoice;
  if (subscription.status !== 'incomplete' || invoice === null || typeof invoice === 'string') return undefined;
  const paymentId = paymentOf(invoice);
  const clientSecret = invoice.confirmation_secret?.client_secret;
  if (paymentId === undefined || clientSecret === undefined) return undefined;
  const { customer } = subscription;
  return {
    subscriptionId: subscription.id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    invoiceId: invoice.id,
    paymentId,
    clientSecret,
  };
}

const isKnown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_already_exists';
