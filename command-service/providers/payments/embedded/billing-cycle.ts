import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import { found, type Answer } from './answers.ts';
import { draftInvoice, finalizeInvoice, intentOf, voidInvoice } from './billing-invoices.ts';
import type { Invoice, Subscription } from './billing-objects.ts';
import { changeSubscription, periodEndOf } from './billing-settle.ts';
import { cycleOf, endSubscription, nextPeriod } from './billing-subscriptions.ts';
import { decline, refuse, succeed } from './charging.ts';
import type { Params } from './body.ts';
import type { CardError, PaymentMethod } from './objects.ts';
import { emit, existing, seconds, type OperationContext } from './operation-context.ts';
import { boolean, common, parse } from './parameters.ts';

/** When a failed renewal is tried again, as shares of a 30-day period: after 3, 7 and 14 days. */
const retries = [3 / 30, 7 / 30, 14 / 30] as const;

/**
 * Does what is due by the provider's clock, in the order of its times: unpaid first payments expire, periods end and
 * renew, failed renewals are tried again. One step a transaction, so that a crash loses and repeats nothing.
 *
 * @returns false when nothing is due
 */
export function stepWhatIsDue(context: OperationContext): boolean {
  const [due] = context.store.dueTimers(context.now, 1);
  if (!due) return false;
  // Use the time at which it was due, even when it is processed late.
  step({ ...context, now: due.dueAt }, existing(context, 'subscription', due.id));
  return true;
}

function step(context: OperationContext, subscription: Subscription): void {
  const { status, latest_invoice: latest } = subscription;
  if (status === 'incomplete') return void endSubscription(context, subscription, null);
  const invoice = existing(context, 'invoice', latest);
  if (invoice.status === 'draft') return collect(context, subscription, finalizeInvoice(context, invoice));
  if (status === 'past_due') return collect(context, subscription, invoice);
  if (subscription.cancel_at_period_end) return void endSubscription(context, subscription, 'cancellation_requested');
  renew(context, subscription);
}

function renew(context: OperationContext, subscription: Subscription): void {
  const items = nextPeriod(subscription.items.data);
  const invoice = draftInvoice(context, subscription, 'subscription_cycle', cycleOf(items));
  const renewed = changeSubscription(context, {
    ...subscription,
    items: { object: 'list', data: items },
    latest_invoice: invoice.id,
  });
  if (renewed.pause_collection) {
    voidInvoice(context, invoice);
    context.store.setTimer(renewed.id, periodEndOf(renewed) * 1000);
    return;
  }
  const { draftFor = 0 } = context;
  if (draftFor > 0) context.store.setTimer(renewed.id, context.now + draftFor);
  else collect(context, renewed, finalizeInvoice(context, invoice));
}

/** `POST /v1/invoices/{id}/finalize`: ends the time as a draft and collects it. */
export function finalizeDraft(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject({ ...common, auto_advance: boolean.optional() }), params);
  const invoice = existing(context, 'invoice', id);
  if (invoice.status !== 'draft')
    throw invalidRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
  const { subscription } = invoice.parent.subscription_details;
  collect(context, existing(context, 'subscription', subscription), finalizeInvoice(context, invoice));
  return found(context, existing(context, 'invoice', id), expand);
}

/** Charges the saved card with an invoice. */
export function collect(context: OperationContext, subscription: Subscription, invoice: Invoice): void {
  const cardId = subscription.default_payment_method;
  const card = cardId === null ? undefined : existing(context, 'payment_method', cardId);
  if (card?.test_renewal === 'success') {
    succeed(context, { ...intentOf(context, invoice), payment_method: card.id }, card.card);
    return;
  }
  const intent = intentOf(context, invoice);
  if (card?.test_renewal === 'decline') decline(context, intent, card.card, declined);
  else emit(context, 'payment_intent.payment_failed', refuse(context, intent, card ? unauthenticated : noCard));
  failed(context, subscription, invoice);
}

function failed(context: OperationContext, subscription: Subscription, invoice: Invoice): void {
  const share = retries[invoice.attempt_count];
  const [start = 0, end = 0] = [invoice.lines.data[0]?.period.start, invoice.lines.data[0]?.period.end];
  const next = share === undefined ? null : start + Math.round((end - start) * share);
  const open: Invoice = { ...invoice, attempt_count: invoice.attempt_count + 1, next_payment_attempt: next };
  context.store.put(open);
  emit(context, 'invoice.payment_failed', open);
  if (next === null) return void endSubscription(context, subscription, 'payment_failed');
  // A card that was changed meanwhile is tried at once, which must not move the next regular attempt into the past.
  context.store.setTimer(subscription.id, Math.max(next, seconds(context.now) + 1) * 1000);
  changeSubscription(context, { ...subscription, status: 'past_due' });
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

/** Makes this card the one that renewals are charged to, and pays with it what is due. */
export function useCard(context: OperationContext, subscription: Subscription, card: PaymentMethod): void {
  const changed = changeSubscription(context, { ...subscription, default_payment_method: card.id });
  const invoice = existing(context, 'invoice', changed.latest_invoice);
  if (changed.status === 'past_due' && invoice.status === 'open') collect(context, changed, invoice);
}
