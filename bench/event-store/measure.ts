/** One row of the table that `npm run bench` prints. */
export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the machine could do at most, measured in the same run. */
  readonly limit?: number;
  readonly ratio?: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Things per second, from how many were done and a start of `performance.now()`. */
export function rateSince(count: number, started: number): number {
  return (count / (performance.now() - started)) * 1_000;
}

/**
 * Measures a subject and its limit in turn, round after round, since a shared machine changes its mind
 * between minutes: the ratio is the median of the rounds' ratios, not the ratio of two medians.
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
