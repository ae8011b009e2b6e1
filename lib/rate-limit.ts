import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** At most `points` in a window of `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export type LimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * A rate limit per key. Kept in the memory of one process: a restart opens new windows and each process counts for
 * itself (stated in docs/guarantees). It never fails, so nothing fails open.
 */
export interface RateLimit {
  /** Takes points of a key, by default one; takes none when the window has too few left. */
  take(key: string, points?: number): Promise<LimitResult>;
  /** Returns one point to a key. */
  giveBack(key: string): Promise<void>;
  /** Forgets what a key has used. */
  reset(key: string): Promise<void>;
}

export function createRateLimit({ points: size, seconds }: Limit): RateLimit {
  const limiter = new RateLimiterMemory({ points: size, duration: seconds });
  return {
    take: async (key, points = 1) => {
      try {
        await limiter.consume(key, points);
        return { allowed: true };
      } catch (full) {
        // The library rejects with its result when the window is used up.
        if (!(full instanceof RateLimiterRes)) throw full;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(full.msBeforeNext / 1000)) };
      }
    },
    giveBack: async (key) => void (await limiter.reward(key, 1)),
    reset: async (key) => void (await limiter.delete(key)),
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
