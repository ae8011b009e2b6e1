import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { collect } from './collect.ts';
import { discountInputs, discountsAfterInvoice } from './discounts.ts';
import { figuresOf } from './figures.ts';
import type { Invoice, InvoiceItem, Pricing } from '../objects/invoice-objects.ts';
import { draftInvoice, withPendingItems } from './invoices.ts';
import { cycleLine, pricingOf, type LineDraft } from './lines.ts';
import type { Period, Subscription, SubscriptionItem } from '../objects/billing-objects.ts';
import { periodEndOf, periodStartOf } from './periods.ts';
import { prorationsOf, type Proration } from './proration.ts';
import { finalizeInvoice } from './settle.ts';

/** The name under which a product appears on invoices. */
export const productName = (context: OperationContext, id: string): string => existing(context, 'product', id).name;

/** The cost of the current period of these items; zero in a trial. */
export const cycleLines = (
  context: OperationContext,
  items: readonly SubscriptionItem[],
  isTrial = false,
): readonly LineDraft[] =>
  items.map((item) => {
    const name = productName(context, item.price.product);
    return isTrial
      ? cycleLine(item, `Trial period for ${name}`, 0)
      : cycleLine(item, name, item.price.unit_amount * item.quantity);
  });

type NewItem = Pick<InvoiceItem, 'amount' | 'customer' | 'description' | 'period'> &
  Partial<
    Pick<InvoiceItem, 'currency' | 'metadata' | 'parent' | 'pricing' | 'proration' | 'quantity' | 'tax_rates'>
  > & {
    readonly discountable?: boolean | undefined;
  };

/** Stores an item for the next invoice. Prorations and negative items take no discount. */
export function newInvoiceItem(context: OperationContext, fields: NewItem): InvoiceItem {
  const { discountable = !fields.proration && fields.amount >= 0, ...given } = fields;
  const item: InvoiceItem = {
    currency: 'usd',
    metadata: {},
    parent: null,
    pricing: null,
    proration: false,
    quantity: 1,
    tax_rates: [],
    ...given,
    id: newId('ii_'),
    object: 'invoiceitem',
    date: seconds(context.now),
    discountable,
    invoice: null,
    livemode: false,
  };
  context.store.put(item);
  emit(context, 'invoiceitem.created', item);
  return item;
}

/** A limit above the number of pending items of any customer. */
const mostItems = 100;

/** The pending items for the next invoice of a subscription, or of a customer without one; oldest first. */
export function pendingItems(
  context: OperationContext,
  customer: string,
  subscription: string | null,
): readonly InvoiceItem[] {
  return context.store
    .list('invoiceitem', { where: { customer }, unset: 'invoice', limit: mostItems })
    .filter(({ parent }) => {
      const of = parent?.subscription_details.subscription ?? null;
      return of === subscription || of === null;
    })
    .toReversed();
}

/** The cost of an item's full period with the subscription's discounts, for prorations. */
const netOf =
  (context: OperationContext, discounts: readonly string[]) =>
  ({ price, quantity }: SubscriptionItem): number =>
    figuresOf(
      [{ amount: price.unit_amount * quantity, discountable: true, taxRates: [] }],
      discountInputs(context, discounts).filter(({ percentOff }) => percentOff !== null),
    ).total;

/** Stores the costs and credits of a change of items as pending items. */
export function prorate(
  context: OperationContext,
  subscription: Subscription,
  after: readonly SubscriptionItem[],
  at: number,
): void {
  const parts = prorationsOf(subscription.items.data, after, at, netOf(context, subscription.discounts));
  for (const part of parts) newInvoiceItem(context, prorationItem(context, subscription, part));
}

const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

function prorationItem(
  context: OperationContext,
  { id: subscription, customer, currency }: Subscription,
  { item, amount, period, kind }: Proration,
): NewItem {
  const product = `${item.quantity > 1 ? `${item.quantity} × ` : ''}${productName(context, item.price.product)}`;
  const pricing: Pricing = pricingOf(item.price);
  return {
    amount,
    currency,
    customer,
    description: `${kind === 'unused' ? 'Unused' : 'Remaining'} time on ${product} after ${day(period.start)}`,
    parent: { type: 'subscription_details', subscription_details: { subscription, subscription_item: item.id } },
    period,
    pricing,
    proration: true,
    quantity: item.quantity,
    tax_rates: item.tax_rates,
  };
}

export interface SubscriptionInvoice {
  readonly reason: Invoice['billing_reason'];
  readonly lines: readonly LineDraft[];
  readonly autoAdvance: boolean;
  readonly period?: Period;
}

/** Makes the next invoice of a subscription, with its pending items. The caller stores the result. */
export function draftNext(
  context: OperationContext,
  subscription: Subscription,
  { reason, lines, autoAdvance, period }: SubscriptionInvoice,
): { readonly invoice: Invoice; readonly subscription: Subscription } {
  const { id, customer, currency, discounts, days_until_due: days } = subscription;
  const draft = draftInvoice(context, {
    reason,
    customer,
    currency,
    subscription,
    lines,
    discounts,
    taxRates: subscription.default_tax_rates,
    autoAdvance,
    collectionMethod: subscription.collection_method,
    due_date: days === null ? null : seconds(context.now) + days * 24 * 60 * 60,
    period: period ?? { start: periodStartOf(subscription), end: periodEndOf(subscription) },
  });
  const invoice = withPendingItems(context, draft, pendingItems(context, customer, id));
  const left = discountsAfterInvoice(context, discounts);
  return { invoice, subscription: { ...subscription, discounts: left, latest_invoice: invoice.id } };
}

/** Finalizes a draft and charges the rest to the saved card, unless the customer pays the invoice themselves. */
export function finalizeAndCollect(context: OperationContext, draft: Invoice): Invoice {
  const open = finalizeInvoice(context, draft);
  if (open.status === 'open' && open.auto_advance && open.collection_method === 'charge_automatically')
    collect(context, open);
  return existing(context, 'invoice', open.id);
}
