import type { GrantedPeriod } from '../invoices/index.ts';
import type {
  CustomerOpened,
  PlanPeriodGranted,
  PlanPeriodWithheld,
  SubscribedPlan,
  SubscriptionEvent,
  SubscriptionPaused,
  SubscriptionStarted,
} from './events.ts';

export type SubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';

/** A user's present or last subscription. */
export interface Subscription {
  readonly subscriptionId: string;
  readonly status: SubscriptionStatus;
  readonly plan: SubscribedPlan;
  readonly customerId: string;
  readonly paymentId: string | null;
  readonly invoiceId: string;
  readonly order: string;
  /** The period that was paid last; absent before the first payment. */
  readonly period?: { readonly start: number; readonly end: number };
  readonly endsAtPeriodEnd: boolean;
  /** When it ends, in milliseconds; present while an end is scheduled. */
  readonly endsAt?: number;
  readonly pauses: readonly SubscriptionPaused['data']['reason'][];
  /** The failed attempts for the invoice that is due. */
  readonly failed?: { readonly invoiceId: string; readonly attempts: number };
  /** When new videos on plan credits pause; present while the subscription is past due. */
  readonly pausesAt?: number;
  readonly items: Readonly<Record<string, number>>;
}

export interface SubscriptionState {
  readonly current?: Subscription;
  /** Every subscription that this user ever started, with the plan that was sold. */
  readonly plans: Readonly<Record<string, SubscribedPlan>>;
  /** Every account of the user at the provider. */
  readonly customers: readonly string[];
  readonly granted: readonly GrantedPeriod[];
  /** The invoices that have a decision, and whether they granted a period. */
  readonly settled: Readonly<Record<string, 'granted' | 'withheld'>>;
}

export const initialSubscription: SubscriptionState = { plans: {}, customers: [], granted: [], settled: {} };

export const subscriptionStateVersion = 'subscription-2';

/** Whether the provider collects for it: neither waiting for its first payment nor over. */
export const isLiveSubscription = ({ status }: Subscription): boolean =>
  status !== 'incomplete' && status !== 'canceled';

/** Events that are about more than the current subscription. */
type OwnEvent = CustomerOpened | SubscriptionStarted | PlanPeriodGranted | PlanPeriodWithheld;
type CurrentEvent = Exclude<SubscriptionEvent, OwnEvent>;

const withCustomer = ({ customers }: SubscriptionState, customerId: string): readonly string[] =>
  customers.includes(customerId) ? customers : [...customers, customerId];

export function evolveSubscription(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  switch (event.type) {
    case 'CustomerOpened':
      return { ...state, customers: withCustomer(state, event.data.customerId) };
    case 'SubscriptionStarted': {
      const { userId: _userId, provider: _provider, ...started } = event.data;
      return {
        ...state,
        plans: { ...state.plans, [started.subscriptionId]: started.plan },
        customers: withCustomer(state, started.customerId),
        current: { ...started, status: 'incomplete', endsAtPeriodEnd: false, pauses: [], items: {} },
      };
    }
    case 'PlanPeriodGranted': {
      const { subscriptionId, invoiceId, plan } = event.data;
      const period = { subscriptionId, startMs: plan.periodStartMs, endMs: plan.periodEndMs };
      return {
        ...state,
        settled: { ...state.settled, [invoiceId]: 'granted' },
        granted: subscriptionId === null ? state.granted : [...state.granted, { ...period, subscriptionId }],
      };
    }
    case 'PlanPeriodWithheld':
      return { ...state, settled: { ...state.settled, [event.data.invoiceId]: 'withheld' } };
    default:
      return state.current ? { ...state, current: evolveCurrent(state.current, event) } : state;
  }
}

function evolveCurrent(current: Subscription, event: CurrentEvent): Subscription {
  switch (event.type) {
    case 'SubscriptionActivated': {
      const { periodStartMs: start, periodEndMs: end, trial } = event.data;
      return { ...current, status: trial ? 'trialing' : 'active', period: { start, end } };
    }
    case 'SubscriptionRenewed':
      return {
        ...current,
        status: 'active',
        period: { start: event.data.periodStartMs, end: event.data.periodEndMs },
      };
    case 'SubscriptionTrialBegan':
      return {
        ...current,
        status: 'trialing',
        period: { start: event.data.periodStartMs, end: event.data.periodEndMs },
      };
    case 'SubscriptionPaymentFailed':
      return { ...current, failed: { invoiceId: event.data.invoiceId, attempts: event.data.attempt } };
    case 'SubscriptionPastDue':
      return { ...current, status: 'past_due', pausesAt: event.data.pausesAtMs };
    case 'SubscriptionRecovered': {
      const { failed: _failed, pausesAt: _pausesAt, ...paid } = current;
      return { ...paid, status: 'active' };
    }
    case 'CancellationScheduled':
      return { ...current, endsAtPeriodEnd: true, endsAt: event.data.endsAtMs };
    case 'SubscriptionReactivated': {
      const { endsAt: _endsAt, ...rest } = current;
      return { ...rest, endsAtPeriodEnd: false };
    }
    case 'SubscriptionPaused': {
      const { reason } = event.data;
      const status = reason === 'provider_paused' ? 'paused' : current.status;
      return { ...current, status, pauses: [...current.pauses, reason] };
    }
    case 'SubscriptionResumed': {
      const { reason } = event.data;
      const status = reason === 'provider_paused' ? 'active' : current.status;
      return { ...current, status, pauses: current.pauses.filter((each) => each !== reason) };
    }
    case 'SubscriptionItemAdded':
      return { ...current, items: { ...current.items, [event.data.itemId]: event.data.priceCents } };
    case 'SubscriptionItemRemoved': {
      const { [event.data.itemId]: _removed, ...items } = current.items;
      return { ...current, items };
    }
    case 'SubscriptionEnded': {
      const { pausesAt: _pausesAt, endsAt: _endsAt, ...rest } = current;
      return { ...rest, status: 'canceled', endsAtPeriodEnd: false, pauses: [] };
    }
  }
}
