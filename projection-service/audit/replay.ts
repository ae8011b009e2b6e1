import { setImmediate } from 'node:timers/promises';
import {
  creditStream,
  evolveCredits,
  heldCredits,
  initialCredits,
  type CreditEvent,
  type CreditState,
} from '../../domain/credits/index.ts';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';

/**
 * The history of one account, folded from its log: the figures after every event, and a snapshot of the state after
 * every `stateEvery`th event. The state at any other event is folded from the snapshot before it.
 */
export interface Replay {
  readonly userId: string;
  /** Time of each event, ms since the epoch. Guards against clock skew: the times never decrease. */
  readonly times: number[];
  readonly available: number[];
  readonly held: number[];
  readonly debt: number[];
  /** Snapshots after event `index * stateEvery - 1`; the first is the empty account. */
  readonly states: CreditState[];
  /** The state after the last event read. */
  last: CreditState;
  position: Position | null;
  /** Why the fold stopped after the last event read; null if it can continue. */
  obstacle: string | null;
}

export const stateEvery = 256;
const pageSize = 1_000;

export const emptyReplay = (userId: string): Replay => ({
  userId,
  times: [],
  available: [],
  held: [],
  debt: [],
  states: [initialCredits],
  last: initialCredits,
  position: null,
  obstacle: null,
});

type Log = Pick<EventStore, 'readStream'>;

/** Folds the events after the end of the replay. Yields to the event loop between pages. */
export async function extendReplay(log: Log, replay: Replay): Promise<void> {
  replay.obstacle = null;
  for (;;) {
    const page = await log.readStream(creditStream(replay.userId), { from: replay.times.length, limit: pageSize });
    for (const recorded of page) {
      if (!take(replay, recorded)) return;
    }
    if (page.length < pageSize) return;
    await setImmediate();
  }
}

/** Adds one event. Returns false for an unreadable event, which ends the replay. */
function take(replay: Replay, recorded: RecordedEvent): boolean {
  let state: CreditState;
  try {
    state = evolveCredits(replay.last, creditEventOf(recorded), recorded.time);
  } catch (error) {
    replay.obstacle = `Event ${recorded.revision} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return false;
  }
  replay.last = state;
  replay.position = recorded.position;
  replay.times.push(state.time);
  replay.available.push(recordedAvailable(state));
  replay.held.push(heldCredits(state));
  replay.debt.push(state.debt);
  if (replay.times.length % stateEvery === 0) replay.states.push(state);
  return true;
}

export const creditEventOf = ({ type, data }: RecordedEvent): CreditEvent => ({ type, data }) as object as CreditEvent;

/** Sums the lots by events alone: an expired lot counts until its expiry event. */
export const recordedAvailable = (state: CreditState): number =>
  state.lots.reduce((sum, lot) => sum + lot.available, 0);

/** Returns the state after the event of this revision; the empty account for -1. */
export async function stateAt(log: Log, replay: Replay, revision: number): Promise<CreditState> {
  if (revision === replay.times.length - 1) return replay.last;
  const index = Math.floor((revision + 1) / stateEvery);
  const kept = replay.states[index];
  if (kept === undefined) throw new RangeError(`The replay of ${replay.userId} has not reached event ${revision}`);
  const from = index * stateEvery;
  if (from > revision) return kept;
  const events = await log.readStream(creditStream(replay.userId), { from, limit: revision - from + 1 });
  return events.reduce((state, event) => evolveCredits(state, creditEventOf(event), event.time), kept);
}

/** Returns the last revision at or before a time; -1 if the account had no event yet. */
export function revisionAt({ times }: Replay, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
