import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

export const suspenders = ['user', 'admin'] as const;

/** `reason` was written by the administrator; null where users pause their own account, and once it is erased. */
const suspensionChanged = z.object({
  userId: id,
  by: z.enum(suspenders),
  reason: personal(z.string().max(500).nullable()),
});

/** The user wants the account deleted. Until `eraseAtMs` (milliseconds since the epoch) this can be undone. */
const deletionRequested = z.object({ userId: id, eraseAtMs: z.int() });

const ofUser = z.object({ userId: id });

/** A store or service, in words for an operator. */
const step = z.string().min(1).max(64);

export const erasureProblems = ['unreachable', 'refused', 'not_configured', 'failed'] as const;

/**
 * A store or service could not be asked to remove what it has of a user whose erasure has begun. Codes only: the text
 * of an error may name the person.
 */
const stepFailed = z.object({
  userId: id,
  step,
  /** True for a service that is not ours: the account counts as erased without it. */
  outside: z.boolean(),
  problem: z.enum(erasureProblems),
  /** The error's own code, e.g. `unauthorized`; null when it has none. */
  code: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .nullable(),
  /** Failures of this step in a row. */
  failures: z.int().min(1),
  retryAtMs: z.int(),
  /** The service's own ids of what it still has; they are random and name nobody. */
  left: z.array(z.string().min(1).max(300)),
});

const ofStep = z.object({ userId: id, step });

export const lifecycleEventTypes = [
  defineEvent({ type: 'AccountSuspended', version: 1, schema: suspensionChanged }),
  defineEvent({ type: 'AccountReactivated', version: 1, schema: suspensionChanged }),
  defineEvent({ type: 'DeletionRequested', version: 1, schema: deletionRequested }),
  defineEvent({ type: 'DeletionCancelled', version: 1, schema: ofUser }),
  /** The point of no return: the account is closed, and its personal data is being removed everywhere. */
  defineEvent({ type: 'ErasureStarted', version: 1, schema: ofUser }),
  defineEvent({ type: 'ErasureStepFailed', version: 1, schema: stepFailed }),
  /** An operator wants the step to be tried now. */
  defineEvent({ type: 'ErasureStepRetried', version: 1, schema: ofStep }),
  /** A step that had failed is done. */
  defineEvent({ type: 'ErasureStepFinished', version: 1, schema: ofStep }),
  /**
   * All our stores are free of the user's personal data, and the key of the user's events is destroyed. Steps at
   * outside services may be open.
   */
  defineEvent({ type: 'UserErased', version: 1, schema: ofUser }),
  /** The user asked for a copy of everything. */
  defineEvent({ type: 'DataExported', version: 1, schema: ofUser }),
] as const;

export type ErasureStepFailed = DomainEvent<'ErasureStepFailed', z.infer<typeof stepFailed>>;
export type ErasureStepRetried = DomainEvent<'ErasureStepRetried', z.infer<typeof ofStep>>;
export type ErasureStepFinished = DomainEvent<'ErasureStepFinished', z.infer<typeof ofStep>>;

/** The life of an account as a whole, from a pause to its erasure. */
export type LifecycleEvent = EventsOf<typeof lifecycleEventTypes>;

const types: ReadonlySet<string> = new Set(lifecycleEventTypes.map(({ type }) => type));

export const isLifecycleEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, LifecycleEvent> => types.has(event.type);
