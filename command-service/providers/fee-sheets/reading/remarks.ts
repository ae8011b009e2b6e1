import type { FigureType } from './figure-types.ts';

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
  type.periodic === true && /^(?:\d|to\b|months?\W*\))/i.test(text);

/** A fee that the borrower may not pay, or gets back. */
export const isConditional =
  /\b(?:refund(?:ed|able)?|credited back|only if|(?:if|when|as|where) (?:required|applicable|needed|any|requested|ordered)|may apply|depending|tbd|to be determined)\b/i;
