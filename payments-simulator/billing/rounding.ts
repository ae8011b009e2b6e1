/** Exact division of cents: every function returns whole cents whose sum is exact. */

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Rounds a fraction half away from zero. The denominator is positive. */
export function rounded(numerator: bigint, denominator: bigint): number {
  const half = (absolute(numerator) * 2n + denominator) / (denominator * 2n);
  return Number(numerator < 0n ? -half : half);
}

/** Rounds a fraction down, also below zero. */
const floored = (numerator: bigint, denominator: bigint): bigint =>
  (numerator - (((numerator % denominator) + denominator) % denominator)) / denominator;

/**
 * Rounds fractions with a common denominator so that their sum is the rounded sum. Each is rounded down, and the
 * remaining cents go to those with the largest remainders (in a tie, to the first).
 */
export function roundedParts(numerators: readonly bigint[], denominator: bigint): readonly number[] {
  const parts = numerators.map((numerator) => floored(numerator, denominator));
  const total = rounded(
    numerators.reduce((sum, each) => sum + each, 0n),
    denominator,
  );
  const left = total - Number(parts.reduce((sum, each) => sum + each, 0n));
  const remainders = numerators
    .map((numerator, index) => ({ index, rest: numerator - (parts[index] ?? 0n) * denominator }))
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  const raised = new Set(remainders.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => Number(part) + (raised.has(index) ? 1 : 0));
}

/**
 * Splits an amount by weights, exactly.
 *
 * @param amount whole cents
 * @param weights whole numbers of one sign; when all are zero, nothing is split and every part is zero
 */
export function apportion(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, each) => total + each, 0);
  if (sum === 0) return weights.map(() => 0);
  const sign = sum < 0 ? -1 : 1;
  return roundedParts(
    weights.map((weight) => BigInt(weight * sign) * BigInt(amount)),
    BigInt(sum * sign),
  );
}

/** Decimal places of a percentage, as Stripe's tax rates have them. */
const scale = 10_000;

/** A percentage as a whole number of ten-thousandths. */
export const scaledPercent = (percent: number): bigint => BigInt(Math.round(percent * scale));

/** 100 % on that scale. */
export const wholePercent = BigInt(100 * scale);

/** A share of an amount in whole cents, rounded half away from zero. */
export const percentOf = (amount: number, percent: number): number =>
  rounded(BigInt(amount) * scaledPercent(percent), wholePercent);

/** The cost of a part of a period, e.g. the rest of a month, as a share of an amount, in whole cents. */
export const shareOfPeriod = (amount: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : rounded(BigInt(amount) * BigInt(part), BigInt(whole));
