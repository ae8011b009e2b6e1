import { placeOf } from '../../../../domain/facts/index.ts';
import type { Candidate } from '../../../../domain/facts/index.ts';
import { addressAbove, addressMention, isCityLine, namedStreetIn, sameAddress } from '../text/addresses.ts';
import type { AddressMention } from '../text/addresses.ts';
import { knownAddress } from '../text/known-addresses.ts';
import { labelledTown } from './address-parts.ts';
import type { PlacedLine } from './sections.ts';
import { signaturesIn } from './signatures.ts';
import type { VisibleContext } from './context.ts';

/** Words of an agency near an address: it is the address of an office. */
const office =
  /\b(?:realty|realtors?®?|real estate|estate agents?|agency|agents?|brokerage|brokers?|office|off\.? addr|branch|lettings|sotheby'?s|re\/?max|century 21|keller williams|coldwell banker|compass|exp realty|berkshire hathaway|llc|inc\.?|ltd|copyright|©|head ?quarters|visit us|sales (?:team|cent(?:er|re)|office|gallery)|model home|open (?:mon|daily)|tel|phone|mls(?! ?®? ?(?:#|no\b|number|id))|mortgage|bank|school|hospital|station)\b/i;
const addressLabel = /^(?:(?:property |street |full |home |situs )?addr(?:ess)?|street|situs)$/i;
/** A typed text begins with its address within this many lines. */
const typedHead = 4;

/** Every street address that could be the one of the home; the heading names it, other places only hint. */
export function addressCandidates(
  lines: readonly PlacedLine[],
  { source, heading }: VisibleContext,
): readonly Candidate<string>[] {
  const headingAt = lines.findIndex(({ text }) => text === heading);
  const signed = source === 'typed text' ? signaturesIn(lines) : new Set<number>();
  const found = lines.flatMap((line, at): readonly (Candidate<string> & { at: number })[] => {
    const { text, section, card } = line;
    if (
      card === true ||
      section === 'others' ||
      section === 'history' ||
      section === 'area' ||
      section === 'legal' ||
      section === 'rules' ||
      section === 'units'
    )
      return [];
    const [, label = '', value = text] = /^([\p{L} ]{3,20}):\s(.+)$/u.exec(text) ?? [];
    const isLabelled = addressLabel.test(label);
    const isHeading = text === heading && (line.part === 'heading' || source === 'typed text');
    const mention = addressMention(isLabelled ? value : text);
    const street = line.address === true ? namedStreetIn(text) : undefined;
    if (mention === undefined && street !== undefined)
      return [{ value: street, evidence: section === 'agent' ? 'weak' : 'shown', place: placeOf(source, text), at }];
    const above = mention === undefined ? addressAbove(text, lines[at + 1]?.text ?? '') : undefined;
    if (above !== undefined)
      return [{ value: above, evidence: section === 'agent' ? 'weak' : 'shown', place: placeOf(source, text), at }];
    if (mention === undefined)
      return isLabelled && /\d/.test(value) && value.length < 120 && knownAddress(value) !== undefined
        ? [{ value: value.trim(), evidence: 'stated', place: placeOf(source, text), at }]
        : [];
    const next = lines[at + 1];
    const townBeside = besideOf(text, mention);
    const whole = townBeside === undefined ? withTown(text, mention, next?.text) : `${mention.address}, ${townBeside}`;
    const one = { value: whole, place: placeOf(source, text), at };
    if (isLabelled) return [{ ...one, evidence: 'stated' }];
    if (isHeading || (source === 'typed text' && at < typedHead && !signed.has(at) && isWhole(text, mention.address)))
      return [{ ...one, evidence: 'stated' }];
    const around = [lines[at - 1], line, next].filter((each) => each !== undefined && each.text !== heading);
    if (
      section === 'agent' ||
      signed.has(at) ||
      around.some((each) => each !== undefined && each.text.length < 120 && office.test(each.text))
    )
      return [{ ...one, evidence: 'weak' }];
    // The names of sites and agencies are above the heading, with their addresses.
    const isAbove = at < headingAt && text.length - mention.address.length > 2;
    if (isWhole(text, townBeside === undefined ? mention.address : whole))
      return [{ ...one, evidence: isAbove ? 'weak' : 'shown' }];
    const isTold = !isAbove && text.length < 160 && leadsIn.test(text.slice(0, mention.start));
    return [{ ...one, evidence: isTold ? 'told' : 'weak' }];
  });
  const nearest = found
    .filter(({ evidence }) => evidence === 'shown')
    .toSorted((a, b) => Math.abs(a.at - headingAt) - Math.abs(b.at - headingAt))[0];
  const beside = found.filter(({ evidence }) => evidence === 'told');
  const onlyTold =
    nearest === undefined &&
    beside[0] !== undefined &&
    beside.every(({ value }) => sameAddress(value, beside[0]?.value ?? ''))
      ? beside[0]
      : undefined;
  const town = labelledTown(lines);
  return found.flatMap(({ at, ...bare }) => {
    const isStreet = town !== undefined && !bare.value.includes(',') && bare.evidence !== 'weak';
    const candidate = isStreet ? { ...bare, value: `${bare.value}, ${town}` } : bare;
    if (candidate.evidence === 'shown' && nearest !== undefined && !sameAddress(candidate.value, nearest.value))
      return [{ ...candidate, evidence: 'weak' as const }];
    if (onlyTold !== undefined && at === onlyTold.at) return [{ ...candidate, evidence: 'shown' as const }];
    return [candidate];
  });
}

/** "17 Ropewalk Street | Bristol, RI 02809": the town behind a street in its line. */
function besideOf(text: string, { address, end }: AddressMention): string | undefined {
  const beside = /^\s[|•·–—-]\s(.{5,60})$/u.exec(text.slice(end))?.[1] ?? '';
  return !address.includes(',') && isCityLine(beside) ? beside : undefined;
}

/** An address with its town or its code, as its line or the next one gives them. */
function withTown(text: string, { address, end }: AddressMention, next: string | undefined): string {
  if (/^\d{5}(?:-\d{4})?$/.test(next ?? '') && /,\s\p{Lu}[\p{L} ]+$/u.test(address)) return `${address} ${next ?? ''}`;
  // "2480 Delmar Blvd 1,250 SF of retail space in St. Louis, MO 63103"
  const behind = /\sin\s(\p{Lu}[\p{L}. ]{1,30}, [A-Z]{2} \d{5})$/u.exec(text.slice(end))?.[1];
  if (behind !== undefined && !address.includes(',')) return `${address}, ${behind}`;
  const isBelow =
    next !== undefined &&
    /^\W?(?:\s*[$€£][\d.,]+|\s[|•·]\s.*)?$/.test(text.slice(end)) &&
    !/,\s(?!(?:Apt|Unit|Suite|Ste|Space|Bldg)\b)\p{Lu}/u.test(address) &&
    isCityLine(townOf(next));
  return isBelow ? `${address}, ${townOf(next)}` : address;
}

/** "Fulshear, TX 77441 | Homesite 42" */
const townOf = (line: string): string => (line.split(/\s[|•·]\s/, 1)[0] ?? '').trim();

/**
 * Words before an address in a sentence or a strip. After a person's or company's name, it is the address of an office.
 */
const leadsIn = /(?:^|\b(?:at|to|of|for|on|in|is|located|listing|address|home|sale|rent)|[:|•·$\d)])[\s,–-]*$/iu;

/** Whether a line is an address and little else. */
const isWhole = (text: string, address: string): boolean => text.length - address.length <= 18;
