/** Objects of Stripe as JSON, in the shapes of three versions of its API. */

export const day = 86_400_000;
export const shapes = ['acacia', 'basil', 'endive'] as const;
export type Shape = (typeof shapes)[number];

export interface ModelLine {
  readonly kind: 'plan' | 'other' | 'proration' | 'by hand';
  readonly cents: number;
  readonly quantity: number;
  /** Milliseconds, like every time here. */
  readonly period: { readonly start: number; readonly end: number } | null;
}

export interface ModelInvoice {
  readonly id: string;
  status: 'open' | 'paid' | 'uncollectible';
  readonly reason: string;
  readonly at: number;
  readonly lines: readonly ModelLine[];
  readonly discount: number;
  readonly tax: number;
  readonly isTaxIncluded: boolean;
  readonly payments: { readonly id: string; readonly cents: number }[];
  readonly startingBalance: number;
  endingBalance: number;
  preNotes: number;
  postNotes: number;
  isOutside: boolean;
  /** In an unknown shape. */
  readonly isOdd: boolean;
  paidAt: number | null;
  readonly isByHand: boolean;
}

export interface ModelState {
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  periodStart: number;
  /** Negative: Stripe owes it to the customer. */
  balance: number;
  isPaused: boolean;
  cancelAtPeriodEnd: boolean;
  hasMetadata: boolean;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);
const products: Readonly<Record<ModelLine['kind'], string>> = {
  plan: 'curbcast-monthly',
  other: 'prod_other',
  proration: 'prod_other',
  'by hand': 'prod_other',
};

/** The tax included in the price of the first line, which has all of it. */
const taxOf = (invoice: ModelInvoice, index: number): number =>
  invoice.isTaxIncluded && index === 0 ? invoice.tax : 0;

function lineJson(invoice: ModelInvoice, line: ModelLine, index: number, shape: Shape): object {
  const product = products[line.kind];
  const isProration = line.kind === 'proration';
  const isItem = line.kind === 'by hand';
  const period = line.period ?? { start: invoice.at, end: invoice.at };
  const included = taxOf(invoice, index);
  const base = {
    id: `il_${invoice.id}_${index}`,
    amount: line.cents,
    description: line.kind,
    quantity: line.quantity,
    period: { start: seconds(period.start), end: seconds(period.end) },
  };
  if (shape === 'acacia')
    return {
      ...base,
      price: { product },
      proration: isProration,
      type: isItem ? 'invoiceitem' : 'subscription',
      tax_amounts: included === 0 ? [] : [{ amount: included, inclusive: true }],
    };
  return {
    ...base,
    pricing: { price_details: { product: shape === 'endive' ? { id: product } : product } },
    parent: isItem
      ? { type: 'invoice_item_details', invoice_item_details: { proration: false } }
      : { type: 'subscription_item_details', subscription_item_details: { proration: isProration } },
    taxes: included === 0 ? [] : [{ amount: included, tax_behavior: 'inclusive' }],
  };
}

/** An invoice as this version of the API has it. */
export function invoiceJson(invoice: ModelInvoice, shape: Shape): object {
  const { id, status, reason, lines, discount, tax, isTaxIncluded, payments, isOutside } = invoice;
  const charged = lines.reduce((sum, { cents }) => sum + cents, 0);
  const total = charged - discount + (isTaxIncluded ? 0 : tax);
  const collected = payments.reduce((sum, { cents }) => sum + cents, 0);
  const subscription = invoice.isByHand ? null : 'sub_1';
  const base = {
    id,
    status,
    billing_reason: reason,
    auto_advance: true,
    currency: 'usd',
    number: id.toUpperCase(),
    total: invoice.isOdd ? String(total) : total,
    amount_paid: collected,
    starting_balance: invoice.startingBalance,
    ending_balance: invoice.endingBalance,
    pre_payment_credit_notes_amount: invoice.preNotes,
    post_payment_credit_notes_amount: invoice.postNotes,
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_1' }],
    created: seconds(invoice.at),
    attempt_count: status === 'paid' ? 1 : 0,
    status_transitions: { paid_at: invoice.paidAt === null ? null : seconds(invoice.paidAt) },
    lines: { data: lines.map((line, index) => lineJson(invoice, line, index, shape)) },
  };
  const taxes = tax === 0 ? [] : [{ amount: tax }];
  if (shape === 'acacia')
    return {
      ...base,
      customer: 'cus_1',
      subscription,
      payment_intent: payments[0]?.id ?? null,
      paid_out_of_band: isOutside,
      total_tax_amounts: taxes.map((each) => ({ ...each, inclusive: isTaxIncluded })),
    };
  const byIntent = (intent: string) => (shape === 'endive' ? { id: intent } : intent);
  return {
    ...base,
    customer: shape === 'endive' ? { id: 'cus_1' } : 'cus_1',
    parent: subscription === null ? null : { subscription_details: { subscription } },
    total_taxes: taxes.map((each) => ({ ...each, tax_behavior: isTaxIncluded ? 'inclusive' : 'exclusive' })),
    payments: {
      data: [
        {
          status: 'canceled',
          is_default: false,
          amount_requested: total,
          payment: { payment_intent: byIntent('pi_gone') },
        },
        ...payments.map((each, index) => ({
          status: 'paid',
          is_default: index === 0,
          amount_paid: each.cents,
          amount_requested: each.cents,
          payment: { type: 'payment_intent', payment_intent: byIntent(each.id) },
        })),
      ],
    },
  };
}

/** The subscription as this version of the API has it. */
export function subscriptionJson(state: ModelState, shape: Shape): object {
  const period = {
    current_period_start: seconds(state.periodStart),
    current_period_end: seconds(state.periodStart + 30 * day),
  };
  const item = { price: { product: 'curbcast-monthly', unit_amount: 9_900 }, quantity: 1 };
  return {
    id: 'sub_1',
    status: state.status,
    created: seconds(state.periodStart),
    customer: 'cus_1',
    metadata: state.hasMetadata ? { user_id: 'ann' } : {},
    cancel_at_period_end: state.cancelAtPeriodEnd,
    cancel_at: state.cancelAtPeriodEnd ? period.current_period_end : null,
    pause_collection: state.isPaused ? { behavior: 'void' } : null,
    ended_at: state.status === 'canceled' ? seconds(state.periodStart) : null,
    items: { data: [shape === 'acacia' ? item : { ...item, ...period }] },
    ...(shape === 'acacia' ? period : {}),
  };
}
