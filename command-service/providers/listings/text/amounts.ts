import { numberWords } from '../../../../domain/facts/index.ts';
import type { Price, PricePeriod, PropertyType, Size, SizeUnit } from '../facts.ts';

/** Plausible ranges. A figure outside its range is a mistake of the page. */
export const plausible = {
  rooms: (value: number): boolean => value > 0 && value <= 100 && Number.isInteger(value * 4),
  year: (value: number): boolean => Number.isInteger(value) && value >= 1600 && value <= 2100,
  size: (value: number): boolean => value > 0 && value < 100_000_000,
  price: (value: number): boolean => value > 0 && value < 100_000_000_000,
} as const;

/** The last number that listings write as a word. */
const lastInWords = 12;

/** Small numbers by their English names: the pattern and its values. */
export const numberWordPattern = numberWords.slice(1, lastInWords + 1).join('|');
export function numberOfWord(word: string): number | undefined {
  const index = numberWords.indexOf(word.toLowerCase());
  return index > 0 && index <= lastInWords ? index : undefined;
}
export function wordOfNumber(value: number): string | undefined {
  return value > 0 && value <= lastInWords ? numberWords[value] : undefined;
}

/**
 * The number in a text, with any grouping of thousands: 1,250,000 / 1.250.000,00 / 1 250 000 / 2.5. Undefined for
 * anything that is not one number.
 */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d[\d.,]{0,20}$/.test(compact)) return numberOfWord(compact);
  const lastComma = compact.lastIndexOf(',');
  const lastDot = compact.lastIndexOf('.');
  const separator = Math.max(lastComma, lastDot);
  if (separator === -1) return Number(compact);
  const both = lastComma !== -1 && lastDot !== -1;
  const repeated = compact.indexOf(compact[separator] ?? '') !== separator;
  const decimals = compact.length - separator - 1;
  // One separator before exactly three digits groups thousands; before fewer digits it is a decimal point.
  const isDecimal = both ? true : !repeated && decimals !== 3;
  const whole = (isDecimal ? compact.slice(0, separator) : compact).replace(/[.,]/g, '');
  const value = Number(isDecimal ? `${whole}.${compact.slice(separator + 1)}` : whole);
  return Number.isFinite(value) ? value : undefined;
}

const currencySigns: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  '¥': 'JPY',
};
const currencyCodes = 'USD|EUR|GBP|CAD|AUD|NZD|CHF|INR|AED|JPY|MXN';
const signPattern = '(?:C|CA|A|AU|US)?\\$|[€£₹¥]';

/** The ISO 4217 code of a currency sign or code; undefined for an unknown one. */
export function currencyOf(text: string): string | undefined {
  const trimmed = text.trim().toUpperCase();
  if (/^[A-Z]{3}$/.test(trimmed)) return trimmed;
  return currencySigns[trimmed.replace(/^US\$/, '$')];
}

const number = "\\d{1,3}(?:[,.\\u00a0\\u202f ']\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,12}(?:[.,]\\d{1,3})?(?!\\d)";
const scale = '(?:\\s?(?<SCALE>k|m|mm|mio|million|thousand)\\b)?';
const period =
  '(?<PER>\\s*(?:/|per\\b|an?\\b|each\\b)\\s*(?:sq\\.?\\s?ft\\.?|sf|square foot|month|mo\\b|year|yr\\b|annum|week|wk\\b|night)(?:\\s*(?:/|per)\\s*(?:year|yr)\\b)?)?';
const named = (part: string, suffix: string): string =>
  part.replace('<SCALE>', `<scale${suffix}>`).replace('<PER>', `<per${suffix}>`);

/** An amount of money with its currency sign or code before or after it. */
const moneyPattern =
  `(?:(?<signA>${signPattern}|\\b(?:${currencyCodes}))\\s?(?<numberA>${number})${named(scale, 'A')}${named(period, 'A')}` +
  `|(?<numberB>${number})${named(scale, 'B')}\\s?(?<signB>[€£₹¥]|(?:${currencyCodes})\\b)${named(period, 'B')})`;

const factors: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mio: 1e6, million: 1e6 };

export interface FoundMoney {
  readonly price: Price;
  readonly start: number;
  readonly end: number;
}

/** Every amount of money in a text, with its position. */
export function findMoney(text: string): readonly FoundMoney[] {
  return [...text.matchAll(new RegExp(moneyPattern, 'giu'))].flatMap((match) => {
    const groups = match.groups ?? {};
    const value = parseNumber(groups['numberA'] ?? groups['numberB'] ?? '');
    const currency = currencyOf(groups['signA'] ?? groups['signB'] ?? '');
    const factor = factors[(groups['scaleA'] ?? groups['scaleB'] ?? '').toLowerCase()] ?? 1;
    const per = periodOf(groups['perA'] ?? groups['perB'] ?? '');
    if (value === undefined) return [];
    const amount = Math.round(value * factor * 100) / 100;
    return plausible.price(amount)
      ? [{ price: priceOf(amount, currency, per), start: match.index, end: match.index + match[0].length }]
      : [];
  });
}

/** A price without its unknown parts. */
export function priceOf(amount: number, currency: string | undefined, per: PricePeriod | undefined): Price {
  return { amount, ...(currency === undefined ? {} : { currency }), ...(per === undefined ? {} : { per }) };
}

const periods: readonly (readonly [PricePeriod, RegExp])[] = [
  ['square foot per year', /(?:sq\.?\s?ft|\bsf\b|square f|ftk)/i],
  ['month', /\bmo(?:n|nth)?\b|^mon$|month/i],
  ['year', /\byr\b|year|annum|^ann$/i],
  ['week', /\bwk\b|week|^wee$/i],
  ['night', /night|^day$/i],
];

/** The period that a phrase or a unit code names. */
export function periodOf(text: string): PricePeriod | undefined {
  return text.trim() === '' ? undefined : periods.find(([, pattern]) => pattern.test(text))?.[0];
}

const units: readonly (readonly [SizeUnit, RegExp])[] = [
  ['square feet', /^(?:sq\.?\s*(?:ft|feet)\.?|sqft|sf|square f(?:ee|oo)t|ft²|ft2|ftk)$/i],
  ['square meters', /^(?:sq\.?\s*m(?:eters?|etres?|trs?)?\.?|sqm|square met(?:er|re)s?|m²|m2|qm|mtk)$/i],
  ['acres', /^(?:acres?|acs?|acr)$/i],
  ['hectares', /^(?:hectares?|ha|har)$/i],
];

/** Pattern for every spelling of a unit of area. */
export const areaUnitPattern =
  'sq\\.?\\s*(?:ft|feet)\\b\\.?|sqft|sf\\b|square f(?:ee|oo)t|ft²|ft2|sq\\.?\\s*m(?:eters?|etres?)?\\b|sqm|square met(?:er|re)s?|m²|m2';
export const landUnitPattern = `acres?|hectares?|${areaUnitPattern}`;

export function unitOf(text: string): SizeUnit | undefined {
  return units.find(([, pattern]) => pattern.test(text.trim()))?.[0];
}

/** A size, when its unit is known and its value plausible. */
export function sizeOf(value: number | undefined, unit: SizeUnit | undefined): Size | undefined {
  return value !== undefined && unit !== undefined && plausible.size(value) ? { value, unit } : undefined;
}

const typeWords: readonly (readonly [PropertyType, RegExp])[] = [
  ['townhouse', /\btown\s?(?:house|home)s?\b|\brow ?house\b/i],
  ['condo', /\bcondo(?:minium)?s?\b|\bloft\b/i],
  ['multi-family home', /\bmulti-?\s?family\b|\bduplex\b|\btriplex\b|\bfourplex\b/i],
  ['office', /\boffices?\b|\bcoworking\b/i],
  ['retail space', /\bretail\b|\bstorefront\b|\bshop space\b|\brestaurant space\b/i],
  ['warehouse', /\bwarehouse\b|\bindustrial\b|\bdistribution cent(?:er|re)\b/i],
  ['commercial property', /\bcommercial\b|\bmixed-use\b/i],
  [
    'house',
    /\bsingle[- ]?family\b|\bhouse\b|\bbungalow\b|\bvilla\b|\bcottage\b|\bcraftsman\b|\bsinglefamilyresidence\b|\bdetached\b/i,
  ],
  ['apartment', /\bapartments?\b|\bflat\b/i],
  ['land', /\bvacant land\b|\bbuilding lot\b|\bland for sale\b|\bacreage\b/i],
];

/** The property type that a title or a type name mentions; the first match. */
export function propertyTypeIn(text: string): PropertyType | undefined {
  return typeWords.find(([, pattern]) => pattern.test(text))?.[0];
}
