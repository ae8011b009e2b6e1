import { toCardinal, toOrdinal } from 'n2words/fa-IR';
import { states, streets } from '../english/tables.ts';
import type { Reading } from './reader.ts';
import { readingsOf, type SpokenLanguage } from './rules.ts';

/** Farsi. Its figures may be Persian, Arabic or Latin; the reader gets Latin ones. */

const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون'];

/** A whole number. Its groups are joined by "and", which the library leaves out after a single thousand. */
function whole(figure: string): string {
  const digitsOf = figure.replace(/^0+(?=\d)/u, '');
  if (digitsOf === '0' || digitsOf.length > 15) return digitsOf === '0' ? toCardinal(0) : digits(figure);
  const groups: string[] = [];
  for (let end = digitsOf.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const group = Number(digitsOf.slice(Math.max(0, end - 3), end));
    if (group === 0) continue;
    const said = toCardinal(group)
      .replaceAll(/(چهار|شش|هفت|هشت|نه) صد/gu, '$1صد')
      .replaceAll(/[يى]/gu, 'ی');
    groups.unshift(scale === 1 && group === 1 ? 'هزار' : [said, scales[scale] ?? ''].join(' ').trim());
  }
  return groups.join(' و ');
}

const digits = (text: string): string => Array.from(text, (digit) => toCardinal(digit)).join(' ');

function cardinal(figure: string): string {
  const [before = '', part] = figure.split('.');
  if (part === undefined) return whole(before);
  const zeros = /^0*/u.exec(part)?.[0] ?? '';
  const rest = part.slice(zeros.length);
  return [whole(before), 'ممیز', digits(zeros), rest === '' ? '' : whole(rest)].filter(Boolean).join(' ');
}

function number(figure: string, after: string): string {
  const [before = '', part] = figure.split('.');
  if (part !== '5' || !/^\s*(?:حمام|سرویس|هکتار|ساعت|کیلومتر|مایل|سال|میلیون|میلیارد|جریب|ایکر)/u.test(after))
    return cardinal(figure);
  return before === '0' || before === '' ? 'نیم' : `${whole(before)} و نیم`;
}

const currencies: Readonly<Record<string, readonly [name: string, cents?: string]>> = {
  $: ['دلار', 'سنت'],
  US$: ['دلار', 'سنت'],
  USD: ['دلار', 'سنت'],
  CA$: ['دلار کانادا', 'سنت'],
  C$: ['دلار کانادا', 'سنت'],
  CAD: ['دلار کانادا', 'سنت'],
  A$: ['دلار استرالیا', 'سنت'],
  AU$: ['دلار استرالیا', 'سنت'],
  HK$: ['دلار هنگ‌کنگ'],
  R$: ['رئال'],
  MX$: ['پزو'],
  MXN: ['پزو'],
  '€': ['یورو', 'سنت'],
  EUR: ['یورو', 'سنت'],
  '£': ['پوند'],
  GBP: ['پوند'],
  '¥': ['یوآن'],
  CNY: ['یوآن'],
  RMB: ['یوآن'],
  '₹': ['روپیه'],
  INR: ['روپیه'],
  '﷼': ['ریال'],
};

function money(figure: string, sign: string): string {
  const [name, small] = currencies[sign.toUpperCase()] ?? currencies['$'] ?? [''];
  const [before = '', part = ''] = figure.split('.');
  if (part.length !== 0 && part.length !== 2) return `${cardinal(figure)} ${name}`;
  const main = `${whole(before)} ${name}`;
  if (small !== undefined && Number(before) === 0 && Number(part) > 0) return `${whole(part)} ${small}`;
  return small === undefined || Number(part) === 0 ? main : `${main} و ${whole(part)} ${small}`;
}

function time(hour: number, minute: number, half: string, before: string): string {
  const said = `${whole(String(hour))}${minute === 0 ? '' : minute === 30 ? ' و نیم' : minute === 15 ? ' و ربع' : ` و ${whole(String(minute))} دقیقه`}`;
  if (half === '' || /صبح|ظهر|عصر|شب/u.test(before.slice(-12))) return said;
  return `${said} ${half === 'a' ? 'صبح' : hour === 12 ? 'ظهر' : 'بعد از ظهر'}`;
}

const months = 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر'.split(' ');
const fractions: Readonly<Record<string, string>> = {
  '1/2': 'نیم',
  '1/3': 'یک سوم',
  '2/3': 'دو سوم',
  '1/4': 'یک چهارم',
  '3/4': 'سه چهارم',
};

const farsi: SpokenLanguage = {
  dotsGroup: false,
  number,
  digits,
  year: whole,
  money,
  magnitudes: { k: 1e3, m: 1e6, هزار: 1e3, میلیون: 1e6, میلیارد: 1e9 },
  currencyWords: 'دلار|یورو|USD',
  percent: (words) => `${words} درصد`,
  minus: 'منفی',
  range: (from, to) => `${from} تا ${to}`,
  atLeast: (words) => `بیش از ${words}`,
  by: 'در',
  halves: (before, part) => (before === '' ? (fractions[part] ?? '') : `${whole(before)} و ${fractions[part] ?? ''}`),
  per: {
    ماه: 'در ماه',
    mo: 'در ماه',
    سال: 'در سال',
    yr: 'در سال',
    هفته: 'در هفته',
    شب: 'هر شب',
    روز: 'در روز',
    'فوت مربع': 'هر فوت مربع',
    'sq ft': 'هر فوت مربع',
    sqft: 'هر فوت مربع',
    'متر مربع': 'هر متر مربع',
  },
  perJoin: (amount, per) => `${amount} ${per}`,
  units: {
    'sq ft': ['فوت مربع', 'فوت مربع'],
    sqft: ['فوت مربع', 'فوت مربع'],
    'ft²': ['فوت مربع', 'فوت مربع'],
    'm²': ['متر مربع', 'متر مربع'],
    'م²': ['متر مربع', 'متر مربع'],
    متری: ['متری', 'متری'],
    ft: ['فوت', 'فوت'],
    km: ['کیلومتر', 'کیلومتر'],
    mi: ['مایل', 'مایل'],
    min: ['دقیقه', 'دقیقه'],
    br: ['اتاق خواب', 'اتاق خواب'],
    ba: ['حمام', 'حمام'],
  },
  date: (year, month, day) => `${whole(String(day))} ${months[month - 1] ?? ''} ${whole(String(year))}`,
  time,
  beforeDigits: 'کد پستی|کدپستی|شماره پروانه|پروانه|شماره مجوز|کد ملک',
  dayPartFirst: false,
  outOf: (part, of) => `${part} از ${of}`,
  stateName: (code) => states[code] ?? code,
  at: 'اَت',
  dot: 'نقطه',
  pause: '، ',
};

const streetKinds = Object.keys(streets).filter((name) => !['loop', 'way', 'row'].includes(name));

const ownReadings: readonly Reading[] = [
  {
    pattern: /(?<!\d)0\d{10}(?!\d)/gu,
    say: ([phone = '']) => [phone.slice(0, 4), phone.slice(4, 7), phone.slice(7)].map(digits).join('، '),
  },
  {
    pattern: /(?<![\p{L}\d])(\d{1,2})(?:\u200c?(?:اُم|ام|مین|م))(?![\p{L}\p{M}])/gu,
    say: ([written = '', figure = '']) =>
      Number(figure) > 0 ? toOrdinal(Number(figure)) + (written.endsWith('مین') ? 'ین' : '') : undefined,
  },
  { pattern: /#(?=\s?\d)/gu, say: () => 'شمارهٔ' },
  {
    pattern: new RegExp(
      String.raw`(?<=\d{1,5}\s(?:\p{Lu}[\p{L}'.]+\s){1,3})(${streetKinds.join('|')})\b(?:\.(?!\s*$))?`,
      'giu',
    ),
    say: ([, kind = '']) => streets[kind.toLowerCase()],
  },
  { pattern: /\s&\s/gu, say: () => 'و' },
];

export const farsiReadings: readonly Reading[] = [...ownReadings, ...readingsOf(farsi)];
