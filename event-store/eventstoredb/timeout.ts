import pTimeout from 'p-timeout';
import { TimedOut } from './failures.ts';

/** The result of `work`, or TimedOut after `ms`. Work that timed out is not canceled: it must end by itself. */
export function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  return pTimeout(work, { milliseconds: ms, fallback: () => Promise.reject(new TimedOut(what, ms)) });
}

/** Whether `work` settles within `ms`. */
export function settledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const settled = work.then(
    () => true,
    () => true,
  );
  return pTimeout(settled, { milliseconds: ms, fallback: () => false });
}
