import { currencyOf, fieldOf, periodOf, priceOf, sizeOf, sizeUnitOf } from '../../../../domain/facts/index.ts';
import type { Candidate, Size } from '../../../../domain/facts/index.ts';
import type { Candidates, DecidedName, Found, ListingAgent } from '../facts.ts';
import { plausibleRooms } from '../text/rooms.ts';
import { statusOfCode } from '../text/status.ts';
import { knownAddress } from '../text/known-addresses.ts';
import { propertyTypeIn } from '../text/types.ts';
import { yearOfField } from '../text/years.ts';
import { agreement } from './identity.ts';
import type { PageIdentity } from './identity.ts';
import { isNode, numberOfText } from './json-ld-nodes.ts';
import type { Node } from './json-ld-nodes.ts';
import { looseJson } from './loose-json.ts';
import { elsewhere, flagKeys, keys, partNames, streetParts, textKeys, type Key } from './page-data-keys.ts';

const limitOf = { nodes: 20_000, depth: 24, text: 8000, embedded: 1_000_000 } as const;

interface DataRecord {
  readonly fields: Partial<Record<Key, unknown>>;
  readonly path: string;
  readonly urls: readonly string[];
  readonly node: Node;
}

/** Reads the home of the page from the data that the page holds for its own program. */
export function readPageData(scripts: readonly string[], page: PageIdentity, base: string): Found {
  return homeOf(scripts.flatMap(looseJson), page, base) ?? { source: 'page data', candidates: {} };
}

/** Reads a home from JSON that an address answers with, such as a RESO record of an MLS. */
export function readJsonListing(content: string, base: string): Found | undefined {
  return homeOf(looseJson(content), { urls: new Set() }, base);
}

function homeOf(values: readonly unknown[], page: PageIdentity, base: string): Found | undefined {
  const records = values.flatMap(recordsIn);
  const judged = records.map((record) => ({
    record,
    agrees: agreement(page, record.urls, addressOf(record.fields), base),
  }));
  const same = judged.filter(({ agrees }) => agrees === 'same');
  const left =
    same.length > 0
      ? same
      : judged.filter(({ agrees, record }) => agrees === 'unknown' && !elsewhere.test(record.path));
  const [main] = left.toSorted((a, b) => Object.keys(b.record.fields).length - Object.keys(a.record.fields).length);
  if (main === undefined) return undefined;
  // Several homes, and none that the page is about.
  if (same.length === 0 && new Set(left.map(({ record }) => homeKey(record.fields))).size > 1) return undefined;
  return foundOf(main.record);
}

const homeKey = (fields: DataRecord['fields']): string =>
  JSON.stringify([addressOf(fields) ?? null, numberOf(fields.price) ?? numberOf(fields.rent) ?? null]);

interface Waiting {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
  /** Whether it is a part of a home that was found already. */
  readonly part: boolean;
}

/** Every object that describes a home: at least two of its price, rooms, size and address. */
function recordsIn(root: unknown): readonly DataRecord[] {
  const found: DataRecord[] = [];
  const waiting: Waiting[] = [{ value: root, path: '', depth: 0, part: false }];
  for (let at = 0; at < waiting.length && at < limitOf.nodes; at += 1) {
    const { value, path, depth, part } = waiting[at] as Waiting;
    if (depth > limitOf.depth) continue;
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 200)) waiting.push({ value: each, path, depth: depth + 1, part: false });
      continue;
    }
    if (!isNode(value)) continue;
    const fields = fieldsOf(value, root);
    const core = [
      fields.price ?? fields.rent,
      fields.beds,
      fields.baths ?? fields.full,
      fields.sqft ?? fields.area,
      addressOf(fields),
    ];
    const isHome = !part && core.filter((field) => field !== undefined).length >= 2;
    if (isHome) {
      const urls = ['url', 'href', 'canonicalUrl', 'hdpUrl', 'permalink'].flatMap((key) =>
        typeof value[key] === 'string' ? [value[key]] : [],
      );
      found.push({ fields, path, urls, node: value });
    }
    for (const [key, each] of Object.entries(value).slice(0, 300)) {
      const inner =
        typeof each === 'string' && /^\s*[{[]/.test(each) && each.length < limitOf.embedded ? looseJson(each)[0] : each;
      if (typeof inner === 'object' && inner !== null)
        waiting.push({
          value: inner,
          path: `${path}.${key.slice(0, 60)}`,
          depth: depth + 1,
          part: (isHome || part) && partNames.test(normal(key)),
        });
    }
  }
  return found;
}

const normal = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The target of a reference in an Apollo cache; every other value unchanged. */
const resolved = (value: unknown, root: unknown): unknown =>
  isNode(value) && typeof value['__ref'] === 'string' && isNode(root) ? (root[value['__ref']] ?? value) : value;

/** Beside the rooms "area" is the size of the home, elsewhere a region. */
const keysOfRooms: ReadonlySet<string> = new Set(keys.beds);

/** The fields of an object and of its parts; of a field in several places, the first. */
function fieldsOf(node: Node, root: unknown): DataRecord['fields'] {
  const flat = new Map<string, unknown>();
  const add = (part: Node, depth: number): void => {
    const entries = Object.entries(part)
      .slice(0, 300)
      .map(([key, value]) => [key, resolved(value, root)] as const);
    const isOfRooms = entries.some(([key]) => keysOfRooms.has(normal(key)));
    for (const [key, value] of entries) {
      const plain = normal(key);
      const name = plain === 'area' && isOfRooms ? 'livingarea' : plain;
      if (value !== null && value !== undefined && value !== '' && !flat.has(name)) flat.set(name, value);
    }
    if (depth === 0) return;
    for (const [key, value] of entries) if (isNode(value) && partNames.test(normal(key))) add(value, depth - 1);
  };
  add(node, 2);
  const fields: Partial<Record<Key, unknown>> = {};
  for (const key of Object.keys(keys) as Key[]) {
    const name = keys[key].find((each) => flat.has(each) && isUsable(key, flat.get(each)));
    if (name !== undefined) fields[key] = flat.get(name);
  }
  return fields;
}

function isUsable(key: Key, value: unknown): boolean {
  if (flagKeys.has(key)) return value === true;
  if (textKeys.has(key)) return textOf(value) !== undefined;
  return numberOf(value) !== undefined;
}

/** A number, a numeric text, or an object that holds one of them as its value. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : undefined;
  if (typeof value === 'string') {
    const number = numberOfText(value);
    const scale = /\d\s?m(?:illion)?\b/i.test(value) ? 1e6 : /\d\s?k\b/i.test(value) ? 1e3 : 1;
    return number === undefined || number <= 0 ? undefined : number * scale;
  }
  if (isNode(value)) return numberOf(value['value'] ?? value['amount'] ?? value['raw'] ?? value['price']);
  return undefined;
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
  const plain = text
    ?.slice(0, limitOf.text)
    .replace(/\p{Cf}/gu, '')
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return plain === undefined || plain === '' ? undefined : plain;
}

/** "340", "Aspen Grove" and "Ln": the parts of a street in separate fields. */
const partedStreet = (fields: DataRecord['fields']): string | undefined =>
  textOf(fields.streetNumber) === undefined || textOf(fields.streetName) === undefined
    ? undefined
    : streetParts
        .map((part) => textOf(fields[part]))
        .filter((part) => part !== undefined)
        .join(' ');

function addressOf(fields: DataRecord['fields']): string | undefined {
  const { address, city, state, zip } = fields;
  const street = knownAddress(textOf(address) ?? partedStreet(fields), textOf(city));
  if (street === undefined || !/\d/.test(street) || /^https?:/.test(street)) return undefined;
  if (street.includes(',')) return street;
  const region = [textOf(state), textOf(zip)].filter((part) => part !== undefined).join(' ');
  const number = textOf(address) === undefined ? textOf(fields.unitNumber) : undefined;
  const unit = number === undefined || /\D{3}/.test(number) ? number : `Unit ${number}`;
  return [street, unit, textOf(city), region].filter((part) => part !== undefined && part !== '').join(', ');
}

function foundOf({ fields, node }: DataRecord): Found {
  const candidates: { -readonly [Name in DecidedName]?: Candidates[Name] } = {};
  const add = <Value>(
    name: string,
    value: Value | undefined,
    field: string,
    extra: Partial<Candidate<Value>> = {},
  ): void => {
    if (value === undefined) return;
    const one: Candidate<Value> = { value, evidence: 'stated', place: fieldOf('page data', field), ...extra };
    (candidates as Record<string, unknown>)[name] = [one];
  };
  const price = numberOf(fields.price) ?? numberOf(fields.rent);
  const currency =
    currencyOf(textOf(fields.currency) ?? '') ??
    currencyOf(/[^\d\s.,]+/.exec(typeof fields.price === 'string' ? fields.price : '')?.[0] ?? '') ??
    (isUnitedStates(fields) ? 'USD' : undefined);
  const isLease = /\blease\b|\brental\b/i.test(textOf(fields.class) ?? '');
  const per =
    fields.price === undefined && fields.rent !== undefined
      ? 'month'
      : isLease
        ? periodOf(textOf(fields.rentPer) ?? '')
        : undefined;
  if (price !== undefined) add('price', priceOf(price, currency, per), 'price');
  add('beds', rooms(numberOf(fields.beds)), 'bedrooms');
  add('baths', bathsOf(fields), 'bathrooms');
  addSize('area', numberOf(fields.sqft), 'square feet');
  if (fields.sqft === undefined)
    addSize(
      'area',
      numberOf(fields.area),
      sizeUnitOf(textOf(fields.areaUnits) ?? unitIn(fields.area)) ??
        (isUnitedStates(fields) ? 'square feet' : undefined),
    );
  addSize('lotSize', numberOf(fields.lotAcres), 'acres');
  if (fields.lotAcres === undefined) addSize('lotSize', numberOf(fields.lotSqft), 'square feet');
  if (fields.lotAcres === undefined && fields.lotSqft === undefined)
    addSize('lotSize', numberOf(fields.lot), sizeUnitOf(textOf(fields.lotUnits) ?? unitIn(fields.lot)));
  add('yearBuilt', yearOfField(numberOf(fields.year)), 'year built');
  add(
    'propertyType',
    propertyTypeIn((textOf(fields.type) ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')),
    'property type',
  );
  // A portal keeps "for sale" as the status of a home under contract, and sets a flag.
  const flagged = fields.isPending === true ? 'pending' : fields.isComingSoon === true ? 'coming soon' : undefined;
  const status = flagged ?? statusOfCode(textOf(fields.status) ?? '');
  add('status', isLease && status === 'for sale' ? 'for rent' : status, 'status');
  add('address', addressOf(fields), 'address');
  const monthlyDues = numberOf(fields.monthlyDues);
  const dues = monthlyDues ?? numberOf(fields.dues);
  const duesPer = monthlyDues === undefined ? periodOf(textOf(fields.duesPer) ?? '') : 'month';
  if (dues !== undefined && (duesPer === 'month' || duesPer === 'quarter' || duesPer === 'year'))
    add('hoa', priceOf(dues, currency, duesPer), 'association fee');
  const spaces = numberOf(fields.garage);
  if (spaces !== undefined && Number.isInteger(spaces) && spaces <= 12) add('garage', spaces, 'garage spaces');
  const description = textOf(fields.description);
  const agent = agentOf(fields);
  return {
    source: 'page data',
    candidates,
    ...(description === undefined || description.length < 60 ? {} : { description }),
    ...(agent === undefined ? {} : { agent }),
    images: imagesOf(node),
  };

  function addSize(name: 'area' | 'lotSize', value: number | undefined, unit: Size['unit'] | undefined): void {
    const size = sizeOf(value, unit);
    if (size !== undefined) add(name, size, name === 'area' ? 'living area' : 'lot size');
  }
}

/** A state and a ZIP code: sizes without a unit are square feet there. */
const isUnitedStates = ({ state, zip, country }: DataRecord['fields']): boolean =>
  /^\d{5}(?:-\d{4})?$/.test(textOf(zip) ?? '') &&
  (/^[A-Z]{2}$/.test(textOf(state) ?? '') || /^(?:us|usa|united states(?: of america)?)$/i.test(textOf(country) ?? ''));

const unitIn = (value: unknown): string =>
  isNode(value)
    ? (textOf(value['unit'] ?? value['unitText'] ?? value['units']) ?? '')
    : (/[a-z].*$/i.exec(typeof value === 'string' ? value : '')?.[0] ?? '');

const rooms = (value: number | undefined): number | undefined =>
  value !== undefined && plausibleRooms(value) ? value : undefined;

function bathsOf(fields: DataRecord['fields']): number | undefined {
  const stated = rooms(numberOf(fields.baths));
  const [full, three, half] = [numberOf(fields.full), numberOf(fields.three), numberOf(fields.half)];
  if (full !== undefined && (half !== undefined || three !== undefined))
    return rooms(full + 0.75 * (three ?? 0) + 0.5 * (half ?? 0));
  return stated ?? full ?? rooms(numberOf(fields.bathsInteger));
}

function agentOf({ agent, office }: DataRecord['fields']): ListingAgent | undefined {
  const [name, company] = [textOf(agent), textOf(office)];
  if (name === undefined) return undefined;
  return { name, ...(company === undefined ? {} : { company }) };
}

/** The pictures in the lists of a home. */
function imagesOf(node: Node): readonly string[] {
  return Object.entries(node)
    .filter(([key]) => /^(?:media|photos?|images?|pictures|responsivephotos|originalphotos)$/.test(normal(key)))
    .flatMap(([, value]) => (Array.isArray(value) ? value.slice(0, 60) : []))
    .flatMap((each: unknown) => {
      if (typeof each === 'string') return [each];
      const url = isNode(each) ? (each['MediaURL'] ?? each['href'] ?? each['url'] ?? each['src']) : undefined;
      return typeof url === 'string' ? [url] : [];
    });
}
