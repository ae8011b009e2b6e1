import { regex } from '../../../../domain/regex.ts';
import { knownAddress } from './known-addresses.ts';

/** Words that end the name of a street. */
const suffixes =
  'Alley|Aly|Avenue|Ave|Av|Bend|Bnd|Bluff|Blf|Boulevard|Blvd|Branch|Bridge|Brook|Bypass|Canyon|Cape|Causeway|Center|Ctr|Chase|Circle|Cir|Close|Commons?|Corner|Court|Ct|Courts|Cove|Cv|Creek|Crescent|Cres|Cr|Crest|Crossing|Xing|Crossroads?|Curve|Dale|Dr|Drive|Drove|End|Estates?|Expressway|Expy|Extension|Ext|Falls|Farm|Field|Fields|Ford|Forest|Fork|Freeway|Fwy|Gardens?|Gdns|Gate|Gateway|Glen|Gln|Green|Grove|Grv|Harbor|Harbour|Haven|Heights|Hts|Highway|Hwy|Hill|Hills|Hls|Hollow|Holw|Island|Isle|Junction|Key|Knoll|Knolls|Lake|Landing|Lndg|Lane|Ln|Ledge|Line|Link|Lodge|Loop|Mall|Manor|Meadow|Meadows|Mdws|Mews|Mill|Mount|Mountain|Oval|Park|Parade|Pde|Parkway|Pkwy|Pass|Passage|Path|Pike|Pines?|Pl|Place|Plain|Plaza|Plz|Point|Pointe|Pt|Port|Prairie|Promenade|Quay|Ramp|Ranch|Reach|Rest|Ridge|Rdg|Rise|River|Road|Rd|Route|Rte|Row|Run|Shore|Shores|Spring|Springs|Spur|Square|Sq|Station|Strand|Street|St|Summit|Terrace|Ter|Terr|Tce|Trace|Trce|Track|Trafficway|Trail|Trl|Turn|Turnpike|Tpke|Vale|Valley|View|Vw|Village|Vista|Vis|Walk|Way|Wharf|Wood|Woods|Wynd|Yard';
/** The words among these that nearly always come last: "Prairie Star Dr" is one street. */
const strong =
  'Avenue|Ave|Boulevard|Blvd|Circle|Cir|Court|Ct|Cove|Cv|Drive|Dr|Lane|Ln|Loop|Parkway|Pkwy|Place|Pl|Road|Rd|Street|Terrace|Ter|Trail|Trl|Way';
const direction = '(?:[NSEW]|N[EW]|S[EW]|North|South|East|West|North(?:east|west)|South(?:east|west))\\b\\.?';
const name =
  "(?:(?:St|Mt|Ft|Dr)\\.? )?(?:\\p{Lu}[\\p{L}'’.-]{0,30}|\\d{1,4}(?:st|nd|rd|th)\\b|[Oo]f the|[Oo]f|de(?: la| los| las)?|del|du|des|and|&)";
const number =
  '(?:(?:TBD|Lot|Tract|Parcel|Unit|Apt|Suite|Plot|Flat)\\s?[A-Z]?\\d{0,5}[A-Za-z]?,?\\s(?:/\\s)?)?(?:[NSEW]\\d{2,4}\\s?[NSEW]\\d{2,6}|[NSEW]\\d{3,6}|\\d{1,5}/\\d{1,6}[A-Za-z]?|\\d{1,6}(?:\\s?[-–&]\\s?\\d{1,5})?[A-Za-z]?(?:\\s1/2|\\s?½)?)';
const highway =
  '(?:(?:US|U\\.S\\.|State|County|Old|Farm to Market|Ranch|Interstate|Private|Forest|National|Great Northern)\\s){0,2}(?:Hwy|Highway|FM|RM|CR|SR|SH|PR|Route|Rte|Rt|US|I|Road|Rd|County Road|Ranch Road|State Route|Loop)[\\s-](?:\\d{1,4}[A-Z]?|[A-Z]{1,2}\\b)';
const prefixed =
  "(?:Calle|Camino|Avenida|Avenue|Ave|Via|Vía|Paseo|Rue|Rua|Caminito|Corte|Plaza|Circulo|Placita|Boulevard|Carrer|Chemin|The|El|La|Los|Las|Le|Rancho|Vista)\\s(?:(?:of the|of|de la|de los|de las|de|del|du|des|la|las|los|el)\\s)?\\p{Lu}[\\p{L}'’-]{1,30}(?:\\s\\p{Lu}[\\p{L}'’-]{1,30}){0,3}";
const utah = `(?:${direction}\\s)?\\d{2,5}\\s${direction}`;
const street = `(?:${direction}\\s)?(?:${highway}(?:\\s${direction})?|${prefixed}|(?:${name}\\s){1,4}(?:${strong})\\b\\.?(?!\\s(?:${suffixes})\\b)(?:\\s${direction})?|(?:${name}\\s){0,5}?(?:${suffixes})\\b\\.?(?:\\s(?:${direction}|(?:${suffixes})\\b\\.?)){0,2}(?:\\s\\d{1,3}[A-Z]?(?![\\d,.]|\\s?(?:bed|bd|bath|ba|sq|acre)))?|Broadway(?:\\s${direction})?|${utah})`;
const unitPart =
  '(?:,?\\s(?:[-–]\\s)?(?:#\\s?[A-Za-z0-9-]{1,8}|(?:Apt|APT|Unit|UNIT|Suite|SUITE|Ste|STE|No|Apartment|Lot|Bldg|Floor|Fl|PH|Space|Spc)\\b\\.?\\s?#?[A-Za-z0-9-]{1,8}))?';
const town =
  "(?:(?:St|Ste|Mt|Ft|Pt|Co)\\.|\\p{Lu}[\\p{L}'’-]{1,30})(?![\\p{L}\\d])(?:\\s(?:(?:St|Ste|Mt|Ft|Pt)\\.|\\p{Lu}[\\p{L}'’-]{0,30})(?![\\p{L}\\d])|\\s(?:upon|on|in|the|of|de|du|la|del|le|sur|by)\\b){0,3}";
/** Two capitals, a province or an Australian state, or the District of Columbia. */
const region = '(?:[A-Z]{2}|NSW|VIC|QLD|TAS|ACT|D\\.C\\.)';
/** Provinces and states as a line with the town writes them out. */
const regionName =
  'Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Qu[ée]bec|Saskatchewan|(?:North|South) (?:Carolina|Dakota)|New (?:Hampshire|Jersey|Mexico|York)|West Virginia|Rhode Island|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming';
const code =
  '(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|[AC-FHKNPRTV-Y]\\d[\\dW]\\s?[AC-FHKNPRTV-Y\\d]{4}|[A-Z]{1,2}\\d[A-Z\\d]?(?:\\s?\\d[A-Z]{2})?|\\d{4})';
const place = `(?:(?:,\\s?|\\sin\\s|\\s(?=\\p{Lu}[\\p{L} ]{1,30},?\\s[A-Z]{2}\\s\\d{5}))${town}){0,3}(?:(?<=\\sDublin)\\s\\d{1,2}W?\\b)?(?:,?\\s${region}\\b(?!\\d)\\.?)?(?:,?\\s${code}\\b)?`;
const everyStreet = new RegExp(`(?<![\\d$€£.,/\\p{L}-])${number}\\s${street}${unitPart}${place}`, 'gu');
/** European order: the number after the street, the code before the town. */
const european =
  /\b(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s\d)\p{Lu}[\p{L}'’.-]{1,30}(?:\s(?:de(?: la)?|del|di|der|am|zum|\p{Lu}[\p{L}'’.-]{1,30})){0,3}\s\d{1,4}\s?[a-z]?,\s\d{4,5}\s\p{Lu}[\p{L}'’ -]{1,30}/u;
/** Puerto Rico: "Calle Luna 152, San Juan, PR 00901". */
const behindStreet = new RegExp(
  `\\b(?:Calle|Avenida|Ave\\.|Carretera|Paseo|Camino)\\s(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s){1,4}#?\\d{1,4}[A-Z]?,\\s${town},\\s[A-Z]{2}\\s\\d{5}\\b`,
  'u',
);
/** British and Irish pages leave the number out: "Foxglove Road, Northfield, OX9". */
const unnumbered = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’.-]{1,30}\\s){1,4}(?:${suffixes})\\b(?:,\\s${town}){1,3},?\\s(?:[A-Z]{1,2}\\d[A-Z\\d]?(?:\\s?\\d[A-Z]{2})?)$`,
  'u',
);
/** Words that end the name of a community as well as that of a street: "Sutter Creek Estates". */
const communities =
  'Commons?|Crossing|Estates?|Falls|Farm|Forest|Gardens|Grove|Heights|Hills|Knolls|Lake|Landing|Manor|Meadows?|Mill|Oaks|Park|Pines?|Plaza|Point|Pointe|Preserve|Ranch|Reserve|Shores|Springs|Square|Station|Summit|Village|Vista|Vis|Woods|Yard';
/** Land has no number: "County Road 338, Gatesville, TX 76528", "TBD Ranch Road, Burnet, TX 78611". */
const unnumberedUs = new RegExp(
  `^(?!(?:\\p{Lu}[\\p{L}'’.-]{1,30}\\s){1,4}(?:${communities}),)(?:(?:TBD|TBA|NHN|(?:Lot|Tract) \\w{1,4}),?\\s)?(?:${highway}|(?:\\p{Lu}[\\p{L}'’.-]{1,30}\\s){1,4}(?:${suffixes})\\b\\.?)(?:,\\s${town}){1,2},?\\s(?:[A-Z]{2}|${regionName})\\s\\d{5}(?:-\\d{4})?$`,
  'u',
);
const notStreetNames = regex('i')`
  \b(?:
    bed(?:room)?s?|bath(?:room)?s?|homes?|houses?|square|minutes?
    |miles?(?! (?:Rd|Road|St|Street|Ave|Avenue|Hwy|Highway|Ln|Lane|Dr|Drive)\b)|listing|photos?|units
    |stor(?:y|ies)|car|acres?|(?<=^[\d.,]+ )sq|sq(?=\.?[ -]?(?:ft|feet|m)\b)|ft|days?|results|properties
    |reviews?|points|views of|bhk|garages?|receptions?|rooms?|floors?|levels?|new|sold|views|saves?|years?
  )\b
`;

/** Such an address in an element for addresses; it may leave the code out as well. */
const inElement = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’.-]{1,30}\\s){1,4}(?:${suffixes})\\b(?:,\\s${town}){1,3}(?:,?\\s[A-Z0-9 ]{2,8})?$`,
  'u',
);

/** The address that an element for addresses holds without a number; undefined for other texts. */
export const namedStreetIn = (text: string): string | undefined =>
  inElement.test(text.trim()) && !notStreetNames.test(text) ? text.trim() : undefined;

export interface AddressMention {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/** Two letters that shorten the name of a street, not that of a state or a direction. */
const shortSuffix = /^(?:St|Dr|Ln|Rd|Pl|Pt|Cv|Sq|Av|Cr)$/i;

/** A line in capitals as an address is written, letter by letter in its place. */
const uncapitalised = (line: string): string =>
  line.replace(/\p{L}+/gu, (word) =>
    word.length > 2 || shortSuffix.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );

/** A number with nothing but the word that ends a street: "1 Wood", "38 View". */
const nameless = new RegExp(`^\\d+\\s(?:${suffixes})$`, 'u');

const isNoStreet = (match: string): boolean =>
  nameless.test(match) || knownAddress(match) === undefined || notStreetNames.test(match.split(',', 1)[0] ?? '');

/** The first number and street, past words that only look like one: "4 Bedroom Ranch", "38 View". */
function firstStreet(line: string): RegExpExecArray | null {
  everyStreet.lastIndex = 0;
  let match = everyStreet.exec(line);
  while (match !== null && isNoStreet(match[0])) match = everyStreet.exec(line);
  return match;
}

/** Canadian addresses begin with the number of the unit: "27 8340 Ironwood Mews, Surrey, British Columbia". */
const unitBefore = /(?:^|:\s)(\d{1,4}[A-Za-z]?),?\s$/;
const canadian = /\b(?:AB|BC|MB|NB|NS|ON|QC|SK|Alberta|British Columbia|Manitoba|Ontario|Saskatchewan)\b/;

/** The first street address in a text; undefined when it has none. */
export function addressMention(text: string): AddressMention | undefined {
  const isLoud = text === text.toUpperCase() && /\p{L}{4}/u.test(text);
  const line = (isLoud ? uncapitalised(text) : text).slice(0, 400);
  const match =
    firstStreet(line) ??
    european.exec(line) ??
    behindStreet.exec(line) ??
    unnumbered.exec(line.trim()) ??
    unnumberedUs.exec(line.trim());
  if (match === null) return undefined;
  const address = match[0]
    .replace(/[\s,.]+$/, (end) => (end.startsWith('.') ? '.' : ''))
    .trim()
    .replace(/\sin\s(?=\p{Lu})/u, ', ');
  const streetWords = address.split(',', 1)[0] ?? '';
  if (notStreetNames.test(streetWords)) return undefined;
  if (knownAddress(address) === undefined) return undefined;
  const unit = canadian.test(line) ? (unitBefore.exec(line.slice(0, match.index))?.[1] ?? '') : '';
  const start = unit === '' ? match.index : line.lastIndexOf(unit, match.index - 1);
  return { address: `${unit} ${withCommas(address)}`.trim(), start, end: match.index + match[0].length };
}

const stateEnd = /^(.*\p{Ll}),?\s(?!N[EW]|S[EW])([A-Z]{2})\s(\d{5}(?:-\d{4})?)$/u;
const streetHead = new RegExp(`^${number}\\s${street}${unitPart}(?=\\s\\p{Lu})`, 'u');

/** An address in the United States with the commas that a note leaves out: "9 Elm St Austin TX 78704". */
function withCommas(address: string): string {
  const [, head = '', state, zip] = stateEnd.exec(address) ?? [];
  if (state === undefined) return address;
  const [line = ''] = head.includes(',') ? [] : (streetHead.exec(head) ?? []);
  return `${line === '' ? head : `${line},${head.slice(line.length)}`}, ${state} ${zip}`;
}

export const addressIn = (text: string): string | undefined => addressMention(text)?.address;

const cityLine = new RegExp(
  `^${town}(?:\\s\\([^)]{2,30}\\))?(?:,\\s${town})?(?:,?\\s${region}\\b\\.?(?:,?\\s${code})?|,\\s(?:${regionName})\\s${code})(?:,\\s(?:USA|United States|Canada|Australia|${town} County))?$`,
  'u',
);

/** The county behind a town: "Florence, TX 76527, Williamson County". */
const county = /,\s[\p{L}. ]{2,30} County$/u;

/** Whether a line is the second line of an address: town, state and code. */
export const isCityLine = (text: string): boolean => text.length < 80 && cityLine.test(text.trim());

const anyStreet = /^(?:\d{1,6}[A-Z]?|TBD|TBA)\s(?:\p{Lu}[\p{L}'’.-]*(?:\s|$)){1,5}(?:\d{1,4})?$/u;

/** The address of a line right above a town with its ZIP code, whatever the kind of its street: "33 Tumbleweed Draw". */
export function addressAbove(line: string, town: string): string | undefined {
  const isAbove =
    anyStreet.test(line) &&
    knownAddress(line) !== undefined &&
    !notStreetNames.test(line) &&
    isCityLine(town) &&
    /\b\d{5}\b/.test(town);
  return isAbove ? `${line}, ${town.replace(county, '').replace(/, (?=\d{5})/, ' ')}` : undefined;
}

const long: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  trail: 'trl',
  circle: 'cir',
  parkway: 'pkwy',
  highway: 'hwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** Whether an address ends with a code, after its state in the United States. */
export const isWholeAddress = (address: string): boolean =>
  /,\s(?:[\p{L} ]+\s)?(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?)$/u.test(
    address,
  );

/** The street of an address in a form that can be compared: "12 Oak Street, Austin" and "12 Oak St." are the same. */
function streetKey(address: string): string {
  const words = (address.replace(/^(?:unit|apt|suite|flat)\s\S+,\s/i, '').split(',', 1)[0] ?? '')
    .toLowerCase()
    .replace(/[.#]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word) => long[word] ?? word).join(' ');
}

/** "2019 Palm Harbor" is the year and the maker of a manufactured home. */
export const modelYear = /^(?:19[5-9]|20[0-4])\d [^,]+$/;

const kindOfStreet = new RegExp(`^(?:${strong}|St)$`, 'i');

/** Whether a street has the word of one, such as "Lane", that ends no other name. */
export const namesStreet = (street: string): boolean => street.split(/[\s,]+/).some((word) => kindOfStreet.test(word));

/** The longer of two forms of one address, with the kind of its street: "57 Elm Hollow Road, Asheville". */
export function fullerAddress(a: string, b: string): string {
  if (streetKey(a) === streetKey(b) && isWholeAddress(a) !== isWholeAddress(b)) return isWholeAddress(a) ? a : b;
  const [long, short] = b.length > a.length ? [b, a] : [a, b];
  const [street = ''] = long.split(',', 1);
  const [other = ''] = short.split(',', 1);
  const more = other.startsWith(`${street} `) ? other.slice(street.length + 1) : '';
  return kindOfStreet.test(more) ? `${other}${long.slice(street.length)}` : long;
}

/** Whether two addresses name the same street and number; one of them may say more. */
export function sameAddress(a: string, b: string): boolean {
  const [one, two] = [streetKey(a), streetKey(b)];
  const isUnitOf = (whole: string, street: string): boolean =>
    /\d/.test(street) && whole.endsWith(` ${street}`) && /^\d{1,4}[a-z]?$/.test(whole.slice(0, -street.length - 1));
  return (
    one === two || one.startsWith(`${two} `) || two.startsWith(`${one} `) || isUnitOf(one, two) || isUnitOf(two, one)
  );
}
