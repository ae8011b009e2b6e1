import type { RecordedEvent } from '../../../domain/envelope.ts';
import { backoffDelay, pause } from '../../../lib/backoff.ts';
import { noTelemetry, secondsSince, type Telemetry } from '../../../lib/telemetry.ts';
import { failureIdOfEvent, ownerOfEvent, targetOfEvent, type FailureLog } from './failure-log.ts';
import { judge, type Verdict } from './judge.ts';
import type { Pace } from './pace.ts';
import type { Rest } from './slots.ts';

export interface AttemptsOptions {
  readonly name: string;
  readonly handle: (event: RecordedEvent, signal: AbortSignal, rest: Rest) => Promise<void>;
  readonly failures: FailureLog | undefined;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown, event: RecordedEvent) => void;
  readonly telemetry?: Telemetry | undefined;
}

/** Handles events: a few attempts in place, then the failure is recorded, so that no event holds others up. */
export function createAttempts(options: AttemptsOptions) {
  const { name, handle, failures, pace, signal, onError, telemetry = noTelemetry } = options;
  const errors = new Map<RecordedEvent, string>();

  /** One attempt, as a span of the trace that appended the event. */
  const measured = (event: RecordedEvent, rest: Rest): Promise<void> =>
    telemetry.span(
      `process ${name}`,
      { attributes: { 'curbcast.event_type': event.type }, correlationIds: () => [event.metadata.correlationId] },
      async () => {
        const started = performance.now();
        const observe = (outcome: 'done' | 'failed'): void =>
          telemetry.observe('process_attempt_seconds', secondsSince(started), { process: name, outcome });
        try {
          await handle(event, signal, rest);
          observe('done');
        } catch (error) {
          observe('failed');
          throw error;
        }
      },
    );

  /** Records the failure. False when the log does not answer: the event is kept and tried again. */
  const isRecorded = async (event: RecordedEvent, verdict: Verdict, attempts: number): Promise<boolean> => {
    if (failures === undefined) return false;
    try {
      const failureId = failureIdOfEvent(name, event);
      const ownerId = ownerOfEvent(event);
      await failures.record({ failureId, target: targetOfEvent(event), ownerId, verdict, attempts });
      return true;
    } catch (error) {
      if (!signal.aborted) onError(error, event);
      return false;
    }
  };

  return {
    /** The last failure of an event that still keeps its place; undefined when none fails. */
    error: (): string | undefined => errors.values().next().value,
    /** Resolves when the event is handled or its failure is recorded, or when the process stops. */
    handle: async (event: RecordedEvent, rest: Rest): Promise<void> => {
      let startedAt: number | undefined;
      try {
        for (let attempts = 1; !signal.aborted; attempts += 1) {
          try {
            await measured(event, rest);
            return;
          } catch (error) {
            if (signal.aborted) return;
            startedAt ??= performance.now();
            errors.set(event, error instanceof Error ? error.message : String(error));
            onError(error, event);
            const verdict = judge(error);
            const isOver =
              verdict.kind === 'permanent' ||
              attempts >= pace.attemptsInPlace ||
              performance.now() - startedAt >= pace.shortWhileMs;
            if (isOver && (await isRecorded(event, verdict, attempts))) return;
            await rest(pause(backoffDelay(attempts, pace.first), signal));
          }
        }
      } finally {
        if (startedAt !== undefined) errors.delete(event);
      }
    },
    /** One attempt at an event whose failure is on record. Resolves with the new failure, if there is one. */
    again: async (event: RecordedEvent, rest: Rest): Promise<Verdict | undefined> => {
      try {
        await measured(event, rest);
        return undefined;
      } catch (error) {
        if (!signal.aborted) onError(error, event);
        return judge(error);
      }
    },
  };
}
