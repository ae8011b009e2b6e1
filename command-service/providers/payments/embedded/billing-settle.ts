import type { Subscription } from './billing-objects.ts';
import { markPaid } from './billing-invoices.ts';
import type { PaymentIntent } from './objects.ts';
import { emit, existing, type OperationContext } from './operation-context.ts';

/** The end of the subscription's current period, Unix seconds. */
export const periodEndOf = ({ items }: Subscription): number => items.data[0]?.current_period_end ?? 0;

/** Stores a changed subscription, and records the event for it. */
export function changeSubscription(context: OperationContext, changed: Subscription, type = 'updated'): Subscription {
  context.store.put(changed);
  emit(context, `customer.subscription.${type}`, changed);
  return changed;
}

/**
 * What a collected payment means for billing: its invoice is paid, and the subscription is active until the end of its
 * period. Nothing for a payment without an invoice.
 */
export function settleInvoice(context: OperationContext, intent: PaymentIntent): void {
  const invoice = intent.invoice === null ? undefined : context.store.get('invoice', intent.invoice);
  if (!invoice || invoice.status !== 'open') return;
  const paid = markPaid(context, invoice);
  const { subscription: id } = paid.parent.subscription_details;
  const subscription = existing(context, 'subscription', id);
  if (subscription.status === 'canceled') return;
  const card = intent.payment_method ?? subscription.default_payment_method;
  const active: Subscription = { ...subscription, status: 'active', default_payment_method: card };
  context.store.setTimer(id, periodEndOf(active) * 1000);
  const customer = existing(context, 'customer', subscription.customer);
  context.store.put({ ...customer, invoice_settings: { default_payment_method: card } });
  changeSubscription(context, active);
}
