import { wordOfNumber } from '../listings/text/amounts.ts';
import type { Price, Size } from '../listings/facts.ts';

/**
 * Formats facts as words that a voice reads well, e.g. "three bedrooms", "$1.25 million", "12 Oak Street in Austin".
 */

/** A count: "three bedrooms", "one bathroom", "two and a half bathrooms". */
export function spokenCount(value: number, noun: string): string {
  const whole = Math.floor(value);
  const name = wordOfNumber(whole);
  if (value === whole) return `${name ?? whole} ${noun}${whole === 1 ? '' : 's'}`;
  return value - whole === 0.5 && name !== undefined ? `${name} and a half ${noun}s` : `${value} ${noun}s`;
}

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' };
const currencyNames: Readonly<Record<string, string>> = {
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
  CHF: 'Swiss francs',
  AED: 'dirhams',
  JPY: 'yen',
  MXN: 'Mexican pesos',
};

/**
 * A price: "$649,000", "$1.25 million", "$3,200 per month", "450,000 Swiss francs". An amount without a currency gets
 * the placeholder `[currency]`.
 */
export function spokenPrice({ amount, currency, per }: Price): string {
  const figure = amount >= 1_000_000 && amount % 10_000 === 0 ? `${amount / 1_000_000} million` : grouped(amount);
  const sign = currency === undefined ? undefined : signs[currency];
  const money =
    sign === undefined
      ? `${figure} ${currency === undefined ? '[currency]' : (currencyNames[currency] ?? currency)}`
      : `${sign}${figure}`;
  return per === undefined ? money : `${money} per ${per}`;
}

/** A size: "1,850 square feet", "0.21 acres", "1 acre". */
export function spokenSize({ value, unit }: Size): string {
  const singular = {
    'square feet': 'square foot',
    'square meters': 'square meter',
    acres: 'acre',
    hectares: 'hectare',
  } as const;
  return `${grouped(value)} ${value === 1 ? singular[unit] : unit}`;
}

function grouped(value: number): string {
  const decimals = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: value >= 1000 ? decimals : 0,
    maximumFractionDigits: 3,
  });
}

const streetNames: Readonly<Record<string, string>> = {
  St: 'Street',
  Ave: 'Avenue',
  Rd: 'Road',
  Dr: 'Drive',
  Ln: 'Lane',
  Blvd: 'Boulevard',
  Ct: 'Court',
  Pl: 'Place',
  Ter: 'Terrace',
  Trl: 'Trail',
  Cir: 'Circle',
  Pkwy: 'Parkway',
  Hwy: 'Highway',
  Sq: 'Square',
};
const directions: Readonly<Record<string, string>> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};
const unitPart = /^(?:#|apt|unit|suite|ste|floor|no)\b|^#/i;

/** Street and city, without state and postal code: "12 Oak Street in Austin". */
export function spokenAddress(address: string): string {
  const [first = '', ...rest] = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [unit, ...others] = rest[0] !== undefined && unitPart.test(rest[0]) ? rest : [undefined, ...rest];
  const street = [
    spokenStreet(first),
    ...(unit === undefined ? [] : [unit.replace(/^Ste\b/i, 'Suite').replace(/^#\s?/, 'Unit ')]),
  ].join(', ');
  const city = (others[0] ?? '').replace(/\b(?:[A-Z]{2}\s)?\d{4,6}(?:-\d{4})?\b/g, '').trim();
  return city === '' || /^[A-Z]{2}$/.test(city) ? street : `${street} in ${city}`;
}

function spokenStreet(street: string): string {
  const words = street.replaceAll('.', '').split(' ');
  return words
    .map((word, at) =>
      at > 0
        ? ((at === words.length - 1 ? streetNames[word] : undefined) ??
          (at === 1 || at === words.length - 1 ? directions[word] : undefined) ??
          word)
        : word,
    )
    .join(' ');
}

/** A list: "a, b, and c". */
export function spokenList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1) ?? ''}`;
}
