import { duesIn, duesInProse, isDuesLabel, isDuesPeriodLabel } from '../text/extras.ts';
import type { VisibleContext } from './context.ts';
import type { Maker, Open } from './maker.ts';
import { isLong, type Statement } from './statements.ts';

const isDuesTitle = (text: string): boolean => isDuesLabel(text.toLowerCase());
const duesOfHome = /\b(?:hoa|association) (?:fees?|dues)\b/i;
const severalDues = /\b(?:average|median|typical\w*|range|from|most|many|homes)\b/i;

/** For each statement the period that a label names next. */
function periodsOf(about: readonly Statement[]): readonly (string | undefined)[] {
  let next: string | undefined;
  return about
    .toReversed()
    .map(({ label, text }) => (next = isDuesPeriodLabel(label) ? text : next))
    .toReversed();
}

/** Dues of the home; the part of the page about its neighborhood may name them, too, in a sentence. */
export function duesOf(
  about: readonly Statement[],
  all: readonly Statement[],
  context: VisibleContext,
  make: Maker,
): readonly Open<'hoa'>[] {
  const periods = periodsOf(about);
  const isOnly = about.filter(({ label, text }) => isDuesLabel(label) && /\d/.test(text)).length === 1;
  const own = about.flatMap((statement, at) => {
    const { text, prose } = statement;
    // A period above the only dues is theirs as well.
    const period = periods[at] ?? (isOnly ? periods[0] : undefined) ?? '';
    // "Association" above "Fee: $885"
    const isBelow = statement.label === 'fee' && [about[at - 1]?.text ?? '', statement.under].some(isDuesTitle);
    const label = isBelow ? 'association fee' : statement.label;
    // "Association $195 per quarter: lawn, snow": the line has its own colon.
    const whole = /[$€£]\d/.test(statement.written) ? duesIn('', statement.written, context) : undefined;
    if (whole !== undefined) return [make(statement, whole.price, 'stated', whole.doubt)];
    const dues = prose
      ? duesInProse(text, context)
      : (duesIn(label, `${text} ${period}`.trim(), context) ??
        (label === '' || isLong(statement) ? duesInProse(text, context) : undefined));
    return dues === undefined ? [] : [make(statement, dues.price, 'stated', dues.doubt)];
  });
  if (own.length > 0) return own;
  return all.flatMap((statement) => {
    const { section, card, linked, text } = statement;
    if (section !== 'area' || card || linked || !duesOfHome.test(text) || severalDues.test(text)) return [];
    const dues = duesInProse(text, context);
    return dues === undefined ? [] : [make(statement, dues.price, 'shown', dues.doubt)];
  });
}
