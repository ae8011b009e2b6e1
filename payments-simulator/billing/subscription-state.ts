import { emit, type OperationContext } from '../api/operation-context.ts';
import type { Subscription } from '../objects/billing-objects.ts';
import { periodEndOf } from './periods.ts';

/** Stores a changed subscription, and records its event. */
export function changeSubscription(context: OperationContext, changed: Subscription, type = 'updated'): Subscription {
  const before = type === 'updated' ? context.store.get('subscription', changed.id) : undefined;
  context.store.put(changed);
  emit(context, `customer.subscription.${type}`, changed, before);
  return changed;
}

export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** How long a first payment may stay open, as at Stripe. */
const firstPaymentSeconds = 23 * 60 * 60;

/** When the subscription next changes by itself, Unix seconds; null: never. */
function nextAt(subscription: Subscription): number | null {
  const { status, created, cancel_at: cancelAt, pause_collection: pause } = subscription;
  if (isOver(subscription)) return null;
  if (status === 'incomplete') return created + firstPaymentSeconds;
  const times = [cancelAt, pause?.resumes_at, status === 'paused' ? null : periodEndOf(subscription)];
  const known = times.filter((time) => typeof time === 'number');
  return known.length === 0 ? null : Math.min(...known);
}

/** Sets the timer for the next change. */
export function scheduleNext(context: OperationContext, subscription: Subscription): Subscription {
  const at = nextAt(subscription);
  context.store.setTimer(subscription.id, at === null ? null : at * 1000);
  return subscription;
}
