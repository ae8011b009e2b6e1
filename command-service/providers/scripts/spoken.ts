import { wordOfNumber } from '../../../domain/facts/index.ts';
import type { Price, Size } from '../listings/facts.ts';

/**
 * Formats facts as words that a voice reads well, e.g. "three bedrooms", "$1.25 million", "12 Oak Street in Austin".
 */

const parts: Readonly<Record<number, string>> = { 0.25: 'a quarter', 0.5: 'a half', 0.75: 'three-quarter' };

/** A count: "three bedrooms", "one bathroom", "two and a half bathrooms". */
export function spokenCount(value: number, noun: string): string {
  const whole = Math.floor(value);
  const name = wordOfNumber(whole);
  if (value === whole) return `${name ?? whole} ${noun}${whole === 1 ? '' : 's'}`;
  const part = parts[value - whole];
  return part === undefined || name === undefined ? `${value} ${noun}s` : `${name} and ${part} ${noun}s`;
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
  const figure = amount >= 1_000_000 && amount % 10_000 === 0 ? `${amount / 1_000_000} million` : withCents(amount);
  const sign = currency === undefined ? undefined : signs[currency];
  const money =
    sign === undefined
      ? `${figure} ${currency === undefined ? '[currency]' : (currencyNames[currency] ?? currency)}`
      : `${sign}${figure}`;
  return per === undefined ? money : `${money} per ${per}`;
}

/** A size: "1,850 square feet", "0.21 acres", "half an acre". */
export function spokenSize({ value, unit }: Size): string {
  const singular = {
    'square feet': 'square foot',
    'square meters': 'square meter',
    acres: 'acre',
    hectares: 'hectare',
  } as const;
  if (unit === 'acres' && value === 0.5) return 'half an acre';
  return `${sizeFigure(value)} ${value === 1 ? singular[unit] : unit}`;
}

/** An amount in digits with its sign, or with the code of its currency: "$1,250,000", "749,900 CAD". */
export function figureOf(amount: number, currency: string | undefined): string {
  const sign = currency === undefined ? '' : signs[currency];
  return sign === undefined ? `${withCents(amount)} ${currency}` : `${sign}${withCents(amount)}`;
}

/** Money has two decimals or none: "$26.50", "$1,450". */
function withCents(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}

/** A size in digits: "1,850", "0.214". */
export function sizeFigure(value: number): string {
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
  Cv: 'Cove',
  Pt: 'Point',
  Aly: 'Alley',
  Xing: 'Crossing',
  Holw: 'Hollow',
  Bnd: 'Bend',
  Blf: 'Bluff',
  Trce: 'Trace',
  Rdg: 'Ridge',
  Grv: 'Grove',
  Gln: 'Glen',
  Hts: 'Heights',
  Plz: 'Plaza',
  Tpke: 'Turnpike',
  Fwy: 'Freeway',
  Expy: 'Expressway',
  Rte: 'Route',
  Cres: 'Crescent',
  Pde: 'Parade',
  Tce: 'Terrace',
  Terr: 'Terrace',
  Lndg: 'Landing',
  Mdws: 'Meadows',
  Gdns: 'Gardens',
  Hls: 'Hills',
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
const unitPart =
  /^(?:#|apt|unit|suite|ste|floor|no)\b|^#|^(?:space|spc|lot|bldg|building|penthouse|ph)\b\.?\s?#?\w{0,4}$/i;

/** Street and city, without state and postal code: "12 Oak Street in Austin". */
export function spokenAddress(address: string): string {
  const [first = '', ...rest] = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [unit, ...others] = rest[0] !== undefined && unitPart.test(rest[0]) ? rest : [undefined, ...rest];
  const street = [
    // Land has no number yet.
    spokenStreet(first.replace(/^(?:TBD|TBA|NHN|0)\s(?=\p{Lu})/u, '')),
    ...(unit === undefined ? [] : [unit.replace(/^Ste\b/i, 'Suite').replace(/^#\s?/, 'Unit ')]),
  ].join(', ');
  const city = (others[0] ?? '').replace(/\b(?:[A-Z]{2,3}\s)?\d{4,6}(?:-\d{4})?\b/g, '').trim();
  return city === '' || /^[A-Z]{2}$/.test(city) ? street : `${street} in ${city}`;
}

const unitBehind = /\s(?:#\s?|(?:apt|unit|suite|ste)\b\.?\s?#?)(\S{1,8})$/i;
const longDirections: ReadonlySet<string> = new Set([...Object.keys(directions), ...Object.values(directions)]);

function spokenStreet(street: string): string {
  const unit = unitBehind.exec(street)?.[1];
  const words = street.replace(unitBehind, '').replaceAll('.', '').split(' ');
  // The word for the street is the last one, or comes before a direction or the number of a highway.
  const ends = (at: number): boolean =>
    at === words.length - 1 ||
    (at === words.length - 2 && (longDirections.has(words[at + 1] ?? '') || /^\d/.test(words[at + 1] ?? '')));
  const spoken = words.map((word, at) => {
    if (at === 0) return word;
    const isEdge = at === 1 || at === words.length - 1;
    return (ends(at) ? streetNames[word] : undefined) ?? (isEdge ? directions[word] : undefined) ?? word;
  });
  return unit === undefined ? spoken.join(' ') : `${spoken.join(' ')}, Unit ${unit}`;
}

/** A list: "a, b, and c". */
export function spokenList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1) ?? ''}`;
}
