import type { Position, RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore, LogFilter } from '../../../event-store/index.ts';
import { backoffDelay, pause } from '../../../lib/backoff.ts';
import type { Pace } from './pace.ts';
import { createLane, doneBefore, type Lane, type Slots } from './slots.ts';

export interface LaggardsOptions {
  readonly eventStore: Pick<EventStore, 'readAll'>;
  readonly filter: LogFilter;
  /** Events of these types are never left out. */
  readonly signals: ReadonlySet<string>;
  readonly slots: Slots;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  /** The position that the events of all other accounts have reached. */
  readonly seen: () => Position;
  readonly take: (event: RecordedEvent, lane: Lane, previous: Position) => void;
  readonly onError: (error: unknown) => void;
}

/** Events in a page of a laggard. */
const perPage = 200;

/**
 * Accounts that have used up their share of the places and have more events in the log. Their other events are read
 * again later, each account at its own pace, so that they delay nobody else and cost no memory; the checkpoint waits
 * for them.
 */
export function createLaggards(options: LaggardsOptions) {
  const { eventStore, filter, signals, slots, pace, signal, seen, take, onError } = options;
  const lanes = new Set<Lane>();
  const following = new Map<string, Promise<void>>();

  /**
   * From here on the first lane takes the account's events again. Called in the same turn in which its position was
   * read.
   */
  const end = (account: string, lane: Lane): void => {
    lane.next = undefined;
    following.delete(account);
  };

  /** Takes the events of one account until it has caught up with everybody else. */
  const catchUp = async (account: string, lane: Lane): Promise<void> => {
    for (let after = lane.next; after !== undefined && !signal.aborted;) {
      // No page is kept in memory while the account waits for its turn.
      await slots.roomOf(account);
      while (!signal.aborted && slots.isFull()) await slots.room();
      const page = await eventStore.readAll({ after, filter, limit: perPage });
      if (signal.aborted) return;
      let isCut = false;
      for (const event of page.events) {
        if (event.position > seen()) return end(account, lane);
        if (!signals.has(event.type) && slots.accountOf(event) === account) {
          isCut = slots.isFull() || slots.isOverShare(event);
          if (isCut) break;
          take(event, lane, after);
        }
        after = event.position;
        lane.next = after;
      }
      if (isCut) continue;
      if (page.position >= seen()) return end(account, lane);
      after = page.position;
      lane.next = after;
    }
  };

  const follow = async (account: string, lane: Lane): Promise<void> => {
    for (let failures = 0; !signal.aborted;) {
      try {
        // After a stop the checkpoint stays before the events that were not taken.
        return await catchUp(account, lane);
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        onError(error);
        await pause(backoffDelay(failures, pace.first), signal);
      }
    }
  };

  return {
    /** Whether the event belongs to its account's own lane. `previous`: the position before it. */
    leaveOut: (event: RecordedEvent, previous: Position): boolean => {
      const isLeft = following.size > 0 && following.has(slots.accountOf(event));
      if (!isLeft && !slots.isOverShare(event)) return false;
      if (signals.has(event.type)) return false;
      if (isLeft) return true;
      const lane = createLane(previous);
      lanes.add(lane);
      const account = slots.accountOf(event);
      following.set(account, Promise.resolve());
      following.set(account, follow(account, lane));
      return true;
    },
    /** The position before which every lane is done; undefined while there is none. */
    doneBefore: (): Position | undefined => {
      let oldest: Position | undefined;
      for (const lane of lanes) {
        const done = doneBefore(lane);
        if (done === undefined) lanes.delete(lane);
        else if (oldest === undefined || done < oldest) oldest = done;
      }
      return oldest;
    },
    ended: (): Promise<unknown> => Promise.allSettled(following.values()),
  };
}
