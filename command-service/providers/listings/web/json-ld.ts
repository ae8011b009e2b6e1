import type { Candidate } from '../../../../domain/facts/index.ts';
import type { DecidedFacts, DecidedName, Found } from '../facts.ts';
import { statusOfCode } from '../text/status.ts';
import { yearOfField } from '../text/years.ts';
import { agreement } from './identity.ts';
import type { PageIdentity } from './identity.ts';
import {
  connected,
  first,
  isNode,
  listOf,
  nodesIn,
  numberIn,
  resolved,
  text,
  topNodes,
  typesOf,
  type Node,
} from './json-ld-nodes.ts';
import {
  unitCounts,
  rooms,
  bathsOf,
  namedProperties,
  sizesIn,
  addressOf,
  pricesIn,
  typesIn,
  featureOf,
  imageOf,
  agentOf,
  candidate,
} from './json-ld-values.ts';

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

/** The schema.org data about the home of the page. */
export interface StructuredListing extends Found {
  /** How many different homes the data describes. */
  readonly homes: number;
}

/**
 * Reads the home of a page from its JSON-LD scripts and its microdata.
 *
 * @param page the subject that the page states: of several homes, only one that agrees with it counts
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

function readHome(main: readonly Node[], byId: ReadonlyMap<string, Node>): Omit<Found, 'source'> {
  const listing = [...main, ...main.flatMap(namedProperties)];
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
    yearBuilt: read('yearBuilt', (node) => yearOfField(numberIn(node['yearBuilt']))),
    propertyType: typesIn(listing),
    status: read('availability', (node) => statusOfCode(text(node['availability']) ?? '')),
    hoa: [],
    garage: [],
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
