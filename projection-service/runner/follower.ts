import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { LogCorrupted } from '../../event-store/port.ts';
import type { EventStore, LogPage } from '../../event-store/port.ts';
import type { Projector } from '../projector.ts';
import { InvalidChange, OutOfStep } from '../read-store/port.ts';
import type { Batch, Change, ChangedDocument, ProjectionHandle } from '../read-store/port.ts';
import { pause, retryPause } from './backoff.ts';
import type { RetryDelay } from './backoff.ts';
import { createGate } from './gate.ts';
import { PoisonEvent, projectPage } from './project-page.ts';
import { createSequence } from './sequence.ts';
import { createPositionWaiters } from './waiters.ts';

/** A position that could not be saved is tried again after this time, ms. */
const saveAgainMs = 1_000;

export interface FollowerOptions {
  readonly projector: Projector;
  readonly handle: ProjectionHandle;
  /** Where the instance stands when this begins. */
  readonly from: Position;
  readonly eventStore: Pick<EventStore, 'subscribe' | 'head'>;
  readonly batchSize: number;
  readonly retryDelay: RetryDelay;
  /** The least time between two saves of a position where nothing matched, ms. */
  readonly quietSaveMs: number;
  /** After each batch that is written and changed something. */
  readonly onBatch: (changes: readonly ChangedDocument[], position: Position) => void;
  /** After each move, with or without a change. */
  readonly onMove: (position: Position) => void;
  /** After a failure, before the next try or the stop. */
  readonly onFailure: (error: unknown, stopped: boolean) => void;
}

/** The log ends before what the read model has seen: it belongs to another history. */
export class BeyondLog extends Error {
  constructor(stored: Position, head: Position) {
    super(
      `The read model stands at position ${stored}, beyond the end of the log at ${head}: the log was restored from an older copy, so rebuild it`,
    );
    this.name = 'BeyondLog';
  }
}

export type FollowerPhase = 'catching-up' | 'live' | 'retrying' | 'stopped';

/** Brings one instance of a projection along the log, from its checkpoint on. */
export interface Follower {
  readonly phase: FollowerPhase;
  readonly position: Position;
  /** It was at the end of the log at least once. */
  readonly caughtUp: boolean;
  /** Events projected by this follower. */
  readonly events: number;
  /** Why it retries or stopped. */
  readonly error: unknown;
  /** Begins, or goes on after it stopped; nothing happens while it runs. */
  start(): void;
  /** Resolves when the batch in hand is done; no other begins until `release` or `runTo`. */
  hold(): Promise<void>;
  /** Goes on to exactly this position and holds there. Gives false when that takes longer than `timeoutMs`. */
  runTo(position: Position, timeoutMs: number): Promise<boolean>;
  release(): void;
  /** Finishes the batch in hand and saves the position. */
  stop(): Promise<void>;
}

/** A follower at rest. Only an event that can't be projected and a damaged log stop it; all else is tried again. */
export function createFollower(options: FollowerOptions): Follower {
  const { projector, handle, eventStore, quietSaveMs } = options;
  const stopping = new AbortController();
  const gate = createGate();
  const moved = createPositionWaiters(options.from);
  const sequence = createSequence(options.from, projector.filter);
  let phase: FollowerPhase = 'catching-up';
  let error: unknown;
  let caughtUp = false;
  let events = 0;
  let position = options.from;
  /** The checkpoint as stored; behind `position` while nothing matched. */
  let saved: Position | undefined;
  let savedAt = 0;
  /** A batch of which nothing was heard: it may be written all the same. */
  let unanswered: Batch | undefined;
  let step: Promise<void> = Promise.resolve();
  let busy = false;
  let quietSave: NodeJS.Timeout | undefined;
  /** Resolves when no position is being saved by itself. */
  let saving: Promise<void> = Promise.resolve();
  let isSaving = false;

  const apply = async (batch: Batch): Promise<readonly ChangedDocument[]> => {
    unanswered = batch;
    const changed = await handle.apply(batch).catch((error: unknown) => {
      if (error instanceof InvalidChange || error instanceof OutOfStep) unanswered = undefined;
      throw error;
    });
    unanswered = undefined;
    saved = batch.checkpoint;
    savedAt = performance.now();
    return changed;
  };

  const save = (changes: readonly Change[], checkpoint: Position): Promise<readonly ChangedDocument[]> =>
    apply({ after: saved ?? START, changes, checkpoint });

  const moveTo = (to: Position, changed: readonly ChangedDocument[]): void => {
    position = to;
    if (changed.length > 0) options.onBatch(changed, to);
    moved.moveTo(to);
    options.onMove(to);
  };

  const write = async (changes: readonly Change[], to: Position): Promise<void> => {
    if (comparePositions(to, position) <= 0) return;
    const quietFor = performance.now() - savedAt;
    const quiet = changes.length === 0 && quietFor < quietSaveMs;
    moveTo(to, quiet ? [] : await save(changes, to));
    if (quiet) saveLater(quietSaveMs - quietFor);
  };

  /** Others may read how far this is from the store, also when nothing comes any more. */
  const saveLater = (ms: number): void => {
    if (stopping.signal.aborted) return;
    quietSave ??= setTimeout(() => {
      quietSave = undefined;
      // A batch in hand saves it, or sees to it again.
      if (busy || phase !== 'live' || saved === undefined || comparePositions(position, saved) <= 0) return;
      isSaving = true;
      saving = save([], position)
        .then(
          () => undefined,
          () => saveLater(saveAgainMs),
        )
        .finally(() => (isSaving = false));
    }, ms).unref();
  };

  /** Projects and writes events; where the store refuses the whole, one by one, to find the event that is wrong. */
  const handleEvents = async (batch: readonly RecordedEvent[], to: Position): Promise<void> => {
    const { changes, poison, last } = await projectPage(projector, batch, (collection, ids) =>
      handle.getMany(collection, ids),
    );
    try {
      await write(changes, poison ? (last ?? position) : to);
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

  const mustWait = (): boolean => isSaving || gate.blocks(position);

  /** A page, in two parts where the gate's limit divides it. What was seen already is left out. */
  const take = async (page: LogPage): Promise<void> => {
    while (comparePositions(position, page.position) < 0) {
      while (mustWait()) await (isSaving ? saving : gate.changed());
      if (stopping.signal.aborted) return;
      const to =
        gate.limit !== undefined && comparePositions(gate.limit, page.position) < 0 ? gate.limit : page.position;
      const next = between(page.events, position, to);
      const remember = sequence.check(next, position);
      busy = true;
      step = handleEvents(next, to);
      try {
        await step;
        remember();
      } catch (failure) {
        // Some of it may be projected.
        sequence.forget();
        throw failure;
      } finally {
        busy = false;
      }
    }
  };

  const arrive = (atEnd: boolean): void => {
    phase = atEnd ? 'live' : 'catching-up';
    caughtUp ||= atEnd;
    error = undefined;
    options.onMove(position);
  };

  /** Gives it once more as it was, so that it is told what changed also when it was written the first time. */
  const repeatUnanswered = async (): Promise<void> => {
    if (!unanswered) return;
    const { checkpoint } = unanswered;
    const changed = await apply(unanswered).catch((error: unknown) => {
      if (!(error instanceof OutOfStep)) throw error;
    });
    if (changed && comparePositions(checkpoint, position) > 0) moveTo(checkpoint, changed);
  };

  const follow = async (): Promise<void> => {
    await repeatUnanswered();
    const stored = await handle.checkpoint();
    if (stored !== saved) {
      if (stored !== position) sequence.forget();
      saved = position = stored;
      savedAt = performance.now();
      moved.moveTo(position);
    }
    const head = await eventStore.head();
    if (comparePositions(stored, head) > 0) {
      throw new BeyondLog(stored, head);
    }
    const atEnd = comparePositions(position, head) >= 0;
    if (atEnd || error === undefined) arrive(atEnd);
    const { signal } = stopping;
    for await (const page of eventStore.subscribe({
      after: position,
      filter: projector.filter,
      pageSize: options.batchSize,
      signal,
    })) {
      await take(page);
      if (signal.aborted) return;
      if (page.end ? phase !== 'live' : phase === 'retrying') arrive(page.end);
      // Pages of a backlog come without a pause: others must get their turn.
      if (!page.end) await nextTurn();
    }
    if (!signal.aborted) throw new Error('The subscription to the log ended');
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const from = position;
      try {
        await follow();
      } catch (failure) {
        if (stopping.signal.aborted) return;
        const final = failure instanceof PoisonEvent || failure instanceof LogCorrupted;
        phase = final ? 'stopped' : 'retrying';
        error = failure;
        options.onFailure(failure, final);
        if (final) return;
        failures = position === from ? failures + 1 : 1;
        await pause(retryPause(failures, options.retryDelay), stopping.signal);
      }
    }
  };

  let running: Promise<void> | undefined;

  return {
    get phase() {
      return phase;
    },
    get position() {
      return position;
    },
    get caughtUp() {
      return caughtUp;
    },
    get events() {
      return events;
    },
    get error() {
      return error;
    },
    start() {
      if (stopping.signal.aborted || (running && phase !== 'stopped')) return;
      if (running) phase = 'retrying';
      running = run();
    },
    async hold() {
      gate.holdAt();
      await step.catch(() => undefined);
    },
    async runTo(to, timeoutMs) {
      gate.holdAt(to);
      return moved.wait(to, timeoutMs);
    },
    release: () => gate.open(),
    async stop() {
      stopping.abort();
      clearTimeout(quietSave);
      gate.open();
      await running;
      await saving;
      moved.giveUp();
      if (saved !== undefined && comparePositions(position, saved) > 0) await save([], position).catch(() => undefined);
    },
  };
}

/** The events behind `after` up to `to`: a page that is delivered twice, or overlaps, does no harm. */
function between(events: readonly RecordedEvent[], after: Position, to: Position): readonly RecordedEvent[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return events;
  if (comparePositions(first.position, after) > 0 && comparePositions(last.position, to) <= 0) return events;
  return events.filter(({ position }) => comparePositions(position, after) > 0 && comparePositions(position, to) <= 0);
}
