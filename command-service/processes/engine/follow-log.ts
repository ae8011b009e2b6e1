import { setTimeout as sleep } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { START, type Position, type RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore, LogFilter } from '../../../event-store/index.ts';
import { noTelemetry, secondsSince, type Telemetry } from '../../../lib/telemetry.ts';
import { takeTurn } from '../../../lib/turns.ts';
import type { LookAhead } from './backlog.ts';
import type { RunningWork } from './background-work.ts';
import { takeCheckpointTurns } from './checkpoint-turns.ts';

/** Waits without a place among the events at work, for example until a mail is due again in an hour. */
export type Rest = <Result>(wait: Promise<Result>) => Promise<Result>;

export interface FollowLogOptions {
  readonly eventStore: EventStore;
  /** Durable name: the checkpoint is kept under it. */
  readonly name: string;
  readonly filter: LogFilter;
  /**
   * Called once before the first event with the position after which events come. May take minutes, and ends early when
   * `signal` is aborted. Rejecting means "try again later".
   */
  readonly begin?: ((after: Position, signal: AbortSignal) => Promise<void>) | undefined;
  /**
   * Handles one event. Calls start in the order of the log. May take minutes; events are handled concurrently. Must be
   * idempotent: after a crash every unfinished event is delivered again. Rejecting means "retry later".
   */
  readonly handle: (event: RecordedEvent, signal: AbortSignal, rest: Rest) => Promise<void>;
  /** Makes the look ahead for a backlog: events that it calls done are not handled. */
  readonly lookAhead?: (() => LookAhead) | undefined;
  /** Backpressure: how many events may be in flight before the log is read no further. */
  readonly maxInFlight?: number;
  /** How many of them may be at work, without those that rest. Default: all. */
  readonly maxAtWork?: number;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
}

const backoff = { first: 200, most: 30_000 } as const;
const stopGrace = 2_000;

/**
 * Follows the log from a durable checkpoint and passes every matching event to `handle`, with retry and backoff. The
 * checkpoint is a low-water mark: it never passes an event that is still in flight, however many later ones are done,
 * so a crash repeats work and never loses any.
 */
export function followLog(options: FollowLogOptions): RunningWork {
  const {
    eventStore,
    name,
    filter,
    handle,
    begin,
    lookAhead,
    maxInFlight = 1_000,
    maxAtWork = maxInFlight,
    onError = () => undefined,
  } = options;
  const { telemetry = noTelemetry } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const inHand = new Map<RecordedEvent, Promise<void>>();
  const errors = new Map<RecordedEvent, string>();
  let seen: Position | undefined;
  let saved: Position | undefined;
  let hasHandled = false;
  let subscriptionError: string | undefined;
  let madeRoom: (() => void) | undefined;
  let resting = 0;

  const rest: Rest = async (wait) => {
    resting += 1;
    madeRoom?.();
    try {
      return await wait;
    } finally {
      resting -= 1;
    }
  };
  const isFull = (): boolean => inHand.size >= maxInFlight || inHand.size - resting >= maxAtWork;

  /** Position before which everything is done: the one before the oldest event in flight, or the last one seen. */
  const before = new Map<RecordedEvent, Position>();
  const lowWater = (): Position | undefined => {
    const oldest = before.values().next();
    return oldest.done ? seen : oldest.value;
  };

  const persist = async (): Promise<void> => {
    const position = lowWater();
    if (position === undefined || position === saved) return;
    hasHandled = false;
    await eventStore.saveCheckpoint(name, position);
    saved = position;
  };

  /** One attempt, as a step of the trace in which the event was appended. */
  const measured = (event: RecordedEvent): Promise<void> =>
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

  const attempt = async (event: RecordedEvent): Promise<void> => {
    for (let pause: number = backoff.first; !signal.aborted; pause = Math.min(pause * 2, backoff.most)) {
      try {
        await measured(event);
        return;
      } catch (error) {
        if (signal.aborted) return;
        errors.set(event, error instanceof Error ? error.message : String(error));
        onError(error, event);
        await rest(sleep(pause * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined));
      }
    }
  };

  const take = (event: RecordedEvent, previous: Position): void => {
    before.set(event, previous);
    const work = attempt(event).then(() => {
      hasHandled = true;
      inHand.delete(event);
      errors.delete(event);
      madeRoom?.();
      // An event cut off by a stop stays behind the low-water mark and is delivered again.
      if (!signal.aborted) before.delete(event);
    });
    inHand.set(event, work);
  };

  const follow = async (): Promise<void> => {
    // After a dropped subscription continue from the last event seen: those in flight are still being handled.
    if (seen === undefined) {
      saved = await eventStore.loadCheckpoint(name);
      await begin?.(saved, signal);
      seen = saved;
    }
    let after: Position = seen ?? START;
    let look: LookAhead | undefined;
    for await (const page of eventStore.subscribe({ after, filter, signal })) {
      subscriptionError = undefined;
      // At the end of the log events come one by one, and what was remembered of the backlog is let go.
      look = page.end ? undefined : (look ?? lookAhead?.());
      const isDone = await look?.(page.events);
      for (const event of page.events) {
        if (isDone?.(event)) continue;
        await takeTurn();
        take(event, after);
        after = event.position;
        seen = after;
        while (isFull()) {
          await new Promise<void>((resolve) => {
            madeRoom = resolve;
          });
        }
      }
      after = page.position;
      seen = after;
    }
  };

  const run = async (): Promise<void> => {
    for (let pause: number = backoff.first; !signal.aborted; pause = Math.min(pause * 2, backoff.most)) {
      const before = seen;
      await follow().catch((error: unknown) => {
        if (signal.aborted) return;
        subscriptionError = error instanceof Error ? error.message : String(error);
        onError(error, undefined);
      });
      // The subscription made progress since the last drop, so reset the backoff.
      if (seen !== before) pause = backoff.first;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  const endTurns = takeCheckpointTurns(eventStore, {
    due() {
      const position = lowWater();
      if (position === undefined || position === saved) return undefined;
      return hasHandled ? 'busy' : 'quiet';
    },
    save: () => persist().catch((error: unknown) => onError(error, undefined)),
  });
  const running = run();

  return {
    status: () => {
      const error = subscriptionError ?? errors.values().next().value;
      const state = signal.aborted ? 'stopped' : error === undefined ? 'running' : 'retrying';
      return {
        name,
        state,
        position: lowWater() ?? START,
        inFlight: inHand.size,
        ...(error === undefined ? {} : { error }),
      };
    },
    stop: async () => {
      stopping.abort();
      endTurns();
      await pTimeout(Promise.allSettled([running, ...inHand.values()]), {
        milliseconds: stopGrace,
        fallback: () => undefined,
      });
      await persist().catch((error: unknown) => onError(error, undefined));
    },
  };
}
