import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { id } from '../fields.ts';
import { avatarOrder } from './order.ts';
import { personal } from '../personal.ts';

const count = z.int().min(0);
const twin = { avatarId: id, userId: id };

/** A recording in our file store, checked by its content. */
const recording = z.object({
  /** The key that it was uploaded under; a process then moves it under the twin's own keys. */
  uploadKey: z.string(),
  contentType: z.string(),
  bytes: count,
  /** The hash of the content, in hexadecimal form. */
  sha256: z.string(),
  durationMs: count,
});

/** How the person agreed: read aloud before the camera, or declared by the account holder with an uploaded video. */
export const consentMethods = ['read_aloud', 'declared'] as const;

/** A user asked for a Digital Twin; one credit is held under `holdId`. */
const requested = z.object({ ...twin, ...avatarOrder.shape, holdId: id });

/** The person's agreement, word for word, and the recording in which it is read; null when it was declared. */
const consentRecorded = z.object({
  ...twin,
  method: z.enum(consentMethods),
  statement: personal(z.string()),
  statementVersion: z.string(),
  clip: personal(recording.nullable()),
});

/** The recording that the twin is made from. */
const footageReceived = z.object({ ...twin, footage: personal(recording) });

const trainingStarted = z.object({ ...twin, provider: z.string() });

/** A page of the provider where the person confirms the consent; null when no confirmation is pending. */
const consentPageChanged = z.object({ ...twin, consentUrl: personal(z.string().nullable()) });

/** The twin can speak; the model's files are in our storage. */
const ready = z.object({
  ...twin,
  provider: z.string(),
  modelId: personal(z.string()),
  modelFiles: z.array(z.string()).readonly(),
  /** True when it came after the time-out that released the credit: the twin is free, and listed for finance. */
  late: z.boolean(),
});

/** No twin was made; the credit is released. `code` is one of failures.ts. */
const failed = z.object({ ...twin, code: z.string().regex(/^[a-z_]{1,64}$/), timedOut: z.boolean() });

const statuses = ['training', 'ready', 'failed', 'revoked'] as const;

/** The person revoked the consent: the twin may not be shown or trained from this moment on. */
const consentRevoked = z.object({ ...twin, statusBefore: z.enum(statuses) });

const deleted = z.object({ ...twin, statusBefore: z.enum(statuses) });

/** The consent clip of a twin that ended was removed, because its retention period was over. */
const consentDiscarded = z.object(twin);

export const avatarEventTypes = [
  defineEvent({ type: 'AvatarRequested', version: 1, schema: requested }),
  defineEvent({ type: 'AvatarConsentRecorded', version: 1, schema: consentRecorded }),
  defineEvent({ type: 'AvatarFootageReceived', version: 1, schema: footageReceived }),
  defineEvent({ type: 'AvatarTrainingStarted', version: 1, schema: trainingStarted }),
  defineEvent({
    type: 'AvatarConsentPageChanged',
    version: 1,
    schema: consentPageChanged,
  }),
  defineEvent({ type: 'AvatarReady', version: 1, schema: ready }),
  defineEvent({ type: 'AvatarFailed', version: 1, schema: failed }),
  defineEvent({ type: 'AvatarConsentRevoked', version: 1, schema: consentRevoked }),
  defineEvent({ type: 'AvatarDeleted', version: 1, schema: deleted }),
  defineEvent({ type: 'AvatarConsentDiscarded', version: 1, schema: consentDiscarded }),
] as const;

export type Recording = z.infer<typeof recording>;
export type AvatarConsentRecorded = DomainEvent<'AvatarConsentRecorded', z.infer<typeof consentRecorded>>;

export type AvatarEvent = EventsOf<typeof avatarEventTypes>;

export const avatarStream = (avatarId: string): string => `avatar-${avatarId}`;
