import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { common, parse } from '../api/parameters.ts';
import { listOf, type Subscription } from '../objects/billing-objects.ts';
import { inPeriod } from './periods.ts';
import { cycleLines, draftNext, finalizeAndCollect } from './subscription-invoices.ts';
import { changeSubscription, isOver, scheduleNext } from './subscription-state.ts';

/** Pauses a subscription: nothing is invoiced until it is resumed. */
export function pause(context: OperationContext, subscription: Subscription): Subscription {
  const paused = changeSubscription(context, { ...subscription, status: 'paused' }, 'paused');
  return scheduleNext(context, paused);
}

const pauseParams = z.strictObject({ ...common, type: z.literal('subscription').optional() });

/** `POST /v1/subscriptions/{id}/pause`. */
export function pauseSubscription(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(pauseParams, params);
  const subscription = existing(context, 'subscription', id);
  if (isOver(subscription) || subscription.status === 'incomplete' || subscription.status === 'paused')
    throw invalidRequest(`This subscription cannot be paused because it has a status of ${subscription.status}.`);
  return found(context, pause(context, subscription), expand);
}

const resumeParams = z.strictObject({
  ...common,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).default('now'),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
});

/** `POST /v1/subscriptions/{id}/resume`: a new period starts, and it is active once its invoice is paid. */
export function resumeSubscription(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(resumeParams, params);
  const subscription = existing(context, 'subscription', id);
  if (subscription.status !== 'paused')
    throw invalidRequest(`Only paused subscriptions can be resumed; this one has a status of ${subscription.status}.`);
  const now = seconds(context.now);
  const items = subscription.items.data.map((item) => inPeriod(item, now, now));
  const { invoice, subscription: invoiced } = draftNext(
    context,
    { ...subscription, billing_cycle_anchor: now, items: listOf(items) },
    { reason: 'subscription_update', lines: cycleLines(context, items), autoAdvance: true },
  );
  changeSubscription(context, invoiced);
  finalizeAndCollect(context, invoice);
  const resumed = existing(context, 'subscription', id);
  if (resumed.status === 'active') changeSubscription(context, resumed, 'resumed');
  return found(context, scheduleNext(context, resumed), expand);
}
