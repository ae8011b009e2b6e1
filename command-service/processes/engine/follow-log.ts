import { setTimeout as sleep } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { START, type Position, type RecordedEvent } from '../../../domain/envelope.ts';
import type { FailureTarget } from '../../../domain/failures/index.ts';
import type { EventStore, LogFilter } from '../../../event-store/index.ts';
import type { Telemetry } from '../../../lib/telemetry.ts';
import { takeTurn } from '../../../lib/turns.ts';
import { createAttempts } from './attempts.ts';
import type { IsDone, LookAhead } from './backlog.ts';
import type { RunningWork } from './background-work.ts';
import { takeCheckpointTurns } from './checkpoint-turns.ts';
import type { FailureLog } from './failure-log.ts';
import type { Verdict } from './judge.ts';
import { createLaggards } from './laggards.ts';
import { defaultPace, type Pace } from './pace.ts';
import { watchProgress } from './progress-watch.ts';
import { retryFailures } from './retries.ts';
import { createLane, createSlots, doneBefore, type Lane, type Rest } from './slots.ts';

export interface FollowLogOptions {
  readonly eventStore: EventStore;
  /** Durable name: the checkpoint is kept under it. */
  readonly name: string;
  readonly filter: LogFilter;
  /**
   * Called once before the first event, with the position after which the events begin. May take minutes, and ends
   * early when `signal` is aborted. Rejecting means "try again later".
   */
  readonly begin?: ((after: Position, signal: AbortSignal) => Promise<void>) | undefined;
  /**
   * Handles one event. Calls start in the order of the log. May take minutes; events are handled concurrently. Must be
   * idempotent: after a crash every unfinished event is delivered again. Rejecting means that it is tried again, or
   * recorded as failed: `judge` says which.
   */
  readonly handle: (event: RecordedEvent, signal: AbortSignal, rest: Rest) => Promise<void>;
  /** Makes the look ahead for a backlog: events that it calls done are not handled. */
  readonly lookAhead?: (() => LookAhead) | undefined;
  /** Called each time that the log has been read to its end. */
  readonly caughtUp?: (() => void) | undefined;
  /**
   * Types whose handlers only pass news to other handlers, for example that an awaited event has happened: they are
   * taken even from an account that already has its share of the places.
   */
  readonly signals?: readonly string[] | undefined;
  /** Backpressure: how many events may be in flight before the log is read no further. */
  readonly maxInFlight?: number;
  /** How many of them may be at work at once, not counting resting ones. Default: all. */
  readonly maxAtWork?: number;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
  /** Default: a failed event keeps its place and is retried. */
  readonly failures?: FailureLog;
  readonly pace?: Pace;
}

const backoff = { first: 200, most: 30_000 } as const;
const stopGrace = 2_000;

/**
 * Follows the log from a durable checkpoint and passes every matching event to `handle`. The checkpoint is a low-water
 * mark: it never passes an event that is neither handled nor recorded as failed, however many later ones are done, so a
 * crash repeats work and never loses any. No event holds up others: a failure is recorded and retried by the clock, and
 * an account with very many events is followed separately.
 */
export function followLog(options: FollowLogOptions): RunningWork {
  const { eventStore, name, filter, handle, begin, lookAhead, caughtUp, telemetry, failures } = options;
  const { maxInFlight = 1_000, maxAtWork = maxInFlight, onError = () => undefined, pace = defaultPace } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const slots = createSlots(maxInFlight, maxAtWork);
  const attempts = createAttempts({ name, handle, failures, pace, signal, onError, telemetry });
  const main = createLane(undefined);
  let saved: Position | undefined;
  let hasHandled = false;
  let subscriptionError: string | undefined;
  const report = (error: unknown): void => onError(error, undefined);

  const take = (event: RecordedEvent, lane: Lane, previous: Position): void => {
    const slot = slots.take(event, lane, previous);
    slot.work = attempts.handle(event, slot.rest).then(() => {
      hasHandled = true;
      // The low-water mark stays before an event that a stop interrupts, so it is delivered again.
      slots.free(slot, !signal.aborted);
    });
  };
  const laggards = createLaggards({
    eventStore,
    filter,
    signals: new Set(options.signals),
    slots,
    pace,
    signal,
    take,
    seen: () => main.next ?? START,
    onError: report,
  });

  /** Position before which everything is done: before the oldest event in flight or left out, or the last one seen. */
  const lowWater = (): Position | undefined => {
    const done = doneBefore(main);
    const left = laggards.doneBefore();
    return left !== undefined && done !== undefined && left < done ? left : done;
  };

  const persist = async (): Promise<void> => {
    const position = lowWater();
    if (position === undefined || position === saved) return;
    hasHandled = false;
    await eventStore.saveCheckpoint(name, position);
    saved = position;
  };

  /** A look ahead that fails leaves its page to the handlers. */
  const lookAt = async (look: LookAhead | undefined, events: readonly RecordedEvent[]): Promise<IsDone | undefined> => {
    const isDone = await look?.(events).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    if (isDone === undefined) return undefined;
    return (event) => {
      try {
        return isDone(event);
      } catch {
        return false;
      }
    };
  };

  const follow = async (): Promise<void> => {
    // After a dropped subscription continue from the last event seen: those in flight are still being handled.
    if (main.next === undefined) {
      saved = await eventStore.loadCheckpoint(name);
      await begin?.(saved, signal);
      main.next = saved;
    }
    let after: Position = main.next;
    let look: LookAhead | undefined;
    for await (const page of eventStore.subscribe({ after, filter, signal })) {
      subscriptionError = undefined;
      // At the end of the log events come one by one, so the memory of the backlog is dropped.
      look = page.end ? undefined : (look ?? lookAhead?.());
      const isDone = await lookAt(look, page.events);
      for (const event of page.events) {
        if (isDone?.(event)) continue;
        await takeTurn();
        if (!laggards.leaveOut(event, after)) take(event, main, after);
        after = event.position;
        main.next = after;
        while (slots.isFull()) await slots.room();
      }
      after = page.position;
      main.next = after;
      if (page.end) caughtUp?.();
    }
  };

  const run = async (): Promise<void> => {
    for (let delay: number = backoff.first; !signal.aborted; delay = Math.min(delay * 2, backoff.most)) {
      const before = main.next;
      await follow().catch((error: unknown) => {
        if (signal.aborted) return;
        subscriptionError = error instanceof Error ? error.message : String(error);
        report(error);
      });
      // The subscription made progress since the last drop, so reset the backoff.
      if (main.next !== before) delay = backoff.first;
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  };

  /** One more attempt at an event whose failure is on record, in a place like any other. */
  const attemptAgain = async (target: FailureTarget): Promise<Verdict | 'later' | undefined> => {
    if (target.kind !== 'event') return { kind: 'permanent', reason: 'NoEvent' };
    const { stream, revision, eventId } = target;
    const [event] = await eventStore.readStream(stream, { from: revision, limit: 1 });
    if (event?.id !== eventId) return { kind: 'permanent', reason: 'EventMissing' };
    if (slots.isFull() || slots.isOverShare(event)) return 'later';
    const slot = slots.take(event);
    const work = attempts.again(event, slot.rest).finally(() => slots.free(slot, true));
    slot.work = work;
    return work;
  };

  const endTurns = takeCheckpointTurns(eventStore, {
    due() {
      const position = lowWater();
      if (position === undefined || position === saved) return undefined;
      return hasHandled ? 'busy' : 'quiet';
    },
    save: () => persist().catch(report),
  });
  const running = run();
  const retries = failures && retryFailures({ failures, pace, signal, attempt: attemptAgain, onError: report });
  const progress = watchProgress({
    eventStore,
    filter,
    seen: () => main.next,
    stalledAfterMs: pace.stalledAfterMs,
    note: failures?.noteStall,
  });

  return {
    status: () => {
      const error = subscriptionError ?? attempts.error();
      const state = signal.aborted ? 'stopped' : error === undefined ? 'running' : 'retrying';
      const stalledSince = progress.stalledSince();
      return {
        name,
        state,
        position: lowWater() ?? START,
        inFlight: slots.size(),
        ...(error === undefined ? {} : { error }),
        ...(stalledSince === undefined ? {} : { stalledSince }),
      };
    },
    stop: async () => {
      stopping.abort();
      endTurns();
      progress.stop();
      await pTimeout(Promise.allSettled([running, retries?.ended, laggards.ended(), ...slots.works()]), {
        milliseconds: stopGrace,
        fallback: () => undefined,
      });
      await persist().catch(report);
    },
  };
}
