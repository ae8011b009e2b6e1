import { sameSize } from '../../domain/facts/index.ts';
import { sameBaths, sameDues, samePrice } from '../../command-service/providers/listings/comparisons.ts';
import type { DecidedFacts, Listing, PropertyFacts } from '../../command-service/providers/listings/facts.ts';

/** The facts with a figure. */
export const figureNames = [
  'address',
  'price',
  'beds',
  'baths',
  'area',
  'lotSize',
  'yearBuilt',
  'hoa',
  'garage',
] as const satisfies readonly (keyof DecidedFacts)[];
export type FigureName = (typeof figureNames)[number];

const isEqual = (one: number, other: number): boolean => one === other;

/** One fact in two words, as the reader compares them: a size in another unit, dues by another period. */
const comparisons: { readonly [Name in FigureName]: (one: DecidedFacts[Name], other: DecidedFacts[Name]) => boolean } =
  {
    address: (one, other) => one.includes(other) || other.includes(one),
    price: samePrice,
    beds: isEqual,
    baths: sameBaths,
    area: sameSize,
    lotSize: sameSize,
    yearBuilt: isEqual,
    hoa: sameDues,
    garage: isEqual,
  };

/** Whether two readings say the same fact; not when one of them leaves it out. */
export function isSameFact(name: FigureName, one: PropertyFacts, other: PropertyFacts): boolean {
  const isSame = comparisons[name] as (a: unknown, b: unknown) => boolean;
  return one[name] !== undefined && other[name] !== undefined && isSame(one[name], other[name]);
}

/** A fact after a change of its case: the same, another value, a question to the user, or absent. */
export type Effect = 'same' | 'other' | 'asked' | 'absent';

/** How a change of a case affects a fact; a case that is refused says nothing. */
export function effectOn(name: FigureName, before: Listing, after: Listing | undefined): Effect {
  if (after?.facts[name] === undefined)
    return after?.open.some((open) => open.name === name) === true ? 'asked' : 'absent';
  return isSameFact(name, before.facts, after.facts) ? 'same' : 'other';
}
