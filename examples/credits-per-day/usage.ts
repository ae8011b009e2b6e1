import { z } from 'zod';

/** The fields of a CloudEvent that this report reads; it ignores all others. */
const envelope = z.object({
  id: z.string(),
  type: z.string(),
  time: z.iso.datetime(),
  partitionkey: z.string(),
  data: z.unknown(),
});
/** A video that is finished: its credits are used. The AsyncAPI document describes all other events. */
const finished = 'curbcast.CreditsCaptured.v1';
const use = z.object({ capturedAmount: z.int(), durationMs: z.int() });

export interface DayOfUse {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly videos: number;
  readonly users: number;
  /** Whole and half credits. */
  readonly credits: number;
  readonly seconds: number;
}

export interface Usage {
  /**
   * Counts one record. Records may come in any order and repeatedly. Throws for anything except a CloudEvent of
   * Curbcast.
   */
  add(record: string): void;
  /** Every day from the first use to the last, including days without any. */
  days(): readonly DayOfUse[];
  /** The number of repeated records that were left out. */
  repeated(): number;
}

/** Adds up the credits used on each day. Records are delivered at least once: a repeated id is not counted again. */
export function createUsage(): Usage {
  const seen = new Set<string>();
  const byDay = new Map<string, { videos: number; halfCredits: number; seconds: number; users: Set<string> }>();
  let repeated = 0;
  return {
    add(record) {
      const event: unknown = JSON.parse(record);
      const { id, type, time, partitionkey, data } = envelope.parse(event);
      if (type !== finished) return;
      if (seen.has(id)) {
        repeated += 1;
        return;
      }
      seen.add(id);
      const { capturedAmount, durationMs } = use.parse(data);
      const day = time.slice(0, 10);
      const sums = byDay.get(day) ?? { videos: 0, halfCredits: 0, seconds: 0, users: new Set() };
      sums.videos += 1;
      sums.halfCredits += capturedAmount;
      sums.seconds += durationMs / 1_000;
      sums.users.add(partitionkey);
      byDay.set(day, sums);
    },
    days: () =>
      daysBetween([...byDay.keys()].toSorted()).map((day) => {
        const { videos = 0, halfCredits = 0, seconds = 0, users } = byDay.get(day) ?? {};
        return { day, videos, users: users?.size ?? 0, credits: halfCredits / 2, seconds };
      }),
    repeated: () => repeated,
  };
}

function daysBetween(days: readonly string[]): readonly string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
}
