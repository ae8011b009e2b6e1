import type { FigureType } from './figure-types.ts';
import { leftOf } from './geometry.ts';
import { figureTypeOf } from './labels.ts';
import type { Pair } from './pairs.ts';
import type { Row } from './rows.ts';
import { programWords } from './program-words.ts';
import { valuesIn } from './values.ts';

/** Words saying that somebody else pays a fee, or nobody: after the amount, or before it. */
export const notBorrower =
  /^\W*(?:(?:paid|poc|covered)\s+)?(?:by\s+)?(?:the\s+)?(?:seller|lender|broker)\b(?!.*\bcredit)|\bwaived\b|^\W*(?:no charge|n\/c|not charged|complimentary)\b/i;
export const isWaived = /\bwaived\b/i;
/** "$8,000 to $10,000": the next value is the other end. */
export const rangeWord = /^(?:to|or|through)$/i;
/** "Credit report up to $120" and "Title insurance between $1,800 and $2,300" */
export const boundsBefore =
  /\b(?:up to|between|(?:starts?|starting) (?:at|from)|at least|as (?:low|little|high|much) as|no (?:more|less) than|not to exceed|more than|less than|over|under|max(?:imum)?|min(?:imum)?)\W*$/i;
/** "$380,000 max": no amount, but a bound of it. */
export const bounds = /^(?:max(?:imum)?|min(?:imum)?|or (?:less|more)|and up|only interest|interest only)\b/i;
/**
 * "HOA Dues 4/15/26 to 4/30/26" and "County Taxes to": costs that buyer and seller settle between them; "Property Taxes
 * ( months)": an amount paid in advance.
 */
export const isSettled = (type: FigureType, text: string): boolean =>
  type.periodic === true && /^(?:\d|to\b|(?:mo|mths?|months?)\W*\))/i.test(text);

/** A fee that the borrower may not pay, or gets back. */
export const isConditional =
  /\b(?:refund(?:ed|able)?|credited back|only if|(?:if|when|as|where) (?:required|applicable|needed|any|requested|ordered)|may apply|depending|tbd|to be determined)\b/i;

/** Remarks that leave a figure as it is: its period, its share, its payee, the columns of the official forms. */
const harmless = new RegExp(
  [
    String.raw`(?:no|yes)\b.*`,
    String.raw`(?:includes?|incl|your costs over|see|adjusts|can go|expressed|calculating)\b.*`,
    String.raw`(?:principal (?:and|&) interest|p ?& ?i|piti\w*|apr|ltv|down|financed|optional|rounded)\b.*`,
    String.raw`(?:(?:a|per|each) (?:month|mo|year|yr)|monthly|annual(?:ly)?|yearly|mo|for \d+ mo\w*)\b.*`,
    String.raw`(?:est(?:imated?)?|approx(?:imately)?|total|borrower|buyer|subject to|based on|per contract|none|fixed)\b.*`,
    String.raw`(?:to|from|x from|deed|mortgage) [A-Z0-9$].*`,
    String.raw`[A-Z]{1,5}`,
    String.raw`[\d$+\-–.%]?[\d.,]*[\s%x@/]*(?:of (?:the )?(?:loan|price|purchase).*|ltv|down|points?|payments?|months?|mos?|years?|yrs?|days?.*|per day.*|a day.*)?`,
  ].join('|'),
  'i',
);
const isHarmless = (remark: string): boolean => {
  const plain = remark.replace(/^[\s([☐*•.,;:=-]+|[\s)\]☐*•.,;:=-]+$/g, '');
  return plain === '' || new RegExp(`^(?:${harmless.source})$`, 'i').test(plain) || programWords.test(plain);
};

/** How far a remark is from its value at most, in heights of a line. */
const nearby = 16;

/**
 * Whether a remark whose words are unknown follows a value or is in its label: "up to", "waived in May", "if we order
 * it". Such a remark may change what the value means.
 */
export function hasOpenRemark({ label, words }: Pick<Pair, 'label' | 'words'>, { cells }: Row): boolean {
  const inLabel = [...label.matchAll(/\(([^()]*)\)?/g)].map(([, inside = '']) => inside);
  if (!inLabel.every(isHarmless)) return true;
  const at = cells.findIndex((cell) => cell.words.some((word) => words.includes(word)));
  const cell = cells[at];
  const last = words.at(-1);
  if (cell === undefined || last === undefined) return false;
  const rest = cell.words.slice(cell.words.indexOf(last) + 1).map(({ text }) => text);
  const next = cells[at + 1];
  const isNear = next !== undefined && leftOf(next.words) - last.right < (last.bottom - last.top) * nearby;
  const behind = rest.length > 0 ? rest.join(' ') : isNear && /^[(a-z]/.test(next.text) ? next.text : '';
  const [value] = valuesIn(behind);
  const remark = value === undefined || value.kind === undefined ? behind : behind.slice(0, value.start);
  return figureTypeOf(behind) === undefined && figureTypeOf(remark) === undefined && !isHarmless(remark);
}
