import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many in how long. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export interface LimitSettings {
  /** Requests of an anonymous address. */
  readonly general: Limit;
  /** Requests of a signed-in user, wherever they come from; roomy enough for the screens' own polling. */
  readonly signedIn: Limit;
  /** Failed sign-ins per account and, in a second bucket, per address. */
  readonly authentication: Limit;
  /** New accounts of an address, whether or not they came about. */
  readonly registrations: Limit;
  /** Scripts that a user has written, improved or translated: each may be a paid call of a language model. */
  readonly scripts: Limit;
}

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;
/**
 * Doors that are open to everybody, with the size of an address's bucket in general limits. One sign-in takes about ten
 * requests at the identity provider, and an office shares an address; a load balancer asks for the status every few
 * seconds.
 */
const DOORS = { oidc: 3, status: 18 } as const;
export type Door = keyof typeof DOORS;

/** Spec part 3 section 9, and DECISIONS section 6. */
export const DEFAULT_LIMITS: LimitSettings = {
  general: { points: 100, seconds: QUARTER_HOUR },
  signedIn: { points: 3_000, seconds: QUARTER_HOUR },
  authentication: { points: 5, seconds: QUARTER_HOUR },
  registrations: { points: 3, seconds: DAY },
  scripts: { points: 200, seconds: DAY },
};

export type LimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export type AttemptResult<Value> =
  | { readonly outcome: 'accepted'; readonly value: Value }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

export interface Limits {
  /**
   * Counts a request. With a user id the user's own bucket is used, otherwise the address's. `places`: how many it
   * takes, by default one.
   */
  request(who: { address: string; userId?: string | undefined }, places?: number): Promise<LimitResult>;
  /** Counts one script that is written, improved or translated for the user. */
  script(userId: string): Promise<LimitResult>;
  /** Counts one request at a door that is open to everybody: each address has a bucket at each door. */
  door(door: Door, address: string): Promise<LimitResult>;
  /** Counts one registration of an address; a place is never given back, so it cannot be asked which accounts exist. */
  registration(address: string): Promise<LimitResult>;
  /**
   * Runs one sign-in attempt: `work` answers a value when it succeeded and `undefined` when it failed.
   * A place is taken in both buckets before `work` runs, so attempts in parallel cannot slip through together;
   * success clears the account's bucket and gives the address its place back. When `work` throws nothing is counted.
   *
   * @param who `account` is any stable name of the account (the normalised e-mail); absent when only the address is
   *   known
   */
  attempt<Value>(
    who: { address: string; account?: string | undefined },
    work: () => Promise<Value | undefined>,
  ): Promise<AttemptResult<Value>>;
}

/**
 * Rate limits of one process, in memory: a restart opens new windows, and each gateway counts for itself.
 * That is enough to slow guessing down and is stated in the guarantees; it never fails, so nothing fails open.
 */
export function createLimits(initial: Partial<LimitSettings> = {}): Limits {
  const settings: LimitSettings = { ...DEFAULT_LIMITS, ...initial };
  const { general, authentication } = settings;
  const buckets = {
    general: bucket(general),
    signedIn: bucket(settings.signedIn),
    oidc: bucket({ ...general, points: general.points * DOORS.oidc }),
    status: bucket({ ...general, points: general.points * DOORS.status }),
    scripts: bucket(settings.scripts),
    byAccount: bucket(authentication),
    byAddress: bucket(authentication),
    registrations: bucket(settings.registrations),
  };

  return {
    request: ({ address, userId }, places = 1) =>
      userId === undefined
        ? count(buckets.general, addressKey(address), places)
        : count(buckets.signedIn, userId, places),
    script: (userId) => count(buckets.scripts, userId),
    door: (door, address) => count(buckets[door], addressKey(address)),
    registration: (address) => count(buckets.registrations, addressKey(address)),

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
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

function bucket(limit: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
}

type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

async function count(limiter: RateLimiterMemory, key: string, places = 1): Promise<LimitResult> {
  const taken = await take(limiter, key, places);
  return taken.ok ? { allowed: true } : { allowed: false, retryAfterSeconds: taken.retryAfterSeconds };
}

/** Takes places. The library rejects with its result object when the bucket is full. */
async function take(limiter: RateLimiterMemory, key: string, places = 1): Promise<Taken> {
  try {
    await limiter.consume(key, places);
    return { ok: true };
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(full.msBeforeNext / 1000)) };
  }
}
