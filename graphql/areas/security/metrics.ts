import type { Sessions } from '../../../identity/index.ts';
import {
  bucketOf,
  type Counts,
  countedNames,
  grains,
  noCounts,
  type SecurityCounters,
  type TimeRange,
  timeRanges,
} from './counters/port.ts';

/** A number of a period and of the period before; `previous` is undefined when nothing was counted then. */
export interface Figure {
  readonly value: number;
  readonly previous: number | undefined;
}

export interface Point extends Counts {
  /** Milliseconds since the epoch. */
  readonly from: number;
}

export interface SessionStats {
  readonly active: number;
  readonly expired: number;
  readonly startedToday: number;
  readonly averageSeconds: number | undefined;
}

export interface Metrics {
  readonly timeRange: TimeRange;
  readonly totalRequests: Figure;
  readonly blockedRequests: Figure;
  readonly activeUsers: Figure;
  readonly rateLimitHits: Figure;
  readonly failedLogins: Figure;
  readonly points: readonly Point[];
  readonly sessions: SessionStats;
}

export interface MetricsSources {
  readonly counters: Pick<SecurityCounters, 'read' | 'users'>;
  readonly sessions: Pick<Sessions, 'count'>;
  readonly now: () => number;
}

const sum = (buckets: readonly Counts[]): Counts =>
  buckets.reduce(
    (total, bucket) =>
      Object.fromEntries(countedNames.map((name) => [name, total[name] + bucket[name]])) as object as Counts,
    noCounts,
  );

/** The change from the period before in whole percent; undefined without a number to compare with. */
export const changeOf = ({ value, previous }: Figure): number | undefined =>
  previous === undefined || previous === 0 ? undefined : Math.round(((value - previous) / previous) * 100);

/** The counts of a range and of the range of the same length before it. */
export async function readMetrics({ counters, sessions, now }: MetricsSources, timeRange: TimeRange): Promise<Metrics> {
  const { grain, buckets } = timeRanges[timeRange];
  const at = now();
  const last = bucketOf(grain, at);
  const [first, before] = [last - buckets + 1, last - 2 * buckets + 1];
  const quarter = bucketOf('quarter', at);
  const quartersADay = timeRanges['24h'].buckets;
  const today = bucketOf('quarter', new Date(at).setUTCHours(0, 0, 0, 0));
  const [found, users, usersBefore, ofToday, ofTheDay, active] = await Promise.all([
    counters.read(grain, before, last),
    counters.users(grain, first, last),
    counters.users(grain, before, first - 1),
    counters.read('quarter', today, quarter),
    counters.read('quarter', quarter - quartersADay + 1, quarter),
    sessions.count(),
  ]);
  const earlier = found.filter(({ bucket }) => bucket < first);
  const byBucket = new Map(found.map((counts) => [counts.bucket, counts]));
  const [current, previous] = [sum(found.filter(({ bucket }) => bucket >= first)), sum(earlier)];
  const figure = (value: number, compared: number): Figure => ({
    value,
    previous: earlier.length === 0 ? undefined : compared,
  });
  return {
    timeRange,
    totalRequests: figure(current.requests, previous.requests),
    blockedRequests: figure(current.blocked, previous.blocked),
    activeUsers: figure(users, usersBefore),
    rateLimitHits: figure(current.limitHits, previous.limitHits),
    failedLogins: figure(current.failedLogins, previous.failedLogins),
    points: Array.from({ length: buckets }, (_, n) => {
      const bucket = first + n;
      return { ...noCounts, ...byBucket.get(bucket), from: bucket * grains[grain] };
    }),
    sessions: {
      active,
      expired: sum(ofTheDay).sessionsEnded,
      startedToday: sum(ofToday).sessionsStarted,
      averageSeconds:
        current.sessionsEnded === 0 ? undefined : Math.round(current.sessionSeconds / current.sessionsEnded),
    },
  };
}
