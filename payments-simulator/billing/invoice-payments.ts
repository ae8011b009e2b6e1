import { intentIdOf, paymentsOf } from '../api/invoice-lookups.ts';
import { cancelOpenIntent, newIntent } from '../payments/intents.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';
import { existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import type { Invoice, InvoicePayment } from '../objects/invoice-objects.ts';

/** Opens a payment of the rest of an invoice, or of a given intent. */
export function openPayment(
  context: OperationContext,
  invoice: Invoice,
  { isDefault, intent }: { readonly isDefault: boolean; readonly intent?: PaymentIntent },
): InvoicePayment {
  const { id, amount_remaining: amount, currency, customer } = invoice;
  const { id: intentId } = intent ?? newIntent(context, { amount, currency, customer, invoice: id, metadata: {} });
  const payment: InvoicePayment = {
    id: newId('inpay_'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent?.amount ?? amount,
    created: seconds(context.now),
    currency,
    invoice: id,
    is_default: isDefault,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intentId },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  context.store.put(payment);
  return payment;
}

/** Records a payment that was made outside of Stripe. */
export function recordOffStripe(context: OperationContext, invoice: Invoice): void {
  const at = seconds(context.now);
  context.store.put({
    id: newId('inpay_'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_remaining,
    amount_requested: invoice.amount_remaining,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: false,
    livemode: false,
    payment: { type: 'payment_record', payment_record: newId('pr_') },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: at },
  });
}

/** Cancels the open payments, so that none can be confirmed later. */
export function cancelOpenPayments(context: OperationContext, invoice: string): void {
  for (const payment of paymentsOf(context, invoice)) {
    const id = intentIdOf(payment);
    if (payment.status !== 'open' || id === undefined) continue;
    cancelOpenIntent(context, existing(context, 'payment_intent', id));
    const transitions = { ...payment.status_transitions, canceled_at: seconds(context.now) };
    context.store.put({ ...payment, status: 'canceled', is_default: false, status_transitions: transitions });
  }
}

/** Replaces the open payments by one payment of the new rest. */
export function renewDefaultPayment(context: OperationContext, invoice: Invoice): void {
  cancelOpenPayments(context, invoice.id);
  openPayment(context, invoice, { isDefault: true });
}

/** The payment of an intent; undefined if it does not pay an invoice. */
export const paymentOfIntent = (context: OperationContext, intent: PaymentIntent): InvoicePayment | undefined =>
  intent.invoice === null
    ? undefined
    : paymentsOf(context, intent.invoice).find((payment) => intentIdOf(payment) === intent.id);
