import { overflowPause } from '../../domain/webhooks/index.ts';
import { isEvent } from '../../domain/events.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** One message without its contents and answers, which only the log holds, sealed. */
export interface WebhookDeliveryDocument {
  readonly ownerId: string;
  readonly webhookId: string;
  readonly eventType: string;
  readonly status: 'waiting' | 'delivered' | 'failed';
  /** Attempts since it was last requested or sent again. */
  readonly attempts: number;
  readonly requestedAt: number;
  readonly nextAttemptAt: number;
  /** The last answer: its HTTP status, or why there was none. */
  readonly answerStatus: number | null;
  readonly code: string | null;
  readonly settledAt: number | null;
}

/** The endpoints for which messages wait. */
export interface WebhookQueueDocument {
  readonly state: 'waiting' | 'empty';
  readonly waiting: number;
}

/** An endpoint that is switched on. */
export interface WebhookEndpointDocument {
  readonly ownerId: string;
  readonly state: 'on';
}

const collections = {
  deliveries: documents<WebhookDeliveryDocument>().indexedBy({
    byEndpoint: { equal: ['webhookId'], order: ['requestedAt'] },
    byOwner: { equal: ['ownerId'], order: ['requestedAt'] },
    byQueue: { equal: ['webhookId', 'status'], order: ['nextAttemptAt'] },
  }),
  queues: documents<WebhookQueueDocument>().indexedBy({ byState: { equal: ['state'], order: [] } }),
  endpoints: documents<WebhookEndpointDocument>().indexedBy({ byState: { equal: ['state'], order: [] } }),
};

type ChangeOfWebhooks = ChangeOf<typeof collections>;

/** The deliveries of webhooks, the endpoints with messages to deliver, and whose endpoints are switched on. */
export const webhooks = defineProjection({
  name: 'webhooks',
  version: '2',
  collections,
  on: {
    WebhookCreated: ({ data: { webhookId, ownerId } }) => [endpoint(webhookId, ownerId)],
    WebhookChanged: ({ data: { webhookId, ownerId, isActive } }) => [
      isActive ? endpoint(webhookId, ownerId) : noEndpoint(webhookId),
    ],
    WebhookDisabled: ({ data: { webhookId } }) => [noEndpoint(webhookId)],
    WebhookDeleted: ({ data: { webhookId } }) => [noEndpoint(webhookId)],
    WebhookDeliveryRequested: ({ data: { deliveryId, webhookId, ownerId, eventType }, time }, read) => [
      {
        op: 'put',
        collection: 'deliveries',
        id: deliveryId,
        doc: {
          ownerId,
          webhookId,
          eventType,
          status: 'waiting',
          attempts: 0,
          requestedAt: time,
          nextAttemptAt: time + overflowPause,
          answerStatus: null,
          code: null,
          settledAt: null,
        },
      },
      queue(webhookId, read('queues', webhookId), 1),
    ],
    WebhookDeliveryAttempted: ({ data: { deliveryId, webhookId, ...attempt }, time }, read) => {
      const waits = attempt.retryAtMs !== null;
      return [
        patch(deliveryId, {
          status: waits ? 'waiting' : attempt.outcome,
          attempts: attempt.attempt,
          nextAttemptAt: attempt.retryAtMs ?? 0,
          answerStatus: attempt.status,
          code: attempt.code,
          settledAt: waits ? null : time,
        }),
        ...(waits ? [] : [queue(webhookId, read('queues', webhookId), -1)]),
      ];
    },
    WebhookDeliveryDropped: ({ data: { deliveryId, webhookId, reason }, time }, read) => [
      patch(deliveryId, { status: 'failed', code: reason, settledAt: time }),
      queue(webhookId, read('queues', webhookId), -1),
    ],
    WebhookDeliveryResent: ({ data: { deliveryId, webhookId }, time }, read) => [
      patch(deliveryId, { status: 'waiting', attempts: 0, nextAttemptAt: time + overflowPause, settledAt: null }),
      queue(webhookId, read('queues', webhookId), 1),
    ],
  },
  needs: (event) =>
    isEvent(
      event,
      'WebhookDeliveryRequested',
      'WebhookDeliveryAttempted',
      'WebhookDeliveryDropped',
      'WebhookDeliveryResent',
    )
      ? { queues: event.data.webhookId }
      : {},
  live: { deliveries: 'silent', queues: 'silent', endpoints: 'silent' },
  awaitedBy: 'queries',
});

const endpoint = (id: string, ownerId: string): ChangeOfWebhooks => ({
  op: 'put',
  collection: 'endpoints',
  id,
  doc: { ownerId, state: 'on' },
});

const noEndpoint = (id: string): ChangeOfWebhooks => ({ op: 'delete', collection: 'endpoints', id });

const patch = (id: string, fields: Partial<WebhookDeliveryDocument>): ChangeOfWebhooks => ({
  op: 'patch',
  collection: 'deliveries',
  id,
  fields,
});

function queue(id: string, before: WebhookQueueDocument | undefined, by: 1 | -1): ChangeOfWebhooks {
  const waiting = (before?.waiting ?? 0) + by;
  return { op: 'put', collection: 'queues', id, doc: { waiting, state: waiting > 0 ? 'waiting' : 'empty' } };
}
