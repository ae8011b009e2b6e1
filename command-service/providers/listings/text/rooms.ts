import { numberOfWord, numberWordPattern, readNumber } from '../../../../domain/facts/index.ts';
import type { Doubt } from '../../../../domain/facts/index.ts';

import { isUnsure } from './limits.ts';

/** A count of rooms in a text. */
export interface RoomMention {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly doubt?: Doubt;
  /** The other end of a range, or the count with the rooms added to it: "3-5" has 5, "3 + 1" has 4. */
  readonly other?: number;
}

export const plausibleRooms = (value: number): boolean => value > 0 && value <= 100 && Number.isInteger(value * 4);

const digit = `(?:\\d{1,3}(?:\\.\\d{1,2})?[½¼¾]?|½|\\b(?:${numberWordPattern})\\b)`;
const half = '(?:[\\s-]+(?:and[\\s-]+(?:a|one)[\\s-]half|1/2|½|3/4|¾))?';
const count = `(?<![\\d.,$€£-]|\\d[/x×])(?<first>${digit})(?:\\s?(?:-|–|to)\\s?(?<to>${digit}))?(?<half>${half})(?:\\s?\\+\\s?(?<plus>\\d))?(?<more>\\+)?`;
const bedWords =
  '(?:bed(?:room)?s?|bd(?:rm)?s?|bdrs?|brs?|bedrm?s?|hab(?:\\.|\\b(?!i))|dormitorios?|habitaci(?:ó|o)n(?:es)?|rec[áa]maras?|chambres?|schlafzimmer|camere|quartos?|slaapkamers?)(?:\\(s\\))?\\b';
const bathWords =
  '(?:bath(?:room)?s?|ba(?:th)?s?|bths?|bthrms?|baños?|salles? de bains?|badezimmer|bagni|banheiros?|casas? de banho|badkamers?)(?:\\(s\\))?(?![\\w-])';

/** Whole labels, in lower case. */
const bedLabel =
  /^(?:no\.? of |number of |total |# ?(?:of )?)?(?:bed(?: ?room)?s?(?:\(s\))?|bd(?:rm)?s?|bedrms?|brs?|dormitorios|habitaciones|cuartos|rec[áa]maras|chambres|schlafzimmer|chambres [àa] coucher)(?: ?(?:total|count|#))?$/;
const bathLabel =
  /^(?:no\.? of |number of |total |f ?\/ ?h |# ?(?:of )?)?(?:bath(?: ?room)?s?(?:\(s\))?|ba|baños|badezimmer|salles? de bains?)(?: ?(?:total|count|#))?$/;
/** Labels of the parts of a count of bathrooms, with what each of them counts. */
const bathPartLabels: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /^(?:(?:# ?of |no\.? of |number of |total )?full ?(?:bath(?:room)?s?|ba)?|(?:number of )?bath(?:room)?s?[ ,(-]*full\)?)$/,
  ],
  [
    0.75,
    /^(?:(?:3\/4|¾|three[ -]quarters?) ?(?:bath(?:room)?s?|ba)?|(?:number of )?bath(?:room)?s?[ ,(-]*(?:3\/4|three[ -]quarters?)\)?)$/,
  ],
  [
    0.5,
    /^(?:(?:# ?of |no\.? of |number of |total )?(?:half|1\/2|½|partial|powder) ?(?:bath(?:room)?s?|ba|rooms?)?|(?:number of )?bath(?:room)?s?[ ,(-]*(?:half|1\/2|partial)\)?)$/,
  ],
  [0.25, /^(?:1\/4|¼|quarter) ?(?:bath(?:room)?s?)?$/],
];

export const isBedLabel = (label: string): boolean => bedLabel.test(label);
export const isBathLabel = (label: string): boolean => bathLabel.test(label);
/** How much one bathroom of a labelled kind counts: a full one 1, a half one 0.5; undefined for other labels. */
export const bathShareOf = (label: string): number | undefined =>
  bathPartLabels.find(([, pattern]) => pattern.test(label))?.[0];

const wordAfter = {
  beds: new RegExp(
    `${count}[\\s-]{0,3}(?:(?:large|spacious|generous|double|big|comfortable|sunny|ample|good-sized|true|updated)\\s)?${bedWords}`,
    'giu',
  ),
  baths: new RegExp(`${count}[\\s-]{0,3}(?:(?:full|updated|renovated|remodeled|modern)[\\s-])?${bathWords}`, 'giu'),
};
const wordBefore = {
  beds: new RegExp(`\\b${bedWords}\\s?:?\\s?${count}(?![\\d,.]*\\d|\\s?(?:ft|sq|x|\\/\\d{2}))`, 'giu'),
  baths: new RegExp(
    `\\b${bathWords}\\s?:?\\s?${count}(?![\\d,.]*\\d|\\/\\d|\\s?(?:ft|sq(?!\\.?\\s?ft\\.?\\s?:?\\s?\\d)|x))`,
    'giu',
  ),
};
/** "Bed: 3 Bath: 2": the first count comes after its word. */
const labelsFirst = new RegExp(`^\\W*(?:${bedWords}|${bathWords})\\s?:?\\s?\\d`, 'iu');
/** A word without a count behind it: that of "— beds 2 baths" is missing, so the counts come before their words. */
const uncounted = new RegExp(
  `(?:\\b${bedWords}|\\b${bathWords})(?!\\s?:?\\s?\\d{1,2}(?!\\d|[.,]\\d{3}|\\s?(?:sq|ft|acre)))`,
  'iu',
);
/** "— bed 3 bath 2 car": the value of the first word is missing, or the last word has one. */
const valuesFirst = /^\s*(?:[—–]|--)\s?(?!.*:)|^(?!.*:).*\d\s?(?:cars?|garages?|stor(?:y|ies))\W*$/i;
const isLabelsFirst = (text: string): boolean =>
  labelsFirst.test(text) && !uncounted.test(text) && !valuesFirst.test(text);
/** One of several rooms of a list. */
const nameOfRoom =
  /^\W*(?:bed(?:room)?|br|bath(?:room)?) \d(?:$|\s(?!bath|full|half)[a-z]{3}|\s+\d{1,2}(?:\.\d)?(?:['’](?:\s?\d{1,2}["”])?)?\s?[x×]\s?\d)/i;
const colons = new RegExp(`(?:${bedWords}|${bathWords})\\s?:\\s?\\d`, 'iu');

function mentions(text: string, kind: 'beds' | 'baths'): readonly RoomMention[] {
  if (nameOfRoom.test(text)) return [];
  const before = isLabelsFirst(text) || (colons.test(text) && wordBefore[kind].test(text));
  wordBefore[kind].lastIndex = 0;
  const patterns = isLabelsFirst(text)
    ? [wordBefore[kind]]
    : before
      ? [wordBefore[kind], wordAfter[kind]]
      : [wordAfter[kind]];
  for (const pattern of patterns) {
    const found = [...text.matchAll(pattern)].flatMap((match) => mentionOf(match, kind));
    if (found.length > 0) return found;
  }
  return [];
}

/** Words before a count that make it an end of a range: "Studio - 3 bd", "up to 4 beds". */
const endBefore =
  /\bstudios?\s?(?:-|–|—|to|&|and)\s?$|\b(?:up to|as many as|at least|minimum(?: of)?|maximum(?: of)?|or)\s$/i;
/** A second count behind the first: "3 or 4". */
const moreBehind = /^\sor\s\d/i;

function mentionOf(match: RegExpExecArray, kind: 'beds' | 'baths'): readonly RoomMention[] {
  const { first = '', to, half: added, plus, more } = match.groups ?? {};
  // The MLS writes two full baths and a half one as 2.1.
  const split = kind === 'baths' ? /^(\d{1,2})\.([1-4])$/.exec(first) : null;
  const value = split === null ? countOf(first) : Number(split[1]) + Number(split[2]) * 0.5;
  if (value === undefined) return [];
  const total = value + (added === undefined || added === '' ? 0 : /3\/4|¾/.test(added) ? 0.75 : 0.5);
  // No home has only half a bathroom.
  if (!plausibleRooms(total) || total < 1) return [];
  // "1 Baths (Full" is cut out of "2 | 1 Baths (Full | Half)".
  if (/^\s?\((?:full|half)$/i.test(match.input.slice(match.index + match[0].length))) return [];
  const place = { value: total, start: match.index, end: match.index + match[0].length };
  if (to !== undefined) {
    const other = countOf(to);
    return [{ ...place, doubt: 'range', ...(other === undefined ? {} : { other }) }];
  }
  if (plus !== undefined) return [{ ...place, doubt: 'sum', other: total + Number(plus) }];
  const isEnd =
    endBefore.test(match.input.slice(Math.max(0, match.index - 20), match.index)) ||
    moreBehind.test(match.input.slice(place.end));
  return [
    more === undefined || more === ''
      ? isEnd
        ? { ...place, doubt: 'range' }
        : isUnsure(match.input.slice(place.end))
          ? { ...place, doubt: 'approximate' }
          : place
      : { ...place, doubt: 'from' },
  ];
}

/** The value of a count in digits or words; undefined for other texts. */
function countOf(text: string): number | undefined {
  return (
    numberOfWord(text) ??
    (/^\d+½$/.test(text) ? readNumber(text, { source: 'text' }) : readNumber(text, { source: 'text' }))
  );
}

/** "3/2, 1,500 sf" and "1/1 condo": bedrooms and bathrooms right before the size or the type. */
const shortPair =
  /^(?<beds>\d{1,2})\/(?<baths>\d(?:\.\d)?)(?=,?\s*[\d,]{3,6}\s?(?:sf|sq|square)|\s(?:condo|house|home|town ?house|townhome|apt|apartment|bungalow|ranch|duplex|cottage|sfh|sfr|mobile|manufactured|with)\b)/i;

/** "4/2.5" or with its garage "4/2.5/2" as a whole part of a note; "1/2" and "3/4" are fractions. */
const barePair = /^(?<beds>[1-9])\/(?<baths>[1-6](?:\.\d)?)(?:\/[0-4])?$/;

function shortMention(text: string, kind: 'beds' | 'baths'): readonly RoomMention[] {
  const bare = barePair.exec(text);
  const isPair = bare !== null && Number(bare.groups?.['beds']) >= Number(bare.groups?.['baths']);
  const match = isPair ? bare : shortPair.exec(text);
  return match === null ? [] : [{ value: Number(match.groups?.[kind]), start: 0, end: match[0].length }];
}

/** Every count of bedrooms in a text. */
export function bedMentions(text: string): readonly RoomMention[] {
  const short = shortMention(text, 'beds');
  return short.length > 0 ? short : mentions(text, 'beds');
}

const partWord = {
  full: 'full|completos?|f(?![a-z])|fb\\b',
  three: '3/4|¾|three[- ]quarters?',
  half: 'half|medios?|partial|1/2|½|powder|h(?![a-z])|hb\\b',
};
const one = `(\\d{1,2}|\\b(?:${numberWordPattern})\\b)`;
const splitPattern = new RegExp(
  `${one}\\s?(?:baños\\s)?(?:${partWord.full})(?:\\s?(?:bath(?:room)?s?|ba))?(?:\\s?(?:,|and|&|/|\\+)?\\s?(?:and\\s)?${one}\\s?(?:${partWord.three})(?:\\s?(?:bath(?:room)?s?|ba))?)?\\s?(?:,|and|y|&|/|\\+)?\\s?(?:and\\s)?(?:(?:then|plus)\\s)?(?:${one}|\\b(an?)\\b(?=\\s(?:half|powder|partial)\\b))\\s?(?:${partWord.half})`,
  'iu',
);
const plusHalf = new RegExp(
  `${one}\\s?(?:bath(?:room)?s?|ba)\\s?(?:,|and|&|\\+)?\\s?${one}\\s?(?:half|1/2|½|pt\\.?|partial)\\s?(?:bath(?:room)?s?|ba)?`,
  'iu',
);
const labelledSplit =
  /\bfull(?:\s?bath(?:room)?s?)?\s?:?\s?(\d{1,2})\W{1,4}(?:(?:3\/4|three[- ]quarter)(?:\s?bath(?:room)?s?)?\s?:?\s?(\d{1,2})\W{1,4})?(?:half|partial|1\/2)(?:\s?bath(?:room)?s?)?\s?:?\s?(\d{1,2})/i;
/** "1 full, 1 three-quarter" */
const withoutHalf = new RegExp(
  `${one}\\s?(?:full)(?:\\s?(?:bath(?:room)?s?|ba))?\\s?(?:,|and|&|/|\\+)?\\s?(?:and\\s)?${one}\\s?(?:3/4|¾|three[- ]quarters?)`,
  'iu',
);
/** "4 (F:2 T:1 H:1)": the full, three-quarter and half bathrooms of a total. */
const lettered = /\(F:\s?(\d{1,2})(?:\W{1,3}T:\s?(\d{1,2}))?\W{1,3}H:\s?(\d{1,2})\)/i;
/** "Baths: 2/1" and "2F/1H" count full and half ones. */
const slashed = /^\s?(\d{1,2})\s?(?:f\s?)?\/\s?(\d{1,2})\s?h?\s?$/i;

/** The full, three-quarter and half bathrooms of a text, as groups one to three. */
const splitIn = (text: string): RegExpExecArray | null =>
  splitPattern.exec(text) ?? labelledSplit.exec(text) ?? lettered.exec(text) ?? withoutHalf.exec(text);

/** "Two full baths and then a half bath" */
const halvesOf = (split: RegExpExecArray): string | undefined => (split[4] === undefined ? split[3] : '1');

/** Every count of bathrooms in a text; a half bathroom counts as 0.5, a three-quarter one as 0.75. */
export function bathMentions(text: string): readonly RoomMention[] {
  const split = splitIn(text);
  if (split !== null) return partsOf(split, split[1], split[2], halvesOf(split));
  const short = shortMention(text, 'baths');
  if (short.length > 0) return short;
  const plus = plusHalf.exec(text);
  if (plus !== null) return partsOf(plus, plus[1], undefined, plus[2]);
  const french = bathsAndShowers.exec(text);
  return french === null
    ? mentions(text, 'baths')
    : partsOf(french, String(Number(french[1]) + Number(french[2])), undefined, '0');
}

/** "1 salle de bains, 1 salle d'eau": bathrooms with a tub, and with a shower. */
const bathsAndShowers = /\b(\d) salles? de bains?(?:,| et| \+)? (\d) salles? d['’]eau\b/i;

function partsOf(
  match: RegExpExecArray,
  full: string | undefined,
  three: string | undefined,
  halves: string | undefined,
): readonly RoomMention[] {
  const value = (countOf(full ?? '') ?? 0) + 0.75 * (countOf(three ?? '') ?? 0) + 0.5 * (countOf(halves ?? '') ?? 0);
  return plausibleRooms(value) ? [{ value, start: match.index, end: match.index + match[0].length }] : [];
}

/** Another count in the value of a label, outside of parentheses. */
const moreCounts =
  /^[^\d(]{0,40}(?:\b(?:and|y|e|et|und|plus|or|o|ou|oder)\b|[,+&/])\s?\d{1,2}\b(?![\d.,]*\s?(?:beds?|br|bd|ba|sq|ft))/i;

/** Parts of a total that were not understood: "3 (1 half)" */
const partsBehind = /^[^.]{0,25}\d\s?(?:half|partial|½|1\/2|3\/4|¾|h\b)/i;

/** A count after a label: "3", "3-5", "3 + 1", "2/1" for bathrooms, "2 full, 1 half". */
export function labelledRooms(text: string, kind: 'beds' | 'baths'): RoomMention | undefined {
  const pair = kind === 'baths' ? slashed.exec(text) : null;
  if (pair !== null) return partsOf(pair, pair[1], undefined, pair[2])[0];
  if (kind === 'baths') {
    // "2,1,1,0 (F,T,H,Q)": full, three-quarter, half and quarter ones
    const each = /^(\d),(\d),(\d),(\d)(?:\s?\(F,T,H,Q\))?$/.exec(text.trim());
    if (each !== null) {
      const [full = 0, most = 0, half = 0, quarter = 0] = each.slice(1).map(Number);
      return { value: full + most * 0.75 + half * 0.5 + quarter * 0.25, start: 0, end: text.length };
    }
    // "3 (2 1)": all, and of them full and half.
    const [, all, full, halves] = /^(\d) \((\d)[ /](\d)\)$/.exec(text.trim()) ?? [];
    if (all !== undefined && Number(full) + Number(halves) === Number(all))
      return { value: Number(full) + Number(halves) / 2, start: 0, end: text.length };
    const split = splitIn(text);
    if (split !== null) return partsOf(split, split[1], split[2], halvesOf(split))[0];
  }
  const match = new RegExp(`^(?:\\W{0,3}|[x×]\\s?)${count}(?![\\d,.]*\\d|['’]?\\s?[x×]\\s?\\d)`, 'iu').exec(text);
  const rest = text.slice(match?.[0].length ?? 0);
  if (match === null || /^\s?(?:sq|ft|m²|acres?)/i.test(rest)) return undefined;
  const [found] = mentionOf(match, kind);
  // "2 completos y 1 medio": another count that is not understood.
  const isSum = moreCounts.test(rest) || (kind === 'baths' && partsBehind.test(rest));
  return found !== undefined && isSum ? { ...found, doubt: found.doubt ?? 'sum' } : found;
}

/** The first count of bedrooms that a sentence states without doubt. */
export const bedsIn = (text: string): number | undefined => clearFirst(bedMentions(text));

/** The first count of bathrooms that a sentence states without doubt. */
export const bathsIn = (text: string): number | undefined => clearFirst(bathMentions(text));

const clearFirst = (found: readonly RoomMention[]): number | undefined =>
  found.find(({ doubt }) => doubt === undefined)?.value;
