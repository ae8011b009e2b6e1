import type { Caller } from '../support/context.ts';
import { createLongWait, type LongWait } from './long-wait.ts';

/** A hold as its event states it. */
export interface GuardedHold {
  readonly holdId: string;
  readonly expiresAtMs: number;
}

export interface HoldGuardOptions<Hold extends GuardedHold> {
  readonly now: () => number;
  /** A hold whose order was never recorded is released this long after this process saw it, in milliseconds. */
  readonly orphanAfter: number;
  /**
   * Whether the log may contain the end of a hold further on. While that is so, the state of the hold is not looked up.
   */
  readonly isBehind: () => boolean;
  readonly isOpen: (userId: string, hold: Hold) => Promise<boolean>;
  /** Whether the order behind the hold was recorded: a crash may come between the two. */
  readonly isRecorded: (hold: Hold) => Promise<boolean>;
  readonly releaseOrphan: (userId: string, hold: Hold, caller: Caller) => Promise<unknown>;
  /** Settles a hold whose time is over. */
  readonly giveUp: (userId: string, hold: Hold, caller: Caller) => Promise<unknown>;
}

/** Waits for the end of every hold, and ends the holds that nothing else ends. */
export function createHoldGuard<Hold extends GuardedHold>(options: HoldGuardOptions<Hold>) {
  const watched = new Map<string, LongWait>();
  let following: AbortSignal | undefined;
  /** One listener for all holds: removing one of thousands of listeners from a signal looks at each of them. */
  const endAllWith = (signal: AbortSignal): void => {
    if (following === signal) return;
    following = signal;
    signal.addEventListener('abort', () => {
      for (const watch of watched.values()) watch.end();
    });
  };
  return {
    /** How many holds are waited for. */
    waiting: (): number => watched.size,
    isWaitingFor: (key: string): boolean => watched.has(key),
    /** Stops waiting for a hold that was captured or released. */
    settled: async (key: string): Promise<void> => watched.get(key)?.end(),
    /** Resolves when the hold named by `key` is settled. Rejects to be called again. */
    reserved: async (key: string, userId: string, hold: Hold, caller: Caller, signal: AbortSignal): Promise<void> => {
      const watch = createLongWait();
      watched.set(key, watch);
      endAllWith(signal);
      try {
        await guard(options, userId, hold, watch, caller);
      } finally {
        if (watched.get(key) === watch) watched.delete(key);
      }
    },
  };
}

/** How often a hold of a backlog checks whether the backlog is over, in milliseconds. */
const behindPauseMs = 250;

/** Waits until the hold is settled; releases it when its order was never recorded, and gives it up when it is due. */
async function guard<Hold extends GuardedHold>(
  { now, orphanAfter, isBehind, isOpen, isRecorded, releaseOrphan, giveUp }: HoldGuardOptions<Hold>,
  userId: string,
  hold: Hold,
  wait: LongWait,
  caller: Caller,
): Promise<void> {
  const seenAt = performance.now();
  while (isBehind()) if (!(await wait.passed(behindPauseMs))) return;
  const stillOpenIn = async (milliseconds: number): Promise<boolean> =>
    (await wait.passed(milliseconds)) && isOpen(userId, hold);

  if (!(await stillOpenIn(Math.min(orphanAfter, hold.expiresAtMs - now())))) return;
  if (!(await isRecorded(hold))) {
    // Age is measured with our own clock only: the writer's may be skewed.
    if (!(await stillOpenIn(seenAt + orphanAfter - performance.now()))) return;
    if (!(await isRecorded(hold))) {
      await releaseOrphan(userId, hold, caller);
      return;
    }
  }
  if (!(await stillOpenIn(hold.expiresAtMs - now()))) return;
  await giveUp(userId, hold, caller);
}
