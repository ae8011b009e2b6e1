import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many in how long. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** The three limits that `/security` shows and edits. */
export interface LimitSettings {
  /** Requests of an anonymous address. */
  readonly general: Limit;
  /** Requests of a signed-in user, wherever they come from; roomy enough for the screens' own polling. */
  readonly signedIn: Limit;
  /** Failed sign-ins per account and, in a second bucket, per address. */
  readonly authentication: Limit;
}

const QUARTER_HOUR = 15 * 60;

/** Spec part 3 section 9, and DECISIONS section 6. */
export const DEFAULT_LIMITS: LimitSettings = {
  general: { points: 100, seconds: QUARTER_HOUR },
  signedIn: { points: 3_000, seconds: QUARTER_HOUR },
  authentication: { points: 5, seconds: QUARTER_HOUR },
};

export type LimitResult =
  | { readonly allowed: true; readonly limit: number; readonly remaining: number }
  | { readonly allowed: false; readonly limit: number; readonly retryAfterSeconds: number };

export type AttemptResult<Value> =
  | { readonly outcome: 'accepted'; readonly value: Value }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

export interface Limits {
  /** Counts one request. With a user id the user's own bucket is used, otherwise the address's. */
  request(who: { address: string; userId?: string | undefined }): Promise<LimitResult>;
  /**
   * Runs one sign-in attempt: `work` answers a value when it succeeded and `undefined` when it failed.
   * A place is taken in both buckets before `work` runs, so attempts in parallel cannot slip through together;
   * success clears the account's bucket and gives the address its place back. When `work` throws nothing is counted.
   * @param who `account` is any stable name of the account (the normalised e-mail); absent when only the address is known
   */
  attempt<Value>(who: { address: string; account?: string | undefined }, work: () => Promise<Value | undefined>): Promise<AttemptResult<Value>>;
  /** The limits in force. */
  settings(): LimitSettings;
  /** Changes limits from now on; windows that are open keep their length. Throws a RangeError for a limit below 1. */
  configure(changes: Partial<LimitSettings>): void;
}

/**
 * Rate limits of one process, in memory: a restart opens new windows, and each gateway counts for itself.
 * That is enough to slow guessing down and is stated in the guarantees; it never fails, so nothing fails open.
 */
export function createLimits(initial: Partial<LimitSettings> = {}): Limits {
  let settings: LimitSettings = { ...DEFAULT_LIMITS, ...initial };
  const buckets = {
    general: bucket(settings.general),
    signedIn: bucket(settings.signedIn),
    byAccount: bucket(settings.authentication),
    byAddress: bucket(settings.authentication),
  };

  const configure = (changes: Partial<LimitSettings>): void => {
    const next = { ...settings, ...changes };
    for (const { points, seconds } of Object.values(next)) {
      if (!Number.isSafeInteger(points) || !Number.isSafeInteger(seconds) || points < 1 || seconds < 1) {
        throw new RangeError('a limit takes whole numbers from 1');
      }
    }
    settings = next;
    apply(buckets.general, next.general);
    apply(buckets.signedIn, next.signedIn);
    apply(buckets.byAccount, next.authentication);
    apply(buckets.byAddress, next.authentication);
  };
  configure({});

  return {
    settings: () => settings,
    configure,

    async request({ address, userId }) {
      const limiter = userId === undefined ? buckets.general : buckets.signedIn;
      const key = userId ?? addressKey(address);
      const taken = await take(limiter, key);
      return taken.ok
        ? { allowed: true, limit: limiter.points, remaining: taken.remaining }
        : { allowed: false, limit: limiter.points, retryAfterSeconds: taken.retryAfterSeconds };
    },

    async attempt({ address, account }, work) {
      const addressBucket = addressKey(address);
      const perAccount = account === undefined ? undefined : await take(buckets.byAccount, account);
      if (perAccount?.ok === false) return { outcome: 'limited', retryAfterSeconds: perAccount.retryAfterSeconds };
      const giveBackAccount = async (): Promise<void> => {
        if (account !== undefined) await buckets.byAccount.reward(account, 1);
      };
      const perAddress = await take(buckets.byAddress, addressBucket);
      if (!perAddress.ok) {
        await giveBackAccount();
        return { outcome: 'limited', retryAfterSeconds: perAddress.retryAfterSeconds };
      }
      try {
        const value = await work();
        if (value === undefined) return { outcome: 'refused' };
        if (account !== undefined) await buckets.byAccount.delete(account);
        await buckets.byAddress.reward(addressBucket, 1);
        return { outcome: 'accepted', value };
      } catch (error) {
        await giveBackAccount();
        await buckets.byAddress.reward(addressBucket, 1);
        throw error;
      }
    },
  };
}

/** One subscriber usually holds a whole IPv6 /64, so it is one bucket; IPv4 addresses count one by one. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64`;
}

function bucket(limit: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
}

function apply(limiter: RateLimiterMemory, limit: Limit): void {
  limiter.points = limit.points;
  limiter.duration = limit.seconds;
}

type Taken = { readonly ok: true; readonly remaining: number } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Takes one place. The library rejects with its result object when the bucket is full. */
async function take(limiter: RateLimiterMemory, key: string): Promise<Taken> {
  try {
    const result = await limiter.consume(key);
    return { ok: true, remaining: result.remainingPoints };
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(full.msBeforeNext / 1000)) };
  }
}
