import { currencyOf, periodOf, placeOf, priceOf, sizeOf, sizeUnitOf } from '../../../../domain/facts/index.ts';
import type { Candidate, Doubt, PricePeriod, Size } from '../../../../domain/facts/index.ts';
import type { DecidedFacts, DecidedName, Found, ListingAgent, PropertyType } from '../facts.ts';
import { plausibleRooms } from '../text/rooms.ts';
import { statusOfCode } from '../text/status.ts';
import { propertyTypeIn } from '../text/types.ts';
import { plausibleYear } from '../text/years.ts';
import { agreement } from './identity.ts';
import type { PageIdentity } from './identity.ts';
import {
  connected,
  first,
  isNode,
  listOf,
  longestText,
  longestType,
  type Node,
  nodesIn,
  numberIn,
  resolved,
  text,
  topNodes,
  typesOf,
} from './json-ld-nodes.ts';

/** Types of a home or a space. */
const homeTypes = [
  'singlefamilyresidence',
  'house',
  'townhouse',
  'apartment',
  'condo',
  'condominium',
  'residence',
  'accommodation',
  'suite',
  'room',
  'officespace',
  'warehouse',
  'landmarksorhistoricalbuildings',
];
/** Types of a listing, the most certain first; other nodes of a page (breadcrumbs, agencies) have none of them. */
const listingTypes = [
  'realestatelisting',
  ...homeTypes,
  'apartmentcomplex',
  'gatedresidencecommunity',
  'product',
  'offer',
  'place',
];
const lists: ReadonlySet<string> = new Set(['itemlist', 'searchresultspage', 'collectionpage']);

/** What schema.org data says about the home of the page. */
export interface StructuredListing extends Found {
  /** How many different homes the data describes. */
  readonly homes: number;
}

/**
 * Reads the home of a page from its JSON-LD scripts and its microdata.
 *
 * @param page what the page says it is about: of several homes, only a home that agrees with it counts
 */
export function readSchema(
  scripts: readonly string[],
  items: readonly Node[],
  page: PageIdentity,
  base: string,
): StructuredListing {
  const nodes = [...nodesIn(scripts), ...items.flatMap(topNodes)];
  const byId = new Map(
    nodes.flatMap((node) =>
      typeof node['@id'] === 'string' && Object.keys(node).length > 1 ? [[node['@id'], node] as const] : [],
    ),
  );
  const homes = new Set(homeKeys(nodes, byId)).size;
  const main = homeOf(nodes, byId, page, base);
  return { source: 'structured data', candidates: {}, ...(main === undefined ? {} : readHome(main, byId)), homes };
}

/** The street and price of every home in the data, also of those in lists. */
function homeKeys(nodes: readonly Node[], byId: ReadonlyMap<string, Node>): readonly string[] {
  const listed = nodes
    .filter((node) => typesOf(node).some((type) => lists.has(type)))
    .flatMap((node) => listOf(node['itemListElement']).slice(0, 50))
    .flatMap((element) => (isNode(element) ? [resolved(element['item'], byId) ?? element] : []));
  return [...nodes, ...listed].flatMap((node) => {
    if (!typesOf(node).some((type) => homeTypes.includes(type) || type === 'product' || type === 'realestatelisting'))
      return [];
    const address = first(connected(node, byId), (each) => addressOf(each['address']));
    return address === undefined ? [] : [address.toLowerCase()];
  });
}

/** The node that is the home of the page; undefined when several could be and none agrees with the page. */
function homeOf(
  nodes: readonly Node[],
  byId: ReadonlyMap<string, Node>,
  page: PageIdentity,
  base: string,
): readonly Node[] | undefined {
  const ranked = nodes
    .map((node) => ({ node, rank: rank(node, byId) }))
    .filter(({ rank: at }) => at < Infinity)
    .map((each) => {
      const listing = connected(each.node, byId);
      const urls = listing.flatMap((node) => [text(node['url']), text(node['@id']), text(node['mainEntityOfPage'])]);
      const address = first(listing, homeAddress);
      return {
        ...each,
        listing,
        address,
        agrees: agreement(
          page,
          urls.filter((url) => url !== undefined),
          address,
          base,
        ),
      };
    })
    .filter(({ agrees }) => agrees !== 'other')
    .toSorted((a, b) => a.rank - b.rank);
  const same = ranked.filter(({ agrees }) => agrees === 'same');
  if (same.length > 0) return same.flatMap(({ listing }) => listing).slice(0, 30);
  const addressed = new Set(ranked.flatMap(({ address }) => (address === undefined ? [] : [address.toLowerCase()])));
  if (addressed.size > 1) return undefined;
  return ranked[0]?.listing;
}

/** Rank of a node by its type, the lower the more certain. Infinity: not a listing. */
function rank(node: Node, byId: ReadonlyMap<string, Node>): number {
  if (typesOf(node).some((type) => lists.has(type))) return Infinity;
  return Math.min(
    ...connected(node, byId)
      .flatMap((each) => typesOf(each))
      .map((type) => listingTypes.indexOf(type))
      .filter((index) => index >= 0),
    typesOf(node).includes('event') ? listingTypes.length : Infinity,
  );
}

/** The address of a node that is a home, or of the place where it is. */
function homeAddress(node: Node): string | undefined {
  return (
    addressOf(node['address']) ?? first(listOf(node['location']).filter(isNode), (place) => addressOf(place['address']))
  );
}

const at = (field: string) => placeOf('structured data', field);

function candidate<Value>(value: Value | undefined, field: string, doubt?: Doubt): readonly Candidate<Value>[] {
  if (value === undefined) return [];
  return [{ value, evidence: 'stated', place: at(field), ...(doubt === undefined ? {} : { doubt }) }];
}

function readHome(listing: readonly Node[], byId: ReadonlyMap<string, Node>): Omit<Found, 'source'> {
  const read = <Value>(field: string, of: (node: Node) => Value | undefined): readonly Candidate<Value>[] =>
    candidate(first(listing, of), field);
  const isEvent = (node: Node): boolean => typesOf(node).some((type) => type.endsWith('event'));
  const named = listing.filter((node) => !isEvent(node));
  const candidates: { [Name in DecidedName]: readonly Candidate<DecidedFacts[Name]>[] } = {
    address: read('address', homeAddress),
    price: pricesIn(listing),
    beds:
      unitCounts(listing, byId, 'numberOfBedrooms') ??
      read('numberOfBedrooms', (node) => rooms(node['numberOfBedrooms'])),
    baths: unitCounts(listing, byId, 'numberOfBathroomsTotal') ?? read('numberOfBathroomsTotal', bathsOf),
    area: sizesIn(listing, ['floorSize', 'area']),
    lotSize: sizesIn(listing, ['lotSize']),
    yearBuilt: read('yearBuilt', (node) => {
      const year = numberIn(node['yearBuilt']);
      return year !== undefined && plausibleYear(year) ? year : undefined;
    }),
    propertyType: typesIn(listing),
    status: read('availability', (node) => statusOfCode(text(node['availability']) ?? '')),
  };
  const name = first(named, (node) => text(node['name']) ?? text(node['headline']));
  const description = first(named, (node) => text(node['description']));
  const agent = first(listing, (node) =>
    agentOf(
      ['agent', 'seller', 'offeredBy', 'broker', 'realEstateAgent', 'provider'].map((key) =>
        resolved(listOf(node[key])[0], byId),
      ),
    ),
  );
  return {
    candidates,
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(agent === undefined ? {} : { agent }),
    features: listing.flatMap((node) => listOf(node['amenityFeature']).flatMap(featureOf)).slice(0, 40),
    images: listing
      .flatMap((node) => [node['image'], node['photo'], node['photos']].flatMap(listOf).flatMap(imageOf))
      .slice(0, 40),
  };
}

/** The counts of a building's units, each open: a building has no number of bedrooms. */
function unitCounts(
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

function rooms(value: unknown): number | undefined {
  const count = numberIn(value);
  return count !== undefined && plausibleRooms(count) ? count : undefined;
}

function bathsOf(node: Node): number | undefined {
  const full = rooms(node['numberOfFullBathrooms']);
  const half = rooms(node['numberOfPartialBathrooms']);
  // The total counts a half bathroom as a whole one; the full and partial counts are exact.
  if (full !== undefined && half !== undefined) return full + half / 2;
  return rooms(node['numberOfBathroomsTotal']) ?? rooms(node['numberOfBathrooms']) ?? full;
}

function sizesIn(listing: readonly Node[], fields: readonly string[]): readonly Candidate<Size>[] {
  for (const field of fields) {
    for (const node of listing) {
      const found = listOf(node[field])[0];
      const size = sizeIn(found);
      if (size !== undefined) return candidate(size, field);
      const value = numberIn(found);
      // A number without a unit is no size: whoever reads it has to say the unit.
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

function addressOf(value: unknown): string | undefined {
  const found = listOf(value)[0];
  if (!isNode(found)) return typeof found === 'string' ? text(found) : undefined;
  const street = text(found['streetAddress']);
  const region = [text(found['addressRegion']), postalCode(found)].filter((part) => part !== undefined).join(' ');
  const parts = [street, text(found['addressLocality']), region].filter((part) => part !== undefined && part !== '');
  return street === undefined || parts.length === 0 ? undefined : parts.join(', ');
}

/** A postal code; a number has lost its leading zeros in the United States. */
function postalCode(address: Node): string | undefined {
  const code = address['postalCode'];
  const isUs = /^[A-Z]{2}$/.test(text(address['addressRegion']) ?? '');
  return typeof code === 'number' && isUs ? String(code).padStart(5, '0') : text(code);
}

/** Amounts below this are no price of a sale. */
const leastPrice = 100;

/** The asking price of a node or of its price specification. A range leaves the price open. */
function pricesIn(listing: readonly Node[]): readonly Candidate<DecidedFacts['price']>[] {
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
function typesIn(listing: readonly Node[]): readonly Candidate<PropertyType>[] {
  const named = first(listing, (node) => {
    const category = text(node['accommodationCategory']) ?? text(node['category']) ?? text(node['additionalType']);
    return category === undefined ? undefined : propertyTypeIn(category.replace(/[_-]/g, ' '));
  });
  const typed = first(listing, (node) =>
    typesOf(node)
      .map((type) => schemaTypes[type])
      .find((type) => type !== undefined),
  );
  return candidate(named ?? typed, named === undefined ? '@type' : 'category');
}

function featureOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.slice(0, longestText).trim()];
  if (!isNode(value) || value['value'] === false || value['value'] === 'false' || value['value'] === 'False') return [];
  const name = text(value['name']);
  return name === undefined ? [] : [name];
}

function imageOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const address = isNode(value) ? (text(value['contentUrl']) ?? text(value['url'])) : undefined;
  return address === undefined ? [] : [address];
}

function agentOf(nodes: readonly (Node | undefined)[]): ListingAgent | undefined {
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
