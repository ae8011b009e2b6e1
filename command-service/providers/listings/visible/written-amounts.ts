import type { FoundMoney } from '../../../../domain/facts/index.ts';

/** A smaller amount of a sale is a fee, unless its label calls it the price. */
export const leastPrice = 10_000;
/** A smaller amount in thousands without a label, "$10k", may be the reduction. */
export const leastChip = 50_000;

/** "We're at 349,900" */
const spokenPrice =
  /\b(?:asking|we(?:['’]re| are)(?: now)? at|list(?:ing|ed)?(?: it)? at|priced? (?:is|at))\s(?<number>\d{3},\d{3}|\d,\d{3},\d{3})(?![\d,]*\d|\s?(?:sq|ft|feet|acre))/i;

/** "The MLS sheet says 629,000": a price that may be at odds with the one of the text. */
const recordedPrice =
  /\b(?:mls|sheet|listing)\b[^.;]{0,20}\b(?:says?|shows?|has|lists?)\s(?<number>\d{3},\d{3}|\d,\d{3},\d{3})(?![\d,]*\d)/i;

/** "Tudor style house, built 1931, $525,000.": an amount among the facts of a note. */
export const isListed = (before: string, behind: string, amount: number): boolean =>
  amount >= leastChip &&
  /\b(?:built|beds?|baths?|house|home|condo|townhouse|townhome|ranch|colonial|sq\.? ?ft|sqft|sf)\b[^.;$]{0,40},\s$/i.test(
    before,
  ) &&
  /^(?:[.,;]|$)/.test(behind);

/** "Asking 485k", and "389k" as a part of a note */
export function askedAmount(text: string): readonly FoundMoney[] {
  const spoken = spokenPrice.exec(text) ?? recordedPrice.exec(text);
  const written = spoken?.groups?.['number'] ?? '';
  if (spoken !== null) {
    const end = spoken.index + spoken[0].length;
    return [{ price: { amount: Number(written.replaceAll(',', '')) }, start: end - written.length, end }];
  }
  const match =
    /^(?<number>[5-9]\d|[1-9]\d{2}|\d\.\d{1,3})\s?(?<scale>k|m)$/i.exec(text) ??
    /(?:\basking|^ask) (?:price )?(?:is |of )?(?<number>\d{1,3}(?:\.\d{1,3})?)\s?(?<scale>k|m|million)\b/i.exec(text);
  const { number = '', scale = '' } = match?.groups ?? {};
  if (match === null) return [];
  const end = match.index + match[0].length;
  return [
    {
      price: { amount: Number(number) * (/^k/i.test(scale) ? 1e3 : 1e6) },
      start: end - number.length - scale.length,
      end,
    },
  ];
}

/** An amount without a currency after the label of a price. */
export function bareAmount(text: string): readonly FoundMoney[] {
  const alone = text.replace(/\s\([^)]*\)$/, '').replace(/\s?[.!]$|,? (?:firm|obo|or best offer)\W?$/i, '');
  const scaled = /^(\d{1,3}(?:\.\d{1,3})?)\s?(k|m|million)$/i.exec(alone);
  const match = scaled ?? /^(\d{1,3}(?:[,.]\d{3}){1,3}|\d{4,9})\s?$/.exec(alone);
  const amount =
    scaled === null
      ? Number((match?.[1] ?? '').replace(/[.,]/g, ''))
      : Math.round(Number(scaled[1]) * (/^k/i.test(scaled[2] ?? '') ? 1e3 : 1e6));
  return match === null || amount < leastPrice ? [] : [{ price: { amount }, start: 0, end: match[0].length }];
}
