import { inSquareFeet, sameSize } from '../../../domain/facts/index.ts';
import type { Candidate, Price, Rule, Size } from '../../../domain/facts/index.ts';
import { sameBaths, sameDues, samePrice } from './comparisons.ts';
import type { DecidedFacts, DecidedName, Found, PropertyType } from './facts.ts';
import { isCommercial } from './facts.ts';
import { isWholeAddress, modelYear, namesStreet, sameAddress } from './text/addresses.ts';
import { isFraction, isRoughly } from './text/sizes.ts';

/** The candidates of a fact; a size that the page gives for the lot is not a size of the home. */
export function prepared(name: DecidedName, found: readonly Found[]): readonly Candidate<unknown>[] {
  if (name === 'address') return withWholeRivals(found.flatMap((each) => addressesOf(each, found)));
  if (name === 'propertyType')
    return withSummedTypes(
      withOneTrade(withoutDwelling(found.flatMap(({ candidates }) => candidates.propertyType ?? []))),
    );
  if (name === 'yearBuilt') return withoutAbout(found.flatMap(({ candidates }) => candidates.yearBuilt ?? []));
  if (name === 'hoa') return withoutShare(withoutBare(found.flatMap(({ candidates }) => candidates.hoa ?? [])));
  if (name === 'price')
    return withoutBare(found.flatMap(({ candidates }) => withoutLaterRanges(name, candidates.price ?? [])));
  if (name === 'lotSize')
    return withoutRough(found.flatMap(({ candidates }) => withoutLaterRanges(name, candidates.lotSize ?? [])));
  if (name === 'baths')
    return withoutFullOnly(found.flatMap(({ candidates }) => withoutLaterRanges(name, candidates.baths ?? [])));
  if (name !== 'area')
    return found.flatMap(({ candidates }): readonly Candidate<unknown>[] =>
      withoutLaterRanges<unknown>(name, candidates[name] ?? []),
    );
  const lots = found.flatMap(({ candidates }) => candidates.lotSize ?? []).map(({ value }) => value);
  // A number without a unit is confirmed by the same number with one.
  const isKnown = (value: Size): boolean =>
    found.some(({ candidates }) =>
      candidates.area?.some((each) => each.doubt === undefined && each.value.value === value.value),
    );
  const isLot = (size: Size): boolean => lots.some((lot) => lot.unit === size.unit && lot.value === size.value);
  return found
    .flatMap(({ candidates }) => withoutLaterRanges(name, candidates.area ?? []))
    .filter(({ value, evidence }) => evidence === 'stated' || !isLot(value))
    .filter(({ value, doubt }) => doubt !== 'unit' || !isKnown(value))
    .filter(({ value }, _at, all) => !all.some((other) => isRoomOf(value, other.value)));
}

/** Data that count the full bathrooms only, beside "5 Full Baths, 1 Partial Bath" on the page. */
function withoutFullOnly(all: readonly Candidate<number>[]): readonly Candidate<number>[] {
  const parts = all.filter(
    ({ place, doubt }) => doubt === undefined && /\bfull\b/i.test(place.words) && /\d/.test(place.words),
  );
  // Data may count the rooms: two full and two half bathrooms are four.
  const roomsOf = ({ value, place }: Candidate<number>): number => {
    const full = Number(/\d+/.exec(place.words)?.[0]);
    return full + (value - full) * 2;
  };
  const isFull = ({ value, place }: Candidate<number>): boolean =>
    place.source !== 'visible text' &&
    place.source !== 'typed text' &&
    parts.some((each) => each.value !== value && (Math.floor(each.value) === value || roomsOf(each) === value));
  return all.filter((each) => !isFull(each));
}

/** "Area: 208 Square Feet" below a bedroom: smaller than any home, beside the size of one. */
const isRoomOf = (room: Size, home: Size): boolean =>
  room.unit === home.unit && room.unit === 'square feet' && room.value < 400 && home.value > room.value * 2.5;

/**
 * Schema.org calls every dwelling in a building an apartment, and pages every home a house: a label says which kind of
 * home it is.
 */
function withoutDwelling(all: readonly Candidate<PropertyType>[]): readonly Candidate<PropertyType>[] {
  const isDwelling = ({ value, place }: Candidate<PropertyType>): boolean =>
    (value === 'apartment' || value === 'house') && place.words === '@type';
  const isNamed = all.some((each) => each.evidence === 'stated' && !isDwelling(each));
  return isNamed ? all.filter((each) => !isDwelling(each)) : all;
}

/** Retail space that can be an office is commercial property. */
function withOneTrade(all: readonly Candidate<PropertyType>[]): readonly Candidate<PropertyType>[] {
  const types = new Set(all.map(({ value }) => value));
  const isMixed = types.size > 1 && [...types].every((propertyType) => isCommercial({ propertyType }));
  return isMixed ? all.map((each) => ({ ...each, value: 'commercial property' })) : all;
}

/** Sentences that sum the home up name its type where nothing else does. */
function withSummedTypes(all: readonly Candidate<PropertyType>[]): readonly Candidate<PropertyType>[] {
  const named = all.filter(({ evidence }) => evidence !== 'weak');
  return named.length > 0 ? named : all.map((each) => ({ ...each, evidence: 'told' }));
}

const compared: { readonly [Name in 'price' | 'beds' | 'baths' | 'area']: Rule<DecidedFacts[Name]>['same'] } = {
  price: samePrice,
  beds: (a, b) => a === b,
  baths: sameBaths,
  area: sameSize,
};

/** Whether more figures of the data of a page differ from those that it shows than are the same. */
function isAtOdds(data: Found, others: readonly Found[]): boolean {
  const differences = (Object.keys(compared) as (keyof typeof compared)[]).map((name): number => {
    const same = compared[name] as (a: unknown, b: unknown) => boolean;
    const clear = (each: Found): readonly Candidate<unknown>[] =>
      (each.candidates[name] ?? []).filter(({ doubt, evidence }) => doubt === undefined && evidence !== 'weak');
    const [own, shown] = [clear(data), others.flatMap(clear)];
    if (own.length === 0 || shown.length === 0) return 0;
    return own.some(({ value }) => shown.some((other) => same(value, other.value))) ? -1 : 1;
  });
  return differences.reduce((sum, each) => sum + each, 0) > 0;
}

/** A source's addresses. Data that alone give an address, with other figures, are about another home. */
function addressesOf(source: Found, found: readonly Found[]): readonly Candidate<string>[] {
  const all = source.candidates.address ?? [];
  if (source.source !== 'structured data' && source.source !== 'page data') return all;
  const others = found.filter((each) => each !== source);
  const isAlone = ({ value }: Candidate<string>): boolean =>
    others.every(({ candidates }) => candidates.address?.some((each) => sameAddress(each.value, value)) !== true);
  return all.map((each) => (isAlone(each) && isAtOdds(source, others) ? { ...each, evidence: 'weak' } : each));
}

/** Whether another place names the same street and number with more certainty. */
const isNamed = ({ value }: Candidate<string>, all: readonly Candidate<string>[]): boolean =>
  all.some((other) => (other.evidence === 'stated' || other.evidence === 'shown') && sameAddress(other.value, value));

/** A street without its town is no more certain than another one that the page gives with its state and code. */
function withWholeRivals(all: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const whole = all.filter(
    ({ value, evidence }) => isWholeAddress(value) && evidence !== 'weak' && evidence !== 'told',
  );
  const isModel = ({ value }: Candidate<string>): boolean =>
    modelYear.test(value) && !namesStreet(value) && !isWholeAddress(value);
  const streets =
    whole.length > 0
      ? all.filter((each) => !isModel(each))
      : all.map((each) => (isModel(each) ? { ...each, evidence: 'weak' as const } : each));
  return streets.map((each) =>
    // The same street with its town, in a sentence: the fuller form of an address that is known.
    isWholeAddress(each.value) && (each.evidence === 'told' || each.evidence === 'weak') && isNamed(each, streets)
      ? { ...each, evidence: 'shown' }
      : each.evidence !== 'stated' ||
          isWholeAddress(each.value) ||
          whole.length === 0 ||
          whole.some(({ value }) => sameAddress(value, each.value))
        ? each
        : { ...each, evidence: 'shown' },
  );
}

/** "HOA fees: $265" repeats "$265/mo HOA" without its period. */
function withoutBare(all: readonly Candidate<Price>[]): readonly Candidate<Price>[] {
  const named = new Set(all.filter(({ doubt, evidence }) => doubt === 'period' && evidence === 'stated').map(amountOf));
  const clear = new Set(all.filter(({ doubt }) => doubt === undefined).map(amountOf));
  return all
    .filter((each) => each.doubt !== 'period' || !clear.has(amountOf(each)))
    .map((each) => (each.doubt === undefined && named.has(amountOf(each)) ? { ...each, evidence: 'stated' } : each));
}

/** "HOA $103" in a monthly cost repeats "$310 quarterly". */
const withoutShare = (all: readonly Candidate<Price>[]): readonly Candidate<Price>[] =>
  all.filter(
    ({ value, doubt }) =>
      doubt !== 'period' ||
      all.every((other) => other.doubt !== undefined || !sameDues({ ...value, per: 'month' }, other.value)),
  );

const amountOf = ({ value }: Candidate<Price>): number => value.amount;

/** "Built circa 1842" repeats a year that a label gives. */
const withoutAbout = (all: readonly Candidate<number>[]): readonly Candidate<number>[] =>
  all.filter(
    ({ value, doubt }) =>
      doubt !== 'approximate' || all.every((each) => each.value !== value || each.doubt !== undefined),
  );

/** "Half an acre of oaks" repeats a lot of 0.52 acres. */
const withoutRough = (all: readonly Candidate<Size>[]): readonly Candidate<Size>[] =>
  all.filter(
    (each) =>
      each.evidence !== 'told' ||
      all.every(({ value, doubt }) => doubt !== undefined || isFraction(value) || !isRoughly(each.value, value)),
  );

const numbers: Readonly<Partial<Record<DecidedName, (value: unknown) => number>>> = {
  price: (value) => (value as Price).amount,
  area: (value) => inSquareFeet(value as Size),
  lotSize: (value) => inSquareFeet(value as Size),
  beds: Number,
  baths: Number,
};
const numberIn = (name: DecidedName, value: unknown): number | undefined => numbers[name]?.(value);

/**
 * Drops ranges further down the page that contain the home's own figure: they are about its floor plan or its kind. The
 * class of a lot, "7,000 to 9,999 SqFt", may also stand above its size.
 */
function withoutLaterRanges<Value>(name: DecidedName, all: readonly Candidate<Value>[]): readonly Candidate<Value>[] {
  const first = all.findIndex(
    ({ evidence, doubt }) => doubt === undefined && (evidence === 'stated' || evidence === 'shown'),
  );
  const own = first === -1 ? undefined : numberIn(name, all[first]?.value);
  if (own === undefined) return all;
  return all.filter(({ doubt, place, value }, at) => {
    if ((at < first && name !== 'lotSize') || (doubt !== 'range' && doubt !== 'from')) return true;
    const ends = all
      .filter((each) => each.doubt === doubt && each.place.words === place.words)
      .flatMap((each) => numberIn(name, each.value) ?? []);
    const isAround = doubt === 'from' ? Math.min(...ends) <= own : Math.min(...ends) <= own && own <= Math.max(...ends);
    return numberIn(name, value) === undefined || !isAround;
  });
}
