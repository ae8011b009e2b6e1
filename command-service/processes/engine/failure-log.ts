import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '../../../domain/envelope.ts';
import {
  failureAggregate,
  workAggregate,
  type FailureCommand,
  type FailureState,
  type FailureTarget,
} from '../../../domain/failures/index.ts';
import { backoffDelay } from '../../../lib/backoff.ts';
import type { Executor } from '../../executor/executor.ts';
import { contextFor, uuidFrom } from '../../support/context.ts';
import type { Verdict } from './judge.ts';
import { ownerOf } from './owner-of.ts';
import type { Pace } from './pace.ts';

/** A failure that waits for another attempt, and when it is due, in milliseconds since the epoch. */
export interface WaitingFailure {
  readonly failureId: string;
  readonly retryAt: number;
}

/** Queries about failures that only a read model can answer. It may lag: the log decides. */
export interface FailureIndex {
  /** How many failures of a process or job are open, and when somebody last asked to retry them all. */
  readonly summary: (work: string) => Promise<{ readonly open: number; readonly retryAllAt: number | null }>;
  /** Failures that wait for another attempt, the soonest first. */
  readonly waiting: (work: string, limit: number) => Promise<readonly WaitingFailure[]>;
  /** Open ones that failed last by this time, the oldest first. */
  readonly failedBy: (work: string, time: number, limit: number) => Promise<readonly string[]>;
  /** The ones among these that are open or were dismissed. */
  readonly known: (failureIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** A failure, for the first time or again. */
export interface Failed {
  readonly failureId: string;
  readonly target: FailureTarget;
  readonly ownerId: string | null;
  readonly verdict: Verdict;
  /** Attempts so far. */
  readonly attempts: number;
}

/** The failures of one process or job: recorded in the log, each in a stream named after what failed. */
export interface FailureLog extends Omit<FailureIndex, 'summary' | 'waiting' | 'failedBy'> {
  readonly summary: () => ReturnType<FailureIndex['summary']>;
  readonly waiting: (limit: number) => ReturnType<FailureIndex['waiting']>;
  readonly failedBy: (time: number, limit: number) => ReturnType<FailureIndex['failedBy']>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly load: (failureId: string) => Promise<FailureState>;
  /** Records a failure; does nothing if it is known. Rejects while the log does not answer. */
  readonly record: (failed: Failed) => Promise<void>;
  /** Records that a later attempt failed, too. */
  readonly recordAgain: (failed: Failed) => Promise<void>;
  readonly resolve: (failureId: string) => Promise<void>;
  /** Records the time since which the process has not moved, in milliseconds since the epoch; null: it moves. */
  readonly noteStall: (sinceMs: number | null) => Promise<void>;
}

export interface FailureLogOptions {
  readonly executor: Executor;
  readonly index: FailureIndex;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly pace: Pace;
}

/** The same id however often the event comes. */
export const failureIdOfEvent = (work: string, event: Pick<RecordedEvent, 'id'>): string =>
  uuidFrom(`failure/${work}/event/${event.id}`);
export const failureIdOfItem = (work: string, key: string): string => uuidFrom(`failure/${work}/item/${key}`);

export function targetOfEvent({ stream, revision, id, type, position }: RecordedEvent): FailureTarget {
  return { kind: 'event', stream, revision, eventId: id, type, position };
}
export const targetOfItem = (item: object): FailureTarget => ({
  kind: 'item',
  item: item as Extract<FailureTarget, { kind: 'item' }>['item'],
});
export const ownerOfEvent = (event: RecordedEvent): string | null => ownerOf(event) ?? null;

/** The failures of the process or job with this name. */
export function createFailureLog(work: string, { executor, index, now, pace }: FailureLogOptions): FailureLog {
  const callerFor = (causationId?: string) => ({
    actor: { kind: 'process' as const, id: work },
    correlationId: randomUUID(),
    ...(causationId === undefined ? {} : { causationId }),
  });
  const execute = async (failureId: string, command: FailureCommand, causationId?: string): Promise<void> => {
    const caller = callerFor(causationId);
    await executor.execute(failureAggregate, failureId, command, contextFor(caller, `${command.kind}-failure`));
  };
  const dataOf = ({ failureId, target, ownerId, verdict, attempts }: Failed) => {
    const isKnown = verdict.kind !== 'unknown' || attempts < pace.unknownAttempts;
    const kind = isKnown ? verdict.kind : 'permanent';
    const delay =
      kind === 'permanent'
        ? target.kind === 'item'
          ? backoffDelay(attempts, pace.repaired)
          : undefined
        : backoffDelay(Math.max(1, attempts - pace.attemptsInPlace + 1), pace.later);
    const retryAtMs = delay === undefined ? null : Math.ceil(now() + delay);
    return { failureId, work, target, ownerId, kind, reason: verdict.reason, attempts, retryAtMs };
  };
  const causeOf = ({ target }: Failed): string | undefined => (target.kind === 'event' ? target.eventId : undefined);
  return {
    summary: () => index.summary(work),
    waiting: (limit) => index.waiting(work, limit),
    failedBy: (time, limit) => index.failedBy(work, time, limit),
    known: index.known,
    now,
    load: async (failureId) => (await executor.load(failureAggregate, failureId)).state,
    record: (failed) => execute(failed.failureId, { kind: 'record', failure: dataOf(failed) }, causeOf(failed)),
    recordAgain: (failed) =>
      execute(failed.failureId, { kind: 'record_again', failure: dataOf(failed) }, causeOf(failed)),
    resolve: (failureId) => execute(failureId, { kind: 'resolve', failureId, work }),
    noteStall: async (sinceMs) => {
      const context = contextFor(callerFor(), 'note-stall');
      await executor.execute(workAggregate, work, { kind: 'note_stall', work, sinceMs }, context);
    },
  };
}
