import { regex } from '../../../../domain/regex.ts';
import { centerOf } from './geometry.ts';
import type { Sighting } from './pairs.ts';
import type { Row } from './rows.ts';

/** "The old quote was 6.750% with $2,850 in points" */
const isFormer = /\b(?:old|previous|earlier|last) (?:quote|offer|estimate|numbers)\b[^;!?]{0,80}$/i;

/** Words for a possible or an earlier offer. */
const notNow =
  /\b(?:if|suppose|supposing|let'?s say|assuming|could|might|used to|originally|initially|previously|instead of|rather than|compared (?:to|with)|versus|vs|(?:down|up) from|no longer|national|on average)\b/i;

/** "You pay the seller $96,559.88 in cash at closing" */
const paysOthers = /\bpays? (?:the |your )?(?:sellers?|lender|broker|agent|builder)\s*$/i;

/** Somebody else's loan, an example, or an earlier time. */
const ofOthers = regex('i')`
  \b(?:
    neighbou?rs?|friends?|co-?workers?|colleagues?|brother|sister|cousin|parents|in-laws|someone
    |another (?:buyer|borrower|client|lender|bank|company)
    |(?:other|different|competing) (?:lender|bank|buyer|borrower)|competitor|for (?:example|instance)
    |hypothetical(?:ly)?|last (?:year|spring|summer|fall|winter|week|month)
  )\b
`;

const choice = String.raw`\b(?:option|scenario|choice|plan)s?\s?(?:#\s?)?(?:\d|[a-d]|one|two|three)\b`;
/** "Your neighbor paid $450,000, but your loan amount is" */
const turnsToReader = /\b(?:but|while|and|whereas) (?:for )?your?\b/i;

/** One of several offers: "Option 1", "on the first", "the second one". */
const ofOneOffer = new RegExp(
  `${choice}|\\b(?:on|with) the (?:first|second|third)(?=\\W*$|[,;.]| and\\b)|\\bthe (?:first|second|third) (?:one|option|offer)\\b`,
  'i',
);
const eitherWay = /\b(?:either way|both|each case|all (?:of them|three|options))\b/i;

/** The part of a text around a place that no end of a sentence divides. */
function sentenceAround(text: string, start: number, end: number): { readonly before: string; readonly after: string } {
  const from = Math.max(...['. ', '! ', '? ', '; '].map((mark) => text.lastIndexOf(mark, start - 1) + 1));
  const to = /[.!?;](?:\s|$)/.exec(text.slice(end))?.index ?? text.length;
  return { before: text.slice(from, start), after: text.slice(end, end + to) };
}

/** Whether a sentence gives a value of another loan, of an earlier quote, or of one of several offers. */
export function isOfAnotherLoan(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const { before, after } = sentenceAround(text, start, end);
  const sentence = `${before} ${after}`;
  const clause = `${before.split(', ').at(-1) ?? ''} ${after.split(',')[0] ?? ''}`;
  return (
    isFormer.test(text.slice(0, start)) ||
    notNow.test(before) ||
    paysOthers.test(before) ||
    (ofOthers.test(before) && !turnsToReader.test(before)) ||
    (ofOneOffer.test(sentence) && !eitherWay.test(clause))
  );
}

const correction =
  /\b(?:scratch that|disregard (?:that|the|my)|ignore (?:that|the (?:last|previous|earlier)|my (?:last|previous|earlier))|correction\b|never ?mind|i misspoke|that was wrong)/i;
const offerHeading = new RegExp(`^\\W*(?:${choice.slice(2)}|(?:loan|quote) (?:[a-d]|#?[1-4])(?=\\W|$))`, 'i');
const offerCell = new RegExp(`^\\W*(?:${choice.slice(2)}|(?:loan|quote) (?:[a-d]|#?[1-4]))\\W*$`, 'i');
/** The figures of a seller, or of a loan that ends. */
const isOfOthers =
  /\bseller'?s? (?:estimated )?net (?:sheet|proceeds)\b|\bpayoff (?:statement|quote|letter|demand)\b|\b(?:representative example|example (?:loan|scenario)|sample (?:scenario|loan)|hypothetical)\b/i;

/** A loan whose first years have another rate or payment. */
const phases = /\b(?:construction (?:phase|period)|interim (?:loan|phase)|draw period|repayment period)\b/i;
const ofPhases: ReadonlySet<string> = new Set(['interestRate', 'term', 'apr', 'principalInterest', 'monthlyPayment']);

const formerHeading =
  /^\W*(?:your |the )?(?:current|existing|present|old|previous) (?:loan|mortgage|situation|terms)\b/i;
const newHeading = /\b(?:new|proposed|refinance|offer|recommended)\b/i;
const isHeading = ({ cells }: Row): boolean => cells.length === 1 && !/\d/.test(cells[0]?.text ?? '');

/**
 * The figures of a page that may belong to another loan: in one of several offers, each under its heading, before a
 * correction, or in an example.
 */
export function anotherLoans(rows: readonly Row[]): (sighting: Sighting, all: readonly Sighting[]) => boolean {
  if (rows.some(({ text }) => isOfOthers.test(text.replaceAll('’', "'")))) return () => true;
  const hasPhases = rows.some(({ text }) => phases.test(text));
  const corrected = rows.findLastIndex(({ text }) => correction.test(text));
  const heads = rows.flatMap(({ text, cells }, at) => (cells.length > 0 && offerHeading.test(text) ? [at] : []));
  const blockOf = (line: number): number => heads.findLastIndex((at) => at < line);
  const columns = rows.flatMap(({ cells }, at) => {
    const offers = cells.filter(({ text }) => offerCell.test(text));
    return offers.length > 1 ? [{ at, centers: offers.map(({ words }) => centerOf(words)) }] : [];
  });
  // A figure that all offers share may be in the first column only.
  const isInLaterColumn = ({ line, words, others, label }: Sighting): boolean => {
    const table = columns.findLast(({ at }) => at < line);
    if (label === '' || table === undefined || others.length > 0 || words.length === 0) return false;
    const center = centerOf(words);
    const nearest = table.centers.toSorted((a, b) => Math.abs(a - center) - Math.abs(b - center))[0];
    return nearest !== Math.min(...table.centers);
  };
  // Figures under "Your current loan", up to the heading of the new one.
  let isFormerLoan = false;
  const former = rows.map((row) => {
    if (isHeading(row)) isFormerLoan = formerHeading.test(row.text) || (isFormerLoan && !newHeading.test(row.text));
    return isFormerLoan;
  });
  return (sighting, all) => {
    if (hasPhases && ofPhases.has(sighting.type.key)) return true;
    if (sighting.line <= corrected || former[sighting.line - 1] === true) return true;
    if (eitherWay.test(sighting.text)) return false;
    if (isInLaterColumn(sighting)) return true;
    if (heads.length < 2 || blockOf(sighting.line) === -1) return false;
    const blocks = all
      .filter(({ type, value }) => type === sighting.type && value.text === sighting.value.text)
      .map(({ line }) => blockOf(line));
    return new Set(blocks).size < heads.length;
  };
}
