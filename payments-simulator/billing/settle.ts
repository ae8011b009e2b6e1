import type { PaymentIntent } from '../objects/payment-objects.ts';
import { emit, existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { changeBalance } from './customer-balance.ts';
import { cancelOpenPayments, paymentOfIntent, recordOffStripe, renewDefaultPayment } from './invoice-payments.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { changeInvoice, openInvoice, subscriptionIdOf } from './invoices.ts';
import type { Subscription } from '../objects/billing-objects.ts';
import { changeSubscription, isOver, scheduleNext } from './subscription-state.ts';

/** Finalizes a draft, and settles it at once when nothing is left to pay. */
export function finalizeInvoice(context: OperationContext, draft: Invoice): Invoice {
  const open = openInvoice(context, draft);
  return open.amount_remaining === 0 ? markPaid(context, open) : open;
}

/** Whether an invoice can still be paid. */
export const isPayable = ({ status }: Invoice): boolean => status === 'open' || status === 'uncollectible';

/**
 * Applies a collected payment: its invoice is paid, or partly, and the subscription is active. Does nothing
 * for a payment without an invoice.
 */
export function settlePayment(context: OperationContext, intent: PaymentIntent): void {
  const payment = paymentOfIntent(context, intent);
  if (!payment || payment.status !== 'open') return;
  const invoice = existing(context, 'invoice', payment.invoice);
  const paid = {
    ...payment,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: seconds(context.now) },
  } as const;
  context.store.put(paid);
  const counted = countPaid(context, invoice, intent.amount);
  if (!isPayable(invoice)) context.store.put(counted);
  else if (counted.amount_remaining > 0) renewDefaultPayment(context, changeInvoice(context, counted));
  else markPaid(context, { ...counted, attempt_count: counted.attempt_count + 1, attempted: true }, intent);
  emit(context, 'invoice_payment.paid', paid);
}

/** Adds a payment. An overpayment becomes credit of the customer. */
function countPaid(context: OperationContext, invoice: Invoice, amount: number): Invoice {
  const over = Math.max(0, amount - invoice.amount_remaining);
  if (over > 0) {
    const customer = existing(context, 'customer', invoice.customer);
    changeBalance(context, customer, -over, { type: 'invoice_overpaid', invoice: invoice.id });
  }
  return {
    ...invoice,
    amount_overpaid: invoice.amount_overpaid + over,
    amount_paid: invoice.amount_paid + amount,
    amount_remaining: invoice.amount_remaining - (amount - over),
  };
}

/** Marks an invoice as paid outside of Stripe. */
export function payOffStripe(context: OperationContext, invoice: Invoice): Invoice {
  const amount = invoice.amount_remaining;
  recordOffStripe(context, invoice);
  const counted = countPaid(context, invoice, amount);
  return markPaid(context, { ...counted, test_off_stripe: invoice.test_off_stripe + amount }, 'off stripe');
}

/**
 * Marks an invoice as paid: nothing of it is left.
 *
 * @param by the payment that settled it; undefined if the balance or a credit note did
 */
export function markPaid(context: OperationContext, invoice: Invoice, by?: PaymentIntent | 'off stripe'): Invoice {
  cancelOpenPayments(context, invoice.id);
  context.store.setTimer(invoice.id, null);
  const paid: Invoice = {
    ...invoice,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: seconds(context.now) },
  };
  changeInvoice(context, paid);
  changeInvoice(context, paid, 'paid');
  if (by !== 'off stripe') changeInvoice(context, paid, 'payment_succeeded');
  activate(context, paid, by === 'off stripe' ? undefined : by);
  return paid;
}

/** The subscription of a paid invoice is active again, and saves the card if requested. */
function activate(context: OperationContext, invoice: Invoice, intent: PaymentIntent | undefined): void {
  const id = subscriptionIdOf(invoice);
  const subscription = id === undefined ? undefined : context.store.get('subscription', id);
  if (!subscription || isOver(subscription)) return;
  const keepsCard = subscription.payment_settings.save_default_payment_method === 'on_subscription';
  const card = (keepsCard ? intent?.payment_method : null) ?? subscription.default_payment_method;
  const changed: Subscription = {
    ...subscription,
    default_payment_method: card,
    status: subscription.latest_invoice === invoice.id ? statusWhenPaid(context, subscription) : subscription.status,
  };
  if (changed.status === subscription.status && card === subscription.default_payment_method && intent === undefined)
    return;
  scheduleNext(context, changeSubscription(context, changed));
}

function statusWhenPaid(context: OperationContext, { trial_end: end }: Subscription): Subscription['status'] {
  return end !== null && end > seconds(context.now) ? 'trialing' : 'active';
}
