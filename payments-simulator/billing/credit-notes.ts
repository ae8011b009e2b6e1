import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { common, integer, list, metadata, parse } from '../api/parameters.ts';
import { refund, refundable } from '../payments/refunds.ts';
import { changeBalance } from './customer-balance.ts';
import { splitCredit } from './figures.ts';
import { paidIntentsOf } from '../api/invoice-lookups.ts';
import { renewDefaultPayment } from './invoice-payments.ts';
import type { CreditNote, CreditNoteLine, Invoice, Tax } from '../objects/invoice-objects.ts';
import { changeInvoice } from './invoices.ts';
import { listOf } from '../objects/billing-objects.ts';
import { apportion } from './rounding.ts';
import { markPaid } from './settle.ts';

const cents = integer.pipe(z.int().min(0).max(99_999_999));
const createParams = z.strictObject({
  ...common,
  amount: cents.optional(),
  credit_amount: cents.default(0),
  invoice: z.string(),
  lines: list(
    z.strictObject({
      type: z.enum(['custom_line_item', 'invoice_line_item']),
      amount: cents.optional(),
      description: z.string().max(500).optional(),
      invoice_line_item: z.string().optional(),
      quantity: integer.optional(),
      unit_amount: cents.optional(),
    }),
  ).optional(),
  memo: z.string().max(5000).optional(),
  metadata: metadata.default({}),
  out_of_band_amount: cents.default(0),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  refund_amount: cents.default(0),
});
type Input = z.infer<typeof createParams>;

const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`;

/** Everything that can still be credited: the total without earlier notes. */
const creditable = ({
  total,
  pre_payment_credit_notes_amount: pre,
  post_payment_credit_notes_amount: post,
}: Invoice): number => total - pre - post;

/**
 * `POST /v1/credit_notes`: lowers the amount due of an open invoice; the rest of the note returns paid money, as a
 * refund, as credit of the customer or outside of Stripe.
 */
export function createCreditNote(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  const invoice = existing(context, 'invoice', input.invoice, 'invoice');
  if (!['open', 'paid', 'uncollectible'].includes(invoice.status))
    throw invalidRequest(`You cannot create a credit note for an invoice with status ${invoice.status}.`, {
      param: 'invoice',
    });
  const lines = linesOf(invoice, input);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (amount < 1 || amount > creditable(invoice))
    throw invalidRequest(
      `The credit note amount (${dollars(amount)}) must be positive and at most what is left of the invoice (${dollars(creditable(invoice))}).`,
      { param: 'amount' },
    );
  const { pre, post } = splitCredit(amount, invoice.status === 'paid' ? 0 : invoice.amount_remaining);
  const back = input.credit_amount + input.refund_amount + input.out_of_band_amount;
  if (back !== post)
    throw invalidRequest(
      `The sum of credit amount, refund amount and out of band amount (${dollars(back)}) must equal the credit note post payment amount (${dollars(post)}).`,
    );
  const id = newId('cn_');
  const refunds = refundParts(context, invoice, input.refund_amount);
  const credited = lowered(context, invoice, pre, post);
  const note: CreditNote = {
    ...figuresOfNote(invoice, amount),
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: seconds(context.now),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_balance_transaction:
      input.credit_amount > 0 ? creditBalance(context, credited, id, input.credit_amount) : null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: seconds(context.now),
    invoice: invoice.id,
    lines: listOf(lines),
    livemode: false,
    memo: input.memo ?? null,
    metadata: input.metadata,
    number: `${invoice.number}-CN-${id.slice(-4).toUpperCase()}`,
    out_of_band_amount: input.out_of_band_amount > 0 ? input.out_of_band_amount : null,
    pdf: invoice.invoice_pdf ?? '',
    post_payment_amount: post,
    pre_payment_amount: pre,
    pretax_credit_amounts: [],
    reason: input.reason ?? null,
    refunds,
    shipping_cost: null,
    status: 'issued',
    type: pre === 0 ? 'post_payment' : post === 0 ? 'pre_payment' : 'mixed',
    voided_at: null,
  };
  context.store.put(note);
  emit(context, 'credit_note.created', note);
  if (credited.status !== 'paid' && credited.amount_remaining === 0) markPaid(context, credited);
  return found(context, note, input.expand);
}

function linesOf(invoice: Invoice, input: Input): readonly CreditNoteLine[] {
  const line = (fields: Partial<CreditNoteLine> & Pick<CreditNoteLine, 'amount' | 'description'>): CreditNoteLine => ({
    quantity: null,
    type: 'custom_line_item',
    ...fields,
    id: newId('cnli_'),
    object: 'credit_note_line_item',
    livemode: false,
  });
  if (input.lines === undefined) return [line({ amount: input.amount ?? 0, description: input.memo ?? 'Credit' })];
  return input.lines.map((wanted) => {
    if (wanted.type === 'custom_line_item') {
      const quantity = wanted.quantity ?? 1;
      return line({
        amount: (wanted.unit_amount ?? 0) * quantity,
        description: wanted.description ?? 'Credit',
        quantity,
      });
    }
    const of = invoice.lines.data.find(({ id }) => id === wanted.invoice_line_item);
    if (!of)
      throw invalidRequest(`No such invoice line item: '${wanted.invoice_line_item}'`, {
        param: 'lines[0][invoice_line_item]',
      });
    return line({
      amount: wanted.amount ?? of.amount,
      description: of.description,
      type: 'invoice_line_item',
      invoice_line_item: of.id,
    });
  });
}

/** The tax in a note: its share of the invoice's tax. */
function figuresOfNote(
  { total, total_taxes: taxes }: Invoice,
  amount: number,
): Pick<CreditNote, 'subtotal' | 'subtotal_excluding_tax' | 'total' | 'total_excluding_tax' | 'total_taxes'> {
  const net = total - taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const [withoutTax = 0, ...parts] = apportion(amount, [net, ...taxes.map((tax) => tax.amount)]);
  const shares = taxes.map((tax, index): Tax => ({ ...tax, amount: parts[index] ?? 0, taxable_amount: withoutTax }));
  const exclusive = shares.filter((tax) => tax.tax_behavior === 'exclusive').reduce((sum, tax) => sum + tax.amount, 0);
  return {
    subtotal: amount - exclusive,
    subtotal_excluding_tax: withoutTax,
    total: amount,
    total_excluding_tax: withoutTax,
    total_taxes: shares,
  };
}

/** The invoice after the note: less is due, and its open payment collects the rest. */
function lowered(context: OperationContext, invoice: Invoice, pre: number, post: number): Invoice {
  const credited: Invoice = {
    ...invoice,
    amount_due: invoice.amount_due - pre,
    amount_remaining: invoice.amount_remaining - pre,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + post,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + pre,
  };
  if (pre > 0 && credited.amount_remaining > 0) renewDefaultPayment(context, credited);
  return changeInvoice(context, credited);
}

function creditBalance(context: OperationContext, invoice: Invoice, note: string, amount: number): string {
  const customer = existing(context, 'customer', invoice.customer);
  return changeBalance(context, customer, -amount, { type: 'credit_note', credit_note: note, invoice: invoice.id }).id;
}

/** Refunds the invoice's payments, the newest first. */
function refundParts(context: OperationContext, invoice: Invoice, amount: number): CreditNote['refunds'] {
  let left = amount;
  const parts: CreditNote['refunds'][number][] = [];
  for (const intent of paidIntentsOf(context, invoice.id)) {
    const part = Math.min(left, refundable(context, intent));
    if (part < 1) continue;
    left -= part;
    parts.push({
      amount_refunded: part,
      refund: refund(context, { payment_intent: intent, amount: part }).id,
      type: 'refund',
    });
  }
  if (left > 0)
    throw invalidRequest(`The refund amount (${dollars(amount)}) is more than can be refunded of this invoice.`, {
      param: 'refund_amount',
    });
  return parts;
}

/** `POST /v1/credit_notes/{id}/void`: only for a note that lowered an invoice which is still open. */
export function voidCreditNote(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  const note = existing(context, 'credit_note', id);
  const invoice = existing(context, 'invoice', note.invoice);
  if (note.status === 'void' || note.post_payment_amount > 0 || invoice.status !== 'open')
    throw invalidRequest('You can only void credit notes of open invoices.', { param: 'id' });
  const restored = {
    ...invoice,
    amount_due: invoice.amount_due + note.amount,
    amount_remaining: invoice.amount_remaining + note.amount,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount - note.amount,
  };
  renewDefaultPayment(context, restored);
  changeInvoice(context, restored);
  const voided: CreditNote = { ...note, status: 'void', voided_at: seconds(context.now) };
  context.store.put(voided);
  emit(context, 'credit_note.voided', voided);
  return found(context, voided, expand);
}
