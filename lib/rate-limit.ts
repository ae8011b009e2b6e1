import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createStaleIfError } from './stale-if-error.ts';
import { Unavailable } from './unavailable.ts';

/** At most `points` in a window of `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export type LimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** A rate limit per key. */
export interface RateLimit {
  /** Takes points of a key, by default one; refuses when the window has too few left. */
  take(key: string, points?: number): Promise<LimitResult>;
  /** Returns one point to a key. */
  giveBack(key: string): Promise<void>;
  /** Forgets what a key has used. */
  reset(key: string): Promise<void>;
}

/** Where windows are counted: in one process, or in a database that several share. */
export interface RateLimitStore {
  /** The windows of one limit; its name separates its keys from those of other limits. */
  open(name: string, limit: Limit): RateLimiterAbstract;
}

/** The store of the rate limits does not answer: try again later. */
export class RateLimitsUnavailable extends Unavailable {
  override readonly name: string = 'RateLimitsUnavailable';
}

export interface RateLimitOptions {
  /** Default: the memory of this process. */
  readonly store?: RateLimitStore | undefined;
  /** Separates the keys of this limit from those of others in the store. */
  readonly name?: string;
  /**
   * While the store does not answer: `refuse` rejects with RateLimitsUnavailable, so that nobody can guess passwords
   * meanwhile; by default this process counts for itself, so that reads continue.
   */
  readonly whileAway?: 'count here' | 'refuse';
}

const memory: RateLimitStore = {
  open: (name, { points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
};

/**
 * A limit per key. `limit` may be a function: a changed limit applies from the next call on, to the windows that are
 * open.
 */
export function createRateLimit(limit: Limit | (() => Limit), options: RateLimitOptions = {}): RateLimit {
  const { store, name = '', whileAway = 'count here' } = options;
  const limitOf = typeof limit === 'function' ? limit : () => limit;
  const own = plain(countIn(memory, name, limitOf));
  if (!store) return own;
  const counted = countIn(store, name, limitOf);
  if (whileAway === 'refuse') return refusingWhileAway(plain(counted));
  const shared = takingAhead(counted, limitOf);
  const orHere = createOrHere();
  return {
    take: async (key, points) =>
      shared.takeAhead(key, points) ??
      orHere(
        () => shared.take(key, points),
        () => own.take(key, points),
      ),
    giveBack: (key) => shared.giveBack(key),
    reset: (key) => shared.reset(key),
  };
}

/** Asks the shared store; while it is away, this process counts for itself. */
export function createOrHere(): <Result>(
  shared: () => Promise<Result>,
  here: () => Promise<Result>,
) => Promise<Result> {
  const isAway = Symbol('away');
  const orAway = createStaleIfError({ isUnavailable: () => true, now: Date.now });
  return async <Result>(shared: () => Promise<Result>, here: () => Promise<Result>) => {
    const answer = await orAway<Result | typeof isAway>(isAway, shared);
    return answer === isAway ? here() : answer;
  };
}

/** The name of a key in a shared store: a hash, because the store need not show whose key it is. */
export const sharedNameOf = (key: string): string => hash('sha256', key).slice(0, 40);

/** The rest after a take, for `takingAhead`. */
type Taken = LimitResult & { readonly msBeforeNext: number };

interface Counted extends RateLimit {
  take(key: string, points?: number): Promise<Taken>;
}

interface TakingAhead extends RateLimit {
  /** Takes from the points that were taken ahead; undefined when the store has to be asked. */
  takeAhead(key: string, points?: number): LimitResult | undefined;
}

function countIn(store: RateLimitStore, name: string, limitOf: () => Limit): Counted {
  const limiter = store.open(name, limitOf());
  const nameOf = (key: string): string => (store === memory ? key : sharedNameOf(key));
  const takeFrom = async (key: string, points: number): Promise<Taken> => {
    try {
      const { msBeforeNext } = await limiter.consume(nameOf(key), points);
      return { allowed: true, msBeforeNext };
    } catch (full) {
      // The library rejects with its result when the window is used up.
      if (!(full instanceof RateLimiterRes)) throw full;
      const { msBeforeNext } = full;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)), msBeforeNext };
    }
  };
  return {
    take: async (key, points = 1) => {
      const { points: size, seconds } = limitOf();
      limiter.points = size;
      limiter.duration = seconds;
      const taken = await takeFrom(key, points);
      if (taken.msBeforeNext <= seconds * 1_000) return taken;
      // A clock that was ahead opened this window: it must not lock anybody out until real time gets there.
      await limiter.delete(nameOf(key));
      return takeFrom(key, points);
    },
    giveBack: async (key) => void (await limiter.reward(nameOf(key), 1)),
    reset: async (key) => void (await limiter.delete(nameOf(key))),
  };
}

/** From this size on, a process takes points ahead: a hundredth of the window at once. */
const takesAheadFrom = 1_000;
/** The most that is taken ahead. A killed process loses it, so a high limit must not make it large. */
const mostAhead = 30;
/** The cache allocates memory for this many keys at once, for each limit. A window that it forgets costs one call. */
const keysKept = 5_000;

/**
 * Spares the database most calls. A process takes some points of a large limit ahead, so that it asks once for many
 * requests; and it asks about a used-up window only after the window has ended. Each process may leave up to 30
 * points of a large limit unused.
 */
function takingAhead(shared: Counted, limitOf: () => Limit): TakingAhead {
  interface Window {
    readonly until: number;
    readonly size: number;
    left: number;
    readonly isFull: boolean;
  }
  const windows = new LRUCache<string, Window>({ max: keysKept });
  const takeAhead = (key: string, points = 1): LimitResult | undefined => {
    const now = Date.now();
    const known = windows.get(key);
    const { points: size, seconds } = limitOf();
    if (!known || known.size !== size || now >= known.until || known.until > now + seconds * 1_000) return undefined;
    if (known.isFull) return { allowed: false, retryAfterSeconds: Math.ceil((known.until - now) / 1000) };
    if (known.left < points) return undefined;
    known.left -= points;
    return { allowed: true };
  };
  return {
    takeAhead,
    take: async (key, points = 1) => {
      const before = takeAhead(key, points);
      if (before) return before;
      const { points: size } = limitOf();
      const now = Date.now();
      const ahead = size < takesAheadFrom ? points : Math.max(points, Math.min(mostAhead, Math.floor(size / 100)));
      const { msBeforeNext, ...result } = await shared.take(key, ahead);
      windows.set(key, { until: now + msBeforeNext, size, left: ahead - points, isFull: !result.allowed });
      return result;
    },
    giveBack: (key) => shared.giveBack(key),
    reset: async (key) => {
      windows.delete(key);
      await shared.reset(key);
    },
  };
}

function plain(counted: Counted): RateLimit {
  return {
    ...counted,
    take: async (key, points) => {
      const { msBeforeNext: _until, ...result } = await counted.take(key, points);
      return result;
    },
  };
}

function refusingWhileAway(shared: RateLimit): RateLimit {
  const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw new RateLimitsUnavailable('The rate limits are unavailable', { cause: error });
    }
  };
  return {
    take: (key, points) => orUnavailable(shared.take(key, points)),
    giveBack: (key) => orUnavailable(shared.giveBack(key)),
    reset: (key) => orUnavailable(shared.reset(key)),
  };
}

/** The key of a client address: a whole IPv6 /64, which one subscriber usually holds, or one IPv4 address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
