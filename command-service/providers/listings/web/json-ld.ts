import {
  currencyOf,
  parseNumber,
  periodOf,
  plausible,
  priceOf,
  propertyTypeIn,
  sizeOf,
  unitOf,
} from '../text/amounts.ts';
import { compactFacts } from '../facts.ts';
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
  typesOf,
} from './json-ld-nodes.ts';
import type { ListingAgent, PricePeriod, PropertyFacts, PropertyType, Size } from '../facts.ts';

/** The facts of a listing in schema.org data, with its name there. */
export interface StructuredListing {
  readonly facts: PropertyFacts;
  readonly name?: string;
}

/** Types of a listing, the most certain first. Other nodes of a page (breadcrumbs, organisations) have none of them. */
const listingTypes = [
  'realestatelisting',
  'singlefamilyresidence',
  'house',
  'townhouse',
  'apartment',
  'condo',
  'residence',
  'apartmentcomplex',
  'gatedresidencecommunity',
  'accommodation',
  'suite',
  'room',
  'officespace',
  'warehouse',
  'product',
  'offer',
  'localbusiness',
  'landmarksorhistoricalbuildings',
  'place',
];
/** Reads the facts of the main listing from the JSON-LD scripts of a page. Skips broken scripts. */
export function readJsonLd(scripts: readonly string[]): StructuredListing {
  const nodes = nodesIn(scripts);
  const byId = new Map(
    nodes.flatMap((node) =>
      typeof node['@id'] === 'string' && Object.keys(node).length > 1 ? [[node['@id'], node] as const] : [],
    ),
  );
  const main = surest(nodes, byId);
  if (main === undefined) return { facts: {} };
  const listing = connected(main, byId);
  const name = first(listing, (node) => text(node['name']) ?? text(node['headline']));
  return { facts: factsOf(listing, byId), ...(name === undefined ? {} : { name }) };
}

/** The node that is most certainly the listing, the first of several; undefined when there is none. */
function surest(nodes: readonly Node[], byId: ReadonlyMap<string, Node>): Node | undefined {
  const ranks = nodes.map((node) => rank(node, byId));
  const best = Math.min(...ranks);
  return best === Infinity ? undefined : nodes[ranks.indexOf(best)];
}

/**
 * Rank of a node by its type, the lower the more certain; a page about a listing ranks as that listing. Infinity: not a
 * listing.
 */
function rank(node: Node, byId: ReadonlyMap<string, Node>): number {
  return Math.min(
    ...connected(node, byId)
      .flatMap((each) => typesOf(each))
      .map((type) => listingTypes.indexOf(type))
      .filter((index) => index >= 0),
    Infinity,
  );
}

function factsOf(listing: readonly Node[], byId: ReadonlyMap<string, Node>): PropertyFacts {
  return compactFacts({
    address: first(
      listing,
      (node) =>
        addressOf(node['address']) ??
        first(listOf(node['location']).filter(isNode), (place) => addressOf(place['address'])),
    ),
    price: first(listing, priceIn),
    beds: first(listing, (node) => rooms(node['numberOfBedrooms'])),
    baths: first(listing, bathsIn),
    area: first(listing, (node) => sizeIn(node['floorSize']) ?? sizeIn(node['area'])),
    lotSize: first(listing, (node) => sizeIn(node['lotSize'])),
    yearBuilt: first(listing, (node) =>
      [node['yearBuilt']].map(numberIn).find((year) => year !== undefined && plausible.year(year)),
    ),
    propertyType: typeOf(listing),
    description: first(listing, (node) => text(node['description'])),
    features: listing.flatMap((node) => listOf(node['amenityFeature']).flatMap(featureOf)).slice(0, 40),
    images: listing
      .flatMap((node) => [node['image'], node['photo'], node['photos']].flatMap(listOf).flatMap(imageOf))
      .slice(0, 40),
    agent: first(listing, (node) =>
      agentOf(
        ['agent', 'seller', 'offeredBy', 'broker', 'realEstateAgent', 'provider'].map((key) =>
          resolved(listOf(node[key])[0], byId),
        ),
      ),
    ),
  });
}

function rooms(value: unknown): number | undefined {
  const count = numberIn(value);
  return count !== undefined && plausible.rooms(count) ? count : undefined;
}

function bathsIn(node: Node): number | undefined {
  const full = rooms(node['numberOfFullBathrooms']);
  const half = rooms(node['numberOfPartialBathrooms']);
  // The total counts a half bathroom as a whole one; the full and partial counts are exact.
  if (full !== undefined && half !== undefined) return full + half / 2;
  return rooms(node['numberOfBathroomsTotal']) ?? full;
}

function sizeIn(value: unknown): Size | undefined {
  const found = listOf(value)[0];
  if (typeof found === 'string') {
    const [, amount = '', unit = ''] = /^\s*([\d.,]+)\s*([^\d\s].{0,20})$/.exec(found.slice(0, longestType)) ?? [];
    return sizeOf(parseNumber(amount), unitOf(unit));
  }
  if (!isNode(found)) return undefined;
  return sizeOf(
    numberIn(found['value']),
    unitOf(text(found['unitText']) ?? '') ?? unitOf(text(found['unitCode']) ?? ''),
  );
}

function addressOf(value: unknown): string | undefined {
  const found = listOf(value)[0];
  if (!isNode(found)) return typeof found === 'string' ? text(found) : undefined;
  const street = text(found['streetAddress']);
  const region = [text(found['addressRegion']), text(found['postalCode'])]
    .filter((part) => part !== undefined)
    .join(' ');
  const parts = [street, text(found['addressLocality']), region].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** The asking price of the node or of its price specification; not a range or a monthly cost. */
function priceIn(node: Node): PropertyFacts['price'] {
  const specification = listOf(node['priceSpecification']).find(isNode);
  const amount = numberIn(node['price']) ?? numberIn(specification?.['price']);
  if (amount === undefined || !plausible.price(amount)) return undefined;
  const currency = currencyOf(text(node['priceCurrency']) ?? text(specification?.['priceCurrency']) ?? '');
  return priceOf(amount, currency, specification === undefined ? undefined : periodIn(specification));
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
  apartment: 'apartment',
  officespace: 'office',
  warehouse: 'warehouse',
};

function typeOf(listing: readonly Node[]): PropertyType | undefined {
  const named = first(listing, (node) => {
    const category = text(node['accommodationCategory']) ?? text(node['category']) ?? text(node['additionalType']);
    return category === undefined ? undefined : propertyTypeIn(category);
  });
  return (
    named ??
    first(listing, (node) =>
      typesOf(node)
        .map((type) => schemaTypes[type])
        .find((type) => type !== undefined),
    )
  );
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

function agentOf(candidates: readonly (Node | undefined)[]): ListingAgent | undefined {
  const node = candidates.find((candidate) => candidate !== undefined && text(candidate['name']) !== undefined);
  const name = text(node?.['name']);
  if (node === undefined || name === undefined) return undefined;
  const firm = [node['worksFor'], node['parentOrganization'], node['memberOf'], node['affiliation']]
    .flatMap(listOf)
    .find(isNode);
  const company = text(firm?.['name']);
  const phone = text(node['telephone']);
  return { name, ...(company === undefined ? {} : { company }), ...(phone === undefined ? {} : { phone }) };
}
