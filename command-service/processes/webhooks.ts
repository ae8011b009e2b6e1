import type { RecordedEvent } from '../../domain/envelope.ts';
import { dispatch, typesOf } from '../../domain/events.ts';
import { isActive, userAggregate } from '../../domain/users/index.ts';
import { webhookDeliveryAggregate, webhooksAggregate, type WebhookDeliveryState } from '../../domain/webhooks/index.ts';
import { pause } from '../../lib/backoff.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, uuidFrom } from '../support/context.ts';
import { createConcurrencyLimit } from '../providers/fetch/guarded/concurrency-limit.ts';
import { createAttempt, type AttemptOptions } from '../webhooks/attempt.ts';
import { webhookNews, type WebhookNews } from '../webhooks/messages.ts';
import { defineJob, eachPage, type JobContext } from './engine/define-job.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

/**
 * Requests a message for each endpoint that subscribes to an event. Its id derives from event and endpoint, so an event
 * that comes again requests nothing more.
 *
 * The users with endpoints are kept in memory, so that events of all others, nearly every event, read nothing: from the
 * read model up to the start of the process, then from its own events. The sets may hold too many users, never too few.
 */
export function webhookMessages({ executor, webhookAudience }: Pick<Dependencies, 'executor' | 'webhookAudience'>) {
  let owners = new Set<string>();
  let administrators = new Set<string>();

  const isAdministrator = async (userId: string): Promise<boolean> => {
    const { admin, identity, lifecycle } = (await executor.load(userAggregate, userId)).state;
    return admin && identity?.emailVerified === true && isActive(lifecycle);
  };
  const tell = async (news: WebhookNews, ownerId: string, event: RecordedEvent, { caller }: HandlerContext) => {
    const { webhooks } = (await executor.load(webhooksAggregate, ownerId)).state;
    for (const { webhookId, isActive: isOn, events, createdAt } of webhooks) {
      // After a long pause of the process an endpoint gets nothing that happened before it existed.
      if (!isOn || !events.includes(news.name) || createdAt > event.time) continue;
      const deliveryId = `msg_${uuidFrom(`webhook/${event.id}/${webhookId}`)}`;
      const { name: type, data } = news;
      const body = JSON.stringify({ type, timestamp: new Date(event.time).toISOString(), data });
      const message = { deliveryId, webhookId, ownerId, eventType: type, body };
      const context = contextFor(caller, 'request-webhook', { stableId: deliveryId, subject: ownerId });
      await executor.execute(webhookDeliveryAggregate, deliveryId, { kind: 'request', message }, context);
    }
  };
  /** The users who may receive an event of the user: administrators for every new account, users for their own. */
  const audienceOf = async (userId: string, type: string): Promise<readonly string[]> => {
    const told = owners.has(userId) ? [userId] : [];
    if (type !== 'UserRegistered') return told;
    for (const other of administrators)
      if (other !== userId && owners.has(other) && (await isAdministrator(other))) told.push(other);
    return told;
  };
  const handle = async (event: RecordedEvent, context: HandlerContext): Promise<void> => {
    const { userId } = event.data as { readonly userId: string };
    const audience = await audienceOf(userId, event.type);
    if (audience.length === 0) return;
    const news = await dispatch(webhookNews, event, executor);
    for (const item of news ?? []) for (const ownerId of audience) await tell(item, ownerId, event, context);
  };
  return defineProcess({
    name: 'webhook-messages',
    begin: async (after, signal) => {
      const audience = await webhookAudience(after, signal);
      owners = new Set(audience.owners);
      administrators = new Set(audience.administrators);
    },
    on: {
      ...Object.fromEntries(typesOf(webhookNews).map((type) => [type, handle])),
      WebhookCreated: async ({ data: { ownerId } }) => owners.add(ownerId),
      WebhookChanged: async ({ data: { ownerId } }) => owners.add(ownerId),
      AdminRoleGranted: async ({ data: { userId } }) => administrators.add(userId),
      AdminRoleRevoked: async ({ data: { userId } }) => administrators.delete(userId),
    },
  });
}

/** Calls of one endpoint at once, and of all endpoints. */
const ofOneEndpoint = 4;
const ofAll = 512;
/** Messages of one endpoint that wait in memory; the job attempts the others when they are due. */
const waitingOfOne = 200;
/** A message that could not start in this time is left to the job, in milliseconds: less than `overflowPause`. */
const patience = 15_000;

/**
 * Attempts every message once, at once. Each endpoint has a separate queue, so one that hangs delays no other. A
 * message that fails, or finds its queue full, is attempted by `webhookRetries` when it is due; so the checkpoint never
 * waits for a retry.
 */
export function webhookDeliveries(options: AttemptOptions) {
  const attempt = createAttempt(options);
  const slots = createConcurrencyLimit(ofAll, ofOneEndpoint);
  const waiting = new Map<string, number>();
  const count = (webhookId: string, by: number): void => {
    const now = (waiting.get(webhookId) ?? 0) + by;
    if (now === 0) waiting.delete(webhookId);
    else waiting.set(webhookId, now);
  };
  const isNew = ({ attempts }: WebhookDeliveryState): boolean => attempts === 0;

  const first = async (
    { data: { deliveryId, webhookId } }: { readonly data: { readonly deliveryId: string; readonly webhookId: string } },
    { caller, signal }: HandlerContext,
  ): Promise<void> => {
    if ((waiting.get(webhookId) ?? 0) >= waitingOfOne) return;
    count(webhookId, 1);
    const given = options.now();
    const release = await slots.take(webhookId, signal).finally(() => count(webhookId, -1));
    try {
      if (options.now() - given < patience) await attempt(deliveryId, isNew, caller, signal);
    } finally {
      release();
    }
  };
  return defineProcess({
    name: 'webhook-deliveries',
    maxInFlight: 20_000,
    on: { WebhookDeliveryRequested: first, WebhookDeliveryResent: first },
  });
}

const perLook = 50;

/** A message that is due. */
interface Message {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly dueAt: number;
}

/** Attempts the messages that are due again, each endpoint on its own: one that hangs keeps only its own waiting. */
export function webhookRetries(
  options: AttemptOptions & Pick<Dependencies, 'webhookQueues' | 'webhooksDue'>,
  every = 1_000,
) {
  const { now, webhookQueues, webhooksDue } = options;
  const attempt = createAttempt(options);
  const slots = createConcurrencyLimit(ofAll, ofOneEndpoint);
  const atWork = new Set<string>();
  const isDue = ({ nextAttemptAt }: WebhookDeliveryState): boolean => nextAttemptAt <= now();

  const workOff = (webhookId: string, { handle, signal }: JobContext<Message>): Promise<void> =>
    eachPage(
      async (limit, after?: Message) =>
        (await webhooksDue(webhookId, now(), limit, after)).map((due) => ({ ...due, webhookId })),
      handle,
      signal,
      perLook,
    );
  return defineJob<Message>({
    name: 'webhook-retries',
    every,
    items: {
      key: ({ deliveryId, dueAt }) => `${deliveryId}/${dueAt}`,
      owner: () => null,
      atOnce: perLook,
      handle: async ({ deliveryId, webhookId }, { newCaller, signal }) => {
        const release = await slots.take(webhookId, signal);
        try {
          await attempt(deliveryId, isDue, newCaller(), signal);
        } finally {
          release();
        }
      },
    },
    run: async (context) => {
      for await (const webhookId of webhookQueues()) {
        if (context.signal.aborted) return;
        if (atWork.has(webhookId)) continue;
        atWork.add(webhookId);
        // Not awaited: an endpoint that takes ten seconds for an answer delays no other.
        void workOff(webhookId, context)
          .catch((error: unknown) => (context.signal.aborted ? undefined : context.failed(error)))
          .finally(() => atWork.delete(webhookId));
      }
      // Lets work that ends at once be over before the next look.
      await pause(0);
    },
  });
}
