import { isDuesPeriodLabel } from '../text/extras.ts';
import { figure, isFactLabel, isKnownLabel, normalLabel } from './fact-labels.ts';
import type { PlacedLine } from './sections.ts';
import { fits, isValueText } from './values.ts';

/** The point of "Sq. Ft." and "Est. Resale Value" ends no sentence, as that of "Est. Get pre-approved" does. */
const shortened =
  /\b(sq|approx|avg|max|min|no|est(?=\. (?:[a-z]+ ){0,2}(?:value|price|rent|taxes|payment|equity|area|size)\b))\. /gi;

/** A line with words of a label that says something itself: "No HOA", "Sold as is", "2 parking spaces". */
const remark = /^no\b|\bnone$|\d|\b(?:the|is|are|as|was an?)\b/i;

export const isLabel = ({ text, part }: PlacedLine): boolean =>
  part !== 'heading' &&
  text.length <= 40 &&
  !/:\s\S/.test(text) &&
  !/[.!;]\s|\d{2}|[$€£]/.test(text.replace(shortened, '$1 ')) &&
  isKnownLabel(normalLabel(text)) &&
  (isFactLabel(normalLabel(text)) || !remark.test(text));
const isValue = ({ text, part }: PlacedLine): boolean => isValueText(text) && (part !== 'heading' || figure.test(text));

/** Consecutive lines that are known labels and their values, as property cards show them. */
export function runFrom(lines: readonly PlacedLine[], from: number): readonly PlacedLine[] {
  const run: PlacedLine[] = [];
  for (const [at, line] of lines.slice(from, from + 60).entries()) {
    if ((!isLabel(line) && !isValue(line)) || (at > 0 && isDuesPeriodLabel(normalLabel(line.text)))) break;
    if (turns(lines.slice(from + at - 2, from + at + 2), at)) break;
    run.push(line);
  }
  return run;
}

/** Whether "2, Bathrooms" ends a box of figures, and "Property type, House" begins one of labels. */
function turns([figure, label, next, value]: readonly PlacedLine[], at: number): boolean {
  if (at < 2 || figure === undefined || label === undefined || next === undefined || value === undefined) return false;
  const between = sharedContainers(label, next);
  return (
    isLabel(label) &&
    isLabel(next) &&
    !isLabel(figure) &&
    !isLabel(value) &&
    fits(label.text, figure.text) &&
    fits(next.text, value.text) &&
    sharedContainers(figure, label) > between &&
    sharedContainers(next, value) > between
  );
}

type InRun = PlacedLine & { readonly label: boolean };

/** Whether the labels of a page come after their values (above 0) or before them (below 0), by the values that fit. */
export function leanOf(lines: readonly PlacedLine[]): number {
  const scoreOf = (label: PlacedLine, value: PlacedLine | undefined): number =>
    value === undefined || isLabel(value) || !isValue(value) ? 0 : fits(label.text, value.text) ? 1 : -1;
  return lines.reduce(
    (sum, line, at) => (isLabel(line) ? sum + scoreOf(line, lines[at - 1]) - scoreOf(line, lines[at + 1]) : sum),
    0,
  );
}

/** One label more on a side may be chance. */
const leastLean = 2;
/** However one-sided the rest of the page is, a run with two more labels on the other side keeps it. */
const mostLean = 2;

/** The lines around a run, and the side of the labels on the rest of the page. */
interface Surroundings {
  readonly before: PlacedLine | undefined;
  readonly behind: PlacedLine | undefined;
  readonly lean: number;
}

/**
 * Pairs the labels and figures of a run. All labels of a run come before their figures, or all come after them: the
 * direction counts in which more labels fit their figures and share a container with them, and else that of the whole
 * page. A figure that does not fit its label stays alone.
 */
export function pairsOf(
  run: readonly InRun[],
  around: Surroundings,
): readonly (readonly [number | undefined, number])[] {
  const figures = run.flatMap(({ label }, at) => (label ? [] : [at]));
  const lineAt = (at: number): PlacedLine | undefined =>
    at < 0 ? around.before : at >= run.length ? around.behind : run[at];
  const score = (step: 1 | -1): number =>
    figures.reduce((sum, at) => {
      const label = run[at + step];
      if (label?.label !== true) return sum;
      const close = sharedContainers(run[at], label) > sharedContainers(run[at], lineAt(at - step)) ? 2 : 0;
      return sum + close + (fits(label.text, run[at]?.text ?? '') ? 1 : -2);
    }, 0);
  const lean = Math.abs(around.lean) < leastLean ? 0 : Math.max(-mostLean, Math.min(mostLean, around.lean / 2));
  const balance = score(1) - score(-1) + lean;
  // "2 / Baths / 1" could be read both ways.
  if (balance === 0 && run[0]?.label === false && run.at(-1)?.label === false)
    return figures.map((at) => [undefined, at]);
  const figuresFirst = balance === 0 ? run[0]?.label === false && run.at(-1)?.label === true : balance > 0;
  return figures.map((at) => {
    const label = figuresFirst ? at + 1 : at - 1;
    const isPair = run[label]?.label === true && fits(run[label].text, run[at]?.text ?? '');
    return [isPair ? label : undefined, at];
  });
}

/** The number of containers that two lines share. */
function sharedContainers(a: PlacedLine | undefined, b: PlacedLine | undefined): number {
  const inside = new Set(a?.trail ?? []);
  return (b?.trail ?? []).filter((container) => inside.has(container)).length;
}
