import { toCardinal, toOrdinal } from 'n2words/hi-IN';
import { states, streets } from '../english/tables.ts';
import type { Reading } from './reader.ts';
import { figureOf, scaled } from './figures.ts';
import { readingsOf, type SpokenLanguage } from './rules.ts';

/** Hindi. Amounts are said in lakh and crore. */

const digits = (text: string): string => Array.from(text, (digit) => toCardinal(digit)).join(' ');

function cardinal(figure: string): string {
  const [whole = '', part] = figure.split('.');
  if (whole === '100' && part === undefined) return 'सौ';
  return part === undefined ? toCardinal(whole) : `${toCardinal(whole)} दशमलव ${digits(part)}`;
}

/** Figures with halves have names: 1.5 "डेढ़", 2.5 "ढाई", 3.5 "साढ़े तीन". Rates and prices keep their point. */
function withHalf(whole: string): string {
  return { '': 'आधा', '0': 'आधा', '1': 'डेढ़', '2': 'ढाई' }[whole] ?? `साढ़े ${toCardinal(whole)}`;
}
const halved = /^\s*(?:बाथ|बाथरूम|एकड़|घंट|मील|मिनट|साल|किलोमीटर|बेडरूम|महीन|लाख|करोड़)/u;

function number(figure: string, after: string): string {
  const [whole = '', part] = figure.split('.');
  return part === '5' && halved.test(after) ? withHalf(whole) : cardinal(figure);
}

/** 1998: "उन्नीस सौ अट्ठानवे". */
function year(figure: string): string {
  const value = Number(figure);
  if (value >= 2000) return cardinal(figure);
  const rest = value % 100;
  return `${toCardinal(Math.floor(value / 100))} सौ${rest === 0 ? '' : ` ${toCardinal(rest)}`}`;
}

const currencies: Readonly<Record<string, readonly [one: string, many: string, cents?: string]>> = {
  $: ['डॉलर', 'डॉलर', 'सेंट'],
  US$: ['डॉलर', 'डॉलर', 'सेंट'],
  USD: ['डॉलर', 'डॉलर', 'सेंट'],
  CA$: ['कनाडाई डॉलर', 'कनाडाई डॉलर', 'सेंट'],
  C$: ['कनाडाई डॉलर', 'कनाडाई डॉलर', 'सेंट'],
  CAD: ['कनाडाई डॉलर', 'कनाडाई डॉलर', 'सेंट'],
  A$: ['ऑस्ट्रेलियाई डॉलर', 'ऑस्ट्रेलियाई डॉलर', 'सेंट'],
  AU$: ['ऑस्ट्रेलियाई डॉलर', 'ऑस्ट्रेलियाई डॉलर', 'सेंट'],
  HK$: ['हांगकांग डॉलर', 'हांगकांग डॉलर'],
  R$: ['रियाल', 'रियाल'],
  MX$: ['पेसो', 'पेसो'],
  MXN: ['पेसो', 'पेसो'],
  '€': ['यूरो', 'यूरो', 'सेंट'],
  EUR: ['यूरो', 'यूरो', 'सेंट'],
  '£': ['पाउंड', 'पाउंड', 'पेंस'],
  GBP: ['पाउंड', 'पाउंड', 'पेंस'],
  '¥': ['युआन', 'युआन'],
  CNY: ['युआन', 'युआन'],
  RMB: ['युआन', 'युआन'],
  '₹': ['रुपया', 'रुपये', 'पैसे'],
  INR: ['रुपया', 'रुपये', 'पैसे'],
};

function money(figure: string, sign: string): string {
  const [one, many, small] = currencies[sign.toUpperCase()] ?? currencies['$'] ?? ['', ''];
  const [whole = '', part = ''] = figure.split('.');
  if (part.length !== 0 && part.length !== 2) return `${cardinal(figure)} ${many}`;
  const main = `${toCardinal(whole)} ${whole === '1' ? one : many}`;
  if (small !== undefined && Number(whole) === 0 && Number(part) > 0)
    return `${toCardinal(String(Number(part)))} ${small}`;
  return small === undefined || Number(part) === 0 ? main : `${main} ${toCardinal(String(Number(part)))} ${small}`;
}

function time(hour: number, minute: number, half: string, before: string): string {
  const next = hour === 12 ? 1 : hour + 1;
  const quarter: Readonly<Record<number, string>> = {
    0: toCardinal(hour),
    15: `सवा ${toCardinal(hour)}`,
    30: withHalf(String(hour)),
    45: `पौने ${toCardinal(next)}`,
  };
  const said = quarter[minute] ?? `${toCardinal(hour)} बजकर ${toCardinal(minute)} मिनट`;
  const isSaid = /सुबह|दोपहर|शाम|रात/u.test(before.slice(-12));
  const partOfDay = isSaid || half === '' ? '' : half === 'a' ? 'सुबह ' : hour === 12 || hour < 4 ? 'दोपहर ' : 'शाम ';
  return `${partOfDay}${said}${half === '' || minute % 15 !== 0 ? '' : ' बजे'}`;
}

const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
const fractions: Readonly<Record<string, string>> = {
  '1/3': 'एक तिहाई',
  '2/3': 'दो तिहाई',
  '1/4': 'एक चौथाई',
  '3/4': 'तीन चौथाई',
};

const hindi: SpokenLanguage = {
  dotsGroup: false,
  number,
  digits,
  year,
  money,
  magnitudes: {
    k: 1e3,
    m: 1e6,
    हज़ार: 1e3,
    हजार: 1e3,
    लाख: 1e5,
    lakh: 1e5,
    करोड़: 1e7,
    crore: 1e7,
    cr: 1e7,
    मिलियन: 1e6,
    million: 1e6,
  },
  currencyWords: 'डॉलर|रुपये|रुपए|रुपयों|USD',
  percent: (words) => `${words} प्रतिशत`,
  minus: 'माइनस',
  // "बजे" is said once, at the end.
  range: (from, to) =>
    `${from.replace(/ बजे$/u, '')} से ${to}${from.endsWith(' बजे') && !to.endsWith(' बजे') ? ' बजे' : ''}`,
  atLeast: (words) => `${words} से ज़्यादा`,
  by: 'गुणा',
  halves: (whole, part) =>
    part === '1/2'
      ? withHalf(whole)
      : [whole === '' ? '' : `${toCardinal(whole)} और`, fractions[part] ?? ''].join(' ').trim(),
  per: {
    माह: 'प्रति माह',
    महीना: 'प्रति महीना',
    महीने: 'प्रति महीने',
    mo: 'प्रति माह',
    साल: 'प्रति साल',
    वर्ष: 'प्रति वर्ष',
    yr: 'प्रति वर्ष',
    दिन: 'प्रति दिन',
    रात: 'प्रति रात',
    'वर्ग फुट': 'प्रति वर्ग फुट',
    'sq ft': 'प्रति वर्ग फुट',
    sqft: 'प्रति वर्ग फुट',
  },
  perJoin: (amount, per) => `${amount} ${per}`,
  units: {
    'sq ft': ['वर्ग फुट', 'वर्ग फुट'],
    'sq. ft.': ['वर्ग फुट', 'वर्ग फुट'],
    sqft: ['वर्ग फुट', 'वर्ग फुट'],
    'ft²': ['वर्ग फुट', 'वर्ग फुट'],
    'व.फु.': ['वर्ग फुट', 'वर्ग फुट'],
    'm²': ['वर्ग मीटर', 'वर्ग मीटर'],
    ft: ['फुट', 'फुट'],
    km: ['किलोमीटर', 'किलोमीटर'],
    'कि.मी.': ['किलोमीटर', 'किलोमीटर'],
    किमी: ['किलोमीटर', 'किलोमीटर'],
    'मि.': ['मिनट', 'मिनट'],
    min: ['मिनट', 'मिनट'],
    mi: ['मील', 'मील'],
    bhk: ['बी एच के', 'बी एच के'],
    br: ['बेडरूम', 'बेडरूम'],
    ba: ['बाथरूम', 'बाथरूम'],
  },
  date: (y, month, day) => `${toCardinal(day)} ${months[month - 1] ?? ''} ${year(String(y))}`,
  time,
  beforeDigits: 'पिन कोड|पिनकोड|पिन|लाइसेंस|लाइसेंस नंबर|आईडी',
  dayPartFirst: true,
  outOf: (part, whole) => `${whole} में से ${part}`,
  stateName: (code) => states[code] ?? code,
  at: 'एट',
  dot: 'डॉट',
  pause: ', ',
};

const streetKinds = Object.keys(streets).filter((name) => !['loop', 'way', 'row'].includes(name));

const ownReadings: readonly Reading[] = [
  {
    pattern: /(?<!\d)(?:\+(91)[\s-]?)?([6-9]\d{4})[\s-]?(\d{5})(?!\d)/gu,
    say: ([, country = '', first = '', second = '']) => [country, first, second].filter(Boolean).map(digits).join(', '),
  },
  {
    pattern: /(?<!\d)(\d{1,2}):([0-5]\d)\s?बजे/gu,
    say: ([, hour = '', minute = ''], _after, before) => {
      const said = time(Number(hour), Number(minute), '', before);
      return Number(minute) % 15 === 0 ? `${said} बजे` : said;
    },
  },
  {
    pattern: /(?<![\p{L}\d])(\d{1,2})(वां|वाँ|वीं|वें|वा|ला|ली|रा|री|रे|था|थी)(?![\p{L}\p{M}])/gu,
    say: ([, figure = '', ending = '']) => {
      if (Number(figure) < 1) return undefined;
      const vowel = /[ीे]/u.exec(ending)?.[0];
      const said = toOrdinal(Number(figure));
      return vowel === undefined ? said : said.replace(/ाँ$/u, `${vowel}ं`).replace(/ा$/u, vowel);
    },
  },
  {
    pattern: /रु\.?\s?(\d[\d,.]*\d|\d)(?:\s?(लाख|करोड़|हज़ार)(?![\p{L}\p{M}]))?/gu,
    say: ([, written = '', scale = '']) => money(scaled(figureOf(written, false), hindi.magnitudes[scale] ?? 1), '₹'),
  },
  { pattern: /(?<![\p{L}\p{M}])(?:नं|क्र)\.(?=\s?\d)/gu, say: () => 'नंबर' },
  { pattern: /#(?=\s?\d)/gu, say: () => 'नंबर' },
  { pattern: /(?<![\p{L}\p{M}])डॉ\./gu, say: () => 'डॉक्टर' },
  {
    pattern: new RegExp(
      String.raw`(?<=\d{1,5}\s(?:\p{Lu}[\p{L}'.]+\s){1,3})(${streetKinds.join('|')})\b(?:\.(?!\s*$))?`,
      'giu',
    ),
    say: ([, kind = '']) => streets[kind.toLowerCase()],
  },
  { pattern: /\s&\s/gu, say: () => 'और' },
];

export const hindiReadings: readonly Reading[] = [...ownReadings, ...readingsOf(hindi)];
