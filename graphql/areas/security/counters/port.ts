import type { Network } from '../../../../lib/client-address.ts';

/** The counters of gateways. `sessionSeconds` adds up the lengths of ended sessions. */
export const countedNames = [
  'requests',
  'blocked',
  'limitHits',
  'failedLogins',
  'sessionsStarted',
  'sessionsEnded',
  'sessionSeconds',
] as const;
export type CountedName = (typeof countedNames)[number];
export type Counts = Readonly<Record<CountedName, number>>;

export const noCounts: Counts = {
  requests: 0,
  blocked: 0,
  limitHits: 0,
  failedLogins: 0,
  sessionsStarted: 0,
  sessionsEnded: 0,
  sessionSeconds: 0,
};

const minute = 60_000;

/** The resolutions that are kept, in milliseconds: one for each time range. */
export const grains = {
  minute,
  quarter: 15 * minute,
  hour: 60 * minute,
  sixHours: 6 * 60 * minute,
} as const;
export type Grain = keyof typeof grains;
export const grainNames = Object.keys(grains) as readonly Grain[];

/** The time ranges of the security dashboard. Each is a number of whole buckets; the last bucket is still filling. */
export const timeRanges = {
  '1h': { grain: 'minute', buckets: 60 },
  '24h': { grain: 'quarter', buckets: 96 },
  '7d': { grain: 'hour', buckets: 168 },
  '30d': { grain: 'sixHours', buckets: 120 },
} as const satisfies Readonly<Record<string, { readonly grain: Grain; readonly buckets: number }>>;
export type TimeRange = keyof typeof timeRanges;
export const timeRangeNames = Object.keys(timeRanges) as readonly TimeRange[];

/** The number of the bucket that holds a time. */
export const bucketOf = (grain: Grain, at: number): number => Math.floor(at / grains[grain]);

/** The oldest bucket that any range, with the period before it, still reads. */
export function oldestBucket(grain: Grain, now: number): number {
  const longest = Math.max(...Object.values(timeRanges).map((range) => (range.grain === grain ? range.buckets : 0)));
  return bucketOf(grain, now) - 2 * longest;
}

/** The counts of one gateway in one bucket since it last wrote. */
export interface BucketCounts {
  readonly grain: Grain;
  readonly bucket: number;
  readonly counts: Partial<Counts>;
  /** Hashes of the users who were active; a repeated one counts once. */
  readonly users: readonly string[];
}

/** One attempt to sign in. */
export interface SignInAttempt {
  /** Unique. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** `limited`: it came after too many failures, and nobody looked at the password. */
  readonly outcome: 'succeeded' | 'refused' | 'limited';
  readonly address: string | null;
  /** The account, if there is one. */
  readonly userId: string | null;
}

/** Which attempts are listed, the newest first. */
export interface SignInQuery {
  /** Attempts of one address, of one account, failed ones or successful ones; absent: all. */
  readonly of?: { readonly address: string } | { readonly userId: string } | { readonly failed: boolean };
  readonly limit: number;
  /** Only later ones. */
  readonly after?: Pick<SignInAttempt, 'at' | 'id'>;
}

/** How long attempts are listed, in milliseconds: as long as the longest range of the figures. */
export const signInsKeptFor = 30 * 24 * 60 * minute;
/** How many attempts are kept: the newest. */
export const mostSignIns = 100_000;

/**
 * Port: counts of all gateways by bucket (docs/decisions/0018). Stored next to the read models and not in the log,
 * because no decision or audit depends on them.
 */
export interface SecurityCounters {
  /** Adds to what is stored. A failed call may have added a part: the figures are statistics. */
  add(entries: readonly BucketCounts[]): Promise<void>;
  /** The buckets from `from` to `to`, both included, that hold counts, in ascending order. */
  read(grain: Grain, from: number, to: number): Promise<readonly (Counts & { readonly bucket: number })[]>;
  /** How many different users were active in the buckets from `from` to `to`. */
  users(grain: Grain, from: number, to: number): Promise<number>;
  /** Adds attempts to sign in; a repeated id counts once. */
  addSignIns(attempts: readonly SignInAttempt[]): Promise<void>;
  signIns(query: SignInQuery): Promise<readonly SignInAttempt[]>;
  /** How many different users have signed in from a network, among the attempts that are kept. */
  usersOf(network: Network): Promise<number>;
  /** Drops buckets older than every range, and attempts that are older or more than are kept. */
  forget(now: number): Promise<void>;
  /** Drops the attempts of an erased account. */
  forgetUser(userId: string): Promise<void>;
  close(): Promise<void>;
}
