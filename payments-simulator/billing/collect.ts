import { decline, refuse, succeed } from '../payments/charging.ts';
import type { CardError, PaymentIntent, PaymentMethod } from '../objects/payment-objects.ts';
import { emit, existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { endSubscription } from './ending.ts';
import { openIntentOf } from '../api/invoice-lookups.ts';
import { openPayment } from './invoice-payments.ts';
import { settlePayment } from './settle.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { changeInvoice, subscriptionIdOf } from './invoices.ts';
import type { Subscription } from '../objects/billing-objects.ts';
import { lengthOf } from './periods.ts';
import { readSettings } from './settings.ts';
import { changeSubscription, isOver } from './subscription-state.ts';

/** When a failed payment is tried again, as shares of a 30-day period: after 3, 7 and 14 days. */
const retries = [3 / 30, 7 / 30, 14 / 30] as const;
const monthSeconds = 30 * 24 * 60 * 60;

/** The card for an invoice: the invoice's own, else its subscription's, else its customer's. */
export function cardFor(context: OperationContext, invoice: Invoice): PaymentMethod | undefined {
  const subscription = subscriptionOf(context, invoice);
  const customer = existing(context, 'customer', invoice.customer);
  const id =
    invoice.default_payment_method ??
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  return id === null ? undefined : existing(context, 'payment_method', id);
}

const subscriptionOf = (context: OperationContext, invoice: Invoice): Subscription | undefined => {
  const id = subscriptionIdOf(invoice);
  return id === undefined ? undefined : existing(context, 'subscription', id);
};

/**
 * Charges the rest of an invoice to the saved card.
 *
 * @returns why the card was refused; undefined when it was paid
 */
export function collect(
  context: OperationContext,
  invoice: Invoice,
  card: PaymentMethod | undefined = cardFor(context, invoice),
): CardError | undefined {
  const intent = intentToCollect(context, invoice);
  if (card?.test_renewal === 'success') {
    settlePayment(context, succeed(context, { ...intent, payment_method: card.id }, card.card));
    return undefined;
  }
  const error = card === undefined ? noCard : card.test_renewal === 'decline' ? declined : unauthenticated;
  if (card?.test_renewal === 'decline') decline(context, intent, card.card, declined);
  else emit(context, 'payment_intent.payment_failed', refuse(context, intent, error));
  failed(context, existing(context, 'invoice', invoice.id), error);
  return error;
}

/** The open intent of the invoice. Opens one if the invoice has lost its payment. */
function intentToCollect(context: OperationContext, invoice: Invoice): PaymentIntent {
  const open = openIntentOf(context, invoice.id);
  if (open) return open;
  openPayment(context, invoice, { isDefault: true });
  const opened = openIntentOf(context, invoice.id);
  if (!opened) throw new Error(`Invoice ${invoice.id} has no payment`);
  return opened;
}

function failed(context: OperationContext, invoice: Invoice, error: CardError): void {
  const subscription = subscriptionOf(context, invoice);
  const share = invoice.auto_advance ? retries[invoice.attempt_count] : undefined;
  const [item] = subscription?.items.data ?? [];
  const next =
    share === undefined ? null : invoice.created + Math.round((item ? lengthOf(item) : monthSeconds) * share);
  const attempted: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: next,
  };
  changeInvoice(context, attempted, 'payment_failed');
  if (error.code === 'authentication_required') changeInvoice(context, attempted, 'payment_action_required');
  // A changed card is tried at once; that must not move the next regular attempt into the past.
  context.store.setTimer(invoice.id, next === null ? null : Math.max(next, seconds(context.now) + 1) * 1000);
  if (!subscription || isOver(subscription) || subscription.status === 'incomplete') return;
  if (next === null && invoice.auto_advance) return giveUp(context, attempted, subscription);
  if (subscription.status === 'active' || subscription.status === 'trialing')
    changeSubscription(context, { ...subscription, status: 'past_due' });
}

/** Ends or keeps the subscription after the last failed retry, as the account's settings say. */
function giveUp(context: OperationContext, invoice: Invoice, subscription: Subscription): void {
  changeInvoice(context, { ...invoice, auto_advance: false });
  const { after_retries: outcome } = readSettings(context);
  if (outcome === 'cancel') return void endSubscription(context, subscription, 'payment_failed');
  changeSubscription(context, { ...subscription, status: outcome });
}

/** Charges renewals to this card from now on, and pays what is due with it. */
export function useCard(context: OperationContext, subscription: Subscription, card: PaymentMethod): void {
  const changed = changeSubscription(context, { ...subscription, default_payment_method: card.id });
  const { status, latest_invoice: latest } = changed;
  const invoice = latest === null ? undefined : existing(context, 'invoice', latest);
  if ((status === 'past_due' || status === 'unpaid') && invoice?.status === 'open') collect(context, invoice, card);
}

const declined: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const unauthenticated: CardError = {
  type: 'card_error',
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const noCard: CardError = {
  type: 'invalid_request_error',
  code: 'payment_method_missing',
  message: 'There is no card to charge.',
};
