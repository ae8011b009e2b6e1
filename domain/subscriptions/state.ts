import type { SubscriptionEvent, SubscribedPlan, SubscriptionPaused } from './events.ts';

export type SubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';

/** A user's present or last subscription. */
export interface Subscription {
  readonly subscriptionId: string;
  readonly status: SubscriptionStatus;
  readonly plan: SubscribedPlan;
  readonly customerId: string;
  readonly paymentId: string;
  readonly order: string;
  /** The period that was paid last; absent before the first payment. */
  readonly period?: { readonly start: number; readonly end: number };
  readonly endsAtPeriodEnd: boolean;
  readonly pauses: readonly SubscriptionPaused['data']['reason'][];
  /** The failed attempts for the invoice that is due. */
  readonly failed?: { readonly invoiceId: string; readonly attempts: number };
  /** When new videos on plan credits pause; present while the subscription is past due. */
  readonly pausesAt?: number;
  readonly items: Readonly<Record<string, number>>;
}

export interface SubscriptionState {
  readonly current?: Subscription;
  /** Every subscription that this user ever started. */
  readonly started: readonly string[];
}

export const initialSubscription: SubscriptionState = { started: [] };

export const subscriptionStateVersion = 'subscription-1';

/** Whether the provider collects for it: neither waiting for its first payment nor over. */
export const isLiveSubscription = ({ status }: Subscription): boolean =>
  status !== 'incomplete' && status !== 'canceled';

export function evolveSubscription(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  if (event.type === 'SubscriptionStarted') {
    const { subscriptionId, plan, customerId, paymentId, order } = event.data;
    return {
      started: [...state.started, subscriptionId],
      current: {
        subscriptionId,
        status: 'incomplete',
        plan,
        customerId,
        paymentId,
        order,
        endsAtPeriodEnd: false,
        pauses: [],
        items: {},
      },
    };
  }
  return state.current ? { ...state, current: evolveCurrent(state.current, event) } : state;
}

function evolveCurrent(
  current: Subscription,
  event: Exclude<SubscriptionEvent, { type: 'SubscriptionStarted' }>,
): Subscription {
  switch (event.type) {
    case 'SubscriptionActivated': {
      const { periodStartMs: start, periodEndMs: end, trial } = event.data;
      return { ...current, status: trial ? 'trialing' : 'active', period: { start, end } };
    }
    case 'SubscriptionRenewed':
      return { ...current, period: { start: event.data.periodStartMs, end: event.data.periodEndMs } };
    case 'SubscriptionPaymentFailed':
      return { ...current, failed: { invoiceId: event.data.invoiceId, attempts: event.data.attempt } };
    case 'SubscriptionPastDue':
      return { ...current, status: 'past_due', pausesAt: event.data.pausesAtMs };
    case 'SubscriptionRecovered': {
      const { failed: _failed, pausesAt: _pausesAt, ...paid } = current;
      return { ...paid, status: 'active' };
    }
    case 'CancellationScheduled':
      return { ...current, endsAtPeriodEnd: true };
    case 'SubscriptionReactivated':
      return { ...current, endsAtPeriodEnd: false };
    case 'SubscriptionPaused':
      return { ...current, pauses: [...current.pauses, event.data.reason] };
    case 'SubscriptionResumed':
      return { ...current, pauses: current.pauses.filter((reason) => reason !== event.data.reason) };
    case 'SubscriptionItemAdded':
      return { ...current, items: { ...current.items, [event.data.itemId]: event.data.priceCents } };
    case 'SubscriptionItemRemoved': {
      const { [event.data.itemId]: _removed, ...items } = current.items;
      return { ...current, items };
    }
    case 'SubscriptionEnded': {
      const { pausesAt: _pausesAt, ...rest } = current;
      return { ...rest, status: 'canceled', endsAtPeriodEnd: false, pauses: [] };
    }
  }
}
