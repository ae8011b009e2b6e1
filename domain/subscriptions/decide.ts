import { pastDueGrace } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import {
  type CustomerOpened,
  type SubscriptionEnded,
  type SubscriptionEvent,
  type SubscriptionStarted,
  subscriptionStream,
} from './events.ts';
import { settlePeriod, type SettlePeriod } from './periods.ts';
import {
  evolveSubscription,
  initialSubscription,
  isLiveSubscription,
  type Subscription,
  type SubscriptionState,
  subscriptionStateVersion,
} from './state.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

/** The provider made a subscription for this user; nothing is paid yet. */
export interface StartSubscription {
  readonly kind: 'start';
  readonly started: SubscriptionStarted['data'];
}

/** The present state of a subscription at the provider. */
export interface ReportedSubscription {
  readonly subscriptionId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';
  /** The current period, which may not be paid yet. */
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  /** When it will end, if that is not the end of the period. */
  readonly cancelAt?: number;
  /** Whether the provider collects no invoices for now. */
  readonly collectionPaused: boolean;
  readonly endedAt?: number;
  readonly endReason?: SubscriptionEnded['data']['reason'];
  /** Items besides the plan: id to cents a period. */
  readonly items: Readonly<Record<string, number>>;
  /** The newest invoice. */
  readonly invoice?: {
    readonly id: string;
    readonly isPaid: boolean;
    /** Attempts that failed. */
    readonly failedAttempts: number;
    readonly nextAttemptAt?: number;
  };
  /** The provider's clock when it answered. */
  readonly at: number;
}

/** States how the provider sees the subscription: the whole picture, so repetition and order don't matter. */
export interface ReportSubscription {
  readonly kind: 'report';
  readonly userId: string;
  readonly reported: ReportedSubscription;
}

/** Pauses new videos on plan credits when the payment has been due for longer than the grace. */
export interface PauseOverdue {
  readonly kind: 'pause_overdue';
  readonly userId: string;
  /** The provider's clock, milliseconds. */
  readonly at: number;
}

/** The provider made an account for the user. */
export interface OpenCustomer {
  readonly kind: 'open_customer';
  readonly opened: CustomerOpened['data'];
}

export type SubscriptionCommand = OpenCustomer | StartSubscription | ReportSubscription | PauseOverdue | SettlePeriod;

/** The sentence for a second subscription. */
export const alreadySubscribed = (): Refusal => new Refusal('CONFLICT', say('ALREADY_SUBSCRIBED'));

/**
 * Decides a subscription command; returns no events when nothing changes. Throws CONFLICT for a second subscription
 * while one is live or waits for its first payment.
 */
export function decideSubscription(
  command: SubscriptionCommand,
  state: SubscriptionState,
): readonly SubscriptionEvent[] {
  switch (command.kind) {
    case 'open_customer':
      return state.customers.includes(command.opened.customerId)
        ? []
        : [{ type: 'CustomerOpened', data: command.opened }];
    case 'settle':
      return settlePeriod(command, state);
    case 'start':
      return start(command.started, state.current);
    case 'report':
      return report(command, state);
    case 'pause_overdue':
      return pauseOverdue(command, state.current);
  }
}

function start(started: SubscriptionStarted['data'], current: Subscription | undefined): readonly SubscriptionEvent[] {
  if (current?.subscriptionId === started.subscriptionId) return [];
  if (current && isLiveSubscription(current)) throw alreadySubscribed();
  if (current?.status === 'incomplete') throw new Refusal('CONFLICT', say('ANOTHER_CHECKOUT_OPEN'));
  return [{ type: 'SubscriptionStarted', data: started }];
}

function pauseOverdue({ userId, at }: PauseOverdue, current: Subscription | undefined): readonly SubscriptionEvent[] {
  const isDue = current?.pausesAt !== undefined && current.pausesAt <= at;
  if (!isDue || current.pauses.includes('payment_overdue')) return [];
  const { subscriptionId } = current;
  return [{ type: 'SubscriptionPaused', data: { userId, subscriptionId, reason: 'payment_overdue' } }];
}

/** One fact that a report may contain: the events by which the state catches up with it. */
type Change = (current: Subscription, reported: ReportedSubscription, which: Which) => readonly SubscriptionEvent[];
type Which = { readonly userId: string; readonly subscriptionId: string };

function report({ userId, reported }: ReportSubscription, state: SubscriptionState): readonly SubscriptionEvent[] {
  // Nothing to catch up with: this product did not start the subscription, or it is an earlier one of the user.
  if (state.current?.subscriptionId !== reported.subscriptionId || state.current.status === 'canceled') return [];
  const which = { userId, subscriptionId: reported.subscriptionId };
  const changes: readonly Change[] =
    reported.status === 'canceled'
      ? [end]
      : [activate, fail, fallDue, recover, beginTrial, renew, cancel, pause, pauseThere, changeItems];
  let folded = state;
  const events: SubscriptionEvent[] = [];
  for (const change of changes) {
    const next = folded.current ? change(folded.current, reported, which) : [];
    events.push(...next);
    folded = next.reduce(evolveSubscription, folded);
  }
  return events;
}

const activate: Change = ({ status }, reported, which) => {
  const { status: now, periodStart: periodStartMs, periodEnd: periodEndMs, invoice } = reported;
  if (status !== 'incomplete' || now === 'incomplete') return [];
  const data = { ...which, periodStartMs, periodEndMs, invoiceId: invoice?.id ?? null, trial: now === 'trialing' };
  return [{ type: 'SubscriptionActivated', data }];
};

const fail: Change = ({ status, failed }, { invoice, at }, which) => {
  if (status === 'incomplete' || !invoice || invoice.isPaid) return [];
  const known = failed?.invoiceId === invoice.id ? failed.attempts : 0;
  if (invoice.failedAttempts <= known) return [];
  const { id: invoiceId, failedAttempts: attempt, nextAttemptAt: nextAttemptAtMs = null } = invoice;
  return [
    { type: 'SubscriptionPaymentFailed', data: { ...which, invoiceId, attempt, failedAtMs: at, nextAttemptAtMs } },
  ];
};

const fallDue: Change = ({ status, period }, { status: now, invoice, periodStart, at }, which) => {
  if (now !== 'past_due' || status === 'past_due' || status === 'incomplete') return [];
  // A renewal is due from the beginning of its period, however late the report: the pause and the expiry of the last
  // period's credits fall on one moment.
  const isRenewal = period !== undefined && periodStart >= period.end;
  const sinceMs = isRenewal ? Math.min(periodStart, at) : at;
  const data = { ...which, invoiceId: invoice?.id ?? null, sinceMs, pausesAtMs: sinceMs + pastDueGrace };
  return [{ type: 'SubscriptionPastDue', data }];
};

const recover: Change = ({ status, pauses }, { status: now, invoice }, which) => {
  if (status !== 'past_due' || (now !== 'active' && now !== 'trialing')) return [];
  const resumed = pauses.includes('payment_overdue')
    ? [{ type: 'SubscriptionResumed' as const, data: { ...which, reason: 'payment_overdue' as const } }]
    : [];
  return [{ type: 'SubscriptionRecovered', data: { ...which, invoiceId: invoice?.id ?? null } }, ...resumed];
};

/** Free days that someone gave at the provider begin a period without a payment. */
const beginTrial: Change = (
  { status, period },
  { status: now, periodStart: periodStartMs, periodEnd: periodEndMs },
  which,
) => {
  if (now !== 'trialing' || status === 'incomplete') return [];
  if (status === 'trialing' && period?.start === periodStartMs && period.end === periodEndMs) return [];
  return [{ type: 'SubscriptionTrialBegan', data: { ...which, periodStartMs, periodEndMs } }];
};

const renew: Change = ({ period }, { status, periodStart: periodStartMs, periodEnd: periodEndMs, invoice }, which) => {
  // The provider begins a period before it collects for it.
  if (status !== 'active' || invoice?.isPaid === false || !period || periodStartMs <= period.start) return [];
  return [
    { type: 'SubscriptionRenewed', data: { ...which, periodStartMs, periodEndMs, invoiceId: invoice?.id ?? null } },
  ];
};

const cancel: Change = ({ endsAtPeriodEnd, endsAt }, { cancelAtPeriodEnd, cancelAt, periodEnd }, which) => {
  const endsAtMs = cancelAt ?? (cancelAtPeriodEnd ? periodEnd : undefined);
  if (endsAtMs === undefined) return endsAtPeriodEnd ? [{ type: 'SubscriptionReactivated', data: which }] : [];
  return endsAtMs === endsAt ? [] : [{ type: 'CancellationScheduled', data: { ...which, endsAtMs } }];
};

const pause: Change = ({ pauses }, { collectionPaused }, which) => {
  if (pauses.includes('collection_paused') === collectionPaused) return [];
  const type = collectionPaused ? 'SubscriptionPaused' : 'SubscriptionResumed';
  return [{ type, data: { ...which, reason: 'collection_paused' } }];
};

/** The provider itself makes no invoices, for example after a trial without a card. */
const pauseThere: Change = ({ status, pauses }, { status: now }, which) => {
  const isPaused = pauses.includes('provider_paused');
  if (status === 'incomplete' || isPaused === (now === 'paused')) return [];
  const type = isPaused ? 'SubscriptionResumed' : 'SubscriptionPaused';
  return [{ type, data: { ...which, reason: 'provider_paused' } }];
};

const changeItems: Change = ({ items }, { items: now }, which) => [
  ...Object.entries(now)
    .filter(([itemId, priceCents]) => items[itemId] !== priceCents)
    .map(([itemId, priceCents]) => ({
      type: 'SubscriptionItemAdded' as const,
      data: { ...which, itemId, priceCents },
    })),
  ...Object.keys(items)
    .filter((itemId) => now[itemId] === undefined)
    .map((itemId) => ({ type: 'SubscriptionItemRemoved' as const, data: { ...which, itemId } })),
];

const end: Change = ({ status }, { endedAt, endReason, at }, which) => {
  const reason = status === 'incomplete' ? 'never_paid' : (endReason ?? 'cancelled');
  return [{ type: 'SubscriptionEnded', data: { ...which, reason, endedAtMs: endedAt ?? at } }];
};

/** The subscriptions of one user; the id is the user's. */
export const subscriptionAggregate: Aggregate<SubscriptionState, SubscriptionCommand, SubscriptionEvent> = {
  version: subscriptionStateVersion,
  snapshots: true,
  initial: initialSubscription,
  streamOf: subscriptionStream,
  evolve: evolveSubscription,
  decide: decideSubscription,
};
