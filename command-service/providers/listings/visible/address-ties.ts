import { regex } from '../../../../domain/regex.ts';
import { isCityLine, isWholeAddress, type AddressMention } from '../text/addresses.ts';
import { isOwnSection } from './section-titles.ts';
import type { PlacedLine } from './sections.ts';

/** Words of an agency near an address: it is the address of an office. */
const office = regex('i')`
  \b(?:
    realty|rlty|realtors?®?|real estate|estate agents?|agency|agents?|brokerage|brokers?|office|ofc
    |off\.? addr|branch|lettings|sotheby'?s|re/?max|century 21|keller williams|coldwell banker|compass
    |exp realty|berkshire hathaway|llc|inc\.?|ltd|copyright|©|head ?quarters|visit us
    |sales (?:team|cent(?:er|re)|office|gallery)|(?:welcome|home|design|information) cent(?:er|re)
    |model home|open (?:mon|daily)|unsubscribe|tel|phone|(?<!\bthe )mls(?! ?®? ?(?:#|no\b|number|id))
    |mortgage|bank|school|hospital|station|courthouse|oficina
  )\b
`;
/** A phone number, an address for mail, a license, or the hours of a week: signs of an office. */
const contact =
  /(?<![\d$€£.,])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|(?<![\d$€£.,])\(?0\d{2,4}\)? \d{3,4} \d{3,4}\b|\S@\S+\.\w|\b(?:lic(?:ense)?|dre)\b\.? ?#?|\b(?:mon|tue|wed|thu|fri)\w*\.? ?[-–] ?(?:thu|fri|sat|sun)|\bdaily\b/i;
/** "BLM Companies", "Keystone Rentals" */
const firm = regex('u')`
  ^(?!
    (?:New|Our|All|Featured|Luxury|Waterfront|More|Similar)\b
  )\p{Lu}[\p{L}\d'’]*(?: (?:&|and|\p{Lu}[\p{L}\d'’]*)){0,3}[ ]
  (?:
    Associates|Builders|Companies|Company|Group|Holdings|Homes|Investments|Lettings|Management|Partners
    |Properties|Rentals|Team
  )$
`;
const longestContact = 120;

/** "[14/03/24, 9:13:20 AM] Renee Caldwell:" */
const speaker = /^\[[^\]]{6,30}\] [^:]{2,40}:\s/;

/** Whether the words around an address in its line are those of an office, and not the figures of a home. */
export function isOffice(text: string, { start, end }: AddressMention): boolean {
  const around = `${text.slice(0, start).replace(speaker, '')} ${text.slice(end)}`;
  return isContact(around) && !keyFigure.test(around);
}

/** "No agents please" is what owners write. */
const ofOwners = /\b(?:no|without|not an?) (?:agents?|realtors?|brokers?)\b/gi;

const isContact = (text: string): boolean =>
  text.length < longestContact &&
  (office.test(text.replace(ofOwners, '')) || contact.test(text) || firm.test(text.trim()));

/** Whether an address is in a block of an agent or a firm, as the lines above and below it show. */
export const isBesideOffice = (lines: readonly PlacedLine[], at: number, heading: string): boolean =>
  [lines[at - 1], lines[at + 1]].some((each) => each !== undefined && each.text !== heading && isContact(each.text));

/** Whether the key figures of a home follow an address and its town. */
function isAboveFigures(lines: readonly PlacedLine[], at: number): boolean {
  const [own, next] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? ''];
  if (/[$€£]\d{2,3},\d{3}/.test(own)) return true;
  return keyFigure.test(isCityLine(next) ? (lines[at + 2]?.text ?? '') : next);
}

/** Whether a line is below the name of a firm, and not above the key figures of a home. */
export const isBelowLetterhead = (lines: readonly PlacedLine[], at: number): boolean =>
  isContact((lines[at - 1]?.text ?? '').replace(speaker, '')) && !isAboveFigures(lines, at);

/** The name of a person or a firm, alone on its line. */
const nameLine = /^\p{Lu}[\p{L}.'’-]*(?:,? (?:&|\p{Lu}[\p{L}.'’-]*)){0,3}!?$/u;
/** Words of a headline. */
const marketing = /\b(?:sale|rent|lease|listed|listing|sold|owner|new|open|price|reduced|soon|active|pending)\b/i;
const farthestContact = 4;

/** Whether a line is below the name of a person or a firm, and not above the key figures of a home. */
export function isBelowName(lines: readonly PlacedLine[], at: number): boolean {
  const { text = '', part } = lines[at - 1] ?? {};
  const isName = part !== 'heading' && text.length < longestContact && nameLine.test(text) && !marketing.test(text);
  return isName && !isAboveFigures(lines, at);
}

/** Whether neither a name nor the contact data of anybody are around a line of a typed text. */
export const isWithoutNames = (lines: readonly PlacedLine[], at: number): boolean =>
  !isBelowName(lines, at) &&
  !lines.slice(Math.max(0, at - farthestContact), at + farthestContact + 1).some(({ text }) => isContact(text));

/** A price, a size or a count of rooms. */
const keyFigure =
  /[$€£]\s?\d|\b\d[\d.,]{0,12}[ -]?(?:k\b|bd|br\b|bed|ba\b|bath|sq|sf\b|acre|m²|ft²)|(?:^|\b(?:list )?)(?:price|beds?|bed ?rooms?|br|baths?|ba|sq ?ft|acres?|acre lot|sqft lot)\s?(?::|$)/i;
/** So many lines below a line are beside it; above it, where pages often have another block, fewer are. */
const below = 3;
const above = { page: 2, text: 3 } as const;

/** Whether the key figures of the home are beside a line. */
export const hasFigures = (lines: readonly PlacedLine[], at: number, kind: 'page' | 'text'): boolean =>
  lines
    .slice(Math.max(0, at - above[kind]), at + below + 1)
    .some(({ text, section, card }) => card !== true && isOwnSection(section) && keyFigure.test(text));

/** Words before the address of an office in its sentence or line. */
const officeBefore =
  /\b(?:office|ofc|oficina|headquarters|branch|courthouse|cent(?:er|re)|model|realty|realtors?|brokers?|brokerage|properties|partners|group)\b[^.;]{0,25}$/i;
const label = /(?:^|[|•·.,;]\s?)(\p{Lu}[\p{L} ’'/-]{0,30}):\s*$/u;
/** The last words of labels that name the home. */
const homeLabel =
  /\b(?:address|location|property|listing|listed|sale|rent|lease|new|soon|home|house|subject|re|fwd?|street|premises|where|site|here|reduced|open house|sold|pending)$/i;

/** Whether the words before an address say that it is another place. */
export function leadsElsewhere(text: string, { start }: AddressMention): boolean {
  const before = text.slice(0, start).replace(speaker, '').slice(-80);
  const [, name] = label.exec(before) ?? [];
  return (name !== undefined && !homeLabel.test(name.trim())) || officeBefore.test(before);
}

/**
 * Words before an address in a sentence or a strip. After a person's or company's name, it is the address of an office.
 */
const leads = regex('iu')`
  (?:
    ^(?:subject|re|fwd?)\s?:.*|^
    |\b(?:
      at|(?:welcome|come|over|directions) to|of|on|in|is|located|listing|address|home|house|place|condo|owner|duplex|triplex|four-?plex
      |town(?:home|house)|park|estates?|village|sale|rent|active|pending|coming soon
      |(?:it|that|here|this)['’]?s|introducing|presenting|announcing|discover|check out
      |(?:bring|putt|list|sell|offer|launch|market)ing
      |(?:
        listing|details|info\w*|sheet|flyer|notes|ad|copy|script|post|write-?up|video|reel|clip|sale|rent
        |lease
      ) for
    )
    |[:|•·.!?$\d)]
  )[\s,–-]*$
`;

/** Words before the address of a place near the home. */
const besideHome = regex('i')`
  \b(?:
    near|behind|beside|opposite
    |(?:next|close|adjacent|across|minutes|blocks|steps|down|up|off)(?: \w+)? (?:to|from|of)
    |mov(?:e|es|ed|ing) to|(?:send|sent|mail|bring|take) .{1,60} to|meet(?:ing)?(?: \w+)? (?:at|on)
    |(?:buyers?|clients?|tenants?) (?:\w+ )?(?:live|rent|own)s? (?:at|on|in)
  )[\s,–-]*$
`;
/** Words that say no more than where something is. */
const preposition = /\b(?:at|to|of|on|in)[\s,–-]*$/i;
/** Words of a home and its sale. */
const ofHome = regex('i')`
  \b(?:
    located|situated|sits|home|house|condo\w*|town(?:home|house)|apartment|flat|unit|cottage|cabin
    |bungalow|colonial|cape|craftsman|ranch\w*|farm\w*|land|lot|parcel|tract|acre\w*|building|duplex
    |triplex|villa|estate|residence|loft|studio|shop|store\w*|warehouse|property|place|new one|list\w*
    |sale|rent\w*|lease\w*|show\w*|open|sold|market|bed\w*
  )\b
`;
const longestAround = 200;

/** Whether the words before an address say that the home is there: a preposition needs the town or a word of a home. */
export function leadsHere(text: string, { start, end, address }: AddressMention): boolean {
  const before = text.slice(Math.max(0, start - longestAround), start);
  if (!leads.test(before) || besideHome.test(before)) return false;
  if (!preposition.test(before) || isWholeAddress(address)) return true;
  const sentence = `${before.split(/[.!?]\s/).at(-1) ?? ''} ${text.slice(end, end + longestAround).split(/[.!?]\s/, 1)[0] ?? ''}`;
  return ofHome.test(sentence) || keyFigure.test(sentence);
}

/** Whether the first line of a text, which is about the home, does not say that an address in it is another place. */
export function beginsHere(text: string, { start }: AddressMention): boolean {
  const before = text.slice(Math.max(0, start - longestAround), start);
  return !besideHome.test(before) && !officeBefore.test(before);
}

/** Lines before the text of a mail. */
const opening =
  /^(?:from|to|cc|date|sent|subject|re|fwd?|begin forwarded message|-+ ?forwarded)\b.{0,3}:|^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|team|folks)\b.{0,40}$/i;
/** A typed text begins with its address within this many lines. */
const typedHead = 4;

/** The first lines of a typed text, without the headers of a mail and its greeting. */
export function headOf(lines: readonly { readonly text: string }[]): ReadonlySet<number> {
  const head = new Set<number>();
  let counted = 0;
  for (const [at, { text }] of lines.entries()) {
    if (counted === typedHead) break;
    head.add(at);
    if (!opening.test(text)) counted += 1;
  }
  return head;
}
