/** The meaning of abbreviations in listings and mortgages. Keys are in lower case and without full stops. */

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Kinds of streets, after a name. */
export const streets: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  ln: 'lane',
  dr: 'drive',
  ct: 'court',
  pl: 'place',
  cir: 'circle',
  ter: 'terrace',
  terr: 'terrace',
  pkwy: 'parkway',
  hwy: 'highway',
  sq: 'square',
  trl: 'trail',
  aly: 'alley',
  xing: 'crossing',
  loop: 'loop',
  way: 'way',
  row: 'row',
};
export const streetWords: ReadonlySet<string> = new Set([...Object.keys(streets), ...Object.values(streets)]);

export const directions: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
};

/** Read the same anywhere in a sentence. */
export const words: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  'w/': 'with',
  'w/o': 'without',
  sqft: 'square feet',
  'sq/ft': 'square feet',
  'ft²': 'square feet',
  'm²': 'square meters',
  apt: 'apartment',
  ste: 'suite',
  bldg: 'building',
  fl: 'floor',
  hoa: 'aitch oh ay',
  mls: 'em el ess',
  nmls: 'en em el ess',
  hvac: 'aitch vac',
  apr: 'ay pee ar',
  adu: 'ay dee you',
  fha: 'eff aitch ay',
  va: 'vee ay',
  usda: 'you ess dee ay',
  ltv: 'el tee vee',
  pmi: 'pee em eye',
  dti: 'dee tee eye',
  usa: 'you ess ay',
  us: 'you ess',
  ac: 'ay see',
  tv: 'tee vee',
  ev: 'ee vee',
  am: 'ay em',
  pm: 'pee em',
  diy: 'dee eye why',
  llc: 'el el see',
  faq: 'eff ay queue',
  id: 'eye dee',
  ok: 'okay',
  approx: 'approximately',
  incl: 'including',
  inc: 'incorporated',
  max: 'maximum',
  'w/d': 'washer and dryer',
  vs: 'versus',
  etc: 'et cetera',
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  jr: 'junior',
  sr: 'senior',
  curbcast: 'curb cast',
  wifi: 'why fye',
  'wi-fi': 'why fye',
  'a/c': 'ay see',
  'e.g': 'for example',
  'i.e': 'that is',
};

/** Abbreviations that are words when they are written in small letters: "us", "id", "am" and so on. */
export const onlyInCapitals = setOf('va us ac am id ok inc max ev');

/** Units after a number, singular and plural. */
export const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ba: ['bath', 'baths'],
  bath: ['bath', 'baths'],
  bth: ['bath', 'baths'],
  br: ['bedroom', 'bedrooms'],
  bd: ['bedroom', 'bedrooms'],
  bdr: ['bedroom', 'bedrooms'],
  bdrm: ['bedroom', 'bedrooms'],
  bed: ['bed', 'beds'],
  sf: ['square foot', 'square feet'],
  ft: ['foot', 'feet'],
  sqm: ['square meter', 'square meters'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  mo: ['month', 'months'],
  mos: ['month', 'months'],
  wk: ['week', 'weeks'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  mi: ['mile', 'miles'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  ac: ['acre', 'acres'],
  acre: ['acre', 'acres'],
  pt: ['point', 'points'],
  pts: ['point', 'points'],
  usd: ['dollar', 'dollars'],
  cad: ['Canadian dollar', 'Canadian dollars'],
  eur: ['euro', 'euros'],
  gbp: ['pound', 'pounds'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
};

/** Nouns after which a measure stays in the singular: "a three bedroom home". */
export const homes = setOf(
  'home house condo apartment townhouse townhome unit loft duplex villa property residence floorplan suite garage lot',
);

/** Nouns that are counted with halves: "three and a half baths". Figures of rates and prices are read digit by digit. */
export const halved = setOf(
  'ba bth bath baths bathroom bathrooms acre acres ac hour hours hr hrs mile miles mi minute minutes min year years month months story stories car',
);

/** Units after a price or a rate. */
export const per: Readonly<Record<string, string>> = {
  mo: 'a month',
  month: 'a month',
  yr: 'a year',
  year: 'a year',
  wk: 'a week',
  week: 'a week',
  day: 'a day',
  night: 'a night',
  sqft: 'per square foot',
  sf: 'per square foot',
  ft: 'per foot',
  sq: 'per square',
  hr: 'an hour',
  hour: 'an hour',
  unit: 'per unit',
  acre: 'per acre',
};

export const money: Readonly<Record<string, readonly [one: string, many: string]>> = {
  $: ['dollar', 'dollars'],
  us$: ['dollar', 'dollars'],
  ca$: ['Canadian dollar', 'Canadian dollars'],
  c$: ['Canadian dollar', 'Canadian dollars'],
  a$: ['Australian dollar', 'Australian dollars'],
  au$: ['Australian dollar', 'Australian dollars'],
  nz$: ['New Zealand dollar', 'New Zealand dollars'],
  hk$: ['Hong Kong dollar', 'Hong Kong dollars'],
  mx$: ['peso', 'pesos'],
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '₹': ['rupee', 'rupees'],
  '¥': ['yuan', 'yuan'],
};
export const magnitudes: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mm: 'million',
  b: 'billion',
  thousand: 'thousand',
  million: 'million',
  billion: 'billion',
};
export const fractions: Readonly<Record<string, string>> = {
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
  '⅔': 'two thirds',
};

export const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
export const monthNames: readonly string[] = [...new Set(Object.values(months))];

/** Words before the number of a unit or a lot, which is read in pairs. */
export const beforeUnits = setOf('apt apartment unit suite ste lot room building bldg highway hwy route exit');

export const states: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`
    .split(',')
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);

/** Names of the letters, spelled so that a voice pronounces them correctly. */
const letterNames: Readonly<Record<string, string>> = {
  a: 'ay',
  b: 'bee',
  c: 'see',
  d: 'dee',
  e: 'ee',
  f: 'eff',
  g: 'gee',
  h: 'aitch',
  i: 'eye',
  j: 'jay',
  k: 'kay',
  l: 'el',
  m: 'em',
  n: 'en',
  o: 'oh',
  p: 'pee',
  q: 'queue',
  r: 'ar',
  s: 'ess',
  t: 'tee',
  u: 'you',
  v: 'vee',
  w: 'double you',
  x: 'ex',
  y: 'why',
  z: 'zee',
};
/** "HOA": "aitch oh ay". Other characters than a to z are left out. */
export const spelled = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => letterNames[letter])
    .filter((name) => name !== undefined)
    .join(' ');
