/** One row of the table that `npm run bench` prints. */
export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The upper limit of the machine, measured in the same run. */
  readonly limit?: number;
  readonly ratio?: number;
  /** The reason why there is no value; the value is then NaN. */
  readonly missing?: string;
}

/** The row of a measurement that failed. */
export const notMeasured = (name: string, why: string): BenchResult => ({
  name,
  value: Number.NaN,
  unit: '',
  missing: `not measured: ${why}`,
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Rate per second of `count` operations since `started` (from `performance.now()`). */
export function rateSince(count: number, started: number): number {
  return (count / (performance.now() - started)) * 1_000;
}

/**
 * Measures a subject and its limit alternately, because the speed of a shared machine changes between minutes. The
 * ratio is the median of the rounds' ratios, not the ratio of the medians.
 */
export async function compareWithLimit(
  name: string,
  unit: string,
  rounds: number,
  subject: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<BenchResult> {
  const pairs: { value: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const atMost = await limit();
    pairs.push({ value: await subject(), limit: atMost });
  }
  return {
    name,
    unit,
    value: median(pairs.map((pair) => pair.value)),
    limit: median(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.value / pair.limit)),
  };
}
