import { existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { changeBalance } from './customer-balance.ts';
import { cancelOpenPayments } from './invoice-payments.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { changeInvoice } from './invoices.ts';
import type { EndReason, Subscription } from '../objects/billing-objects.ts';
import { changeSubscription } from './subscription-state.ts';

/** Gives up an unpaid invoice: its payments can no longer be confirmed, and the applied balance is returned. */
export function voidInvoice(context: OperationContext, invoice: Invoice): Invoice {
  cancelOpenPayments(context, invoice.id);
  context.store.setTimer(invoice.id, null);
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (applied !== 0) {
    const customer = existing(context, 'customer', invoice.customer);
    if (!customer.deleted)
      changeBalance(context, customer, -applied, { type: 'unapplied_from_invoice', invoice: invoice.id });
  }
  const voided: Invoice = {
    ...invoice,
    amount_remaining: invoice.amount_due - invoice.amount_paid,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: seconds(context.now) },
  };
  return changeInvoice(context, voided, 'voided');
}

/** Automatic collection ends; an open invoice can still be paid. */
export function stopCollection(context: OperationContext, invoice: Invoice): Invoice {
  context.store.setTimer(invoice.id, null);
  if (!invoice.auto_advance) return invoice;
  return changeInvoice(context, {
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  });
}

/** A limit above the number of unpaid invoices of any subscription. */
const mostInvoices = 100;

/**
 * Ends a subscription now. If the first payment was never made, its invoice is voided. Other unpaid invoices stay open,
 * but are no longer collected automatically.
 */
export function endSubscription(
  context: OperationContext,
  subscription: Subscription,
  reason: EndReason,
): Subscription {
  const { id, status, latest_invoice: latest } = subscription;
  const wasIncomplete = status === 'incomplete';
  if (wasIncomplete && latest !== null) voidIfUnpaid(context, existing(context, 'invoice', latest));
  for (const invoice of context.store.list('invoice', { where: { subscription: id }, limit: mostInvoices }))
    if (invoice.status === 'open' || invoice.status === 'draft') stopCollection(context, invoice);
  context.store.setTimer(id, null);
  const neverPaid = wasIncomplete && reason === null;
  const at = seconds(context.now);
  const ended: Subscription = {
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { comment: null, feedback: null, reason },
    discounts: [],
    ended_at: at,
    status: neverPaid ? 'incomplete_expired' : 'canceled',
  };
  return changeSubscription(context, ended, neverPaid ? 'updated' : 'deleted');
}

function voidIfUnpaid(context: OperationContext, invoice: Invoice): void {
  if (invoice.status === 'open' || invoice.status === 'draft') voidInvoice(context, invoice);
}

/** Gives up the collection: the invoice stays payable, but counts as a loss. */
export function markUncollectible(context: OperationContext, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') return invoice;
  context.store.setTimer(invoice.id, null);
  const marked: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: seconds(context.now) },
  };
  return changeInvoice(context, marked, 'marked_uncollectible');
}
