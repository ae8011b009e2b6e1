import { currencyOf } from './currencies.ts';
import { numeralPattern, readNumber } from './numbers.ts';
import { spokenNumbersIn } from './spoken-numbers.ts';

/** An amount of money as its source states it. */
export interface Price {
  readonly amount: number;
  /** ISO 4217 in upper case; absent when the source shows a bare number or an unknown currency. */
  readonly currency?: string;
  /** The period of a rent or lease; absent for a sale. */
  readonly per?: PricePeriod;
}

export type PricePeriod =
  | 'month'
  | 'quarter'
  | 'year'
  | 'week'
  | 'night'
  | 'square foot per year'
  | 'square foot per month';

/** The unit of a rate besides time: one unit of area, or one unit, room or door of a building. */
type PerWhat = 'area' | 'unit';

export interface FoundMoney {
  readonly price: Price;
  readonly start: number;
  readonly end: number;
  /** A price per area or unit without a period, which is not the price of anything on offer. */
  readonly perWhat?: PerWhat;
  /** Minus, or in parentheses, or marked as a credit. */
  readonly negative?: true;
  /** The sign or letters of a currency that is not known. */
  readonly unknownCurrency?: string;
}

export interface MoneyContext {
  /** The sign before decimals; see `decimalSignOf`. */
  readonly decimal?: '.' | ',';
  /** The currency of a bare "$"; US dollars by default. */
  readonly dollar?: string;
}

/** Codes that pages write beside amounts; other words of three letters are not currencies. */
const codes =
  'USD|EUR|GBP|CAD|AUD|NZD|CHF|INR|AED|JPY|MXN|ZAR|HKD|SGD|SAR|QAR|OMR|BHD|KWD|BRL|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|THB|PHP|MYR|IDR|VND|CNY|KRW|ILS|EGP|MAD|KES|NGN|GHS|COP|CLP|PEN|ARS|UYU|CRC|DOP|JMD|LKR|PKR|BDT';
const sign = `[A-Za-z]{0,4}\\$|[€£₹¥₱₪₩฿₫₦₺₽]|\\bRs\\.?(?=\\s?\\d)|\\b(?:${codes})(?=\\s?\\d)`;
const signAfter = `[€£₹¥₱₪₩฿₫₦₺₽]|(?:dollars|euros|pounds)\\b|\\b(?:${codes})\\b`;
const scales: readonly (readonly [string, number])[] = [
  ['k|thousand|tsd', 1e3],
  ['m|mm|mil|mio|mill|million|millones', 1e6],
  ['b|bn|billion', 1e9],
  ['lakhs?|lacs?', 1e5],
  ['crores?|cr', 1e7],
];
const scalePattern = scales.map(([words]) => words).join('|');
// Blanks group digits only after a currency sign, or before one, and only in full groups of three.
const spaced = '\\d{1,3}(?: \\d{3}){1,3}(?![\\d.,]*\\d)(?: ?,\\d{2})?';
const time =
  'months?|mth|mo\\b|monthly|pcm\\b|p\\.c\\.m|mes\\b|mois|quarters?|qtr\\b|quarterly|years?|yr\\b|yearly|annum|annually|anno|p\\.a|weeks?|wk\\b|weekly|pw\\b|nights?|nightly|nt\\b|days?';
const area =
  'sq\\.?\\s?ft\\.?|sqft|square f(?:oo|ee)t|s\\.?f\\.?\\b|rsf\\b|ft²|ft2|psf\\b|sq\\.?\\s?m\\b|sqm\\b|m²|m2\\b|square met(?:er|re)|acre';
const unit = 'unit|door|bed|room|person|key|pet';
const connect = '\\s{0,2}(?:\\/|per\\b|an?\\b|each\\b|p(?=[wm]\\b)|por\\b|par\\b|al\\b)?\\s{0,2}';
const suffix = `(?:${connect}(?<area>${area}))?(?:${connect}(?<time>${time}))?(?<lease>\\s{0,2}(?:nnn|mg|modified gross|triple net|fsg|full service)\\b)?(?:\\s{0,2}(?:\\/|per\\b|an?\\b|each\\b)\\s{0,2}(?<unit>${unit})\\b)?`;
const body = `(?<minus>(?<![\\dkKmM]\\s?)[-−–]\\s?|\\(\\s?)?(?:(?<signA>${sign})\\s?(?<minusB>[-−–]\\s?)?(?<numberA>${spaced}|${numeralPattern})|(?<numberB>${spaced}|${numeralPattern}))(?:\\s?(?<scale>${scalePattern})(?![A-Za-z²]|\\.[A-Za-z]))?\\+?(?:\\s?(?<signB>${signAfter}))?`;
const pattern = new RegExp(`(?<![\\d.,])${body}${suffix}`, 'giu');

const periods: readonly (readonly [PricePeriod, RegExp])[] = [
  ['month', /^(?:mo|mth|mes|mois|mon|pcm|p\.c\.m)/i],
  ['quarter', /^(?:quarter|qtr)/i],
  ['year', /^(?:y|annu|anno|ann$|pa$|p\.a)/i],
  ['week', /^(?:w|pw)/i],
  ['night', /^(?:n|day)/i],
];

/** The period of one word or unit code: "month", "pcm", "MON"; undefined for others. */
export function periodOf(text: string): PricePeriod | undefined {
  const words = text.trim();
  const perArea = /sq\.?\s?f|s\.?f\b|square f|ftk/i.test(words);
  const named = periods.find(([, each]) => words.split(/[^a-z.]+/i).some((word) => each.test(word)))?.[0];
  if (!perArea) return named;
  return named === 'month' ? 'square foot per month' : named === 'year' ? 'square foot per year' : undefined;
}

/** A price without its unknown parts. */
export function priceOf(amount: number, currency: string | undefined, per: PricePeriod | undefined): Price {
  return { amount, ...(currency === undefined ? {} : { currency }), ...(per === undefined ? {} : { per }) };
}

const plausible = (amount: number): boolean => amount > 0 && amount < 100_000_000_000;

/** Every amount of money in a text, with its position, period, sign and unit. */
export function findMoney(text: string, { decimal = '.', dollar = 'USD' }: MoneyContext = {}): readonly FoundMoney[] {
  const written = [...text.matchAll(pattern)].flatMap((match): readonly FoundMoney[] => {
    const groups = match.groups ?? {};
    const currencyText = groups['signA'] ?? groups['signB'];
    if (currencyText === undefined) return [];
    const currency = currencyOf(currencyText, dollar);
    const scale = groups['scale']?.toLowerCase();
    const value = amountIn(groups['numberA'] ?? groups['numberB'] ?? '', decimal, scale === undefined);
    if (value === undefined) return [];
    // "CR" after an amount that is not in rupees marks a credit.
    const isCredit = scale === 'cr' && currency !== 'INR';
    const factor = isCredit
      ? 1
      : (scales.find(([words]) => scale !== undefined && new RegExp(`^(?:${words})$`).test(scale))?.[1] ?? 1);
    const amount = Math.round(value * factor * 100) / 100;
    if (!plausible(amount)) return [];
    const end = match.index + match[0].trimEnd().length;
    return [
      {
        price: priceOf(amount, currency, perOf(groups)),
        start: match.index,
        end,
        ...whatOf(groups),
        ...(currency === undefined ? { unknownCurrency: currencyText } : {}),
        ...(isCredit || isNegative(groups, text.slice(end)) ? { negative: true as const } : {}),
      },
    ];
  });
  return [...written, ...spokenMoney(text, dollar)].toSorted((a, b) => a.start - b.start);
}

/** "four hundred eighty-five thousand dollars" */
function spokenMoney(text: string, currency: string): readonly FoundMoney[] {
  if (!/\b(?:hundred|thousand|million)\s(?:us )?dollars\b/i.test(text)) return [];
  return spokenNumbersIn(text).flatMap(({ amount, start, end }) => {
    const unit = /^\s(?:us )?dollars\b/i.exec(text.slice(end))?.[0];
    return unit === undefined ? [] : [{ price: { amount, currency }, start, end: end + unit.length }];
  });
}

function amountIn(number: string, decimal: '.' | ',', money: boolean): number | undefined {
  const joined = /^\d{1,3}(?: \d{3})+/.test(number) ? number.replaceAll(' ', '') : number;
  return readNumber(joined, { source: 'text', decimal, money });
}

type Groups = Readonly<Record<string, string | undefined>>;

function perOf({ area: perArea, time: named, lease }: Groups): PricePeriod | undefined {
  const period = periods.find(([, each]) => named !== undefined && each.test(named))?.[0];
  if (perArea === undefined) return period;
  // Leases that are net or gross state their rent per year, unless they say otherwise.
  if (!/f|psf/i.test(perArea)) return undefined;
  if (period === 'month') return 'square foot per month';
  return period === 'year' || lease !== undefined ? 'square foot per year' : undefined;
}

function whatOf(groups: Groups): { readonly perWhat?: PerWhat } {
  if (groups['area'] !== undefined && perOf(groups) === undefined) return { perWhat: 'area' };
  return groups['unit'] === undefined ? {} : { perWhat: 'unit' };
}

function isNegative({ minus, minusB }: Groups, after: string): boolean {
  if (minus?.startsWith('(') === true) return after.startsWith(')');
  return minus !== undefined || minusB !== undefined || /^\s?(?:-(?!\s?[$\d])|CR\b)/i.test(after);
}
