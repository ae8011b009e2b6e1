import { isLiveSubscription, subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import type { EventHandlers } from '../../domain/events.ts';
import type { JsonObject } from '../../domain/envelope.ts';
import { isKept, leadsAggregate } from '../../domain/leads/index.ts';
import { failureSentence, videoAggregate } from '../../domain/videos/index.ts';
import type { WebhookEventName } from '../../domain/webhooks/index.ts';
import type { Executor } from '../executor/executor.ts';
import { inWords } from '../../words/index.ts';

/** A message for the endpoints of one user. */
export interface WebhookNews {
  readonly name: WebhookEventName;
  /** The user it happened to: their endpoints get the message. */
  readonly userId: string;
  /** Ids and states, and texts of the owner or for the owner; the reader can ask the API for more. */
  readonly data: JsonObject;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

type Handler = readonly WebhookNews[] | Promise<readonly WebhookNews[]>;

async function subscription(
  { data: { userId } }: { readonly data: { readonly userId: string } },
  executor: Executor,
): Promise<readonly WebhookNews[]> {
  const { current } = (await executor.load(subscriptionAggregate, userId)).state;
  if (!current) return [];
  const { subscriptionId, status, plan, period, endsAtPeriodEnd } = current;
  const data = {
    id: subscriptionId,
    status,
    planId: plan.id,
    currentPeriodStart: period ? iso(period.start) : null,
    currentPeriodEnd: period ? iso(period.end) : null,
    cancelAtPeriodEnd: endsAtPeriodEnd,
    paused: isLiveSubscription(current) && current.pauses.length > 0,
  };
  return [{ name: 'subscription.updated', userId, data }];
}

/**
 * The events that users' endpoints receive. The process `webhook-messages` reads this table. `subscription.updated`
 * holds the state at the time of sending, so that messages out of order do no harm.
 */
export const webhookNews: EventHandlers<Handler, [Executor]> = {
  VideoCompleted: async ({ data: { videoId, userId, attempt, durationMs } }, executor) => {
    const { request, status } = (await executor.load(videoAggregate, videoId)).state;
    if (status === 'deleted' || !request) return [];
    const data = {
      id: videoId,
      title: request.title,
      status: 'ready',
      durationSeconds: Math.round(durationMs / 1_000),
      attempt,
    };
    return [{ name: 'video.completed', userId, data }];
  },
  VideoFailed: async ({ data: { videoId, userId, attempt, code } }, executor) => {
    const { request, status } = (await executor.load(videoAggregate, videoId)).state;
    if (status === 'deleted' || !request) return [];
    const data = {
      id: videoId,
      title: request.title,
      status: 'failed',
      reason: inWords(failureSentence(code), 'en'),
      attempt,
    };
    return [{ name: 'video.failed', userId, data }];
  },
  LeadReceived: async ({ data, time }, executor) => {
    const { leadId: id, userId, videoId, name, email, phone, message, language } = data;
    // Nobody is told of a lead that was deleted meanwhile, or whose owner is erased.
    if (name === null || !isKept((await executor.load(leadsAggregate, userId)).state, id)) return [];
    const { request } = (await executor.load(videoAggregate, videoId)).state;
    const person = { name, email, phone, message: message ?? '', language };
    const told = { id, createdAt: iso(time), ...person, videoId, videoTitle: request?.title ?? '' };
    return [{ name: 'lead.created', userId, data: told }];
  },
  UserRegistered: ({ data: { userId }, time }) => [
    { name: 'user.created', userId, data: { id: userId, createdAt: iso(time) } },
  ],
  SubscriptionActivated: subscription,
  SubscriptionRenewed: subscription,
  SubscriptionPastDue: subscription,
  SubscriptionRecovered: subscription,
  CancellationScheduled: subscription,
  SubscriptionReactivated: subscription,
  SubscriptionPaused: subscription,
  SubscriptionResumed: subscription,
  SubscriptionItemAdded: subscription,
  SubscriptionItemRemoved: subscription,
  SubscriptionEnded: subscription,
};
