import { currencyOf, fieldOf, periodOf, priceOf, sizeOf, sizeUnitOf } from '../../../../domain/facts/index.ts';
import type { Candidate, Doubt, PricePeriod, Size } from '../../../../domain/facts/index.ts';
import type { DecidedFacts, ListingAgent, PropertyType } from '../facts.ts';
import { knownAddress } from '../text/known-addresses.ts';
import { isBathLabel, isBedLabel, plausibleRooms } from '../text/rooms.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { isYearLabel } from '../text/years.ts';
import { propertyTypeIn } from '../text/types.ts';
import {
  first,
  isNode,
  listOf,
  longestText,
  longestType,
  numberIn,
  resolved,
  text,
  typesOf,
  type Node,
} from './json-ld-nodes.ts';

const at = (field: string) => fieldOf('structured data', field);

export function candidate<Value>(value: Value | undefined, field: string, doubt?: Doubt): readonly Candidate<Value>[] {
  if (value === undefined) return [];
  return [{ value, evidence: 'stated', place: at(field), ...(doubt === undefined ? {} : { doubt }) }];
}

/** The counts of a building's units, each open: a building has no number of bedrooms. */
export function unitCounts(
  listing: readonly Node[],
  byId: ReadonlyMap<string, Node>,
  field: string,
): readonly Candidate<number>[] | undefined {
  const units = listing
    .flatMap((node) => listOf(node['containsPlace']))
    .flatMap((unit): readonly Node[] => {
      const found = resolved(unit, byId);
      return found === undefined ? [] : [found];
    });
  const counts = units.flatMap((unit: Node) => rooms(unit[field]) ?? []);
  return units.length < 2 ? undefined : counts.flatMap((value) => candidate(value, `${field} of a unit`, 'units'));
}

export function rooms(value: unknown): number | undefined {
  const count = numberIn(value);
  return count !== undefined && plausibleRooms(count) ? count : undefined;
}

export function bathsOf(node: Node): number | undefined {
  const full = rooms(node['numberOfFullBathrooms']);
  const half = rooms(node['numberOfPartialBathrooms']);
  // The total counts a half bathroom as a whole one; the full and partial counts are exact.
  if (full !== undefined && half !== undefined) return full + half / 2;
  return rooms(node['numberOfBathroomsTotal']) ?? rooms(node['numberOfBathrooms']) ?? full;
}

export function sizesIn(listing: readonly Node[], fields: readonly string[]): readonly Candidate<Size>[] {
  for (const field of fields) {
    for (const node of listing) {
      const found = listOf(node[field])[0];
      const size = sizeIn(found);
      if (size !== undefined) return candidate(size, field);
      const value = numberIn(found);
      // A number without a unit is not a size: a script has to say the unit.
      if (value !== undefined && value > 0)
        return candidate({ value, unit: 'square feet' }, `${field} without a unit`, 'unit');
    }
  }
  return [];
}

function sizeIn(found: unknown): Size | undefined {
  if (typeof found === 'string') {
    const [, unit = ''] = /\d\s*([a-z].{0,20})$/i.exec(found.slice(0, longestType)) ?? [];
    return sizeOf(numberIn(found), sizeUnitOf(unit));
  }
  if (!isNode(found)) return undefined;
  const written = text(found['value']) ?? '';
  const unit = text(found['unitText']) ?? text(found['unitCode']) ?? /[a-z].*$/i.exec(written)?.[0] ?? '';
  return sizeOf(numberIn(found['value']), sizeUnitOf(unit) ?? sizeUnitOf(text(found['unitCode']) ?? ''));
}

export function addressOf(value: unknown): string | undefined {
  const found = listOf(value)[0];
  if (!isNode(found)) return typeof found === 'string' ? knownAddress(text(found)) : undefined;
  const street = text(found['streetAddress']);
  const region = [text(found['addressRegion']), postalCode(found)].filter((part) => part !== undefined).join(' ');
  const parts = [street, text(found['addressLocality']), region].filter((part) => part !== undefined && part !== '');
  return knownAddress(street) === undefined ? undefined : parts.join(', ');
}

/** A postal code; a number has lost its leading zeros in the United States. */
function postalCode(address: Node): string | undefined {
  const code = address['postalCode'];
  const isUs = /^[A-Z]{2}$/.test(text(address['addressRegion']) ?? '');
  return typeof code === 'number' && isUs ? String(code).padStart(5, '0') : text(code);
}

const namedFields: readonly (readonly [string, (label: string) => boolean])[] = [
  ['numberOfBedrooms', isBedLabel],
  ['numberOfBathroomsTotal', isBathLabel],
  ['floorSize', isAreaLabel],
  ['lotSize', (label) => label === 'lot size'],
  ['yearBuilt', isYearLabel],
];

/** The facts that a node names as additional properties, under the fields of a home. */
export function namedProperties(node: Node): readonly Node[] {
  const pairs = listOf(node['additionalProperty'])
    .filter(isNode)
    .slice(0, 60)
    .flatMap((property) => {
      const label = (text(property['name']) ?? '').toLowerCase().trim();
      const field = namedFields.find(([, names]) => names(label))?.[0];
      const { value } = property;
      if (field === undefined) return [];
      return [[field, field.endsWith('Size') && !/[a-z]/i.test(String(value)) ? property : value] as const];
    });
  return pairs.length === 0 ? [] : [Object.fromEntries(pairs)];
}

/** Pages write 0 where they state no price. */
const leastPrice = 1;

/** The asking price of a node or of its price specification. A range leaves the price open. */
export function pricesIn(listing: readonly Node[]): readonly Candidate<DecidedFacts['price']>[] {
  for (const node of listing) {
    const specification = listOf(node['priceSpecification']).find(isNode);
    const currencyText = text(node['priceCurrency']) ?? text(specification?.['priceCurrency']) ?? '';
    const currency = currencyOf(currencyText) ?? currencyOf(/[^\d\s.,]+/.exec(text(node['price']) ?? '')?.[0] ?? '');
    const per = specification === undefined ? undefined : periodIn(specification);
    const range = ['lowPrice', 'highPrice', 'minPrice', 'maxPrice'].flatMap(
      (field) => numberIn(node[field]) ?? numberIn(specification?.[field]) ?? [],
    );
    const amount = numberIn(node['price']) ?? numberIn(specification?.['price']);
    if (amount !== undefined && (amount >= leastPrice || per !== undefined) && amount < 100_000_000_000)
      return candidate(priceOf(amount, currency, per), 'offers.price');
    const ends = [...new Set(range)].filter((end) => end >= leastPrice);
    if (ends.length > 0)
      return ends.flatMap((end) =>
        candidate(priceOf(end, currency, per), 'offers', ends.length > 1 ? 'range' : 'from'),
      );
  }
  return [];
}

function periodIn(specification: Node): PricePeriod | undefined {
  const reference = listOf(specification['referenceQuantity']).find(isNode);
  return periodOf(
    text(specification['unitText']) ??
      text(specification['unitCode']) ??
      text(reference?.['unitText']) ??
      text(reference?.['unitCode']) ??
      '',
  );
}

const schemaTypes: Readonly<Record<string, PropertyType>> = {
  singlefamilyresidence: 'house',
  house: 'house',
  townhouse: 'townhouse',
  condo: 'condo',
  condominium: 'condo',
  apartment: 'apartment',
  officespace: 'office',
  warehouse: 'warehouse',
};

/** The type by its category, else by the type of the node. */
export function typesIn(listing: readonly Node[]): readonly Candidate<PropertyType>[] {
  const named = first(listing, (node) => {
    const category = text(node['accommodationCategory']) ?? text(node['category']) ?? text(node['additionalType']);
    return category === undefined ? undefined : propertyTypeIn(category.replace(/[_-]/g, ' '));
  });
  const typed = first(listing, (node) =>
    typesOf(node)
      .map((type) => schemaTypes[type])
      .find((type) => type !== undefined),
  );
  const found = candidate(named ?? typed, named === undefined ? '@type' : 'category');
  // Schema.org calls every dwelling in a building an apartment, and has no type for a condo.
  return named === undefined && typed === 'apartment' ? found.map((each) => ({ ...each, evidence: 'shown' })) : found;
}

export function featureOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.slice(0, longestText).trim()];
  if (!isNode(value) || value['value'] === false || value['value'] === 'false' || value['value'] === 'False') return [];
  const name = text(value['name']);
  return name === undefined ? [] : [name];
}

export function imageOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const address = isNode(value) ? (text(value['contentUrl']) ?? text(value['url'])) : undefined;
  return address === undefined ? [] : [address];
}

export function agentOf(nodes: readonly (Node | undefined)[]): ListingAgent | undefined {
  const node = nodes.find((each) => each !== undefined && text(each['name']) !== undefined);
  const name = text(node?.['name']);
  if (node === undefined || name === undefined) return undefined;
  const firm = [node['worksFor'], node['parentOrganization'], node['memberOf'], node['affiliation']]
    .flatMap(listOf)
    .find(isNode);
  const company = text(firm?.['name']);
  const phone = text(node['telephone']);
  return { name, ...(company === undefined ? {} : { company }), ...(phone === undefined ? {} : { phone }) };
}
