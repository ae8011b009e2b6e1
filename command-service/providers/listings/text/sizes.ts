import {
  inSquareFeet,
  numberOfWord,
  numberWordPattern,
  numeralPattern,
  readNumber,
  sameSize,
  sizeOf,
  sizeUnitOf,
  sizeUnitPattern,
} from '../../../../domain/facts/index.ts';
import type { Doubt, Size } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import { isLimit, isUnsure } from './limits.ts';

/**
 * The thing that a size measures. `home`: the living area or the space on offer, named as such; `bare`: the text does
 * not say.
 */
export type SizeKind = 'home' | 'bare' | 'lot' | 'total' | 'part';

export interface SizeMention {
  readonly size: Size;
  readonly kind: SizeKind;
  readonly start: number;
  readonly end: number;
  readonly doubt?: Doubt;
  /** The upper end of a range. */
  readonly other?: Size;
}

const approximate = '(?:\\s?(?:±|\\+\\/?-|\\+\\s?-))?';
/** "Half an acre", "one and a quarter acres" */
const half = regex()`
  (?:(?<whole>one|two|three|four|five) and )?
  (?<words>\bthree[- ]quarters of an|\bhalf(?:\san|[\s-]a)?|\b(?:a\s)?(?:half|quarter)(?:\sof\san)?)
  [\s-](?<landUnit>acres?)\b
`.source;
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80 };
/** The words that count acres. */
export const acreCounts = `${numberWordPattern}|${Object.keys(tens).join('|')}`;
/** "On ten acres", "one full acre", "an acre and a half" */
const acreWords = regex()`
  (?<many>${acreCounts}|a|an)(?: (?:full|whole))?
  [\s-](?<wordUnit>acres?)\b(?! of (?!land|property))(?<andHalf> and a half)?
`.source;
const pattern = regex('giu')`
  (?<![\d.,$€£/-])(?:(?<low>${numeralPattern})\s?(?:${sizeUnitPattern})?\s?(?:-|–|—|to|\bor\b)\s?)?
  (?<![$€£])(?<value>${numeralPattern}|(?<!\d)\.\d{1,3}(?=[\s-]?acre))${approximate}[\s-]{0,2}
  (?:(?<inner>
    interior|rentable|usable(?= sf| sq)|leasable|finished|fin\.|heated|living|livable|total
    |(?:wooded|private|fenced|level|rolling|usable|cleared|secluded|landscaped|scenic|deeded)(?= acre)
  )[ ])?(?<unit>${sizeUnitPattern})
  |${half}
  |(?<!\b(?:point|dot|and|${numberWordPattern}) |[\d-])\b${acreWords}
`;

const lotWords =
  '(?:lot|plot|parcel|land|site|erf|stand|acreage|home ?site|grounds|terreno|lote|parcela|solar|terrain|grundst(?:ü|ue)ck|perceel)';
const partWords =
  '(?:garage|carport|crawl ?space|basement|terrace|deck|patio|balcony|roof(?:top)?|yard|guest|workshop|shop|porch|lanai|cellar|mezzanine|showroom|courtyard|attic|loft|barn|shed|pool|studio|adu|casita|cottage|storage|kitchen|bedroom|suite|room|bonus|addition|below[- ]grade|unfinished|warehouse space|mall|park|lake|clubhouse|(?:community|recreation|rec|fitness) cent(?:er|re)|gym|restaurant|outdoor)';
/** The noun before a comma that a size follows. */
const nounBefore = new RegExp(`\\b(?:${lotWords}|${partWords}),\\s$`, 'i');
const homeWords =
  '(?:living|livable|interior|internal|finished|heated|habitable|main house|floor (?:area|size|space)|home|house|condo(?:minium)?|office condo|building|bungalow|ranch (?:house|home)|farmhouse|rambler|cabin|construid[oa]|wonen|wohnfl(?:ä|ae)che|apartment|townhouse|residence|unit size|property size|square footage|available|gla|layout|(?:whole )?place(?= is)|usable|covered|built[- ]?up|of (?:\\w+\\s){0,2}(?:space|living))';
const totalWords = '(?:total (?:structure|building|area|size)|building (?:size|area)|gross|under roof|total)';
const nearAfter = (words: string): RegExp => new RegExp(`^[\\s-]{0,2}(?:(?!\\d)[\\w'-]+\\s){0,2}?${words}s?\\b`, 'i');
const after: readonly (readonly [SizeKind, RegExp])[] = [
  ['lot', new RegExp(`^[\\s-]{0,2}(?:(?:of|total|fenced|private|level|corner|wooded)\\s){0,2}${lotWords}\\b`, 'i')],
  ['part', nearAfter(partWords)],
  ['part', /^ of (?:that|which|it)\b/i],
  [
    'part',
    /^ (?:behind|beside|upstairs|downstairs|next to|across|down the|of (?:lawn|grass|garden|woods in)|in the (?:building|complex)|is not included)\b/i,
  ],
  ['part', /^ (?:of|under) (?:flood |drip |pivot )?(?:irrigat\w+|water rights|shares)\b/i],
  ['home', nearAfter(homeWords)],
  ['home', /^ on (?:one|two|three|all) (?:floors?|levels?|stories)\b/i],
];
const before: readonly (readonly [SizeKind, RegExp])[] = [
  ['part', /\b(?:every|each|per) (?:unit|apartment|flat|side|suite)\b/i],
  ['part', new RegExp(`\\b${partWords}s?\\b`, 'i')],
  ['lot', new RegExp(`\\b${lotWords}\\b`, 'i')],
  ['total', new RegExp(`\\b${totalWords}\\b`, 'i')],
  ['home', new RegExp(`\\b(?:${homeWords}|size|area|sq\\.? ?ft\\.?|sqft|square feet|square footage)(?![a-z])`, 'i')],
];
/** Words that name the living area, also beside "total". */
const living = /\b(?:living|livable|interior|finished|heated|habitable|main house)\b/i;
/** Whole labels, in lower case, whose numbers need no unit. */
const areaLabels = regex()`
  ^(?:
    (?:
      approx(?:imate|\.)?|total|est\.?|finished|fin|interior|living|livable|heated|above gr(?:ade|\.)?
      |main|gross living|home|house|building|bldg
    )\s
  )*
  (?:
    sq\.? ?ft\.?|sqft|square feet|square footage|sq\.? footage|sf
  )(?: (?:total|living|fin|finished|heated)){0,2}(?: ag)?$
  |^(?:(?:gross|heated|total|finished|interior|main) )*(?:
    living (?:area|space)|liv area|finished area|floor area
  )$
  |^(?:home|house) size$|^(?:interior|living area|size) \(sq\.? ?ft\.?\)$|^gla$|^(?:above grade finished|finished above grade)(?: area)?$
`;

export const isAreaLabel = (label: string): boolean => areaLabels.test(label);

const landUnits: ReadonlySet<string> = new Set(['acres', 'hectares']);

/** "±3,145 sq ft" was measured, "±2,450 sq ft" was rounded. */
const rounded = 10;

/** "Over 3,000 square feet" is no measure, "over 2,412" is. */
const round = 100;

const acresIn = (word: string): number => tens[word.toLowerCase()] ?? numberOfWord(word) ?? 1;

/** Every size in a text, and the thing that it measures, by the words beside it and by the label of its line. */
export function sizeMentions(text: string, label: string, decimal: '.' | ','): readonly SizeMention[] {
  let boundary = 0;
  return [...text.matchAll(pattern)].flatMap((match): readonly SizeMention[] => {
    const {
      low,
      value = '',
      inner = '',
      unit,
      words,
      landUnit,
      whole = '',
      many,
      wordUnit,
      andHalf,
    } = match.groups ?? {};
    // "An acre" alone rounds whatever there is.
    if (/^an?$/i.test(many ?? '') && andHalf === undefined && !/full|whole/i.test(match[0])) return [];
    const end = match.index + match[0].length;
    const clause =
      text
        .slice(boundary, match.index)
        .split(/(?<!\bapprox|\bca)[.;,|•]\s/)
        .at(-1) ?? '';
    // "Large corner lot, 11,326 sq ft", "deck, 300 sq ft"
    const noun = clause.trim() === '' ? (nounBefore.exec(text.slice(boundary, match.index))?.[0] ?? '') : '';
    boundary = end;
    const read = (number: string) => readNumber(number, { source: 'text', decimal });
    // "4.6 spaces per 1,000 SF"
    if (/\bper\s$/i.test(text.slice(0, match.index))) return [];
    // "Almost half an acre (0.46)", "just under 10 acres (9.8)"
    const written =
      many !== undefined
        ? acresIn(many) + (andHalf === undefined ? 0 : 0.5)
        : words === undefined
          ? read(value)
          : (numberOfWord(whole) ?? 0) + (/half/i.test(words) ? 0.5 : /three/i.test(words) ? 0.75 : 0.25);
    const exact =
      (landUnit ?? wordUnit) === undefined && !landUnits.has(sizeUnitOf(unit ?? '') ?? '')
        ? undefined
        : exactBehind(text.slice(end), written, read);
    const amount = exact ?? written;
    // "Nearly half an acre" is no figure.
    if (
      words !== undefined &&
      exact === undefined &&
      /\b(?:nearly|almost|close to|(?:just )?shy of|just (?:under|over))\s$/i.test(text.slice(0, match.index))
    )
      return [];
    const size = sizeOf(amount, sizeUnitOf(unit ?? landUnit ?? wordUnit ?? ''));
    if (size === undefined) return [];
    const kind = kindOf(size, `${label} ${noun}${clause} ${inner}`.trimEnd().slice(-60), text.slice(end, end + 40));
    const from = sizeOf(low === undefined ? undefined : read(low), size.unit);
    const isRule = isLimit(`${label} ${text.slice(0, match.index)}`, text.slice(end));
    const place = { kind: isRule ? ('part' as const) : kind, start: match.index, end };
    if (from !== undefined) return [{ ...place, size: from, other: size, doubt: 'range' as const }];
    const said = otherSize(text.slice(end));
    const surveyed = kind === 'lot' ? read(otherLot.exec(text.slice(end))?.[1] ?? '') : undefined;
    const other = surveyed === undefined ? undefined : sizeOf(surveyed, size.unit);
    if (other !== undefined && !sameSize(other, size)) return [{ ...place, size, other, doubt: 'range' as const }];
    const elsewhere = said === undefined ? undefined : sizeOf(read(said), size.unit);
    if (elsewhere !== undefined && kind !== 'lot')
      return [{ ...place, size, other: elsewhere, doubt: 'range' as const }];
    return [
      {
        ...place,
        size,
        ...(/\bbetween\s[\d.,]+\s(?:[a-z]+\s)?and\s$/i.test(text.slice(0, match.index))
          ? { doubt: 'range' as const }
          : {}),
        ...((exact === undefined && /(?:~|\b(?:nearly|almost))\s?$/i.test(text.slice(0, match.index))) ||
        (size.value % rounded === 0 && /(?:±|\+\/-)\s?$/.test(text.slice(0, match.index))) ||
        (size.value % round === 0 &&
          /\b(?:over|more than|just under|upwards of)\s$/i.test(text.slice(0, match.index))) ||
        isUnsure(text.slice(end))
          ? { doubt: 'approximate' as const }
          : {}),
        ...(isDoubtful(size, value, text.slice(end)) ||
        (decimal === ',' && /(?:^|\s)\d{1,3} $/.test(text.slice(0, match.index)) && /^\d{3}$/.test(value))
          ? { doubt: 'unit' as const }
          : {}),
      },
    ];
  });
}

/** How far a rough figure may be from the exact one in parentheses. */
const mostRough = 0.3;

/** The exact acres in parentheses behind rough ones; undefined for other numbers. */
function exactBehind(
  behind: string,
  rough: number | undefined,
  read: (number: string) => number | undefined,
): number | undefined {
  const [, digits = ''] = /^\s?\((?:about )?(\d{0,4}\.\d{1,3})(?: per [a-z ]{3,20})?\)/i.exec(behind) ?? [];
  const exact = digits === '' ? undefined : read(digits);
  return exact !== undefined && rough !== undefined && Math.abs(exact / rough - 1) < mostRough ? exact : undefined;
}

const saysOther =
  /^\s?\((?=[^)]*\b(?:tax|county|owner|apprais\w*|assess\w*|records?|mls|says?|per|card)\b)\D{0,40}(\d[\d,]{2,6})\D*\)/i;

/** "1,905 square feet, but the county record says 1,742" */
const thoughOther = regex('i')`
  ^[^.;()\d]{0,40}(?:\b(?:but|while|although|though|and|whereas)\s|,\sthe\s)(?=
    [^.;()\d]{0,40}\b(?:tax|county|town|city|owner|apprais\w*|assess\w*|records?|mls|card|permit)\b
  )
  [^.;()\d]{0,40}\b(?:
    says?|said|has|had|shows?|showed|lists?|listed|is|at|gives?|got|came (?:up with|in at)|measured
  )\s(?:it (?:is |at |as )?|only |about )?(\d,?\d{3})(?![\d,]*\d|\s?(?:lot|acres?))
`;

/** "0.41 acres, the old survey shows 0.46" */
const otherLot = /^[^.;\d]{0,30}\b(?:survey|county|assessor|deed|tax|plat)\b[^.;\d]{0,25}(\d{0,3}\.\d{1,3})\b/i;

/** The number of another source behind a size: "1,680 (the town's card says 1,544)"; undefined for other texts. */
export const otherSize = (behind: string): string | undefined =>
  (saysOther.exec(behind) ?? thoughOther.exec(behind))?.[1];

/** Three digits after a point may be a group of thousands in square meters; a plus sign names the least size. */
function isDoubtful({ unit }: Size, written: string, rest: string): boolean {
  return (unit.startsWith('square') && /^\d{1,3}\.\d{3}$/.test(written)) || /^\s?\+(?![\d/-])/.test(rest);
}

/** Land that belongs to more people than the owner of the home. */
const commonLand =
  /\b(?:parks?|lake|pond|preserve|campus|trails?|parkland|amenities|green ?space|common|wilderness|forest reserve|community|resort|nature|open space|golf)\b/i;
const otherLand = regex('i')`
  \b(?:
    park|preserve|campus|resort|community|golf course|reserve|subdivision|development|estate of
    |neighbou?r\w*|school|complex|buildings|association|borders?|buy another|original
    |(?:pond|lake|easement|orchard|vineyard|hayfield|wetlands?) (?:is|are|covers?|crosses|takes)
    |next door|adjacent|adjoin\w*|nearby
  )\b
`;

/** A count of bedrooms beside a size says nothing about the size: "4 bedrooms in 2,700 square feet". */
const roomCount =
  /(?<=\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight)[\s-])(?:bed ?rooms?|garages?(?=\s\d{1,2}\s[a-z]))\b/gi;
/** "4 Bed 3 Bath 3-Car Garage 2,774 SF": in a strip of counts, the garage is one of them. */
const inStrip = /\d ?(?:beds?|baths?|bd|ba)\b/i;
const countedGarage = /\b\d[\s-]car(?:\s[a-z]+)?\sgarage\b|\b\d\sgarages?\b/gi;
/** "Living area 480 m² Plot size 1,650 m²": the words after a size are the label of the next one. */
const nextSize = /^[\s-]{0,2}[\p{L} .:]{3,30}\d/u;

function kindOf({ unit }: Size, around: string, behind: string): SizeKind {
  const counted = around.replace(roomCount, '');
  const beside = inStrip.test(around) ? counted.replace(countedGarage, '') : counted;
  const clauseBehind = behind.split(/[.;,|•:]|\b(?:with|backing|bordering|adjoining|next|near|across)\b/, 1)[0] ?? '';
  const isLabelled = nextSize.test(behind) && living.test(beside);
  const named = isLabelled ? undefined : after.find(([, words]) => words.test(clauseBehind))?.[0];
  // "A level, quarter-acre yard"
  if (landUnits.has(unit) && /^[\s-]{0,2}(?:[a-z]+ )?(?:back)?yard\b/i.test(behind)) return 'lot';
  if (landUnits.has(unit))
    return (named === 'part' && !/^ (?:has|have|with|and|for)\b/.test(clauseBehind)) ||
      commonLand.test(clauseBehind) ||
      otherLand.test(beside)
      ? 'part'
      : 'lot';
  if (named !== undefined) return named;
  // "Built in 2009 on 6,098 square feet"
  if (/(?<!\bbath(?:room)?s?) on(?: an?| about| over| nearly)?\s*$/i.test(` ${beside}`)) return 'lot';
  // The closest word before the number names it.
  const nearest = before
    .map(([kind, words]) => ({ kind, at: lastIndexOf(beside, words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at);
  const kinds = nearest.map(({ kind }) => kind);
  // "Lot size" and "garage area": the noun decides, not the word for its size.
  return (
    kinds.find((kind) => kind === 'part' || kind === 'lot') ??
    (living.test(beside) ? 'home' : undefined) ??
    kinds.find((kind) => kind === 'total') ??
    kinds[0] ??
    'bare'
  );
}

function lastIndexOf(text: string, words: RegExp): number {
  return Math.max(-1, ...[...text.matchAll(new RegExp(words.source, 'gi'))].map(({ index }) => index));
}

/** The first size of the home that a sentence states. */
export const areaIn = (text: string): Size | undefined =>
  sizeMentions(text, '', '.').find(({ kind, size }) => (kind === 'home' || kind === 'bare') && size.value >= 20)?.size;

/** The first size of the lot that a sentence states. */
export const lotSizeIn = (text: string): Size | undefined =>
  sizeMentions(text, '', '.').find(({ kind }) => kind === 'lot')?.size;

const fractions = [0.2, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1];
/** Whether a size is a fraction of an acre that people say for one near it. */
export const isFraction = ({ value, unit }: Size): boolean =>
  unit === 'acres' && fractions.some((fraction) => Math.abs(value - fraction) < 0.01);
/** How far a fraction may be from the size that it rounds. */
const roughly = 0.2;

/** Whether a size that somebody says rounds a measured one: half an acre and 0.46 acres. */
export const isRoughly = (said: Size, measured: Size): boolean =>
  isFraction(said) && Math.abs(inSquareFeet(measured) / inSquareFeet(said) - 1) <= roughly;
