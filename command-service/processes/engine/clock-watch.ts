import type { EventStore } from '../../../event-store/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A clock this far beyond the last event of the log may be wrong; or nobody used the product for that long. */
const farAhead = 2 * day;
/** Clocks of servers differ by less. */
const farBehind = 5 * minute;
/** The clock may gain this much on the monotonic clock, as it does when a machine sleeps. */
const jump = hour;
/** How long an operator has to see the warning and to correct the clock. */
export const clockPause = hour;

export interface ClockWatchOptions {
  readonly eventStore: Pick<EventStore, 'lastTime'>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds that passed, by a clock that nobody sets. */
  readonly elapsed?: () => number;
  /** Called once for each doubt. */
  readonly onDoubt?: (reason: string) => void;
}

/**
 * The reason why work that follows the date waits, and its start by the clock in doubt (milliseconds since the epoch).
 */
export interface ClockDoubt {
  readonly reason: string;
  readonly since: number;
}

/** A duration as an operator reads it. */
const spoken = (ms: number): string =>
  ms >= 2 * day
    ? `${Math.round(ms / day)} days`
    : ms >= 2 * hour
      ? `${Math.round(ms / hour)} hours`
      : `${Math.round(ms / minute)} minutes`;

/**
 * Doubts the clock for an hour when it is far from the last event of the log at the start, or jumps later. Work that
 * can't be undone after a wrong date, such as ending credits or erasing accounts, waits meanwhile. A wrong clock looks
 * the same as a product that nobody used for long, so the doubt ends by itself.
 */
export function watchClock({
  eventStore,
  now = Date.now,
  elapsed = () => performance.now(),
  onDoubt,
}: ClockWatchOptions) {
  let before: { readonly clock: number; readonly passed: number } | undefined;
  let doubt: { readonly reason: string; readonly since: number; readonly from: number } | undefined;

  const reasonToDoubt = async (clock: number, passed: number): Promise<string | undefined> => {
    const gained = before === undefined ? 0 : clock - before.clock - (passed - before.passed);
    if (gained > jump) return `The clock went forward by ${spoken(gained)}`;
    // The clock was corrected.
    if (gained < -jump) doubt = undefined;
    const last = await eventStore.lastTime();
    if (last === undefined) return undefined;
    if (clock < last - farBehind)
      return before === undefined || gained < -jump
        ? `The clock is ${spoken(last - clock)} behind the last event of the log`
        : undefined;
    if (before === undefined && clock > last + farAhead)
      return `The clock is ${spoken(clock - last)} ahead of the last event of the log`;
    return undefined;
  };

  return {
    /** Looks at the clock; undefined while there is no doubt. Rejects when the log does not answer. */
    check: async (): Promise<ClockDoubt | undefined> => {
      const [clock, passed] = [now(), elapsed()];
      const reason = await reasonToDoubt(clock, passed);
      before = { clock, passed };
      if (reason !== undefined) {
        doubt = { reason, since: clock, from: passed };
        onDoubt?.(reason);
      }
      if (doubt && passed - doubt.from >= clockPause) doubt = undefined;
      return doubt;
    },
  };
}

export type ClockWatch = ReturnType<typeof watchClock>;
