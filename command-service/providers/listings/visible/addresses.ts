import { placeOf } from '../../../../domain/facts/index.ts';
import type { Candidate, Evidence } from '../../../../domain/facts/index.ts';
import { addressAbove, addressMention, isCityLine, namedStreetIn, sameAddress } from '../text/addresses.ts';
import type { AddressMention } from '../text/addresses.ts';
import { knownAddress } from '../text/known-addresses.ts';
import { withoutOtherHomes } from '../text/other-homes.ts';
import {
  beginsHere,
  isBelowLetterhead,
  isBelowName,
  hasFigures,
  headOf,
  isBesideOffice,
  isOffice,
  isWithoutNames,
  leadsElsewhere,
  leadsHere,
} from './address-ties.ts';
import { labelledTown } from './address-parts.ts';
import type { PlacedLine } from './sections.ts';
import { signaturesIn } from './signatures.ts';
import type { VisibleContext } from './context.ts';

const addressLabel = /^(?:(?:property |street |full |home |situs )?addr(?:ess)?|street|situs|subject(?: property)?)$/i;
/** A whole address of a page is shown, and not in its footer, this near its heading. */
const nearHeading = 4;
/** Longer lines are paragraphs, which mention many places. */
const longestTold = 160;
const notOfHome: ReadonlySet<PlacedLine['section']> = new Set(['others', 'history', 'area', 'legal', 'rules', 'units']);

interface Placed extends Candidate<string> {
  readonly at: number;
}

/** The line of a typed text that names the home: its first address that is tied to it. */
export function typedHeading(lines: readonly PlacedLine[]): string | undefined {
  const signed = signaturesIn(lines);
  const head = headOf(lines);
  return lines.find((line, at) => {
    if (signed.has(at) || line.section === 'agent' || notOfHome.has(line.section)) return false;
    const text = withoutOtherHomes(line.text, '');
    const mention = addressMention(text);
    if (mention === undefined || isOffice(text, mention)) return false;
    if (at === 0) return beginsHere(text, mention);
    if (leadsElsewhere(text, mention)) return false;
    if (!isWhole(text, mention, mention.address) && !leadsHere(text, mention)) return false;
    return head.has(at)
      ? !isBelowLetterhead(lines, at)
      : !isBesideOffice(lines, at, '') && hasFigures(lines, at, 'text');
  })?.text;
}

/** What ties the addresses of a page or text to its home. */
interface Ties extends Pick<VisibleContext, 'heading'> {
  readonly lines: readonly PlacedLine[];
  readonly isTyped: boolean;
  readonly headingAt: number;
  readonly signed: ReadonlySet<number>;
  readonly head: ReadonlySet<number>;
}

/** How surely the address in a line is the one of the home. */
function evidenceOf(at: number, text: string, mention: AddressMention, whole: string, ties: Ties): Evidence {
  const { lines, heading, headingAt, isTyped, signed, head } = ties;
  const line = lines[at];
  if (line?.text === heading && (isTyped || line.part === 'heading')) return 'stated';
  const isOfOffice = isOffice(text, mention) || signed.has(at) || leadsElsewhere(text, mention);
  const isWholeLine = isWhole(text, mention, whole);
  if (head.has(at) && isWholeLine && !isOfOffice && !isBelowLetterhead(lines, at)) return 'stated';
  if (isOfOffice || line?.section === 'agent' || isBesideOffice(lines, at, heading)) return 'weak';
  // The names of sites and agencies are above the heading, with their addresses.
  if (at < headingAt && text.length - mention.address.length > 2) return 'weak';
  if (!isWholeLine) return text.length < longestTold && leadsHere(text, mention) ? 'told' : 'weak';
  const isNear = !isTyped && headingAt >= 0 && Math.abs(at - headingAt) <= nearHeading;
  const isLabel = addressLabel.test(lines[at + 1]?.text ?? '');
  if (!isTyped && !isLabel && isBelowName(lines, at)) return 'weak';
  const isFree = isTyped && isWithoutNames(lines, at);
  return isNear || isLabel || isFree || hasFigures(lines, at, isTyped ? 'text' : 'page') ? 'shown' : 'weak';
}

/** Every street address that could be the one of the home; the heading names it, other places only hint. */
export function addressCandidates(lines: readonly PlacedLine[], context: VisibleContext): readonly Candidate<string>[] {
  const { source } = context;
  const isTyped = source === 'typed text';
  const heading = isTyped ? (typedHeading(lines) ?? '') : context.heading;
  const headingAt = lines.findIndex(({ text }) => text === heading);
  const signed = isTyped ? signaturesIn(lines) : new Set<number>();
  const ties: Ties = { lines, heading, headingAt, isTyped, signed, head: isTyped ? headOf(lines) : new Set<number>() };
  const found = lines.flatMap((line, at): readonly Placed[] => {
    const { section, card } = line;
    if (card === true || notOfHome.has(section)) return [];
    const [, label = '', value = line.text] = /^([\p{L} ]{3,20}):\s(.+)$/u.exec(line.text) ?? [];
    const isLabelled = addressLabel.test(label);
    const text = isLabelled ? value : withoutOtherHomes(line.text, '');
    const next = lines[at + 1]?.text;
    const one = { place: placeOf(source, line.text), at };
    const mention = addressMention(text);
    if (mention === undefined) {
      const street = line.address === true ? namedStreetIn(text) : undefined;
      const bare = street ?? addressAbove(text, next ?? '');
      if (bare !== undefined) return [{ ...one, value: bare, evidence: section === 'agent' ? 'weak' : 'shown' }];
      const [own = ''] = value.split(' | ', 1);
      const isKnown = isLabelled && /\d/.test(own) && own.length < 120 && knownAddress(own) !== undefined;
      return isKnown ? [{ ...one, value: own.trim(), evidence: 'stated' }] : [];
    }
    const townBeside = besideOf(text, mention);
    const whole = townBeside === undefined ? withTown(text, mention, next) : `${mention.address}, ${townBeside}`;
    const written = townBeside === undefined ? mention.address : whole;
    return [{ ...one, value: whole, evidence: isLabelled ? 'stated' : evidenceOf(at, text, mention, written, ties) }];
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

/** Whether a line is an address and little else; words before it are those of a home. */
const isWhole = (text: string, mention: AddressMention, whole: string): boolean =>
  text.length - whole.length <= 18 && (!/\p{L}/u.test(text.slice(0, mention.start)) || leadsHere(text, mention));
