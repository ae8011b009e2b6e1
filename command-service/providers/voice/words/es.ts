import { toCardinal, toOrdinal } from 'n2words/es-MX';
import { states, streets } from '../english/tables.ts';
import { abbreviations, currencies, directions, lettered, spanishStates, spelled } from './es-tables.ts';
import type { Reading } from './reader.ts';
import { readingsOf, type SpokenLanguage } from './rules.ts';

/** Spanish as it is spoken in the United States: figures have commas between thousands and a point before decimals. */

const feminine =
  /^\s*(?:de\s+)?(?:(?:amplias?|nuevas?|bonitas?|grandes?|hermosas?)\s+)?(?!día|problema|sistema|mapa|plan|clima|idioma)\p{Ll}+(?:as?|ción|ciones|dad|dades|tud)(?!\p{L})/u;
const masculine = /^\s*\p{Ll}/u;
/** Words after a number that it does not count. */
const notCounted =
  /^\s*(?:de|a|al|en|y|o|con|por|para|la|las|una?s?|sobre|cerca|ha|era|es|fue|cada|hasta|desde|tiene)(?!\p{L})/u;

function cardinal(figure: string, counted = ''): string {
  const gender = !notCounted.test(counted) && feminine.test(counted) ? 'feminine' : 'masculine';
  const said = toCardinal(figure, { gender });
  return masculine.test(counted) && gender === 'masculine' && !notCounted.test(counted) && !figure.includes('.')
    ? shortOne(said)
    : said;
}

/** "uno" before its noun: "veintiún dormitorios", "un baño". */
const shortOne = (said: string): string => said.replace(/veintiuno$/u, 'veintiún').replace(/uno$/u, 'un');

const digits = (text: string): string => Array.from(text, (digit) => toCardinal(digit)).join(' ');

/** "2.5 baños": "dos y medio". Rates and prices keep their point. */
function counted(figure: string, after: string): string {
  const [whole = '', part] = figure.split('.');
  const halved = /^\s*(baños?|habitaci|recámaras?|horas?|acres?|millas?|años?|minutos?|cuartos?|plantas?)/u;
  if (part !== '5' || !halved.test(after)) return cardinal(figure, after);
  const half = feminine.test(after) ? 'media' : 'medio';
  return whole === '0' || whole === '' ? half : `${cardinal(whole)} y ${half}`;
}

function money(figure: string, sign: string): string {
  const [one, many, small] = currencies[sign.toUpperCase()] ?? currencies['$'] ?? ['', ''];
  const [whole = '', part = ''] = figure.split('.');
  if (part.length !== 0 && part.length !== 2) return `${cardinal(figure)} ${many}`;
  const of = /0{6}$/u.test(whole) && Number(whole) > 0 ? 'de ' : '';
  const main = `${shortOne(cardinal(whole, many))} ${of}${whole === '1' ? one : many}`;
  if (small === undefined || Number(part) === 0) return main;
  const cents = `${shortOne(cardinal(String(Number(part))))} ${Number(part) === 1 ? small.slice(0, -1) : small}`;
  return Number(whole) === 0 ? cents : `${main} con ${cents}`;
}

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const dayOf = (day: number): string => (day === 1 ? 'primero' : cardinal(String(day)));

const said = (hour: number): string => (hour === 0 ? 'cero' : toCardinal(hour, { gender: 'feminine' }));

function time(hour: number, minute: number, half: string, before: string): string {
  if (hour > 12) return `${said(hour)}${minute === 0 ? '' : ` ${cardinal(String(minute))}`}`;
  const parts: Readonly<Record<number, string>> = { 0: '', 15: ' y cuarto', 30: ' y media' };
  const minutes = parts[minute] ?? ` y ${cardinal(String(minute))}`;
  const partOfDay =
    half === ''
      ? ''
      : half === 'a'
        ? 'mañana'
        : hour === 12 || hour < 8
          ? hour === 12
            ? 'mediodía'
            : 'tarde'
          : 'noche';
  if (partOfDay === '' || /mañana|tarde|noche/u.test(before.slice(-12))) return said(hour) + minutes;
  return `${said(hour)}${minutes} ${partOfDay === 'mediodía' ? 'del mediodía' : `de la ${partOfDay}`}`;
}

const fractions: Readonly<Record<string, string>> = {
  '1/2': 'medio',
  '1/3': 'un tercio',
  '2/3': 'dos tercios',
  '1/4': 'un cuarto',
  '3/4': 'tres cuartos',
};

const spanish: SpokenLanguage = {
  dotsGroup: true,
  number: counted,
  digits,
  year: (figure) => cardinal(figure),
  money,
  magnitudes: {
    k: 1e3,
    mil: 1e3,
    m: 1e6,
    mm: 1e6,
    mdd: 1e6,
    millón: 1e6,
    millones: 1e6,
    'mil millones': 1e9,
  },
  currencyWords: String.raw`(?:de\s)?(?:dólares(?:\s(?:americanos|estadounidenses))?|dls\.?|USD|pesos|MXN|euros)`,
  percent: (words) => `${words} por ciento`,
  minus: 'menos',
  range: (from, to) => `${from} a ${to}`,
  atLeast: (words) => `más de ${words}`,
  by: 'por',
  halves: (whole, part, after) => {
    const half = feminine.test(after) ? 'media' : 'medio';
    const said = part === '1/2' ? half : (fractions[part] ?? '');
    return whole === '' ? said : `${cardinal(whole)} y ${said}`;
  },
  per: {
    mes: 'al mes',
    mo: 'al mes',
    mensual: 'al mes',
    año: 'al año',
    yr: 'al año',
    semana: 'a la semana',
    sem: 'a la semana',
    día: 'al día',
    noche: 'por noche',
    hora: 'por hora',
    'pie²': 'por pie cuadrado',
    'pie cuadrado': 'por pie cuadrado',
    'sq ft': 'por pie cuadrado',
    sqft: 'por pie cuadrado',
    'm²': 'por metro cuadrado',
    m2: 'por metro cuadrado',
  },
  perJoin: (amount, per) => `${amount} ${per}`,
  units: {
    'pies²': ['pie cuadrado', 'pies cuadrados'],
    'pie²': ['pie cuadrado', 'pies cuadrados'],
    pies2: ['pie cuadrado', 'pies cuadrados'],
    'p²': ['pie cuadrado', 'pies cuadrados'],
    'ft²': ['pie cuadrado', 'pies cuadrados'],
    'sq ft': ['pie cuadrado', 'pies cuadrados'],
    'sq. ft.': ['pie cuadrado', 'pies cuadrados'],
    sqft: ['pie cuadrado', 'pies cuadrados'],
    sf: ['pie cuadrado', 'pies cuadrados'],
    ft: ['pie', 'pies'],
    'm²': ['metro cuadrado', 'metros cuadrados'],
    m2: ['metro cuadrado', 'metros cuadrados'],
    mts2: ['metro cuadrado', 'metros cuadrados'],
    mts: ['metro', 'metros'],
    m: ['metro', 'metros'],
    km: ['kilómetro', 'kilómetros'],
    mi: ['milla', 'millas'],
    min: ['minuto', 'minutos'],
    mins: ['minuto', 'minutos'],
    hr: ['hora', 'horas'],
    hrs: ['hora', 'horas'],
    h: ['hora', 'horas'],
    hab: ['habitación', 'habitaciones'],
    'hab.': ['habitación', 'habitaciones'],
    rec: ['recámara', 'recámaras'],
    'rec.': ['recámara', 'recámaras'],
    dorm: ['dormitorio', 'dormitorios'],
    'dorm.': ['dormitorio', 'dormitorios'],
    br: ['dormitorio', 'dormitorios'],
    ba: ['baño', 'baños'],
    'ac.': ['acre', 'acres'],
    ha: ['hectárea', 'hectáreas'],
  },
  date: (year, month, day) => `${dayOf(day)} de ${months[month - 1] ?? ''} de ${cardinal(String(year))}`,
  time,
  beforeDigits: 'código postal|C\\.?P\\.?|licencia|lic\\.|folio|CalDRE',
  dayPartFirst: false,
  outOf: (part, whole) => `${part} de ${whole}`,
  stateName: (code) => spanishStates[code] ?? states[code] ?? code,
  at: 'arroba',
  dot: 'punto',
  pause: ', ',
};

const streetKinds = Object.keys(streets).filter((name) => !['loop', 'way', 'row'].includes(name));

const ownReadings: readonly Reading[] = [
  { pattern: /\bEE\.?\s?UU\b\.?/gu, say: () => 'Estados Unidos' },
  { pattern: /\bp\.\s?ej\./giu, say: () => 'por ejemplo' },
  { pattern: /\bA\/C\b/gu, say: () => 'aire acondicionado' },
  { pattern: /\bWi-?Fi\b/giu, say: () => 'wifi' },
  { pattern: /\bc\/u\b/giu, say: () => 'cada uno' },
  { pattern: /\bC\/\s?(?=\p{Lu})/gu, say: () => 'calle' },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${lettered})(?![\p{L}\d])`, 'gu'),
    say: ([word = '']) => spelled(word),
  },
  // Streets of the United States keep their English names.
  {
    pattern: new RegExp(
      String.raw`(?<=\d{1,5}\s(?:[NSEW]{1,2}\.?\s)?(?:\p{Lu}[\p{L}'.]+\s|\d+(?:st|nd|rd|th)\s){1,3})(${streetKinds.join('|')})\b(?:\.(?!\s*$))?`,
      'giu',
    ),
    say: ([, kind = '']) => streets[kind.toLowerCase()],
  },
  {
    pattern:
      /(?<![\p{L}\d])(\d{1,2})(?:\.?([ºªoa])|\.?(er|ro|do|to|mo|vo|no|ra|da|ta))(?![\p{L}\d])(?:\.(?=\s+\p{Ll}))?/gu,
    say: ([, figure = '', sign = '', ending = ''], after) => {
      if (Number(figure) < 1) return undefined;
      const gender = sign === 'ª' || sign === 'a' || ending.endsWith('a') ? 'feminine' : 'masculine';
      const said = toOrdinal(Number(figure), { gender });
      return gender === 'masculine' && /^\s*\p{Ll}/u.test(after) ? said.replace(/(primer|tercer)o$/u, '$1') : said;
    },
  },
  { pattern: /\b[Nn](?:\.?[ºo°]|úm)\.?(?=\s?\d)/gu, say: () => 'número' },
  { pattern: /#(?=\s?\d)/gu, say: () => 'número' },
  {
    pattern: /\bmin\.(?=\s+\p{Ll})/gu,
    say: (_groups, _after, before) => (/\d\s?$/u.test(before) ? undefined : 'mínimo'),
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(${Object.keys(abbreviations).join('|')})\.(?=[\s,;:)]|$)`, 'giu'),
    say: ([, name = '']) => abbreviations[name.toLowerCase()],
  },
  { pattern: /(?<=\s)&(?=\s)|(?<=\p{L})&(?=\p{L})/gu, say: () => 'y' },
  { pattern: /(?<=\s)\+(?=\s)/gu, say: () => 'más' },
  { pattern: /(?<=\p{L})\/(?=[\p{L}\d])/gu, say: () => ',' },
  { pattern: /\bkm(?=\s\d)/giu, say: () => 'kilómetro' },
  {
    pattern: /(?<![\d.,])0?[.,]5\s?(acre|milla|hora|año)s?(?!\p{L})/gu,
    say: ([, name = '']) => `${name.endsWith('a') ? 'media' : 'medio'} ${name}`,
  },
  { pattern: /(?<![\d.,])0?[.,]5\s?mi(?!\p{L})\.?(?!\s*$)/gu, say: () => 'media milla' },
  // The first hour of a range, where only the last one shows that it is a time: "de 1 a 3:30 p. m.".
  {
    pattern:
      /(?<=\b(?:[Dd]e|[Dd]esde)\s(?:las?\s)?)(1[0-2]|[1-9])(?=\s(?:a|hasta)\s(?:las?\s)?\d{1,2}(?::\d\d|\s?[ap]\.?\s?m))/gu,
    say: ([, hour = '']) => said(Number(hour)),
  },
  { pattern: /(?<=\ba la\s)1(?![\d:.,]|\s?[ap]\.?\s?m)/gu, say: () => 'una' },
  {
    pattern: /(?<=\d\s)[NSEW]{1,2}\b\.?(?=\s[\p{Lu}\d])/gu,
    say: ([code = '']) => directions[code.replace('.', '')],
  },
  // The number of a street in English.
  { pattern: /(?<![\p{L}\d])(\d{1,3})(?:st|nd|rd|th)(?!\p{L})/gu, say: ([, figure = '']) => cardinal(figure) },
];

const [addresses, ...figures] = readingsOf(spanish);
export const spanishReadings: readonly Reading[] = [
  ...(addresses === undefined ? [] : [addresses]),
  ...ownReadings,
  ...figures,
];
