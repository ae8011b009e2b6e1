import { isDuesPeriodLabel, isPeriod } from '../text/extras.ts';
import { isReportLabel, normalLabel } from './fact-labels.ts';
import { isLabel } from './runs.ts';
import type { PlacedLine } from './sections.ts';
import { isValueText } from './values.ts';

const longestIntroduced = 60;
const longestIntroduction = 40;

/**
 * Whether a line is a known label with its colon, and the next its value in words: "Year Built:", "2011 / County". The
 * period of dues needs no colon.
 */
export function introduces(lines: readonly PlacedLine[], at: number): boolean {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line !== undefined && next !== undefined && isDuesPeriodLabel(normalLabel(line.text)) && isPeriod(next.text))
    return true;
  if (line === undefined || next === undefined || !line.text.endsWith(':') || above?.text.endsWith(':') === true)
    return false;
  return (
    line.text.length <= longestIntroduction &&
    isReportLabel(normalLabel(line.text)) &&
    next.part !== 'heading' &&
    next.text.length <= longestIntroduced &&
    !next.text.includes(':') &&
    !isLabel(next) &&
    !isValueText(next.text)
  );
}

/**
 * Two lines of one list item, one of them a known label: "1908 / Year built". Other lines of a list pair only within
 * their run.
 */
export function pairOfItem(lines: readonly PlacedLine[], at: number): { readonly value: 0 | 1 } | undefined {
  const [one, two] = [lines[at], lines[at + 1]];
  const inside = one?.trail?.[0];
  if (one === undefined || two === undefined || inside === undefined || one.part !== 'item') return undefined;
  const isAlone =
    two.trail?.[0] === inside && lines[at + 2]?.trail?.[0] !== inside && lines[at - 1]?.trail?.[0] !== inside;
  if (!isAlone || one.text.length > 45 || two.text.length > 45 || isLabel(one) === isLabel(two)) return undefined;
  return { value: isLabel(one) ? 1 : 0 };
}
