import {
  areaUnitPattern,
  landUnitPattern,
  numberOfWord,
  numberWordPattern,
  parseNumber,
  plausible,
  sizeOf,
  unitOf,
} from './amounts.ts';
import type { Size } from '../facts.ts';

/**
 * Readers of single facts in plain English text (a line or a sentence). Each returns the first statement of its fact,
 * or undefined. All patterns are bounded, so that they take time linear to the text.
 */

const count = `(\\d{1,3}(?:\\.\\d{1,2})?|\\b(?:${numberWordPattern}))`;
const half = '(\\s+(?:and\\s+(?:a|one)[\\s-]half|1/2|½)|½)?';
const bedWords = '(?:bed(?:room)?s?|bd(?:rm)?s?|brs?)\\b';
const bathWords = '(?:bath(?:room)?s?|ba)\\b';

const bedPatterns = [
  new RegExp(`${count}[\\s-]{0,3}${bedWords}`, 'iu'),
  new RegExp(`\\b(?:bed(?:room)?s?|number of bedrooms)\\s?:\\s?${count}(?![\\d,.]*\\d|\\s?(?:ft|sq|x))`, 'iu'),
];
const bathPatterns = [
  new RegExp(`${count}${half}[\\s-]{0,3}(?:full[\\s-])?${bathWords}`, 'iu'),
  new RegExp(`\\b(?:bath(?:room)?s?|number of bathrooms)\\s?:\\s?${count}${half}(?![\\d,.]*\\d|\\s?(?:ft|sq|x))`, 'iu'),
];
const fullAndHalf = new RegExp(
  `${count}\\s?full(?:\\s?bath(?:room)?s?)?\\s?(?:,|and|&|/|\\+)\\s?${count}\\s?(?:half|partial)\\b`,
  'iu',
);

function counted(text: string, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const value = numeral(match?.[1]);
    if (match !== null && value !== undefined) {
      const total = value + (match[2] === undefined ? 0 : 0.5);
      if (plausible.rooms(total)) return total;
    }
  }
  return undefined;
}

function numeral(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (numberOfWord(text) ?? parseNumber(text));
}

export function bedsIn(text: string): number | undefined {
  return counted(text, bedPatterns);
}

/** Bathrooms; a half bathroom counts as 0.5: "2 full, 1 half" is 2.5. */
export function bathsIn(text: string): number | undefined {
  const split = fullAndHalf.exec(text);
  const [full, partial] = [numeral(split?.[1]), numeral(split?.[2])];
  return full !== undefined && partial !== undefined ? full + partial / 2 : counted(text, bathPatterns);
}

const sizeNumber = '(\\d{1,3}(?:[,.\\u00a0\\u202f ]\\d{3}){1,3}|\\d{1,9}(?:\\.\\d{1,3})?)';
const areaPattern = new RegExp(`(?<![\\d.,$€£])${sizeNumber}[\\s+-]{0,3}(${areaUnitPattern})`, 'giu');
const areaLabel = new RegExp(
  `\\b(?:sq\\.? ?ft\\.?|sqft|square feet|living area|floor area|interior)\\s?:\\s?${sizeNumber}(?:\\s?(${areaUnitPattern}))?`,
  'iu',
);
const landPattern = new RegExp(
  `(?<![\\d.,$€£])(\\.\\d{1,3}|${sizeNumber.slice(1, -1)})[\\s-]{0,3}(${landUnitPattern})`,
  'giu',
);
const landBefore = /\b(?:lot|plot|parcel|land|grounds|site)\b[^.;\d]{0,25}$/i;
const landAfter = /^[\s-]{0,2}(?:lot|parcel|site|of land|of grounds|homesite|plot)\b/i;
const partAfter =
  /^[\s-]{0,2}(?:\w+[\s-]){0,2}(?:garage|terrace|deck|patio|balcony|roof(?:top)?|basement|yard|guest|workshop|porch|cellar|mezzanine|showroom)\b/i;

/** The size of the building or home, not of its lot, terrace or garage. */
export function areaIn(text: string): Size | undefined {
  for (const match of text.matchAll(areaPattern)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (landAfter.test(after) || landBefore.test(before) || partAfter.test(after)) continue;
    const size = sizeOf(parseNumber(match[1] ?? ''), unitOf(match[2] ?? ''));
    if (size !== undefined && size.value >= 20) return size;
  }
  const label = areaLabel.exec(text);
  return label === null ? undefined : sizeOf(parseNumber(label[1] ?? ''), unitOf(label[2] ?? 'sqft'));
}

/** The size of the lot: acres and hectares always, square feet and meters only when the text mentions the lot. */
export function lotSizeIn(text: string): Size | undefined {
  for (const match of text.matchAll(landPattern)) {
    const unit = unitOf(match[2] ?? '');
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (unit !== 'acres' && unit !== 'hectares' && !landAfter.test(after) && !landBefore.test(before)) continue;
    const digits = match[1] ?? '';
    const size = sizeOf(parseNumber(digits.startsWith('.') ? `0${digits}` : digits), unit);
    if (size !== undefined) return size;
  }
  return undefined;
}

const yearPattern =
  /\byear (?:of construction|built)\s?:?\s?(\d{4})\b|\b(?:built|constructed)\s?(?:in|:)?\s?(?:circa\s)?(\d{4})\b/i;

export function yearBuiltIn(text: string): number | undefined {
  const match = yearPattern.exec(text);
  const year = Number(match?.[1] ?? match?.[2]);
  return plausible.year(year) ? year : undefined;
}

const streetWords =
  'Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Place|Pl|Way|Terrace|Ter|Trail|Trl|Circle|Cir|Parkway|Pkwy|Highway|Hwy|Square|Loop|Row|Crescent|Quay|Wharf|Plaza|Pike|Broadway';
const name = "(?:St\\. )?\\p{Lu}[\\p{L}'’-]{0,30}";
const addressPattern = new RegExp(
  `(?<![\\d$€£.,/-])\\d{1,6}[A-Za-z]?\\s(?:[NSEW]{1,2}\\.?\\s)?(?:(?:${name}|\\d{1,4}(?:st|nd|rd|th))\\s){0,4}(?:${streetWords})\\b\\.?` +
    `(?:,?\\s(?:#\\s?|(?:Apt|Unit|Suite|Ste|No)\\b\\.?\\s?#?)[A-Za-z0-9-]{1,8})?` +
    `(?:,\\s${name}(?:\\s${name}){0,3}){0,2}(?:,?\\s[A-Z]{2}\\b)?(?:\\s\\d{5}(?:-\\d{4})?\\b)?`,
  'u',
);
const notStreetNames =
  /\b(?:bed(?:room)?s?|bath(?:room)?s?|homes?|houses?|sq|square|minutes?|miles?|listing|photos?|units?|story|car)\b/i;

/** A street address in the form of English-speaking countries: number, street, and any of city, state and code. */
export function addressIn(text: string): string | undefined {
  const labelled = /^(?:property )?address\s?:\s?(.{5,120})$/im.exec(text)?.[1];
  if (labelled !== undefined && /\d/.test(labelled)) return labelled.trim();
  const found = addressPattern.exec(text)?.[0];
  const street = found?.split(',', 1)[0] ?? '';
  return found === undefined || notStreetNames.test(street) ? undefined : found.trim();
}
