import type { Aggregate } from '../aggregate.ts';
import { Refusal } from '../refusal.ts';
import {
  webhookDeliveryStream,
  type WebhookDeliveryAttempted,
  type WebhookDeliveryDropped,
  type WebhookDeliveryEvent,
  type WebhookDeliveryRequested,
} from './events.ts';
import { say } from '../../words/index.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses before the second and every later attempt: more than a day in all, in milliseconds. */
export const retryPauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour] as const;
/** Up to this share of a pause is added at random, so that messages that failed together do not come together. */
const jitterShare = 0.2;
/** A new message is attempted at once. One that finds the queue full is due after this time. */
export const overflowPause = 30 * second;
/** How many attempts the log of a message shows. */
const shownAttempts = 50;

export type WebhookMessage = WebhookDeliveryRequested['data'];
export type WebhookAttempt = Pick<
  WebhookDeliveryAttempted['data'],
  'outcome' | 'status' | 'code' | 'durationMs' | 'answer'
>;

/** One message to one endpoint. Times are milliseconds since the epoch. */
export interface WebhookDeliveryState {
  readonly status: 'absent' | 'waiting' | 'delivered' | 'failed';
  readonly message?: WebhookMessage;
  readonly requestedAt: number;
  /** Attempts since it was requested, or sent again, last. */
  readonly attempts: number;
  /** The next attempt is not before this time, unless it is the first one. */
  readonly nextAttemptAt: number;
  readonly droppedFor: WebhookDeliveryDropped['data']['reason'] | null;
  /** The last attempts with the time of their end. */
  readonly log: readonly (WebhookAttempt & { readonly endedAt: number })[];
}

export const initialWebhookDelivery: WebhookDeliveryState = {
  status: 'absent',
  requestedAt: 0,
  attempts: 0,
  nextAttemptAt: 0,
  droppedFor: null,
  log: [],
};

export type WebhookDeliveryCommand =
  | { readonly kind: 'request'; readonly message: WebhookMessage }
  | {
      readonly kind: 'record_attempt';
      readonly attempt: WebhookAttempt;
      /** The endpoint wants no more messages, so this attempt is the last one. */
      readonly gone: boolean;
      /** From 0 to 1. */
      readonly random: number;
      /** How long the endpoint asks to wait, in milliseconds; 0 when it does not. */
      readonly waitMs: number;
    }
  | { readonly kind: 'drop'; readonly reason: WebhookDeliveryDropped['data']['reason'] }
  | { readonly kind: 'resend' };

/** Decides on one message. One that is settled changes only by being sent again. Throws NOT_FOUND. */
export function decideWebhookDelivery(
  command: WebhookDeliveryCommand,
  state: WebhookDeliveryState,
  now: number,
): readonly WebhookDeliveryEvent[] {
  if (command.kind === 'request')
    return state.status === 'absent' ? [{ type: 'WebhookDeliveryRequested', data: command.message }] : [];
  if (!state.message) throw new Refusal('NOT_FOUND', say('DELIVERY_NOT_FOUND'));
  const { deliveryId, webhookId, ownerId } = state.message;
  const ids = { deliveryId, webhookId, ownerId };
  const isWaiting = state.status === 'waiting';
  switch (command.kind) {
    case 'resend':
      return isWaiting ? [] : [{ type: 'WebhookDeliveryResent', data: ids }];
    case 'drop':
      return isWaiting ? [{ type: 'WebhookDeliveryDropped', data: { ...ids, reason: command.reason } }] : [];
    case 'record_attempt': {
      if (!isWaiting) return [];
      const { attempt, gone, random, waitMs } = command;
      const pause = attempt.outcome === 'delivered' || gone ? undefined : retryPauses[state.attempts];
      const retryAtMs =
        pause === undefined ? null : Math.ceil(now + Math.max(pause, waitMs) * (1 + random * jitterShare));
      return [
        { type: 'WebhookDeliveryAttempted', data: { ...ids, ...attempt, attempt: state.attempts + 1, retryAtMs } },
      ];
    }
  }
}

export function evolveWebhookDelivery(
  state: WebhookDeliveryState,
  event: WebhookDeliveryEvent,
  time: number,
): WebhookDeliveryState {
  switch (event.type) {
    case 'WebhookDeliveryRequested':
      return {
        ...state,
        status: 'waiting',
        message: event.data,
        requestedAt: time,
        nextAttemptAt: time + overflowPause,
      };
    case 'WebhookDeliveryAttempted': {
      const { attempt, retryAtMs, outcome, status, code, durationMs, answer } = event.data;
      return {
        ...state,
        status: outcome === 'delivered' ? 'delivered' : retryAtMs === null ? 'failed' : 'waiting',
        attempts: attempt,
        nextAttemptAt: retryAtMs ?? 0,
        log: [...state.log, { outcome, status, code, durationMs, answer, endedAt: time }].slice(-shownAttempts),
      };
    }
    case 'WebhookDeliveryDropped':
      return { ...state, status: 'failed', droppedFor: event.data.reason };
    case 'WebhookDeliveryResent':
      return { ...state, status: 'waiting', attempts: 0, nextAttemptAt: time + overflowPause, droppedFor: null };
  }
}

/** One message to one endpoint. Its state holds the message, so there are no snapshots. */
export const webhookDeliveryAggregate: Aggregate<WebhookDeliveryState, WebhookDeliveryCommand, WebhookDeliveryEvent> = {
  version: 'webhook-delivery-1',
  snapshots: false,
  initial: initialWebhookDelivery,
  streamOf: webhookDeliveryStream,
  evolve: evolveWebhookDelivery,
  decide: decideWebhookDelivery,
};
