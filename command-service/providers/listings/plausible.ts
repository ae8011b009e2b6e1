import { inSquareFeet } from '../../../domain/facts/index.ts';
import type { Candidate, Price, Size } from '../../../domain/facts/index.ts';
import type { DecidedName, PropertyFacts } from './facts.ts';

/**
 * The possible values of a fact. A value outside of these bounds was mistyped on the page or misread here: the user is
 * asked for it, and a script never says it.
 */

/** A number from its least to its most, both included. */
type Bounds = readonly [least: number, most: number];
const within = (value: number, [least, most]: Bounds): boolean => value >= least && value <= most;

/** Homes that were ordered but not built are advertised a few years ahead. */
const yearsAhead = 8;
const roomBounds: Bounds = [0.5, 40];
const lotBounds: Bounds = [300, 20_000 * 43_560];
const areaBounds: Bounds = [80, 20_000_000];
/** Prices in currencies of about the worth of a dollar, by their period. */
const priceBounds: Readonly<Record<Price['per'] & string, Bounds>> & Readonly<Record<'sale', Bounds>> = {
  sale: [500, 1_000_000_000],
  month: [50, 1_000_000],
  quarter: [150, 3_000_000],
  year: [500, 12_000_000],
  week: [20, 250_000],
  night: [5, 100_000],
  'square foot per year': [0.5, 1000],
  'square foot per month': [0.05, 100],
};
const duesBounds: Bounds = [1, 50_000];
const nearDollar: ReadonlySet<string | undefined> = new Set([
  undefined,
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
]);

const checks: { readonly [Name in DecidedName]?: (value: never) => boolean } = {
  beds: (value: number) => within(value, roomBounds),
  baths: (value: number) => within(value, roomBounds),
  area: (value: Size) => within(inSquareFeet(value), areaBounds),
  lotSize: (value: Size) => within(inSquareFeet(value), lotBounds),
  yearBuilt: (value: number) => within(value, [1600, new Date().getFullYear() + yearsAhead]),
  price: ({ amount, currency, per }: Price) => !nearDollar.has(currency) || within(amount, priceBounds[per ?? 'sale']),
  hoa: ({ amount, currency }: Price) => !nearDollar.has(currency) || within(amount, duesBounds),
};

const isPlausible = (name: DecidedName, value: unknown): boolean => checks[name]?.(value as never) ?? true;

/**
 * The candidates of a fact, with a doubt on each impossible value. If there is also a possible value, the impossible
 * one is a mistake of its source, such as the 1 of a field that nobody filled in, and is left out.
 */
export function plausible<Value>(
  name: DecidedName,
  candidates: readonly Candidate<Value>[],
): readonly Candidate<Value>[] {
  const possible = candidates.filter(({ value }) => isPlausible(name, value));
  if (possible.length === candidates.length) return candidates;
  if (possible.some(({ evidence }) => evidence === 'stated' || evidence === 'shown')) return possible;
  return candidates.map((each) => (possible.includes(each) ? each : { ...each, doubt: 'implausible' }));
}

/** A home with fewer square feet per bedroom could not hold its bedrooms, and one with more is a hotel. */
const feetPerBedroom: Bounds = [100, 12_000];
/** US dollars for a square foot of a home. */
const saleFoot: Bounds = [5, 30_000];
const rentFoot: Bounds = [0.05, 100];
/** A house of four floors covers a quarter of its area. */
const leastLotShare = 0.2;
/**
 * US dollars for an acre under a home with bedrooms: a lower price means that a size in square feet was called acres.
 */
const leastAcre = 50;
const mostBaths = (beds: number): number => beds * 2 + 4;

/**
 * Facts that are possible alone but not together: a lot smaller than the house on it, twenty bathrooms for three
 * bedrooms, a price per square foot that does not exist. The user is asked for each of them.
 */
export function atOdds({ beds, baths, area, lotSize, price, propertyType }: PropertyFacts): readonly DecidedName[] {
  const odd: DecidedName[] = [];
  const feet = area === undefined ? undefined : inSquareFeet(area);
  const lot = lotSize === undefined ? undefined : inSquareFeet(lotSize);
  if (beds !== undefined && baths !== undefined && baths > mostBaths(beds)) odd.push('baths');
  if (feet !== undefined && beds !== undefined && !within(feet / beds, feetPerBedroom)) odd.push('area');
  const isFlat = propertyType === 'condo' || propertyType === 'apartment' || propertyType === 'multi-family home';
  if (feet !== undefined && lot !== undefined && beds !== undefined && !isFlat && lot < feet * leastLotShare)
    odd.push('lotSize');
  const isSale = price?.per === undefined;
  const isDollars = price !== undefined && nearDollar.has(price.currency);
  if (isDollars && isSale && lot !== undefined && beds !== undefined && price.amount / (lot / 43_560) < leastAcre)
    odd.push('lotSize');
  const perFoot = price === undefined || feet === undefined || beds === undefined ? undefined : price.amount / feet;
  if (perFoot !== undefined && isDollars && !odd.includes('area')) {
    if (isSale && !within(perFoot, saleFoot)) odd.push('price');
    if (price.per === 'month' && !within(perFoot, rentFoot)) odd.push('price');
  }
  return odd;
}
