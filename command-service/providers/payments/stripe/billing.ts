import type { Stripe } from 'stripe';
import {
  type BillingProvider,
  type CustomerFacts,
  type InvoiceFacts,
  type SavedCard,
  type StartedSubscription,
  type SubscriptionFacts,
  type SubscriptionOrder,
} from '../billing-port.ts';
import { PaymentProviderError } from '../port.ts';
import {
  invoicesOf,
  isSameOrder,
  ownSubscription,
  subscriptionFactsOf,
  subscriptionKeyField,
  toSubscriptionMetadata,
} from './billing-facts.ts';
import { customerFor, eraseCustomers, type StripeCall } from './customers.ts';
import { isMissing, isMissingCustomer, isRefused, undefinedIfMissing } from './errors.ts';
import { checkoutOf, firstInvoice, settledAtOnce } from './first-payment.ts';
import { productOf } from './invoice-facts.ts';
import { toMetadata } from './metadata.ts';

const dayMs = 24 * 60 * 60 * 1000;
const invoicesRead = 100;

/**
 * The billing half of the port on Stripe's API; the payments simulator understands the same calls.
 *
 * @param call runs a call of the port
 * @param billingTime the provider's clock, UTC milliseconds
 */
export function stripeBilling(call: StripeCall, billingTime: () => number): BillingProvider {
  /** We choose a product's id, so Stripe refuses to make it a second time; that is no error. */
  async function ensureProducts(stripe: Stripe, { plan, recurring, once }: SubscriptionOrder): Promise<void> {
    for (const { id, name } of [plan, ...recurring, ...once]) {
      await stripe.products.create({ id: productOf(id), name }).catch((error: unknown) => {
        if (!isKnown(error)) throw error;
      });
    }
  }

  async function findByKey(
    stripe: Stripe,
    { payment: { paymentKey: key }, customerId }: SubscriptionOrder,
  ): Promise<Stripe.Subscription | undefined> {
    const query = `metadata['${subscriptionKeyField}']:'${key}'`;
    const { data } = await stripe.subscriptions.search({ query, limit: 1 }).catch(async (error: unknown) => {
      // An account without Search: the subscriptions of the user's account are read instead, if it is known.
      if (!isRefused(error)) throw error;
      if (customerId === undefined) return { data: [] };
      const listed = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      return (await listed.catch(undefinedIfMissing)) ?? { data: [] };
    });
    const [found] = data.filter(({ metadata }) => metadata[subscriptionKeyField] === key);
    return found && (await stripe.subscriptions.retrieve(found.id, { expand: firstInvoice }));
  }

  /** Creates the subscription, on a new account if the user's was deleted at the provider. */
  async function create(stripe: Stripe, order: SubscriptionOrder): Promise<Stripe.Subscription> {
    const { payment, customerId } = order;
    const { paymentKey, userId, customerEmail } = payment;
    const customer = customerId ?? (await customerFor(stripe, userId, customerEmail));
    await ensureProducts(stripe, order);
    try {
      return await createFor(stripe, order, customer, paymentKey);
    } catch (error) {
      if (!isMissingCustomer(error)) throw error;
      const another = await customerFor(stripe, userId, customerEmail, [customer]);
      return createFor(stripe, order, another, `${paymentKey}-${another}`);
    }
  }

  function createFor(
    stripe: Stripe,
    order: SubscriptionOrder,
    customer: string,
    idempotencyKey: string,
  ): Promise<Stripe.Subscription> {
    const { plan, recurring, once, periodMs, payment } = order;
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
      { idempotencyKey },
    );
  }

  async function start(stripe: Stripe, order: SubscriptionOrder): Promise<StartedSubscription> {
    const found = await findByKey(stripe, order);
    const subscription = found ?? (await create(stripe, order));
    if (!isSameOrder(order, ownSubscription(subscription.metadata))) {
      throw new PaymentProviderError('KEY_REUSED', 'This payment key was used before for another purchase.');
    }
    const checkout = checkoutOf(subscription) ?? settledAtOnce(subscription);
    if (!checkout) throw new PaymentProviderError('CLOSED', 'The first payment of this subscription is not open.');
    const { paymentId, clientSecret } = checkout;
    if (paymentId !== null && clientSecret !== null)
      await stripe.paymentIntents.update(paymentId, { metadata: toMetadata(order.payment) });
    return checkout;
  }

  /** Stripe gives only the first lines of an invoice: up to 100 lines of a long one are read. */
  async function withAllLines(stripe: Stripe, invoices: readonly Stripe.Invoice[]): Promise<readonly unknown[]> {
    const whole: unknown[] = [];
    for (const invoice of invoices) {
      const { id, lines } = invoice;
      // Lines that are not a list are reported later, when the invoice is read.
      const isLong = (lines as Stripe.Invoice['lines'] | null)?.has_more === true && id !== undefined;
      whole.push(isLong ? { ...invoice, lines: await stripe.invoices.listLineItems(id, { limit: 100 }) } : invoice);
    }
    return whole;
  }

  /** Adds the amounts that the credit notes of an invoice gave back, other than to the card. */
  async function withNotes(stripe: Stripe, facts: InvoiceFacts): Promise<InvoiceFacts> {
    if (facts.notedCents === 0) return facts;
    const notes = await stripe.creditNotes.list({ invoice: facts.id, limit: 100 });
    const issued = notes.data.filter(({ status }) => status === 'issued');
    const outOfBandCents = issued.reduce((sum, note) => sum + (note.out_of_band_amount ?? 0), 0);
    const refunds = issued.flatMap((note) => note.refunds ?? []);
    const refundedCents = refunds.reduce((sum, { amount_refunded: cents }) => sum + cents, 0);
    const toBalanceCents = Math.max(0, facts.notedCents - outOfBandCents - refundedCents);
    return { ...facts, credited: { toBalanceCents, outOfBandCents } };
  }

  async function allWithNotes(stripe: Stripe, invoices: readonly InvoiceFacts[]): Promise<readonly InvoiceFacts[]> {
    const noted: InvoiceFacts[] = [];
    for (const each of invoices) noted.push(await withNotes(stripe, each));
    return noted;
  }

  async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerFacts | undefined> {
    try {
      const subscriptions = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const list = await stripe.invoices.list({ customer, limit: invoicesRead, expand: ['data.payments'] });
      const { invoices, unread } = invoicesOf(await withAllLines(stripe, list.data));
      const byHand = invoices.filter(({ subscriptionId }) => subscriptionId === undefined);
      return {
        subscriptionIds: subscriptions.data.map(({ id }) => id),
        invoices: await allWithNotes(stripe, byHand),
        unread,
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function read(stripe: Stripe, id: string): Promise<SubscriptionFacts | undefined> {
    try {
      const subscription = await stripe.subscriptions.retrieve(id);
      const invoices = await stripe.invoices.list({
        subscription: id,
        limit: invoicesRead,
        expand: ['data.payments'],
      });
      const facts = subscriptionFactsOf(subscription, await withAllLines(stripe, invoices.data));
      return { ...facts, invoices: await allWithNotes(stripe, facts.invoices) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Stripe charges the card of the subscription, or the account's when the subscription has none. */
  async function cardOf(
    stripe: Stripe,
    customerId: string,
    subscriptionId: string | undefined,
  ): Promise<SavedCard | undefined> {
    const subscription =
      subscriptionId === undefined
        ? undefined
        : await stripe.subscriptions.retrieve(subscriptionId).catch(undefinedIfMissing);
    const customer = await stripe.customers.retrieve(customerId).catch(undefinedIfMissing);
    const shared = customer && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
    const method = subscription?.default_payment_method ?? shared;
    if (method === null) return undefined;
    const id = typeof method === 'string' ? method : method.id;
    const card = (await stripe.paymentMethods.retrieve(id).catch(undefinedIfMissing))?.card;
    return card && { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
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
    readCustomer: async (id) =>
      /^cus_[A-Za-z0-9_]{1,200}$/.test(id) ? call((stripe) => readCustomer(stripe, id)) : undefined,
    setCancelAtPeriodEnd: async (id, cancel) => {
      const hasOwnEnd = await call(async (stripe) => {
        const found = await stripe.subscriptions.retrieve(id);
        // While a schedule changes the subscription, Stripe lets nobody else set its end.
        const free = (await releaseSchedule(stripe, found.schedule)) ? await stripe.subscriptions.retrieve(id) : found;
        return !cancel && endsAtOwnTime(free);
      });
      // An end at a chosen time is cleared by its own field.
      await update(id, hasOwnEnd ? { cancel_at: '' } : { cancel_at_period_end: cancel });
    },
    setCollectionPaused: (id, paused) => update(id, { pause_collection: paused ? { behavior: 'void' } : '' }),
    eraseCustomer: (userId, customerIds) => eraseCustomers(call, userId, customerIds),
    finalizeInvoice: (id) =>
      call(async (stripe) => {
        await stripe.invoices.finalizeInvoice(id, { auto_advance: true }).catch((error: unknown) => {
          if (!isRefused(error)) throw error;
        });
      }),
    savedCard: (customerId, subscriptionId) => call((stripe) => cardOf(stripe, customerId, subscriptionId)),
    customerOf: (userId, email, gone) => call((stripe) => customerFor(stripe, userId, email, gone)),
    openPortal: (customer, returnUrl) =>
      call(async (stripe) => {
        const opening = stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        const { url } = await opening.catch((error: unknown) => {
          if (!isMissingCustomer(error)) throw error;
          throw new PaymentProviderError('GONE', 'This account was deleted at the payment provider.');
        });
        return url;
      }),
  };
}

/** Whole days as days; shorter periods, which only the payments simulator accepts, in seconds. */
const intervalOf = (periodMs: number): { interval: 'day'; interval_count: number } =>
  periodMs % dayMs === 0
    ? { interval: 'day', interval_count: periodMs / dayMs }
    : { interval: 'second' as 'day', interval_count: Math.round(periodMs / 1000) };

const endsAtOwnTime = ({ cancel_at: at, cancel_at_period_end: atPeriodEnd }: Stripe.Subscription): boolean =>
  typeof at === 'number' && !atPeriodEnd;

/** Leaves a subscription as it is now, without further phases; false when no schedule changes it. */
async function releaseSchedule(stripe: Stripe, schedule: Stripe.Subscription['schedule']): Promise<boolean> {
  // Simulators and older versions leave the field out.
  if (!schedule) return false;
  // A schedule that is over cannot be released.
  await stripe.subscriptionSchedules
    .release(typeof schedule === 'string' ? schedule : schedule.id)
    .catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  return true;
}

const isKnown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_already_exists';
