import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { LogCorrupted } from '../../event-store/port.ts';
import type { EventStore, LogPage } from '../../event-store/port.ts';
import { backoffDelay, pause, type Backoff } from '../../lib/backoff.ts';
import { secondsSince, type Telemetry } from '../../lib/telemetry.ts';
import type { Projector } from '../projector.ts';
import { InvalidChange } from '../read-store/port.ts';
import type { Change, ChangedDocument, ProjectionHandle } from '../read-store/port.ts';
import { createBatchWriter } from './batch-writer.ts';
import { PoisonEvent, projectPage } from './project-page.ts';
import { createRest } from './rest.ts';
import { createSequence } from './sequence.ts';
import { createGate, createPositionWaiters } from './positions.ts';

export interface FollowerOptions {
  readonly projector: Projector;
  readonly handle: ProjectionHandle;
  /** The stored position of the instance at the start. */
  readonly from: Position;
  readonly eventStore: Pick<EventStore, 'subscribe' | 'head'>;
  readonly batchSize: number;
  readonly retryDelay: Backoff;
  /** Minimum time between two saves of a checkpoint without changes, ms. */
  readonly quietSaveMs: number;
  /** How long it rests between two batches while the log is busy and nobody hurries it, ms. */
  readonly restMs: number;
  readonly telemetry: Telemetry;
  /**
   * Builds the empty instance faster than this follower would; rejects if the instance is still empty. Absent: none.
   */
  readonly build?: (signal: AbortSignal, onProgress: (position: Position, events: number) => void) => Promise<void>;
  /** Called after each written batch that changed documents. */
  readonly onBatch: (changes: readonly ChangedDocument[], position: Position, eventTime: number | undefined) => void;
  /** Called after each move, with or without changes. */
  readonly onMove: (position: Position) => void;
  /** Called after a failure, before the retry or the stop. */
  readonly onFailure: (error: unknown, stopped: boolean) => void;
}

/** The read model is ahead of the log, so the log is an older copy than the one it was built from. */
export class BeyondLog extends Error {
  constructor(stored: Position, head: Position) {
    super(
      `The read model stands at position ${stored}, beyond the end of the log at ${head}: the log was restored from an older copy, so rebuild it`,
    );
    this.name = 'BeyondLog';
  }
}

type State =
  | { readonly phase: 'catching-up' | 'live' }
  | { readonly phase: 'retrying' | 'stopped'; readonly error: unknown };

export type FollowerPhase = State['phase'];

/** Follows the log with one instance of a projection, from its checkpoint. */
export interface Follower {
  readonly phase: FollowerPhase;
  readonly position: Position;
  /** How far the log is projected, for operators: ahead of `position` while the instance is being built. */
  readonly projectedTo: Position;
  /** It has reached the end of the log at least once. */
  readonly caughtUp: boolean;
  /** The number of events that this follower has projected. */
  readonly events: number;
  /** Why it retries or stopped. */
  readonly error: unknown;
  /** Starts, or restarts after a stop; does nothing while it runs. */
  start(): void;
  /** Resolves when the current batch is done; no other batch starts until `release` or `runTo`. */
  hold(): Promise<void>;
  /** Runs to exactly this position and holds there. Resolves with false when that takes longer than `timeoutMs`. */
  runTo(position: Position, timeoutMs: number): Promise<boolean>;
  release(): void;
  /** Does not rest before it has reached this position: someone waits for it. */
  hurryTo(position: Position): void;
  /** Finishes the current batch and saves the checkpoint. */
  stop(): Promise<void>;
}

/**
 * Creates a follower at rest. Its states:
 *
 *     catching-up <-> live         a page of the log that does not, or does, reach its end
 *     any --failure--> retrying    the store or the log failed; retries after a backoff
 *     any --poison---> stopped     an event can't be projected, or the log is damaged; restarted by `start`
 */
export function createFollower(options: FollowerOptions): Follower {
  const { projector, handle, eventStore, telemetry } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const writer = createBatchWriter(handle, options.from, options.quietSaveMs);
  const gate = createGate();
  const rest = createRest(options.restMs);
  const moved = createPositionWaiters(options.from);
  const sequence = createSequence(options.from, projector.filter);
  let state: State = { phase: 'catching-up' };
  let caughtUp = false;
  let events = 0;
  let hurryTo = START;
  /** Settles when the current batch is done. */
  let currentBatch: Promise<void> = Promise.resolve();
  /** Of the current batch: the time of its newest event (ms since the epoch), and when this process took the batch. */
  let newest: { readonly eventTime: number; readonly takenAt: number } | undefined;
  let running: Promise<void> | undefined;
  let { build } = options;
  let builtTo = START;

  const reach = (atEnd: boolean): void => {
    state = { phase: atEnd ? 'live' : 'catching-up' };
    caughtUp ||= atEnd;
    options.onMove(writer.position);
  };

  const measure = (eventTime: number, takenAt: number): void => {
    const labels = { projection: projector.name };
    telemetry.observe('projection_batch_seconds', secondsSince(takenAt), labels);
    // Only when live: the age of a backlog says nothing about the speed of this process.
    if (state.phase === 'live') telemetry.observe('projection_lag_seconds', ageInSeconds(eventTime), labels);
  };

  const announce = (changed: readonly ChangedDocument[]): void => {
    if (newest !== undefined) measure(newest.eventTime, newest.takenAt);
    if (changed.length > 0) options.onBatch(changed, writer.position, newest?.eventTime);
    moved.moveTo(writer.position);
    options.onMove(writer.position);
  };

  const write = async (changes: readonly Change[], to: Position): Promise<void> => {
    if (comparePositions(to, writer.position) > 0) announce(await writer.write(changes, to));
  };

  /** Projects and writes events. If the store refuses the batch, retries them one by one to isolate the poison event. */
  const handleEvents = async (batch: readonly RecordedEvent[], to: Position): Promise<void> => {
    const { changes, poison, last } = await projectPage(projector, batch, (collection, ids) =>
      handle.getMany(collection, ids),
    );
    try {
      await write(changes, poison ? (last ?? writer.position) : to);
    } catch (refused) {
      const [only, ...others] = batch;
      if (!(refused instanceof InvalidChange) || !only) throw refused;
      if (others.length === 0) throw new PoisonEvent(only, refused);
      for (const event of batch) await handleEvents([event], event.position);
      return;
    }
    if (poison) throw poison;
    events += batch.length;
  };

  /** Handles events as one step of the traces in which they were appended. */
  const handleTraced = (batch: readonly RecordedEvent[], to: Position): Promise<void> => {
    const last = batch.at(-1);
    newest = last && { eventTime: last.time, takenAt: performance.now() };
    const correlationIds = () => batch.map(({ metadata }) => metadata.correlationId);
    return telemetry.span(`projection ${projector.name}`, { correlationIds }, () => handleEvents(batch, to));
  };

  /** Handles the new events of a page, in two parts if the limit of the gate divides it. */
  const take = async (page: LogPage): Promise<void> => {
    while (comparePositions(writer.position, page.position) < 0) {
      while (gate.blocks(writer.position)) await gate.changed();
      if (signal.aborted) return;
      const { position } = writer;
      const to =
        gate.limit !== undefined && comparePositions(gate.limit, page.position) < 0 ? gate.limit : page.position;
      const batch = between(page.events, position, to);
      const remember = sequence.check(batch, position);
      currentBatch = handleTraced(batch, to);
      try {
        await currentBatch;
        remember();
      } catch (failure) {
        // A part of the batch may have been written.
        sequence.forget();
        throw failure;
      }
    }
  };

  /** Continues from the stored checkpoint, which may be ahead of what this process knows. */
  const recover = async (): Promise<void> => {
    const before = writer.position;
    newest = undefined;
    const changed = await writer.recover();
    if (writer.position === before) return;
    sequence.forget();
    announce(changed);
  };

  /** A read model that can't be built, for example because of a poison event, is projected in the ordinary way. */
  const buildIfEmpty = async (): Promise<void> => {
    const tryOnce = build;
    build = undefined;
    if (!tryOnce || writer.position !== START) return;
    const before = events;
    try {
      await tryOnce(signal, (position, count) => {
        builtTo = position;
        events = before + count;
      });
      await recover();
    } catch (error) {
      events = before;
      if (!signal.aborted) options.onFailure(error, false);
    }
    builtTo = START;
  };

  const follow = async (): Promise<void> => {
    await recover();
    await buildIfEmpty();
    if (signal.aborted) return;
    const head = await eventStore.head();
    const ahead = comparePositions(writer.position, head);
    if (ahead > 0) throw new BeyondLog(writer.position, head);
    // After a failure, only the next page shows that the log can be read again.
    if (ahead === 0 || state.phase !== 'retrying') reach(ahead === 0);
    const from = { after: writer.position, filter: projector.filter, pageSize: options.batchSize, signal };
    for await (const page of eventStore.subscribe(from)) {
      await take(page);
      if (signal.aborted) return;
      if (page.end ? state.phase !== 'live' : state.phase === 'retrying') reach(page.end);
      if (page.end && comparePositions(hurryTo, writer.position) <= 0) await rest.after(page.events.length);
      if (signal.aborted) return;
    }
    if (!signal.aborted) throw new Error('The subscription to the log ended');
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted;) {
      const from = writer.position;
      try {
        await follow();
      } catch (error) {
        if (signal.aborted) return;
        const final = error instanceof PoisonEvent || error instanceof LogCorrupted;
        state = { phase: final ? 'stopped' : 'retrying', error };
        options.onFailure(error, final);
        if (final) return;
        failures = writer.position === from ? failures + 1 : 1;
        await pause(backoffDelay(failures, options.retryDelay), signal);
      }
    }
  };

  return {
    get phase() {
      return state.phase;
    },
    get position() {
      return writer.position;
    },
    get projectedTo() {
      return comparePositions(builtTo, writer.position) > 0 ? builtTo : writer.position;
    },
    get caughtUp() {
      return caughtUp;
    },
    get events() {
      return events;
    },
    get error() {
      return 'error' in state ? state.error : undefined;
    },
    start() {
      if (signal.aborted || (running && state.phase !== 'stopped')) return;
      if (state.phase === 'stopped') state = { phase: 'retrying', error: state.error };
      running = run();
    },
    async hold() {
      gate.holdAt();
      await currentBatch.catch(() => undefined);
    },
    async runTo(to, timeoutMs) {
      gate.holdAt(to);
      rest.hurry();
      return moved.wait(to, timeoutMs);
    },
    release: () => gate.open(),
    hurryTo(position) {
      if (comparePositions(position, hurryTo) > 0) hurryTo = position;
      rest.hurry();
    },
    async stop() {
      stopping.abort();
      gate.open();
      rest.hurry();
      await running;
      moved.giveUp();
      await writer.close();
    },
  };
}

/** The age of a time in ms since the epoch; never negative under clock skew. */
const ageInSeconds = (time: number): number => Math.max(0, (Date.now() - time) / 1_000);

/** The events after `after` up to `to`, so that a repeated or overlapping page does no harm. */
function between(events: readonly RecordedEvent[], after: Position, to: Position): readonly RecordedEvent[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return events;
  if (comparePositions(first.position, after) > 0 && comparePositions(last.position, to) <= 0) return events;
  return events.filter(({ position }) => comparePositions(position, after) > 0 && comparePositions(position, to) <= 0);
}
