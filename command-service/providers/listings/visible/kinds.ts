import { regex } from '../../../../domain/regex.ts';
import { addressMention } from '../text/addresses.ts';
import { bathMentions } from '../text/rooms.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isStatusLabel, saysRent, saysSale, statusIn, statusOfCode } from '../text/status.ts';
import {
  bareTypeIn,
  countedTypeIn,
  isTypeLabel,
  offeredTypeIn,
  propertyTypeIn,
  summedTypeIn,
  tellsOfHouse,
  toldTypeIn,
} from '../text/types.ts';
import { isReportLabel } from './fact-labels.ts';
import type { VisibleContext } from './context.ts';
import type { Maker, Open } from './maker.ts';
import { isOwnSection } from './section-titles.ts';
import { isLong, wordsOf, type Statement } from './statements.ts';
import { toldStatusIn } from './told-statuses.ts';

/** "The upper unit of a duplex": what is on offer is no building for several families. */
const unitOfSeveral = regex('i')`
  \b(?:
    (?:upper|lower|upstairs|downstairs|front|rear|back|left|right|one|other)[ ]
  )?
  (?:unit|apartment|flat|half|side|floor) (?:of|in) an? (?:[\w-]+ ){0,4}(?:
    duplex|triplex|four-?plex|(?:two|three|four|2|3|4)[- ]family
  )\b
  |\b(?:duplex|triplex|four-?plex) (?:unit|apartment)\b
`;

/** The type of the home, which is not that of the building that holds it. */
export function typesOf(
  home: readonly Statement[],
  context: VisibleContext,
  make: Maker,
): readonly Open<'propertyType'>[] {
  const found = everyType(home, context, make);
  const isUnit =
    context.source === 'typed text' &&
    found.some(({ value }) => value === 'multi-family home') &&
    home.some(({ text }) => unitOfSeveral.test(text)) &&
    !home.some(({ text }) => bothUnits.test(text));
  return isUnit ? found.filter(({ value }) => value !== 'multi-family home') : found;
}

/** Units that are for sale together. */
const bothUnits = regex('i')`
  \b(?:both|each|all|two|three|four|\d) (?:[a-z-]+ ){0,2}(?:units|apartments|flats|sides|halves)\b
  |\bother (?:unit|side|half) (?:rents|is rented|is leased)\b
  |\b(?:live in|rent(?: out)?) (?:one|the other)\b|\b(?:duplex|triplex|four-?plex) for sale\b
`;

/** The headings of the home itself are among its first lines. */
const headLines = 12;

/** The type from a label, the heading, or a line that says nothing else; else from a sentence that sums the home up. */
function everyType(
  home: readonly Statement[],
  { heading, source }: VisibleContext,
  make: Maker,
): readonly Open<'propertyType'>[] {
  const found = home.flatMap((statement): readonly Open<'propertyType'>[] => {
    const { label, text, prose, line, part } = statement;
    if (isTypeLabel(label)) {
      const type = propertyTypeIn(text.replace(/[_-]/g, ' '));
      return type === undefined ? [] : [make(statement, type, 'stated')];
    }
    // "Land - Whitley County, Kentucky"
    if (/^(?:vacant )?land$/.test(label) && line < 3 && /\bcounty\b|,\s[A-Z]{2}$/i.test(text))
      return [make(statement, 'land', 'stated')];
    // "For rent - 3BR house in Garden City"
    const behind =
      /^for (?:rent|sale|lease)$/.test(label) && line < 3 ? (countedTypeIn(text) ?? headType(text)) : undefined;
    if (behind !== undefined) return [make(statement, behind, 'shown')];
    // "Duplex for sale: $545,000"
    const offered = label === '' || line > 40 ? undefined : offeredTypeIn(label);
    if (offered !== undefined) return [make(statement, offered, 'shown')];
    if (prose && source === 'typed text') {
      const type = countedTypeIn(text);
      return type === undefined ? [] : [make(statement, type, 'told')];
    }
    if (label !== '' || isPath.test(text)) return [];
    if (part === 'heading' ? text !== '' && heading.includes(text) : text === heading && source === 'typed text') {
      const type = headlineType(text) ?? landOf(text);
      return type === undefined ? [] : [make(statement, type, 'shown')];
    }
    // "Land" as the title of the details about the lot
    if (prose || (part === 'heading' && line > headLines && /^land$/i.test(text))) return [];
    const type =
      bareTypeIn(text.replace(amountBehind, '')) ??
      typeBeforeLabel(text) ??
      (line < 40 ? offeredTypeIn(text) : undefined) ??
      (source === 'typed text' || bathMentions(text).length > 0 ? countedTypeIn(text) : undefined) ??
      firstWordType(text) ??
      partType(text);
    return type === undefined ? [] : [make(statement, type, 'shown')];
  });
  if (found.length === 0 && source === 'typed text') {
    const told = home.flatMap((statement) => {
      const type =
        statement.label === '' || isLong(statement)
          ? toldTypeIn(statement.text)
          : isReportLabel(statement.label)
            ? undefined
            : toldTypeIn(statement.written);
      return type === undefined ? [] : [make(statement, type, 'told')];
    });
    const [first] = home;
    const isHouse = told.length === 0 && first !== undefined && tellsOfHouse(home.map(({ text }) => text));
    return isHouse ? [make(first, 'house', 'told')] : told;
  }
  if (found.length === 0)
    return home.flatMap((statement) => {
      if (!statement.prose && statement.part !== 'heading') return [];
      const type = sentencesOf(statement.text)
        .map(summedTypeIn)
        .find((each) => each !== undefined);
      return type === undefined ? [] : [make(statement, type, 'weak')];
    });
  // Canadian pages call every home for one family "Single Family", and its building an apartment.
  const ofBuilding = found.filter(({ label }) => label === 'building type');
  if (ofBuilding.length > 0) return ofBuilding;
  // "2,600 SF office" beside "Industrial building" is a part of it.
  const whole = found.filter(({ place }) => !sizeFirst.test(place.words));
  if (whole.length > 0 && whole.length < found.length) return whole;
  // "Structure type: Townhouse" beside "Style: Colonial"; "Type: Office" beside "Class: Commercial Sale"
  const ofStyle = found.filter(({ label, evidence }) => label === 'style' && evidence === 'stated');
  const typed = found.filter(({ label, evidence }) => label !== 'style' && evidence === 'stated');
  if (ofStyle.length > 0 && typed.length > 0) return found.filter((each) => !ofStyle.includes(each));
  const special = found.filter(({ value }) => value === 'office' || value === 'retail space' || value === 'warehouse');
  if (special.length > 0 && found.some(({ label, value }) => label === 'class' && value === 'commercial property'))
    return special;
  // "Residential" is the class of every home; another label names its type.
  const ofClass = found.filter(({ place }) => /(?:^|:\s)residential$/i.test(place.words));
  return ofClass.length < found.length ? found.filter((each) => !ofClass.includes(each)) : found;
}

/** "Upstairs apartment in a quiet triplex": the words before the place. */
function headType(text: string): Open<'propertyType'>['value'] | undefined {
  const head = text.split(/\s(?:in|on|at|near)\s|[,.;]/, 1)[0] ?? '';
  const type = head.split(' ').length <= 3 ? propertyTypeIn(head) : undefined;
  return type === 'multi-family home' ? undefined : type;
}

const sizeFirst = /^\d[\d,.]* ?(?:sf|sq)/i;

/** "Housing > apartments": the way to a page names kinds of pages. */
const isPath = /\p{L}\s[>›»]\s\p{L}/u;

/** "Triplex - $879,000" */
const amountBehind = /\s?[-–|:,/]\s[$€£]\d[\d.,]*[kKmM]?$/;

/** "160 Acres Osage County" */
const landOf = (heading: string): Open<'propertyType'>['value'] | undefined =>
  /^\d[\d.,]*\s?(?:±|\+\/-)?\s?acres?\b/i.test(heading) ? 'land' : undefined;

/** "Single-family Property Type": the label comes after its value. */
const typeBeforeLabel = (text: string): Open<'propertyType'>['value'] | undefined =>
  bareTypeIn(/^(.{3,30})\s(?:property|home) type$/i.exec(text)?.[1] ?? '');

/** "Duplex, 2,070 sq ft in all" and "$450,000 house, 3 beds": a part of a strip that is a type. */
const firstWordType = (text: string): Open<'propertyType'>['value'] | undefined =>
  text.length <= 110 && /,\s.*\d/.test(text)
    ? bareTypeIn((text.split(/,\s/, 1)[0] ?? '').replace(/^[$€£]?\d[\d.,]*[kKmM]?\s/, ''))
    : // "4 Beds 2 Baths 702m² House"
      bareTypeIn(/^\d.{6,60}\d\S*\s(house|townhouse|apartment|villa|condo|unit)$/i.exec(text)?.[1] ?? '');

/** "3 beds, 2 baths, single family home, $415,000": a part of a strip of figures. */
const partType = (text: string): Open<'propertyType'>['value'] | undefined =>
  text.length <= 160 && (text.match(/\d/g)?.length ?? 0) > 4
    ? text
        .split(', ')
        .slice(1)
        .map(bareTypeIn)
        .find((type) => type !== undefined)
    : undefined;

/** A headline names the type; its address names streets such as "Cottage Lane". */
export function headlineType(heading: string): Open<'propertyType'>['value'] | undefined {
  const address = addressMention(heading);
  // "2237 W Larkspur St, Chicago | Byrne Residential": the name of the site follows the address.
  const words =
    address === undefined
      ? heading
      : `${heading.slice(0, address.start)} ${heading.slice(address.end).split(/\s\|\s/, 1)[0] ?? ''}`;
  const [head = ''] = words.split(/\b(?:near|next to|by|in|at|with|on)\b/i, 1);
  return offeredTypeIn(words) ?? propertyTypeIn(head);
}

/** "Coming soon note for the listing", "active since yesterday": the status of a home in a mail. */
const inMail: readonly (readonly ['coming soon' | 'for sale', RegExp])[] = [
  [
    'coming soon',
    /(?:^|[.!?] )coming soon (?:note|notice|listing|post|ad|to (?:the )?market)\b|\bwe(?: are|['’]re) coming soon\b|\bnew one coming soon\b/i,
  ],
  [
    'for sale',
    /\bactive since (?:yesterday|today|last|this|mon|tue|wed|thu|fri|sat|sun)|\b(?:it['’]s|it is|now) active\b|\b(?:we are|we['’]re|i am|i['’]m) listing it (?:at|for) \$/i,
  ],
];

/** "$759,000 - Under Contract" */
const priceBefore = /^[$€£]\d[\d.,]*[kKmM]?\s[-–—|·]\s/;

/** "MLS # 73298814 - Under Agreement" */
const numberBefore = /^(?:mls|ml|listing)\s?(?:#|no\.?|id)?\s?:?\s?[A-Z]{0,4}\d{4,10}\s[-–—|·]\s/i;

/** "Bay View Duplex - Active": the status behind the type. */
function withoutType(line: string): string {
  const [, type = '', status] = /^(\D{4,40})\s[-–—|·]\s(\D{4,20})$/u.exec(line) ?? [];
  return status !== undefined && propertyTypeIn(type) !== undefined ? status : line;
}

export function statusesOf(
  statements: readonly Statement[],
  { heading, source }: VisibleContext,
  make: Maker,
): readonly Open<'status'>[] {
  const stated = statements.flatMap((statement): readonly Open<'status'>[] => {
    const { label, text, prose, section, card, linked, line } = statement;
    if (card || prose || !isOwnSection(section)) return [];
    if (isStatusLabel(label)) {
      // A printout sets its date behind: "PEN 6/9/2025 3:41PM"
      const status = statusIn(text) ?? statusOfCode(text.replace(/\s\d{1,2}\/\d{1,2}\/.*$/, ''));
      return status === undefined ? [] : [make(statement, status, 'stated')];
    }
    const shown =
      label === '' ? withoutType(text.replace(priceBefore, '').replace(numberBefore, '')) : `${label} ${text}`;
    const status = linked || line > 60 ? undefined : statusIn(shown);
    return status === undefined ? [] : [make(statement, status, 'stated')];
  });
  // Beside "For sale", or below the price, an earlier sale is history.
  const isOnSale = statements.some(
    ({ text, label, card, prose }) => !card && !prose && /^(?:for sale|active|new)$/i.test(label === '' ? text : label),
  );
  const priceAt = statements.findIndex(
    ({ text, label, section, card }) =>
      !card && section === 'home' && label === '' && /^[$€£]\s?\d[\d.,]{5,}\b/.test(text),
  );
  const isPast = (words: string): boolean => {
    const at = statements.findIndex((statement) => words === wordsOf(statement));
    return /\d/.test(words) && (isOnSale || (priceAt !== -1 && at > priceAt));
  };
  const told = statements.flatMap((statement) => {
    const status = !statement.card && isOwnSection(statement.section) ? toldStatusIn(statement.text) : undefined;
    return status === undefined ? [] : [make(statement, status, 'told')];
  });
  if (told.length > 0 && stated.length === 0) return told.slice(0, 1);
  const current = stated.filter(({ value, place }) => value !== 'sold' || !isPast(place.words));
  if (current.length > 0) return current.slice(0, 1);
  // A status that is not understood may be any.
  if (statements.some(({ label, section, card }) => !card && section === 'home' && isStatusLabel(label))) return [];
  const offered = statements.find(
    ({ label, text, section, card, prose, line }) =>
      !card &&
      !prose &&
      section === 'home' &&
      line < 40 &&
      (saysRent(`${label} ${text}`) || saysSale(`${label} ${text}`)),
  );
  if (source === 'typed text' && offered === undefined)
    for (const [status, pattern] of inMail) {
      const mail = statements.find(
        (each) => !each.card && (each.prose || isLong(each)) && each.section === 'home' && pattern.test(each.text),
      );
      if (mail !== undefined) return [make(mail, status, 'told')];
    }
  const text = `${offered?.label ?? ''} ${offered?.text ?? ''}`;
  if (saysRent(heading) && offered !== undefined) return [make(offered, 'for rent', 'shown')];
  return offered === undefined || saysSale(text) === saysRent(text)
    ? []
    : [make(offered, saysRent(text) ? 'for rent' : 'for sale', 'shown')];
}
