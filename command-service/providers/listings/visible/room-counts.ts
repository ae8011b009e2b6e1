import type { Evidence } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import { isWish } from '../text/extras.ts';
import { isLimit } from '../text/limits.ts';
import { bathMentions, bathShareOf, bedMentions, isBathLabel, isBedLabel, labelledRooms } from '../text/rooms.ts';
import type { RoomMention } from '../text/rooms.ts';
import { bathPart } from './baths.ts';
import type { Maker, Open } from './maker.ts';
import type { Statement } from './statements.ts';

/** The part of a home, or one of several, that a count or a size may belong to instead. */
export const partOfHome = regex('i')`
  \b(?:
    guest
    |(?:foreman|manager|caretaker|staff|second|other)(?:['’]s)? (?:house|home|residence|quarters|dwelling)
    |(?:left|right|other|each|one|first|second) side|upstairs(?! unit| apartment)|upper(?! duplex| flat)
    |lower(?! duplex| flat)|downstairs
    |(?<!\ball on the )(?:main|second|first|third|ground|top)[- ](?:floor|level)(?! condo)
    |(?<!\ball )on the (?:main|first|second|third|upper|lower)|basement|each|(?:every|cada) (?:unit|apartment|flat|unidad|lado)|wing|cottage|casita|adu
    |in-law|mother-in-law|studio|secondary|additional|another|other|remaining|potential|possible|could
    |room for(?! (?:everyone|all|family|guests|the whole|your|an? (?:boat|rv|pool|garden))\b)|convert\w*|two of the|plus (?:a|one)|carriage|apartment above|separate|plans? (?:for|to|with|include\w*|show\w*|allow\w*|call\w*)|septic
    |permit\w*|homes (?:with|in)|homes$|properties|next (?:door|home)|build your|dream|sold (?:for |at )?\$?\d\S*
  )\b
`;
/** "Four 2BR/1BA flats": the rooms of each dwelling of a building. */
const ofDwellings =
  /^(?:\s?\/\s?[\d.]+\s?ba|,? ?[\d.]+[- ]bath(?:room)?)?[\s-](?:[a-z-]+\s)?(?:flats|units|apartments|suites|dwellings)\b/i;

/** "The primary down and three bedrooms plus game room upstairs" */
const besidePrimary =
  /\b(?:primary|master|owner['’]?s suite|main suite)\b[^.;]{0,60}\b(?:down(?:stairs)?|on the (?:main|first|ground)(?: floor| level)?)\b[^.;\d]{0,30}$/i;

/** "Entry level: 1 Bedroom, 1 Full Bath" */
const ofLevel = /\b(?:level|floor|story|upper|lower)\b|^(?:main|basement|second|first|third|dadu|adu)$/;

const moreBaths = /^,? (?:and|plus) (?:an?|one|\d) (?:half|three-quarter|3\/4|¾|½|full|quarter)[ -]bath/i;

/** "The county record says 3 bedrooms": what the home has may differ. */
const ofRecord = /\b(?:tax|county|town|city|public) (?:records?|card|site) (?:shows?|says?|lists?|has)\b[^.;]{0,30}$/i;

/** "The seller says 2 baths, the county says 3" */
const otherCount = /^[^.;\d]{0,20}\b(?:county|records?|mls|listing|portal|appraiser) (?:says?|has|shows?) \d/i;

/** "So 2.5 baths in total", "3 bed / 2 bath total" */
const inTotal =
  /^(?:\s?[/,]\s?(?:\p{Extended_Pictographic}\uFE0F?\s)?[\d.]+ ba\w*)? (?:(?:in )?total|in all|altogether|overall)\b/iu;

/** "Altogether, casita included, there are four bedrooms" */
const totalBefore = /\b(?:altogether|in total|in all|counting the \w+),? [^.;]{0,40}$|\btotal of $/i;
/** "Each of the four bedrooms": all of them are counted. */
const allOf = '\\b(?:one|two|three|four|each|all|both|most|any) of (?:the|its) ';
const [ofAll, ofAllBefore] = [new RegExp(allOf, 'i'), new RegExp(`${allOf}$`, 'i')];

/** Candidates for a count of rooms: labelled ones, those of the strip of key figures, and those of sentences. */
export function roomsOf(
  home: readonly Statement[],
  units: readonly Statement[],
  kind: 'beds' | 'baths',
  make: Maker,
): readonly Open<'beds'>[] {
  const isLabel = kind === 'beds' ? isBedLabel : isBathLabel;
  const mentions = kind === 'beds' ? bedMentions : bathMentions;
  const parts = new Set<Open<'beds'>>();
  const found = home.flatMap((statement): readonly Open<'beds'>[] => {
    const { label, text, prose } = statement;
    if (kind === 'baths' && !prose && bathPart(statement) !== undefined) return [];
    if (isLabel(label)) {
      const counted = labelledRooms(text, kind);
      // "Bedrooms - the county has 3 bedrooms, but we use it as a 4 bedroom": all of them.
      const all = counted === undefined ? mentions(text) : [counted];
      return all.flatMap((each) => counts(statement, each, 'stated', make));
    }
    if (
      label !== '' &&
      (bathShareOf(label) !== undefined ||
        (/\brooms?\b(?! to)|bath|bed|(?<!-)\blevel|floor/.test(label) && !/^[\w ]{0,20}$/.test(label)))
    )
      return [];
    // "Beds/Baths: 3/2."
    if (/^beds? ?\/ ?baths?$/.test(label))
      return mentions(text.replace(/\.$/, '')).flatMap((each) => counts(statement, each, 'stated', make));
    // "Baths: 2/1"
    if (label !== '' && /^\d\/\d/.test(text)) return [];
    const counted = mentions(text);
    const totals = counted.filter(({ end }) => inTotal.test(text.slice(end)));
    return (totals.length > 0 ? totals : counted).flatMap((mention) => {
      const around = aroundOf(text, mention).replace(ofAll, '');
      const before = text.slice(0, mention.start).replace(ofAllBefore, '');
      const behind = text.slice(mention.end);
      // "Is it the 4 bedroom we saw online?"
      if (prose && /^[^.!;]{0,80}\?/.test(behind)) return [];
      // "One bath was gutted in 2021", "2 bathrooms left to do"
      if (/^ (?:was|were|got|left)\b/.test(behind)) return [];
      if (isWish(before) || isLimit(`${label} ${before}`, behind) || ofDwellings.test(behind)) return [];
      const isPart =
        besidePrimary.test(before) || partOfHome.test(around) || partOfHome.test(label) || ofLevel.test(label);
      if (isPart && !inTotal.test(behind) && !totalBefore.test(before)) return [];
      // "One full bath and one three-quarter bath in the basement"
      const isAdded = prose && kind === 'baths' && moreBaths.test(behind);
      const evidence = prose || statement.section === 'story' ? 'told' : 'shown';
      const doubt = isAdded ? 'sum' : ofRecord.test(before) || otherCount.test(behind) ? 'approximate' : mention.doubt;
      const made = counts(statement, { ...mention, ...(doubt === undefined ? {} : { doubt }) }, evidence, make);
      if (evidence === 'told' && !(prose && isWhole(text, mention, kind))) made.forEach((each) => parts.add(each));
      return made;
    });
  });
  const isCounted = found.some(({ evidence }) => evidence !== 'told');
  // A sentence that sums the home up names the fact as a label does: at odds with a count, it always leaves it open.
  const whole = isCounted
    ? found
        .filter((each) => !parts.has(each) || each.place.source === 'typed text')
        .map((each) => (each.evidence === 'told' ? { ...each, evidence: 'stated' as const } : each))
    : found;
  if (whole.length > 0) return whole;
  // A building of several units has no room count: the rooms of its units stay open.
  return units.flatMap((statement) => {
    const counted = isLabel(statement.label) ? labelledRooms(statement.text, kind) : mentions(statement.text)[0];
    return counted === undefined
      ? []
      : counts(statement, counted, 'weak', make).map((each) => ({ ...each, doubt: 'units' as const }));
  });
}

/** "2 bedroom, 1 bath, second floor" and "4 bd 2 ba, lower level bath added": the level is another part. */
const levelBehind =
  /(?:(?<=\bba(?:th(?:room)?s?)?)|^), (?:the )?(?:lower|upper|first|second|third|fourth|main|top|ground)[ -](?:level|floor)\b.*$/i;

/** "Cute cottage, 2 bedrooms": the home itself. */
const homeFirst = /^(?:an? |this )?(?:(?!guest|rented|second|separate|rear|tenant)[a-z-]+ ){0,2}cottage(?=,| with\b)/i;

/** The words around a mention, within its sentence. */
function aroundOf(text: string, { start, end }: Pick<RoomMention, 'start' | 'end'>): string {
  const before =
    text
      .replace(homeFirst, (words) => ' '.repeat(words.length))
      .slice(Math.max(0, start - 45), start)
      .split(/[.!?;]\s/)
      .at(-1) ?? '';
  // "3 bedrooms plus a casita", "4-bedroom home with a basement": the addition does not count.
  const behind =
    text
      .slice(end, end + 70)
      .replace(levelBehind, '')
      .replace(
        /^,? each (?:en[ -]?suite|with)\b|^, (?:walk-?out|full|finished|unfinished|partial) basement\b|^ \(\d[^)]*\)/i,
        '',
      )
      .slice(0, 35)
      .split(/[.!?;]\s|\s(?:plus|with)\s|\s\((?:each|every|the)\b/, 1)[0] ?? '';
  return `${before}${text.slice(start, end)}${behind}`;
}

const number = '(?:\\d(?:\\.\\d)?|one|two|three|four|five|six)(?:[ -]and[ -]a[ -]half)?';
const dwelling =
  '(?:home(?! office| theater| gym)|house|residence|cabin|condo|condominium|townhouse|townhome|villa|ranch|bungalow|chalet|apartment|flat|colonial|cape|tudor|craftsman|victorian|rambler|estate|split[- ]level)';
/** What follows a count that sums the home up: "three-bedroom, two-bath cottage", "4 bedrooms and 2 baths". */
const wholeBehind = {
  beds: new RegExp(
    `^,? ?(?:and |& |/ ?|with )?${number}[ -](?:full )?(?:bath|ba\\b)|^,? (?:(?!in |of |on |at |with |and |or |per |plus )[\\w'’-]+,? ){0,3}?${dwelling}\\b`,
    'i',
  ),
  baths: new RegExp(`^,? (?:(?!in |of |on |at |with |and |or |per |plus )[\\w'’-]+,? ){0,3}?${dwelling}\\b`, 'i'),
};
const bedsBefore = new RegExp(`\\b${number}[ -]bed(?:room)?s?,? (?:and |& |with )?$`, 'i');

/** Whether a count in a sentence is about the whole home; others beside labelled counts are about parts of it. */
const isWhole = (text: string, { start, end }: RoomMention, kind: 'beds' | 'baths'): boolean =>
  wholeBehind[kind].test(text.slice(end, end + 60)) ||
  (kind === 'baths' && bedsBefore.test(text.slice(Math.max(0, start - 30), start)));

function counts(
  statement: Statement,
  { value, other, doubt }: RoomMention,
  evidence: Evidence,
  make: Maker,
): readonly Open<'beds'>[] {
  const one = make(statement, value, evidence, doubt);
  return other === undefined ? [one] : [one, make(statement, other, evidence, doubt)];
}
