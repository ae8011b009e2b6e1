import { regex } from '../../../../domain/regex.ts';

/** Words of a street that its page keeps back: "(Undisclosed Address)", "Address withheld", "TBD". */
const heldBack = regex('i')`
  \b(?:
    (?:not|un)[ -]?(?:disclosed|provided|available|published|specified|listed|shown|displayed)|withheld
    |suppressed|confidential|(?:up)?on (?:request|inquiry|enquiry)
    |(?:call|contact|ask)(?: the)? (?:agent|broker|office|owner|seller|us|for)|see remarks
  )\b
  |^[^\d]*\baddress\b[^\d]*$|^\W*(?:tbd|tba|na|none|null|undefined|unknown|private|hidden|x+)\W*$|^n/a\b
`;
/** A street begins with a letter or a number, or with the sign of a unit. */
const begins = /^[\p{L}\p{N}#'"“‘]/u;

/** An address whose street is known; undefined for a dash, "Address withheld" or nothing before the town. */
export function knownAddress(address: string | undefined, town?: string): string | undefined {
  const [street = ''] = address?.trim().split(/,|\s\|/, 1) ?? [];
  return begins.test(street) && !heldBack.test(street) && street !== town ? address : undefined;
}
