import { newId } from '../api/operation-context.ts';
import { figuresOf, type DiscountInput, type TaxAmount } from './figures.ts';
import type { Invoice, InvoiceItem, InvoiceLine, LineParent, Pricing, Tax } from '../objects/invoice-objects.ts';
import {
  listOf,
  type Metadata,
  type Period,
  type Price,
  type SubscriptionItem,
  type TaxRate,
} from '../objects/billing-objects.ts';

/** The charge of a line, before discounts and tax. */
export interface LineDraft {
  readonly amount: number;
  readonly description: string;
  readonly discountable: boolean;
  readonly metadata: Metadata;
  readonly parent: LineParent;
  readonly period: Period;
  readonly pricing: Pricing | null;
  readonly quantity: number;
  readonly subscription: string | null;
  /** Empty: the invoice's default rates apply. */
  readonly taxRates: readonly TaxRate[];
}

export const pricingOf = ({ id, product, unit_amount_decimal: decimal }: Price): Pricing => ({
  type: 'price_details',
  price_details: { price: id, product },
  unit_amount_decimal: decimal,
});

/** The line for a subscription's item in its current period. `amount` differs from the price during a trial. */
export function cycleLine(item: SubscriptionItem, description: string, amount: number): LineDraft {
  const { id, price, quantity, subscription, current_period_start: start, current_period_end: end } = item;
  return {
    amount,
    description,
    discountable: true,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription,
        subscription_item: id,
      },
    },
    period: { start, end },
    pricing: pricingOf(price),
    quantity,
    subscription,
    taxRates: item.tax_rates,
  };
}

/** The line of an invoice item. */
export function itemLine(item: InvoiceItem): LineDraft {
  const details = item.parent?.subscription_details;
  return {
    amount: item.amount,
    description: item.description,
    discountable: item.discountable,
    metadata: item.metadata,
    parent: parentOf(item),
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    subscription: details?.subscription ?? null,
    taxRates: item.tax_rates,
  };
}

function parentOf({ id, proration, parent }: InvoiceItem): LineParent {
  const details = parent?.subscription_details;
  const common = { proration, proration_details: proration ? { credited_items: null } : null };
  return details && details.subscription_item !== null
    ? {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          ...common,
          invoice_item: id,
          subscription: details.subscription,
          subscription_item: details.subscription_item,
        },
      }
    : {
        type: 'invoice_item_details',
        invoice_item_details: { ...common, invoice_item: id, subscription: details?.subscription ?? null },
        subscription_item_details: null,
      };
}

const taxOf = ({ rate, inclusive, amount, taxable }: TaxAmount): Tax => ({
  amount,
  tax_behavior: inclusive ? 'inclusive' : 'exclusive',
  tax_rate_details: { tax_rate: rate },
  taxability_reason: 'not_available',
  taxable_amount: taxable,
  type: 'tax_rate_details',
});

type Draft = LineDraft & { readonly id?: string };

/** The charge behind a line, so that the figures can be recalculated. */
export const draftOf = (line: InvoiceLine): Draft => ({ ...line, taxRates: line.test_tax_rates });

/** The draft invoice with these lines and all of its sums. */
export function withLines(invoice: Invoice, drafts: readonly Draft[], discounts: readonly DiscountInput[]): Invoice {
  const ratesOf = (draft: Draft): readonly TaxRate[] =>
    draft.taxRates.length > 0 ? draft.taxRates : invoice.default_tax_rates;
  const figures = figuresOf(
    drafts.map((draft) => ({ amount: draft.amount, discountable: draft.discountable, taxRates: ratesOf(draft) })),
    discounts,
  );
  const lines = drafts.map((draft, index): InvoiceLine => {
    const { taxRates, ...shown } = draft;
    return {
      ...shown,
      id: draft.id ?? newId('il_'),
      object: 'line_item',
      currency: invoice.currency,
      discount_amounts: figures.lines[index]?.discounts ?? [],
      discounts: [],
      invoice: invoice.id,
      livemode: false,
      pretax_credit_amounts: [],
      subtotal: draft.amount,
      taxes: (figures.lines[index]?.taxes ?? []).map(taxOf),
      test_tax_rates: taxRates,
    };
  });
  return {
    ...invoice,
    // A draft shows the amount due if it were finalized now, without the customer's balance.
    amount_due: Math.max(0, figures.total),
    amount_remaining: Math.max(0, figures.total),
    lines: listOf(lines),
    subtotal: figures.subtotal,
    subtotal_excluding_tax: figures.subtotalExcludingTax,
    total: figures.total,
    total_discount_amounts: figures.discounts,
    total_excluding_tax: figures.totalExcludingTax,
    total_taxes: figures.taxes.map(taxOf),
  };
}
