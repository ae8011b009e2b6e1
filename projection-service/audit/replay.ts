import { setImmediate } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import { say, type Sentence } from '../../words/index.ts';

/** How the events of a stream become a state: an aggregate's own fold. */
export interface Fold<State extends object> {
  readonly initial: State;
  /** Throws when the event can't be read or the result can't be true. */
  readonly evolve: (state: State, event: RecordedEvent) => State;
}

/**
 * The history of one stream, folded from the log: the time of every event, and a snapshot of the state after every
 * `stateEvery`th event. The state at any other event is folded from the snapshot before it.
 */
export interface Replay<State extends object> {
  readonly stream: string;
  readonly fold: Fold<State>;
  /** Time of each event, ms since the epoch. Guards against clock skew: the times never decrease. */
  readonly times: number[];
  /** Snapshots after event `index * stateEvery - 1`; the first is the initial state. */
  readonly states: State[];
  /** The state after the last event read. */
  last: State;
  position: Position | null;
  /** Why the fold stopped after the last event read; null if it can continue. */
  obstacle: Sentence | null;
}

export const stateEvery = 256;
/** Events to handle before other work gets a turn: a page of them takes a few milliseconds. */
const pageSize = 200;

export const emptyReplay = <State extends object>(stream: string, fold: Fold<State>): Replay<State> => ({
  stream,
  fold,
  times: [],
  states: [fold.initial],
  last: fold.initial,
  position: null,
  obstacle: null,
});

type Log = Pick<EventStore, 'readStream'>;

/**
 * Folds the events after the end of the replay and reports the state after each. Yields to the event loop between
 * pages.
 */
export async function extendReplay<State extends object>(
  log: Log,
  replay: Replay<State>,
  folded: (state: State) => void = () => undefined,
): Promise<void> {
  replay.obstacle = null;
  for (;;) {
    const page = await log.readStream(replay.stream, { from: replay.times.length, limit: pageSize });
    for (const recorded of page) {
      if (!take(replay, recorded)) return;
      folded(replay.last);
    }
    if (page.length < pageSize) return;
    await setImmediate();
  }
}

/** Adds one event. Returns false for an unreadable event, which ends the replay. */
function take<State extends object>(replay: Replay<State>, recorded: RecordedEvent): boolean {
  try {
    replay.last = replay.fold.evolve(replay.last, recorded);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    replay.obstacle = say('AUDIT_UNREADABLE', { event: recorded.revision, problem });
    return false;
  }
  replay.position = recorded.position;
  replay.times.push(Math.max(recorded.time, replay.times.at(-1) ?? 0));
  if (replay.times.length % stateEvery === 0) replay.states.push(replay.last);
  return true;
}

/** Returns the state after the event of this revision; the initial state for -1. */
export async function stateAt<State extends object>(log: Log, replay: Replay<State>, revision: number): Promise<State> {
  if (revision === replay.times.length - 1) return replay.last;
  const index = Math.floor((revision + 1) / stateEvery);
  const kept = replay.states[index];
  if (kept === undefined) throw new RangeError(`The replay of ${replay.stream} has not reached event ${revision}`);
  const from = index * stateEvery;
  if (from > revision) return kept;
  const events = await log.readStream(replay.stream, { from, limit: revision - from + 1 });
  return events.reduce((state, event) => replay.fold.evolve(state, event), kept);
}

/** Returns the last revision at or before a time; -1 if there was no event yet. */
export function revisionAt({ times }: Pick<Replay<object>, 'times'>, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The moment that an auditor asks for: after the event of a revision, or at a time; without either, now. */
export interface MomentRequest {
  /** -1: before the first event. A revision after the last event counts as the last one. */
  readonly revision?: number;
  /** A time in the future counts as now. */
  readonly time?: number;
}

/** A moment of a replay. */
export function momentOf(replay: Pick<Replay<object>, 'times'>, { revision: asked, time }: MomentRequest, now: number) {
  const { times } = replay;
  const end = times.length - 1;
  const until = Math.min(time ?? now, now);
  const revision =
    asked === undefined ? (time === undefined ? end : revisionAt(replay, until)) : Math.min(Math.max(asked, -1), end);
  const replayedTo = times[revision] ?? null;
  return {
    totalEvents: times.length,
    firstEventAt: times[0] ?? null,
    lastEventAt: times[end] ?? null,
    revision,
    replayedTo,
    moment: asked === undefined ? until : (replayedTo ?? 0),
  };
}
