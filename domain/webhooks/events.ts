import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { webhookEventNames, webhookOrder } from './order.ts';
import { personal } from '../personal.ts';

/** Sent on request, to try an endpoint. */
export const testEventName = 'webhook.test';

const id = z.string().min(1).max(200);
const endpoint = { webhookId: id, ownerId: id };
/** Address and secret are null once the owner's key is destroyed. */
const ordered = { ...webhookOrder.shape, url: personal(webhookOrder.shape.url.nullable()) };
const secret = z.string().min(1).max(200).nullable();
const timeMs = z.int().min(0);

const created = z.object({ ...endpoint, ...ordered, secret: personal(secret) });
const changed = z.object({ ...endpoint, ...ordered, isActive: z.boolean() });
/** Until `previousUntilMs` messages are signed with the secret before this one, too. */
const rotated = z.object({ ...endpoint, secret: personal(secret), previousUntilMs: timeMs });
/** `gone`: the endpoint answered 410; `failing`: no delivery succeeded for three days. */
const disabled = z.object({ ...endpoint, reason: z.enum(['gone', 'failing']) });
const plain = z.object(endpoint);

/** The endpoints of one user. */
export const webhookEventTypes = [
  defineEvent({ type: 'WebhookCreated', version: 1, schema: created }),
  defineEvent({ type: 'WebhookChanged', version: 1, schema: changed }),
  defineEvent({ type: 'WebhookSecretRotated', version: 1, schema: rotated }),
  defineEvent({ type: 'WebhookBeganFailing', version: 1, schema: plain }),
  defineEvent({ type: 'WebhookRecovered', version: 1, schema: plain }),
  defineEvent({ type: 'WebhookDisabled', version: 1, schema: disabled }),
  defineEvent({ type: 'WebhookDeleted', version: 1, schema: plain }),
] as const;

export type WebhookDisabled = DomainEvent<'WebhookDisabled', z.infer<typeof disabled>>;
export type WebhookEvent = EventsOf<typeof webhookEventTypes>;

export const webhooksStream = (ownerId: string): string => `webhooks-${ownerId}`;

const delivery = { deliveryId: id, webhookId: id, ownerId: id };
const eventType = z.enum([...webhookEventNames, testEventName]);
/** The exact bytes of the message: every attempt sends the same ones. */
const requested = z.object({ ...delivery, eventType, body: personal(z.string().max(20_000).nullable()) });
const attempted = z.object({
  ...delivery,
  attempt: z.int().min(1),
  outcome: z.enum(['delivered', 'failed']),
  /** The HTTP status; null when there was no complete answer. */
  status: z.int().min(100).max(999).nullable(),
  /** Why there was none: see `WebhookFailure`. */
  code: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .nullable(),
  durationMs: z.int().min(0),
  /** When it is tried again; null: it was delivered, or is given up. */
  retryAtMs: timeMs.nullable(),
  /** The first characters of the answer; null when there was none, and once the owner is erased. */
  answer: personal(z.string().max(2_000).nullable()),
});
/** No attempt is made: the endpoint was switched off, disabled or deleted, or its owner erased. */
const dropped = z.object({ ...delivery, reason: z.enum(['inactive', 'deleted', 'erased']) });
const resent = z.object(delivery);

/** One message to one endpoint. */
export const webhookDeliveryEventTypes = [
  defineEvent({ type: 'WebhookDeliveryRequested', version: 1, schema: requested }),
  defineEvent({ type: 'WebhookDeliveryAttempted', version: 1, schema: attempted }),
  defineEvent({ type: 'WebhookDeliveryDropped', version: 1, schema: dropped }),
  defineEvent({ type: 'WebhookDeliveryResent', version: 1, schema: resent }),
] as const;

export type WebhookDeliveryRequested = DomainEvent<'WebhookDeliveryRequested', z.infer<typeof requested>>;
export type WebhookDeliveryAttempted = DomainEvent<'WebhookDeliveryAttempted', z.infer<typeof attempted>>;
export type WebhookDeliveryDropped = DomainEvent<'WebhookDeliveryDropped', z.infer<typeof dropped>>;
export type WebhookDeliveryEvent = EventsOf<typeof webhookDeliveryEventTypes>;

export const webhookDeliveryStream = (deliveryId: string): string => `webhookdelivery-${deliveryId}`;
