import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';

const id = z.string().min(1).max(200);
const work = z.string().min(1).max(100);

/** Work that failed: an event of a process, or an item of a job's list. Ids only. */
const target = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    stream: z.string(),
    revision: z.int().min(0),
    eventId: z.string(),
    type: z.string(),
    position: z.string(),
  }),
  z.object({ kind: z.literal('item'), item: z.record(z.string(), z.json()) }),
]);

/**
 * A process or a job gave up on an event or an item for now, and went on with others. The reason is a code: messages of
 * errors may hold personal data and stay in the server's own log.
 */
const failed = z.object({
  failureId: id,
  /** The process or job. */
  work,
  target,
  /** The user of the event or item; null when there is none or it is not known. */
  ownerId: id.nullable(),
  /** `outage`: something does not answer. `permanent`: the same attempt would fail again. `unknown`: not known yet. */
  kind: z.enum(['outage', 'permanent', 'unknown']),
  reason: z.string().min(1).max(120),
  /** Attempts so far. */
  attempts: z.int().min(1),
  /** When it is tried again by itself, in milliseconds since the epoch; null: only when somebody asks for it. */
  retryAtMs: z.int().min(0).nullable(),
});

/** Each event names its `work`, so that a reader of the log need not look for the first event. */
const ofFailure = z.object({ failureId: id, work });

export const failureEventTypes = [
  defineEvent({ type: 'WorkFailed', version: 1, schema: failed }),
  /** Somebody asked for another attempt, most often after a repair. */
  defineEvent({ type: 'FailureRetryRequested', version: 1, schema: ofFailure }),
  /** Another attempt succeeded. */
  defineEvent({ type: 'FailureResolved', version: 1, schema: ofFailure }),
  /** Somebody decided not to try again. */
  defineEvent({ type: 'FailureDismissed', version: 1, schema: ofFailure }),
] as const;

const ofWork = z.object({ work });
const stalled = ofWork.extend({
  /** Since when it has not moved, in milliseconds since the epoch. */
  sinceMs: z.int().min(0),
});

/** Events about a whole process or job. */
export const workEventTypes = [
  /** Somebody asked for another attempt at every failure that was open at this time. */
  defineEvent({ type: 'FailuresRetryRequested', version: 1, schema: ofWork }),
  /** A process does not move although events wait for it. */
  defineEvent({ type: 'ProcessStalled', version: 1, schema: stalled }),
  defineEvent({ type: 'ProcessMoved', version: 1, schema: ofWork }),
] as const;

export type WorkFailed = DomainEvent<'WorkFailed', z.infer<typeof failed>>;
export type FailureEvent = EventsOf<typeof failureEventTypes>;
export type WorkEvent = EventsOf<typeof workEventTypes>;

/** An event or an item that failed. */
export type FailureTarget = z.infer<typeof target>;
export type FailureKind = WorkFailed['data']['kind'];

export const failureStream = (failureId: string): string => `failure-${failureId}`;
export const workStream = (workName: string): string => `work-${workName}`;
