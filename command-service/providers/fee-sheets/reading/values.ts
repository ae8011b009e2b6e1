import { spokenNumbersIn } from '../../../../domain/facts/index.ts';
import type { FigureKind } from '../port.ts';

export type Period = 'month' | 'quarter' | 'year';

/** A value in the text of a cell. */
export interface FoundValue {
  /** Undefined for something with digits that is not a value: it may be one that was misread. */
  readonly kind: Exclude<FigureKind, 'text'> | undefined;
  /** As it is shown: `$450,000`, `6.625%`, `30 years`; for a misread one, the text of the sheet. */
  readonly text: string;
  /** In dollars, percent or years; below zero for an amount with a minus, in parentheses or marked as a credit. */
  readonly amount: number;
  /** The period that an amount is paid for; absent when none is named. */
  readonly period?: Period;
  /** A separate dash precedes the amount: it may be a minus, or lead to the amount. */
  readonly isSignUnclear?: true;
  /** Money without cents or a group of thousands, and without a dollar sign or with more than three digits. */
  readonly isBare: boolean;
  readonly start: number;
  readonly end: number;
}

const edge = '(?=$|[\\s);,]|:(?!\\d)|\\.(?=\\s|$)|/(?:mo|month|qtr|quarter|yr|year)|per\\b|-(?=\\s|$))';
const period =
  '(?:\\s?(?:\\/|per\\b|an?\\b|each\\b|every\\b|for\\sthe\\b)\\s?(?<per>mo(?:nth)?|qtr|quarter|yr|year|annum)\\b\\.?|\\s(?<ly>monthly|quarterly|yearly|annually)\\b)?';
/** The terms of loans that letters spell out. */
const spelledYears: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40 };
const pattern = new RegExp(
  [
    `(?<percent>\\d{1,2}(?:\\.\\d{1,4})?|\\.\\d{1,4})\\s?(?:%|percent\\b)${edge}`,
    `(?<term>\\d{1,3}|${Object.keys(spelledYears).join('|')})(?:\\s\\(\\d{1,3}\\))?[\\s-]?(?<unit>years?|yrs?|months?|mo?ths?|mos?)\\b(?!\\w)`,
    `(?<minus>[-–−(+]\\s?)?(?<sign>\\$\\s?)?(?<inner>\\(\\s?)?(?!401k|\\d{1,3}[\\s-]?(?:years?|yrs?|months?|mos?)\\b|0\\d{2,}(?!\\.))(?<money>\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d+\\.\\d{1,3}(?=[km]|\\smillion)|\\d+\\.\\d{2}|\\d+)(?<scale>k|mm?|\\smillion)?${edge}(?<behind>-(?=\\s|$))?${period}`,
  ].join('|'),
  'giu',
);

/** Every value in the text of a cell, and every text with digits that could be a misread value. */
export function valuesIn(text: string): readonly FoundValue[] {
  const found = [...text.matchAll(pattern)]
    .filter(({ index }) => index === 0 || /[\s(:=@~≈]/.test(text[index - 1] ?? ''))
    // "Payment per $100,000"
    .filter(({ index }) => !/\bper\s$/i.test(text.slice(0, index)))
    .map((match) => valueOf(match, text))
    .concat(spokenValues(text));
  const misread = [...text.matchAll(/\S*[\d$%]\S*/gu)]
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
    .filter(({ start, end }) => !found.some((value) => value.start < end && start < value.end))
    .filter(({ word }) => looksLikeValue(word))
    .map(({ word, start, end }) => ({ kind: undefined, text: word, amount: 0, isBare: false, start, end }));
  // A value that ends inside a word is a part of misread text.
  return [
    ...found.map((value) => (endsWell(text, value) ? value : { ...value, kind: undefined })),
    ...misread,
  ].toSorted((a, b) => a.start - b.start);
}

function valueOf(match: RegExpExecArray, text: string): FoundValue {
  const { percent, term, unit, minus, sign, inner, money, scale, behind, per, ly } = match.groups ?? {};
  const place = { start: match.index, end: match.index + match[0].length };
  if (percent !== undefined)
    return { kind: 'percent', text: `${percent}%`, amount: Number(percent), isBare: false, ...place };
  if (term !== undefined) {
    const months = /^m/i.test(unit ?? '');
    const count = spelledYears[term.toLowerCase()] ?? Number(term);
    const amount = count / (months ? 12 : 1);
    const words = months ? `${count} months` : `${count} years`;
    return { kind: 'term', text: words, amount, isBare: false, ...place };
  }
  const factor = /^k/i.test(scale ?? '') ? 1e3 : 1e6;
  const figure = scale === undefined ? (money ?? '') : String(Math.round(Number(money?.replaceAll(',', '')) * factor));
  const isNegative =
    minus === '-' ||
    minus === '–' ||
    minus === '−' ||
    behind !== undefined ||
    // "HOA ($384.00 per year)" is a remark.
    (per === undefined && ly === undefined && closes(minus ?? inner, text, place.end)) ||
    /^\s?CR\b/i.test(text.slice(place.end));
  const amount = Number(figure.replaceAll(',', '')) * (isNegative ? -1 : 1);
  // Also `$89500`: its comma or point may have been lost. The official forms write a plus before an amount added to a
  // payment: `+ 109`.
  const isBare =
    scale === undefined &&
    !/[.,]/.test(figure) &&
    (sign === undefined || figure.length > 3) &&
    minus?.startsWith('+') !== true;
  const each = per ?? ly;
  const isPart = minus?.startsWith('(') === true && text[place.end] !== ')';
  const isApart = minus !== undefined && /^[-–−]\s$/.test(minus);
  return {
    kind: 'money',
    text: `${isNegative ? '-' : ''}$${withGroups(figure)}`,
    amount,
    isBare: isBare || isPart,
    ...(each === undefined ? {} : { period: periodOf(each) }),
    ...(isApart ? { isSignUnclear: true as const } : {}),
    ...place,
  };
}

/** Below this an amount in words needs its dollars. */
const leastSpoken = 1000;

/** Amounts and rates in words: "four hundred fifty thousand dollars", "six and three-eighths percent". */
function spokenValues(text: string): readonly FoundValue[] {
  return spokenNumbersIn(text).flatMap(({ amount, start, end }): readonly FoundValue[] => {
    const [rest = '', percent] = /^\s(?:dollars|(percent))\b/i.exec(text.slice(end)) ?? [];
    if (rest === '' && amount < leastSpoken) return [];
    const place = { isBare: false, start, end: end + rest.length };
    return percent === undefined
      ? [{ kind: 'money', text: `$${withGroups(String(amount))}`, amount, ...place }]
      : [{ kind: 'percent', text: `${amount}%`, amount, ...place }];
  });
}

const periodOf = (word: string): Period => (/^m/i.test(word) ? 'month' : /^q/i.test(word) ? 'quarter' : 'year');

/** Whether parentheses hold nothing but the amount. */
const closes = (minus: string | undefined, text: string, end: number): boolean =>
  minus?.startsWith('(') === true && text[end] === ')';

/** A calculated amount, in dollars and cents. */
export const moneyValue = (amount: number): FoundValue => ({
  kind: 'money',
  text: `$${withGroups(amount.toFixed(2))}`,
  amount,
  isBare: false,
  start: 0,
  end: 0,
});

/** `450000.00` as `450,000.00`. */
function withGroups(figure: string): string {
  const [whole = '', cents] = figure.replaceAll(',', '').split('.');
  return `${Number(whole).toLocaleString('en-US')}${cents === undefined ? '' : `.${cents}`}`;
}

/** "Rate 6.49": a rate that has lost its sign, after the name of a rate; undefined for other values. */
export function signlessRate(value: FoundValue, text: string): FoundValue | undefined {
  const written = text.slice(value.start, value.end).replace(/[,.;]$/, '');
  return /^\d{1,2}\.\d{1,3}$/.test(written) && Number(written) <= 20
    ? { ...value, kind: 'percent', text: `${written}%`, amount: Number(written), isBare: true }
    : undefined;
}

/** Digits with a sign, a point, a comma or letters among them: `$4S0,000`, `6,625%`, `1O0.00`. */
function looksLikeValue(word: string): boolean {
  return /[$%]/.test(word) ? /[\dOoSlIB]/.test(word) : /\d[.,]\S*\d|\d[a-z]{1,2}\d/i.test(word);
}

function endsWell(text: string, { end }: FoundValue): boolean {
  return /^(?:$|[\s);:]|[,.](?:[\s)]|$)|\/|per\b)/i.test(text.slice(end));
}

/** Reads what a person typed as a value of this kind; undefined for anything else. Money may come without a sign. */
export function parseValue(
  typed: string,
  kind: FigureKind,
): { readonly text: string; readonly amount: number } | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (kind === 'text')
    return text === '' || text.length > 80 || /[<>[\]{}|]/.test(text) ? undefined : { text, amount: 0 };
  const [value, ...others] = valuesIn(kind === 'percent' && /^[\d.]+$/.test(text) ? `${text}%` : text);
  if (value === undefined || others.length > 0 || value.kind !== kind) return undefined;
  if (
    text.slice(0, value.start).trim() + text.slice(value.end).trim() !== '' &&
    !/^[()\s-]*$/.test(text.slice(0, value.start) + text.slice(value.end))
  )
    return undefined;
  return { text: withPeriod(value), amount: value.amount };
}

/** The text of a value with its period: `$6,180.00 a year`. */
export const withPeriod = ({ text, period: each }: Pick<FoundValue, 'text' | 'period'>): string =>
  each === undefined ? text : `${text} a ${each}`;
