import { setTimeout as sleep } from 'node:timers/promises';
import { START, type Position, type RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore, LogFilter } from '../../../event-store/index.ts';
import { noTelemetry, secondsSince, type Telemetry } from '../../../lib/telemetry.ts';
import type { RunningWork } from './background-work.ts';

export interface FollowLogOptions {
  readonly eventStore: EventStore;
  /** Durable name: the checkpoint is kept under it. */
  readonly name: string;
  /** The process that did this work in earlier releases: without a checkpoint of its own, this one starts at that one's. */
  readonly successorOf?: string;
  readonly filter: LogFilter;
  /**
   * Does what the event calls for. May take minutes; events are handled side by side. Must be idempotent:
   * after a crash every event that was not finished comes again. Rejecting means "try again later".
   */
  readonly handle: (event: RecordedEvent, signal: AbortSignal) => Promise<void>;
  /** Events in hand at once; beyond it the log is read no further. */
  readonly maxInFlight?: number;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
}

/** Checkpoints are written at most once a second: each is a record in the log's database. */
const checkpointEvery = 1_000;
const backoff = { first: 200, most: 30_000 } as const;
const stopGrace = 2_000;

/**
 * A process manager's engine: follows the log and hands every matching event to `handle`.
 * The checkpoint is the low-water mark: it never passes an event that is still in hand, however many
 * later ones are done, so a crash repeats work and never loses any.
 */
export function followLog(options: FollowLogOptions): RunningWork {
  const { eventStore, name, successorOf, filter, handle, maxInFlight = 1_000, onError = () => undefined } = options;
  const { telemetry = noTelemetry } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const inHand = new Map<RecordedEvent, Promise<void>>();
  const errors = new Map<RecordedEvent, string>();
  let seen: Position | undefined;
  let saved: Position | undefined;
  let subscriptionError: string | undefined;
  let madeRoom: (() => void) | undefined;

  /** Position before which everything is done: the one ahead of the oldest event in hand, else the last one seen. */
  const before = new Map<RecordedEvent, Position>();
  const lowWater = (): Position | undefined => {
    const oldest = before.values().next();
    return oldest.done ? seen : oldest.value;
  };

  const persist = async (): Promise<void> => {
    const position = lowWater();
    if (position === undefined || position === saved) return;
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
          await handle(event, signal);
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
        await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const take = (event: RecordedEvent, previous: Position): void => {
    before.set(event, previous);
    const work = attempt(event).then(() => {
      inHand.delete(event);
      errors.delete(event);
      madeRoom?.();
      // Cut off by a stop: it stays ahead of the mark and comes again.
      if (!signal.aborted) before.delete(event);
    });
    inHand.set(event, work);
  };

  const follow = async (): Promise<void> => {
    // After a drop it goes on where it was: what is in hand is still being done.
    if (seen === undefined) {
      saved = await eventStore.loadCheckpoint(name);
      seen = saved === START && successorOf !== undefined ? await eventStore.loadCheckpoint(successorOf) : saved;
    }
    let after: Position = seen ?? START;
    for await (const page of eventStore.subscribe({ after, filter, signal })) {
      subscriptionError = undefined;
      for (const event of page.events) {
        take(event, after);
        after = event.position;
        seen = after;
        while (inHand.size >= maxInFlight) {
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
      // It came further since the last drop, so this one is not the same trouble again.
      if (seen !== before) pause = backoff.first;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  const timer = setInterval(() => void persist().catch((error: unknown) => onError(error, undefined)), checkpointEvery);
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
      clearInterval(timer);
      await Promise.race([
        Promise.allSettled([running, ...inHand.values()]),
        sleep(stopGrace, undefined, { ref: false }),
      ]);
      await persist().catch((error: unknown) => onError(error, undefined));
    },
  };
}
