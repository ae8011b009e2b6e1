import { inSquareFeet, type Size } from '../../domain/facts/index.ts';
import type { PropertyFacts } from '../../command-service/providers/listings/facts.ts';
import { figureNames, type FigureName } from './compare.ts';

const numerals = [
  new Intl.NumberFormat('en-US'),
  new Intl.NumberFormat('de-DE'),
  new Intl.NumberFormat('fr-FR'),
  new Intl.NumberFormat('en-IN'),
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }),
];
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number with and without separators, as the countries of the cases write it. */
const spellingsOf = (value: number): readonly string[] => [
  String(value),
  value.toFixed(2),
  ...numerals.map((numeral) => numeral.format(value)),
];

/** "450K", "1.25 million", "45 lakh", "1.2 crore": without their unit; a single digit would be found everywhere. */
const inUnits = (amount: number): readonly string[] =>
  [1e3, 1e5, 1e6, 1e7]
    .map((unit) => amount / unit)
    .flatMap((value) => [String(value), value.toFixed(2), value.toFixed(1)])
    .filter((spelling) => /[1-9][.,]?\d/.test(spelling));

/** A lot is often given in acres and in square feet. */
function inOtherUnit(lot: Size): readonly string[] {
  const feet = inSquareFeet(lot);
  if (lot.unit === 'acres') return [Math.floor(feet), Math.ceil(feet)].flatMap(spellingsOf);
  return [1, 2, 3, 4].map((digits) => (feet / 43_560).toFixed(digits));
}

/** The full bathrooms, and a total that counts a half one as one. */
const roundings = (count: number): readonly number[] => [...new Set([Math.floor(count), Math.ceil(count)])];

const fractions = (count: number): readonly string[] =>
  count % 1 === 0.5 ? ['½', ' ½', ' 1/2', '-1/2'].map((half) => `${Math.floor(count)}${half}`) : [];

interface Spellings {
  readonly numerals: readonly string[];
  readonly words?: readonly (string | undefined)[];
}

const countSpellings = (count: number): Spellings => ({ numerals: spellingsOf(count), words: [words[count]] });

/** Every spelling of a fact that is a number; none when the listing leaves it out. */
function spellingsIn(name: Exclude<FigureName, 'address'>, facts: PropertyFacts): Spellings | undefined {
  const { price, beds, baths, area, lotSize, yearBuilt, hoa, garage } = facts;
  const spellings: Readonly<Record<typeof name, () => Spellings | undefined>> = {
    price: () => price && { numerals: [...spellingsOf(price.amount), ...inUnits(price.amount)] },
    beds: () => (beds === undefined ? undefined : countSpellings(beds)),
    baths: () =>
      baths === undefined
        ? undefined
        : {
            numerals: [...fractions(baths), ...[baths, ...roundings(baths)].flatMap(spellingsOf)],
            words: roundings(baths).map((count) => words[count]),
          },
    area: () => area && { numerals: spellingsOf(area.value) },
    lotSize: () => lotSize && { numerals: [...spellingsOf(lotSize.value), ...inOtherUnit(lotSize)] },
    yearBuilt: () => (yearBuilt === undefined ? undefined : { numerals: spellingsOf(yearBuilt) }),
    hoa: () => hoa && { numerals: spellingsOf(hoa.amount) },
    garage: () => (garage === undefined ? undefined : countSpellings(garage)),
  };
  return spellings[name]();
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const blank = String.raw`(?:\s|&nbsp;)`;

/** The longest first, so that "2.5" is not cut to ".5"; no part of a longer number, of "1/2" or of a tag such as `h2`. */
function numeralPattern(spellings: readonly string[]): RegExp {
  const longestFirst = [...new Set(spellings)].toSorted((one, other) => other.length - one.length);
  const patterns = longestFirst.map((spelling) => escaped(spelling).replaceAll(/\s/g, blank));
  return new RegExp(String.raw`(?<![\d.,]|\b1/|</?h)(?:${patterns.join('|')})(?!\d|[.,]\d)`, 'g');
}

/** The street with its number wherever it is written, then the number in front of any word. */
function withoutAddress(content: string, address: string, put: string): string {
  const street = address.split(',', 1)[0]?.trim() ?? '';
  const number = /^\S+/.exec(street)?.[0] ?? '';
  const between = String.raw`(?:\s|&nbsp;|<[^>]*>)+`;
  return content
    .replaceAll(new RegExp(street.split(/\s+/).map(escaped).join(between), 'gi'), put)
    .replaceAll(new RegExp(String.raw`(?<!\d)${escaped(number)}(?![\d,])(?=[ -][A-Za-z]|["'<])`, 'g'), put);
}

/**
 * A case without one of its facts: every spelling of the fact is replaced, also where the same number says something
 * else. If the reader still says this fact, it has taken another figure of the case.
 *
 * @param put what is written in its place, a dash or nothing
 * @returns the content unchanged when it does not show the fact
 */
export function withoutFact(content: string, name: FigureName, facts: PropertyFacts, put: string): string {
  if (name === 'address') return facts.address === undefined ? content : withoutAddress(content, facts.address, put);
  const spellings = spellingsIn(name, facts);
  if (spellings === undefined) return content;
  const spoken = (spellings.words ?? []).filter((word) => word !== undefined);
  const without = content.replaceAll(numeralPattern(spellings.numerals), put);
  return spoken.length === 0
    ? without
    : without.replaceAll(new RegExp(String.raw`\b(?:${spoken.join('|')})(?=\W)`, 'gi'), put);
}

/** The facts that a listing says, each of which can be removed. */
export const saidFigures = (facts: PropertyFacts): readonly FigureName[] =>
  figureNames.filter((name) => facts[name] !== undefined);
