import { toCardinal } from 'n2words/zh-Hans-CN';
import { states } from '../english/tables.ts';
import type { Reading } from './reader.ts';
import { readingsOf, type SpokenLanguage } from './rules.ts';

/** Mandarin Chinese. Amounts are said in units of ten thousand, whatever their commas suggest. */

const figureNames = Array.from('零一二三四五六七八九');
const digits = (text: string): string => Array.from(text, (digit) => figureNames[Number(digit)] ?? '').join('');
/** In telephone numbers one is "yāo", so that nobody hears a seven. */
const phoneDigits = (text: string): string => digits(text).replaceAll('一', '幺');

function cardinal(figure: string): string {
  const said = toCardinal(figure, { formal: false });
  // "十二", not "一十二".
  return said.replace(/^一十/u, '十').replace(/^二(?=[千万亿])/u, '两');
}

/** Nouns that are counted with "two of them" (liǎng). */
const measureWords =
  /^\s?(?:间|个|层|室|厅|卫|套|名|栋|座|幢|位|台|辆|天|周|点|小时|分钟|年(?!代)|英里|公里|英亩|次|条|张|房|车|家|户|倍|种|块|米|居|面|扇|侧|千|百|万|亿)/u;

function number(figure: string, after: string): string {
  if (figure === '2' && measureWords.test(after)) return '两';
  return cardinal(figure);
}

const currencies: Readonly<Record<string, string>> = {
  $: '美元',
  US$: '美元',
  USD: '美元',
  CA$: '加元',
  C$: '加元',
  CAD: '加元',
  A$: '澳元',
  AU$: '澳元',
  HK$: '港元',
  R$: '雷亚尔',
  MX$: '比索',
  MXN: '比索',
  '€': '欧元',
  EUR: '欧元',
  '£': '英镑',
  GBP: '英镑',
  '¥': '元',
  CNY: '元',
  RMB: '元',
  '₹': '卢比',
  INR: '卢比',
};

function time(hour: number, minute: number, half: string, before: string): string {
  const said = /[上下]午|早上|晚上|中午|凌晨|傍晚/u.test(before.slice(-4));
  const partOfDay = half === '' || said ? '' : half === 'a' ? '上午' : hour >= 6 && hour < 12 ? '晚上' : '下午';
  const minutes = minute === 0 ? '' : minute === 30 ? '半' : `${minute < 10 ? '零' : ''}${cardinal(String(minute))}分`;
  return `${partOfDay}${hour === 2 ? '两' : cardinal(String(hour))}点${minutes}`;
}

const fractions: Readonly<Record<string, string>> = {
  '1/2': '二分之一',
  '1/3': '三分之一',
  '2/3': '三分之二',
  '1/4': '四分之一',
  '3/4': '四分之三',
};

const chinese: SpokenLanguage = {
  dotsGroup: false,
  number,
  digits,
  year: cardinal,
  money: (figure, sign) =>
    `${cardinal(figure.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, ''))}${currencies[sign.toUpperCase()] ?? '美元'}`,
  magnitudes: { k: 1e3, m: 1e6, b: 1e9, 千: 1e3, 万: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8 },
  currencyWords: '美元|美金|元|加元|欧元|人民币|USD',
  percent: (words) => `百分之${words}`,
  minus: '负',
  range: (from, to) => `${from}到${to}`,
  atLeast: (words) => `${words}以上`,
  by: '乘',
  halves: (whole, part) => (whole === '' ? (fractions[part] ?? '') : cardinal(String(Number(whole) + halfOf(part)))),
  per: {
    月: '每月',
    mo: '每月',
    年: '每年',
    yr: '每年',
    周: '每周',
    天: '每天',
    晚: '每晚',
    平方英尺: '每平方英尺',
    平方米: '每平方米',
    sqft: '每平方英尺',
    'sq ft': '每平方英尺',
    '㎡': '每平方米',
  },
  perJoin: (amount, per) => `${per}${amount}`,
  units: {
    '㎡': ['平方米', '平方米'],
    'm²': ['平方米', '平方米'],
    m2: ['平方米', '平方米'],
    平米: ['平米', '平米'],
    'sq ft': ['平方英尺', '平方英尺'],
    sqft: ['平方英尺', '平方英尺'],
    'ft²': ['平方英尺', '平方英尺'],
    尺: ['尺', '尺'],
    ft: ['英尺', '英尺'],
    km: ['公里', '公里'],
    mi: ['英里', '英里'],
    min: ['分钟', '分钟'],
    br: ['间卧室', '间卧室'],
    ba: ['间浴室', '间浴室'],
  },
  date: (year, month, day) => `${digits(String(year))}年${cardinal(String(month))}月${cardinal(String(day))}日`,
  time,
  beforeDigits: '邮编|邮政编码|编号|执照号?|许可证号?|房源号',
  dayPartFirst: true,
  outOf: (part, whole) => `${whole}分之${part}`,
  stateName: (code) => ` ${states[code] ?? code} `,
  at: '艾特',
  dot: '点',
  pause: '，',
};

const halfOf = (part: string): number => {
  const [top = '0', bottom = '1'] = part.split('/');
  return Math.round((Number(top) / Number(bottom)) * 100) / 100;
};

const ownReadings: readonly Reading[] = [
  {
    pattern: /\+1[-\s]?(\d{3})[-\s]?(\d{3})[-\s]?(\d{4})(?!\d)/gu,
    say: ([, ...groups]) => groups.map(digits).join('，'),
  },
  { pattern: /(?<![\d+])1[3-9]\d{9}(?!\d)/gu, say: ([phone = '']) => phoneDigits(phone) },
  { pattern: /(?<!\d)((?:1[6-9]|20)\d\d)\s?年/gu, say: ([, year = '']) => `${digits(year)}年` },
  // The number of a flat.
  { pattern: /(?<!\d)\d{3,4}(?=室|号房)/gu, say: ([room = '']) => digits(room) },
  {
    pattern: /(?<![\d.,])(\d+)\s?\+\s?(\p{Script=Han})/gu,
    say: ([, figure = '', unit = '']) => `${number(figure, unit)}${unit}以上`,
  },
  { pattern: /(?<!\d)24\/7(?!\d)/gu, say: () => '全天二十四小时' },
  {
    pattern: /(?<=第)\d+/gu,
    say: ([figure = '']) => cardinal(figure),
  },
  {
    pattern: /(?<!\d)(\d{1,2})[:：]([0-5]\d)(?:\s?[-–—至到]\s?(\d{1,2})[:：]([0-5]\d))/gu,
    say: ([, hour = '', minute = '', toHour = '', toMinute = ''], _after, before) =>
      `${time(Number(hour), Number(minute), '', before)}到${time(Number(toHour), Number(toMinute), '', before)}`,
  },
  { pattern: /#(?=\s?\d)/gu, say: () => '' },
  { pattern: /\s?&\s?/gu, say: () => '和' },
];

export const chineseReadings: readonly Reading[] = [...ownReadings, ...readingsOf(chinese)];
