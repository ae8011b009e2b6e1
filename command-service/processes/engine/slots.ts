import type { Position, RecordedEvent } from '../../../domain/envelope.ts';
import { ownerOf } from './owner-of.ts';

/** Waits without taking a place among the events at work, for example until a mail is due again in an hour. */
export type Rest = <Result>(wait: Promise<Result>) => Promise<Result>;

/** A place of one event that is being handled. */
export interface Slot {
  readonly event: RecordedEvent;
  readonly lane: Lane | undefined;
  readonly rest: Rest;
  isResting: boolean;
  /** Ends when the place is given back. */
  work: Promise<unknown> | undefined;
}

/**
 * A way through the log whose events are taken in order. There is one for all, and one more for each account that had
 * more events than its share: it follows the events of that account that the first lane skipped.
 */
export interface Lane {
  /** The lane has taken all its events up to here; undefined when it takes no more. */
  next: Position | undefined;
  /** The events in hand, in order, with the position before each. */
  readonly inHand: Map<RecordedEvent, Position>;
}

export const createLane = (next: Position | undefined): Lane => ({ next, inHand: new Map() });

/** Position before which everything in the lane is done; undefined when nothing is left of it. */
export function doneBefore({ inHand, next }: Lane): Position | undefined {
  const oldest = inHand.values().next();
  return oldest.done ? next : oldest.value;
}

interface Count {
  held: number;
  atWork: number;
}

/** The share of the free places that one account may hold: a quarter, so that some are always left. */
const shareOfFree = 4;
/** The number of places that an account may always hold: a few events of one account need no separate lane. */
const leastShare = 8;
/** Below this many taken places, owners are not looked up: that would cost more than handling most events. */
const unwatched = 64;

/**
 * The places of a process: how many events it holds at once, and how many of these may be at work instead of resting.
 * No account gets more than its share, which shrinks as the places fill.
 */
export function createSlots(maxInFlight: number, maxAtWork: number) {
  const held = new Set<Slot>();
  let resting = 0;
  let waiting: (() => void)[] = [];
  const waitingOf = new Map<string, () => void>();
  /** By account, while many places are taken. */
  let counts: Map<string, Count> | undefined;
  const watchFrom = Math.min(unwatched, Math.floor(Math.min(maxInFlight, maxAtWork) / shareOfFree));
  const accountOf = (event: RecordedEvent): string => ownerOf(event) ?? event.stream;
  const count = (event: RecordedEvent, places: number, atWork: number): void => {
    if (counts === undefined) return;
    const account = accountOf(event);
    const of = counts.get(account) ?? { held: 0, atWork: 0 };
    of.held += places;
    of.atWork += atWork;
    if (of.held === 0) counts.delete(account);
    else counts.set(account, of);
  };
  const startWatching = (): void => {
    counts = new Map();
    for (const { event, isResting } of held) count(event, 1, isResting ? 0 : 1);
  };
  const changeWork = (slot: Slot, isResting: boolean): void => {
    slot.isResting = isResting;
    resting += isResting ? 1 : -1;
    count(slot.event, 0, isResting ? -1 : 1);
  };
  const madeRoom = (event: RecordedEvent): void => {
    const woken = waiting;
    if (woken.length > 0) waiting = [];
    for (const wake of woken) wake();
    if (waitingOf.size === 0) return;
    const account = accountOf(event);
    waitingOf.get(account)?.();
    waitingOf.delete(account);
  };
  const share = (most: number, taken: number): number => Math.max(leastShare, Math.floor((most - taken) / shareOfFree));

  return {
    size: (): number => held.size,
    isFull: (): boolean => held.size >= maxInFlight || held.size - resting >= maxAtWork,
    /** Whether the account of the event has its share already. */
    isOverShare: (event: RecordedEvent): boolean => {
      if (held.size < watchFrom) {
        counts = undefined;
        return false;
      }
      if (counts === undefined) startWatching();
      const of = counts?.get(accountOf(event));
      if (of === undefined) return false;
      return of.held >= share(maxInFlight, held.size) || of.atWork >= share(maxAtWork, held.size - resting);
    },
    accountOf,
    /** Resolves when the account has no more than half of its share. */
    roomOf: async (account: string): Promise<void> => {
      for (;;) {
        const of = counts?.get(account);
        if (of === undefined) return;
        const most = Math.min(share(maxInFlight, held.size), share(maxAtWork, held.size - resting));
        if (Math.max(of.held, of.atWork) <= most / 2) return;
        await new Promise<void>((resolve) => void waitingOf.set(account, resolve));
      }
    },
    /** Resolves when a place becomes free. */
    room: (): Promise<void> => new Promise((resolve) => void waiting.push(resolve)),
    /** Takes a place in a lane. `previous`: the position before the event; without it the checkpoint does not wait. */
    take: (event: RecordedEvent, lane?: Lane, previous?: Position): Slot => {
      const slot: Slot = {
        event,
        lane,
        isResting: false,
        work: undefined,
        rest: async (wait) => {
          changeWork(slot, true);
          madeRoom(event);
          try {
            return await wait;
          } finally {
            changeWork(slot, false);
          }
        },
      };
      held.add(slot);
      count(event, 1, 1);
      if (lane !== undefined && previous !== undefined) lane.inHand.set(event, previous);
      return slot;
    },
    /** Gives a place back. `isDone`: the checkpoint may pass the event. */
    free: (slot: Slot, isDone: boolean): void => {
      held.delete(slot);
      count(slot.event, -1, -1);
      if (isDone) slot.lane?.inHand.delete(slot.event);
      madeRoom(slot.event);
    },
    /** The events in hand. */
    works: (): readonly unknown[] => [...held].map(({ work }) => work),
  };
}

export type Slots = ReturnType<typeof createSlots>;
