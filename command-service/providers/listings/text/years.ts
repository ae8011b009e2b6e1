import type { Doubt } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import { isUnsure } from './limits.ts';

export interface YearMention {
  readonly year: number;
  readonly doubt?: Doubt;
}

/** Whether a number of a sentence is a year; a labelled number always is one. */
const plausibleYear = (value: number): boolean => Number.isInteger(value) && value >= 1600 && value <= 2100;

/** A field that nobody filled in holds a smaller number. */
const leastYear = 1000;
/** The year that a field of data names, however unlikely; undefined when the field holds none. */
export const yearOfField = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= leastYear ? value : undefined;

const label = regex()`
  ^(?:
    year ?(?:buil[td]|of construction|constructed|completed)|(?:built|constructed|completed)(?: in)?
    |(?:construction|build|building) (?:year|date)|yr\.? (?:built|blt)|model year|built \(year\)
    |(?:year|date) built|original construction|bouwjaar|ano de constru[çc][ãa]o|built year|(?:age ?/ ?)?yr
    |baujahr|año (?:de )?construcci[óo]n|ann[ée]e de construction|anno di costruzione
  )$
`;
const pattern = regex('giu')`
  (?:^|[.!?]\s)(?:it\s)?(?:went|put)\sup\sin\s(?<put>\d{4})\b
  |\b(?:finished building (?:it|the (?:house|home|place)) in|dating back to|age:[\w ]{0,20}, finished)\s(?<dating>\d{4})\b
  |\byear (?:of construction|built)\s?(?::|is)?\s?(?<labelled>\d{4})\b
  |\b(?:
    built|blt\.?|bldg|constructed|erected|baujahr|construid[oa] en
  )
  \s?(?:it\s|the (?:house|home|place)\s|by\s[^.,;\d]{2,40}\s(?=in\s))?(?:in|:)?\s?(?<about>
    circa\s|c\.\s?|about\s|around\s
  )?(?<built>\d{4})\b
  |\b(?:built|blt\.?)\s?(?:in\s)?['’](?<short>\d{2})\b
  |(?:
    (?:^|[.;|]\s)completed|\b(?:home|house|building|residence|tower|construction|condominium) (?:of \d+ [a-z]+ )?(?:was |is )?completed
  )\s?:?\s(?:in\s)?(?<completed>\d{4})\b
  |(?<![\d$,.#-])(?<model>(?:19[5-9]|20[0-4])\d)\s(?:["“]?\p{Lu}[\p{L}\d-]{1,20}["”]?\s){0,3}(?:
    (?:double|single|triple)[\s-]?wide|manufactured|mobile home
  )\b
  |\b(?:circa|c\.)\s?(?<circa>\d{4})\b
  |\b(?:(?:tax|county|public) records?|assessor|county|portal|(?:old |mls )?listing)\s(?:says?|shows?|has|lists?)\s(?:year built\s)?(?<recorded>\d{4})\b
  |(?<![\d$,.-])(?<construction>\d{4})(?:[\s-](?:build|built|construction|year built)|Year Built)\b
  |(?<!
    \b(?:main|open|guest|tenant|carriage|club|school|court|town|boat|pool)[ ]
  )\b(?:house|home|cabin|building|farmhouse|ranch|bungalow|condo|townhome|townhouse|duplex|fourplex|new build)\b
  (?<raised>
    (?: itself)?\s(?:(?:is|dates)\s)?from\s|[^.;\d]{0,40}?\s(?:went up|put up|dates (?:back )?(?:to|from))\s(?:in\s)?|\sof\s
  )(?<up>\d{4})\b
  |(?:\b(?:is an?|it['’]s an?|this|in an?)\s|(?<=^|[.!?:]\s)(?:an?\s|circa\s)?)(?:\p{L}[\p{L}-]*\s){0,2}(?<styled>1[6-9]\d\d|20[0-4]\d)\s(?:
    (?!acre|sq|foot|ft|sf|award|renovat|remodel|updated|rebuilt|model)\p{L}[\p{L}-]*,?\s
  ){0,2}
  (?:
    house(?! (?:tour|plan|museum))|home(?! (?:tour|show|plan|of))|building|cottage|cabin|bungalow|colonial
    |craftsman|tudor|victorian|edwardian|queenslander|farmhouse|cape|rambler|ranch(?:er)?|split[\s-]level
    |walk-up|brownstone|rowhouse|townhouse|townhome|condo|single-family
  )\b
`;
/** Parts that may be built at another time than the home. */
const otherSubject = regex('i')`
  \b(?:
    addition|extension|kitchen|bath(?:room)?|garage|roof|deck|pool|renovat\w*|remodel\w*|guest ?house|adu
    |barn|shop|wing|basement|conservatory|updated|rebuilt|patio|porch|fences?|sheds?|cottage|community
    |subdivision|neighbou?rhood|development|complex|tower|school|station|studio|chapel|church|tank|depot|library|bank|mill|store
  )\b
`;

/** "They live in a 1925 house", "a 1958 ranch next door" */
const elsewhere =
  /\b(?:next (?:door|to)|across|nearby|down the|around the|neighbou?r\S*|opposite|behind|beside|overlook\w*|lives?|lived|they|my (?:parents|cousin|friend)s?)\b/i;

/** "Effective year built 2010": the year for the state of a home. */
const ofAppraiser = /\beff(?:ective|\.)?\s(?:year|yr)\.?(?:\s(?:built|blt\.?))?\W{0,3}\d{4}$/i;

const renovatedAfter = /\b(\d{4})\W{1,3}(?:reno|renovated|remodell?ed|updated|refurbished)\.?\s$/i;

/** "One bath, built in 1840": a room with its count is no such part. */
const countedBaths =
  /\b(?:\d[\d.]*|one|two|three|four|five|six)(?:[\s-]and[\s-]a[\s-]half)?[\s-](?:full |half )?bath(?:room)?s?\b/gi;

/** "Built in '78" */
const fullYear = (short: number): number => short + (short > new Date().getFullYear() % 100 ? 1900 : 2000);

/** "2-car garage, updated kitchen, built 2006": in a list of features, the year is not that of the one before it. */
function isListed(clause: string): boolean {
  const parts = clause.split(', ');
  return parts.length > 2 && parts.at(-1) === '' && !/^(?:an?|the|its|and|with|plus)\s/i.test(parts.at(-2) ?? '');
}

export const isYearLabel = (text: string): boolean => label.test(text);

/** A year after a label; undefined for a range or other texts. */
export function labelledYear(text: string): YearMention | undefined {
  const match =
    /^\W{0,3}(?:in )?(?<about>circa\s|c\.?\s|est\.?\s|approx\.?\s|~\s?)?(?<year>\d{4,7})(?<more>\s?[-–+/]\s?\d|s\b)?/i.exec(
      text,
    );
  const year = Number(match?.groups?.['year']);
  if (match === null || yearOfField(year) === undefined) return undefined;
  const { about, more } = match.groups ?? {};
  return { year, ...(about === undefined && more === undefined ? {} : { doubt: 'approximate' as const }) };
}

/** The groups of the pattern that hold a year of four digits. */
const stated = 'labelled built completed model circa up styled recorded put dating'.split(' ');

/** Every year of construction that a text states about the home itself. */
export function yearMentions(text: string): readonly YearMention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const { construction, circa, about, short, up, raised, styled } = groups;
    // "1979, Reno. 2019 Year Built"
    const before = construction === undefined ? undefined : renovatedAfter.exec(text.slice(0, match.index))?.[1];
    const year =
      short === undefined
        ? Number(stated.map((name) => groups[name]).find((each) => each !== undefined) ?? before ?? construction)
        : fullYear(Number(short));
    const clause =
      text
        .slice(0, match.index)
        .split(/[.;!?]\s/)
        .at(-1) ?? '';
    const behind = text.slice(match.index + match[0].length).split(/[.;,!?]/, 1)[0] ?? '';
    if (
      !plausibleYear(year) ||
      ofAppraiser.test(text.slice(0, match.index + match[0].length).slice(-40)) ||
      otherSubject.test(raised ?? '') ||
      elsewhere.test(raised ?? '') ||
      ((styled ?? up) !== undefined && elsewhere.test(`${clause.slice(-200)} ${behind.slice(0, 30)}`)) ||
      (styled === undefined &&
        !isListed(clause) &&
        otherSubject.test(clause.slice(-200).replace(countedBaths, '').slice(-60))) ||
      (construction !== undefined && otherSubject.test(behind.slice(0, 25)))
    )
      return [];
    const isAbout = circa !== undefined || about !== undefined || isUnsure(text.slice(match.index + match[0].length));
    return [{ year, ...(isAbout ? { doubt: 'approximate' as const } : {}) }];
  });
}

/** The first year of construction that a sentence states without doubt. */
export const yearBuiltIn = (text: string): number | undefined =>
  yearMentions(text).find(({ doubt }) => doubt === undefined)?.year;
