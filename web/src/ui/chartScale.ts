/** The scale of a chart's value axis: its ends, and the values that have a line. */
export interface ChartScale {
  readonly low: number;
  readonly high: number;
  /** From `low` to `high`, evenly spaced; zero is always included. */
  readonly ticks: readonly number[];
}

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * Chooses round values for an axis that has to show all `values`, and zero.
 *
 * @param values the values of the bars; an empty list gives an axis from 0 to 1
 * @param lines about how many lines there should be above the lowest one
 */
export function chartScale(values: readonly number[], lines = 3): ChartScale {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  const most = greatest === least ? 1 : greatest;
  const span = most - least;
  const magnitude = 10 ** Math.floor(Math.log10(span / lines));
  const step = magnitude * (roundSteps.find((each) => each * magnitude >= span / lines) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  // Multiplied, not added up: sums of fractions drift away from the round value.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}
