import { randomBytes } from 'node:crypto';
import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { changeBalance } from './customer-balance.ts';
import { discountInputs } from './discounts.ts';
import { settledAgainst } from './figures.ts';
import { openPayment } from './invoice-payments.ts';
import type { Invoice, InvoiceItem } from '../objects/invoice-objects.ts';
import { draftOf, itemLine, withLines, type LineDraft } from './lines.ts';
import { listOf, type Period, type Subscription, type TaxRate } from '../objects/billing-objects.ts';

/** The contents of an invoice. */
export interface NewInvoice extends Partial<
  Pick<Invoice, 'default_payment_method' | 'description' | 'due_date' | 'metadata'>
> {
  readonly reason: Invoice['billing_reason'];
  readonly customer: string;
  readonly currency: string;
  readonly subscription: Pick<Subscription, 'id' | 'metadata'> | null;
  readonly lines: readonly LineDraft[];
  /** Ids of discounts. */
  readonly discounts: readonly string[];
  readonly taxRates: readonly TaxRate[];
  readonly autoAdvance: boolean;
  readonly collectionMethod: Invoice['collection_method'];
  readonly period: Period;
}

const blank = {
  object: 'invoice',
  amount_due: 0,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: 0,
  amount_shipping: 0,
  attempt_count: 0,
  attempted: false,
  automatically_finalizes_at: null,
  default_payment_method: null,
  description: null,
  due_date: null,
  effective_at: null,
  ending_balance: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  lines: listOf([]),
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  starting_balance: 0,
  status: 'draft',
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  subtotal: 0,
  subtotal_excluding_tax: 0,
  total: 0,
  total_discount_amounts: [],
  total_excluding_tax: 0,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  test_off_stripe: 0,
} as const;

/** Makes an invoice as a draft; nothing is collected for it yet. */
export function draftInvoice(context: OperationContext, fields: NewInvoice): Invoice {
  const { reason, subscription, customer: customerId, lines, discounts, taxRates, period, ...more } = fields;
  const customer = existing(context, 'customer', customerId, 'customer');
  const { autoAdvance, collectionMethod, ...given } = more;
  const invoice: Invoice = {
    ...blank,
    ...given,
    id: newId('in_'),
    auto_advance: autoAdvance,
    billing_reason: reason,
    collection_method: collectionMethod,
    created: seconds(context.now),
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_tax_rates: taxRates,
    discounts,
    parent: subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: period.end,
    period_start: period.start,
  };
  const worked = withLines(invoice, lines, discountInputs(context, discounts));
  context.store.put(worked);
  emit(context, 'invoice.created', worked);
  return worked;
}

/** Stores a changed invoice, and records its event. */
export function changeInvoice(context: OperationContext, changed: Invoice, type = 'updated'): Invoice {
  const before = type === 'updated' ? context.store.get('invoice', changed.id) : undefined;
  context.store.put(changed);
  emit(context, `invoice.${type}`, changed, before);
  return changed;
}

/** Adds the customer's pending invoice items to a draft. */
export function withPendingItems(context: OperationContext, draft: Invoice, items: readonly InvoiceItem[]): Invoice {
  if (items.length === 0) return draft;
  for (const item of items) context.store.put({ ...item, invoice: draft.id });
  return changeInvoice(context, reworked(context, draft, items.map(itemLine)));
}

/** Recalculates a draft after a change of its discounts, rates or lines. */
export const reworked = (context: OperationContext, draft: Invoice, more: readonly LineDraft[] = []): Invoice =>
  withLines(draft, [...draft.lines.data.map(draftOf), ...more], discountInputs(context, draft.discounts));

/**
 * Finalizes a draft: it gets its number, the customer's balance is applied, and the payment that collects the rest is
 * opened. If nothing is left to pay, the caller settles it at once.
 */
export function openInvoice(context: OperationContext, draft: Invoice): Invoice {
  const customer = existing(context, 'customer', draft.customer);
  const { amountDue, endingBalance } = settledAgainst(draft.total, customer.balance);
  if (endingBalance !== customer.balance) {
    const type = endingBalance > 0 ? 'invoice_too_small' : 'applied_to_invoice';
    const { id: invoice, currency } = draft;
    changeBalance(context, customer, endingBalance - customer.balance, { type, invoice, currency });
  }
  const at = seconds(context.now);
  const secret = randomBytes(16).toString('hex');
  const open: Invoice = {
    ...draft,
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: endingBalance,
    invoice_pdf: `/test-payments/invoices/${draft.id}/${secret}/pdf`,
    number: `TEST-${draft.id.slice(-8).toUpperCase()}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
  context.store.setTimer(draft.id, null);
  if (amountDue > 0) openPayment(context, open, { isDefault: true });
  return changeInvoice(context, open, 'finalized');
}

/** The subscription that an invoice is for. */
export const subscriptionIdOf = ({ parent }: Invoice): string | undefined => parent?.subscription_details.subscription;
