import { existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { collect } from './collect.ts';
import { endSubscription, markUncollectible, voidInvoice } from './ending.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { changeInvoice } from './invoices.ts';
import { listOf, type Subscription } from '../objects/billing-objects.ts';
import { inPeriod, periodEndOf } from './periods.ts';
import { finalizeInvoice } from './settle.ts';
import { pause } from './subscription-pause.ts';
import { cycleLines, draftNext, finalizeAndCollect } from './subscription-invoices.ts';
import { changeSubscription, scheduleNext } from './subscription-state.ts';

/**
 * Does what is due by the provider's clock, in order of time: unpaid first payments expire, periods end and renew,
 * drafts are finalized, failed payments are tried again. Each step is one transaction, so that a crash loses and
 * repeats nothing.
 *
 * @returns false when nothing is due
 */
export function stepWhatIsDue(context: OperationContext): boolean {
  const [due] = context.store.dueTimers(context.now, 1);
  if (!due) return false;
  // Uses the time at which it was due, even if it is processed late.
  const then = { ...context, now: due.dueAt };
  if (due.id.startsWith('in_')) stepInvoice(then, existing(context, 'invoice', due.id));
  else stepSubscription(then, existing(context, 'subscription', due.id));
  return true;
}

function stepInvoice(context: OperationContext, invoice: Invoice): void {
  context.store.setTimer(invoice.id, null);
  if (!invoice.auto_advance) return;
  if (invoice.status === 'draft') finalizeAndCollect(context, invoice);
  else if (invoice.status === 'open') collect(context, invoice);
}

function stepSubscription(context: OperationContext, subscription: Subscription): void {
  const { status, cancel_at: cancelAt, pause_collection: paused } = subscription;
  const now = seconds(context.now);
  if (status === 'incomplete') return void endSubscription(context, subscription, null);
  if (cancelAt !== null && cancelAt <= now)
    return void endSubscription(context, subscription, 'cancellation_requested');
  if (paused?.resumes_at && paused.resumes_at <= now)
    return void scheduleNext(context, changeSubscription(context, { ...subscription, pause_collection: null }));
  if (status === 'trialing' && endsTrialWithoutCard(context, subscription)) return;
  if (periodEndOf(subscription) <= now) renew(context, subscription);
  else scheduleNext(context, subscription);
}

/** Whether a trial ends without a card to charge, and the subscription does not want an invoice then. */
function endsTrialWithoutCard(context: OperationContext, subscription: Subscription): boolean {
  const { missing_payment_method: behavior } = subscription.trial_settings.end_behavior;
  const customer = existing(context, 'customer', subscription.customer);
  const card = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (card !== null || behavior === 'create_invoice') return false;
  if (behavior === 'pause') pause(context, subscription);
  else endSubscription(context, subscription, null);
  return true;
}

function renew(context: OperationContext, subscription: Subscription): void {
  const { pause_collection: paused, billing_cycle_anchor: anchor, status } = subscription;
  const start = periodEndOf(subscription);
  const items = subscription.items.data.map((item) => inPeriod(item, start, anchor));
  const drafted = draftNext(
    context,
    { ...subscription, items: listOf(items), status: status === 'trialing' ? 'active' : status },
    {
      reason: 'subscription_cycle',
      lines: cycleLines(context, items),
      // Nothing is collected automatically while it is unpaid or on hold.
      autoAdvance: status !== 'unpaid' && paused?.behavior !== 'keep_as_draft',
    },
  );
  scheduleNext(context, changeSubscription(context, drafted.subscription));
  const { invoice } = drafted;
  if (paused?.behavior === 'void') return void voidInvoice(context, invoice);
  if (paused?.behavior === 'mark_uncollectible')
    return void markUncollectible(context, finalizeInvoice(context, { ...invoice, auto_advance: false }));
  if (invoice.auto_advance) advance(context, invoice);
}

/** Leaves the draft for the time in the account's settings, then finalizes it. */
function advance(context: OperationContext, draft: Invoice): void {
  const { draftFor = 0 } = context;
  if (draftFor <= 0) return void finalizeAndCollect(context, draft);
  const at = context.now + draftFor;
  changeInvoice(context, { ...draft, automatically_finalizes_at: seconds(at) });
  context.store.setTimer(draft.id, at);
}
