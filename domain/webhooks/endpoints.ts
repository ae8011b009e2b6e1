import type { Aggregate } from '../aggregate.ts';
import { day } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { webhooksStream, type WebhookDisabled, type WebhookEvent } from './events.ts';
import type { WebhookEventName } from './order.ts';
import { say } from '../../words/index.ts';

/** How long the secret before a rotation still signs, in milliseconds. */
export const secretOverlap = day;
/** An endpoint is disabled after no delivery succeeded for this long, in milliseconds. */
export const failingFor = 3 * day;

/** One endpoint. Times are milliseconds since the epoch. */
export interface Webhook {
  readonly webhookId: string;
  /** Null once its owner is erased, like the secret. */
  readonly url: string | null;
  readonly secret: string | null;
  readonly previousSecret: string | null;
  readonly previousUntil: number;
  readonly events: readonly WebhookEventName[];
  readonly isActive: boolean;
  readonly createdAt: number;
  /** Set while deliveries fail: since when. */
  readonly failingSince: number | null;
  /** Why we disabled it; null after its owner switched it on again. */
  readonly disabledFor: WebhookDisabled['data']['reason'] | null;
}

/** The endpoints of one user, the oldest first. */
export interface WebhooksState {
  readonly webhooks: readonly Webhook[];
}

export const initialWebhooks: WebhooksState = { webhooks: [] };

export type WebhooksCommand =
  | {
      readonly kind: 'create';
      readonly ownerId: string;
      readonly webhookId: string;
      readonly url: string;
      readonly secret: string;
      readonly events: readonly WebhookEventName[];
      /** How many the owner may have. */
      readonly limit: number;
    }
  | {
      readonly kind: 'change';
      readonly ownerId: string;
      readonly webhookId: string;
      readonly url?: string;
      readonly events?: readonly WebhookEventName[];
      readonly isActive?: boolean;
    }
  | { readonly kind: 'rotate'; readonly ownerId: string; readonly webhookId: string; readonly secret: string }
  | { readonly kind: 'delete'; readonly ownerId: string; readonly webhookId: string }
  | { readonly kind: 'record_success'; readonly ownerId: string; readonly webhookId: string }
  | { readonly kind: 'record_failure'; readonly ownerId: string; readonly webhookId: string; readonly gone: boolean };

/** Throws NOT_FOUND when the user has no such endpoint. */
export function findWebhook({ webhooks }: WebhooksState, webhookId: string): Webhook {
  const found = webhooks.find((webhook) => webhook.webhookId === webhookId);
  if (!found) throw new Refusal('NOT_FOUND', say('WEBHOOK_NOT_FOUND'));
  return found;
}

/**
 * Decides on the endpoints of one user. Throws NOT_FOUND, and NOT_ALLOWED_NOW beyond the limit. The outcome of a
 * delivery to an endpoint that is gone or switched off changes nothing.
 */
export function decideWebhooks(command: WebhooksCommand, state: WebhooksState, now: number): readonly WebhookEvent[] {
  const { ownerId, webhookId } = command;
  const ids = { webhookId, ownerId };
  if (command.kind === 'create') {
    const { url, secret, events, limit } = command;
    if (state.webhooks.some((other) => other.webhookId === webhookId)) return [];
    if (state.webhooks.length >= limit)
      throw new Refusal('NOT_ALLOWED_NOW', say('TOO_MANY_WEBHOOKS', { most: limit }), {
        limit,
      });
    return [{ type: 'WebhookCreated', data: { ...ids, url, secret, events: [...events] } }];
  }
  if (command.kind === 'record_success' || command.kind === 'record_failure') {
    const webhook = state.webhooks.find((other) => other.webhookId === webhookId);
    return webhook?.isActive === true ? outcomeOf(command, webhook, now) : [];
  }
  const webhook = findWebhook(state, webhookId);
  switch (command.kind) {
    case 'change': {
      const { url = webhook.url, events = webhook.events, isActive = webhook.isActive } = command;
      const isSame = url === webhook.url && isActive === webhook.isActive && sameSet(events, webhook.events);
      return isSame ? [] : [{ type: 'WebhookChanged', data: { ...ids, url, events: [...events], isActive } }];
    }
    case 'rotate':
      return [
        {
          type: 'WebhookSecretRotated',
          data: { ...ids, secret: command.secret, previousUntilMs: now + secretOverlap },
        },
      ];
    case 'delete':
      return [{ type: 'WebhookDeleted', data: ids }];
  }
}

/** Only changes are events: the first failure after a success, the first success after failures, and the end. */
function outcomeOf(
  command: Extract<WebhooksCommand, { readonly kind: 'record_success' | 'record_failure' }>,
  { webhookId, failingSince }: Webhook,
  now: number,
): readonly WebhookEvent[] {
  const ids = { webhookId, ownerId: command.ownerId };
  if (command.kind !== 'record_failure') return failingSince === null ? [] : [{ type: 'WebhookRecovered', data: ids }];
  if (command.gone) return [{ type: 'WebhookDisabled', data: { ...ids, reason: 'gone' } }];
  if (failingSince === null) return [{ type: 'WebhookBeganFailing', data: ids }];
  return now - failingSince < failingFor ? [] : [{ type: 'WebhookDisabled', data: { ...ids, reason: 'failing' } }];
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name));

export function evolveWebhooks({ webhooks }: WebhooksState, event: WebhookEvent, time: number): WebhooksState {
  const patch = (change: (webhook: Webhook) => Webhook): WebhooksState => ({
    webhooks: webhooks.map((webhook) => (webhook.webhookId === event.data.webhookId ? change(webhook) : webhook)),
  });
  switch (event.type) {
    case 'WebhookCreated': {
      const { webhookId, url, secret, events } = event.data;
      const previous = { previousSecret: null, previousUntil: 0 };
      const health = { isActive: true, createdAt: time, failingSince: null, disabledFor: null };
      return { webhooks: [...webhooks, { webhookId, url, secret, events, ...previous, ...health }] };
    }
    case 'WebhookChanged': {
      const { url, events, isActive } = event.data;
      // Another address and a new start begin with a clean slate.
      return patch((webhook) => ({
        ...webhook,
        url,
        events,
        isActive,
        ...(isActive && (url !== webhook.url || !webhook.isActive) && { failingSince: null, disabledFor: null }),
      }));
    }
    case 'WebhookSecretRotated': {
      const { secret, previousUntilMs } = event.data;
      return patch((webhook) => ({
        ...webhook,
        secret,
        previousSecret: webhook.secret,
        previousUntil: previousUntilMs,
      }));
    }
    case 'WebhookBeganFailing':
      return patch((webhook) => ({ ...webhook, failingSince: time }));
    case 'WebhookRecovered':
      return patch((webhook) => ({ ...webhook, failingSince: null }));
    case 'WebhookDisabled':
      return patch((webhook) => ({ ...webhook, isActive: false, disabledFor: event.data.reason }));
    case 'WebhookDeleted':
      return { webhooks: webhooks.filter(({ webhookId }) => webhookId !== event.data.webhookId) };
  }
}

/** The endpoints of one user. Their state holds secrets, so there are no snapshots. */
export const webhooksAggregate: Aggregate<WebhooksState, WebhooksCommand, WebhookEvent> = {
  version: 'webhooks-1',
  snapshots: false,
  initial: initialWebhooks,
  streamOf: webhooksStream,
  evolve: evolveWebhooks,
  decide: decideWebhooks,
};
