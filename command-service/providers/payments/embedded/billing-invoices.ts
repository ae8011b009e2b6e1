import { randomBytes } from 'node:crypto';
import { productName } from './billing-customers.ts';
import type { Invoice, InvoiceLine, InvoicePayment, Price, Subscription } from './billing-objects.ts';
import { cancelOpenIntent, newIntent } from './intents.ts';
import type { PaymentIntent } from './objects.ts';
import { emit, existing, newId, seconds, type OperationContext } from './operation-context.ts';

/** One thing on an invoice. */
export interface Charged {
  readonly price: Pick<Price, 'id' | 'product' | 'unit_amount'>;
  readonly period: InvoiceLine['period'];
}

/** Makes the invoice of a period: a draft, which nothing is collected for yet. */
export function draftInvoice(
  context: OperationContext,
  subscription: Pick<Subscription, 'id' | 'customer' | 'currency' | 'metadata'>,
  reason: Invoice['billing_reason'],
  charged: readonly Charged[],
): Invoice {
  const { id: subscriptionId, customer, currency, metadata } = subscription;
  const id = newId('in_');
  const total = charged.reduce((sum, { price }) => sum + price.unit_amount, 0);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: seconds(context.now),
    currency,
    customer,
    invoice_pdf: null,
    lines: { object: 'list', data: charged.map(({ price, period }) => lineOf(context, price, period, currency)) },
    livemode: false,
    next_payment_attempt: null,
    number: null,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId, metadata } },
    payments: { object: 'list', data: [] },
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null },
    total,
  };
  context.store.put(invoice);
  emit(context, 'invoice.created', invoice);
  return invoice;
}

/** Finalizes a draft: it gets its number, and the payment that collects it. */
export function finalizeInvoice(context: OperationContext, draft: Invoice): Invoice {
  const { id, total: amount, currency, customer } = draft;
  const intent = newIntent(context, { amount, currency, customer, invoice: id, metadata: {} });
  const payment: InvoicePayment = {
    id: newId('inpay_'),
    object: 'invoice_payment',
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  };
  const open: Invoice = {
    ...draft,
    invoice_pdf: `/test-payments/invoices/${id}/${randomBytes(16).toString('hex')}/pdf`,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    payments: { object: 'list', data: [payment] },
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: seconds(context.now) },
  };
  context.store.put(open);
  emit(context, 'invoice.finalized', open);
  return open;
}

function lineOf(
  context: OperationContext,
  { id, product, unit_amount: amount }: Charged['price'],
  period: InvoiceLine['period'],
  currency: string,
): InvoiceLine {
  return {
    id: newId('il_'),
    object: 'line_item',
    amount,
    currency,
    description: productName(context, product),
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: id, product },
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
  };
}

/** The payment of an invoice. */
export const intentOf = (context: OperationContext, { payments }: Invoice): PaymentIntent =>
  existing(context, 'payment_intent', payments.data[0]?.payment.payment_intent ?? '');

const withPaymentStatus = ({ payments }: Invoice, status: InvoicePayment['status']): Invoice['payments'] => ({
  ...payments,
  data: payments.data.map((payment) => ({ ...payment, status })),
});

/** Marks the invoice as paid; the caller has collected its payment. */
export function markPaid(context: OperationContext, invoice: Invoice): Invoice {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.total,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    payments: withPaymentStatus(invoice, 'paid'),
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: seconds(context.now) },
  };
  context.store.put(paid);
  emit(context, 'invoice.paid', paid);
  emit(context, 'invoice.payment_succeeded', paid);
  return paid;
}

/** Gives an unpaid invoice up: its payment can't be confirmed any more. */
export function voidInvoice(context: OperationContext, invoice: Invoice): void {
  if (invoice.status === 'open') cancelOpenIntent(context, intentOf(context, invoice));
  else if (invoice.status !== 'draft') return;
  const voided: Invoice = {
    ...invoice,
    next_payment_attempt: null,
    payments: withPaymentStatus(invoice, 'canceled'),
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: seconds(context.now) },
  };
  context.store.put(voided);
  emit(context, 'invoice.voided', voided);
}
