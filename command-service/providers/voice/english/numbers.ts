import { toCardinal, toOrdinal } from 'n2words/en-US';

// Numbers in English words. Inputs are non-negative integers, or their digits as text.

/** The largest number that is read as one; longer ones are read digit by digit. */
const largest = 999_999_999_999_999;

/** 613750: "six hundred thirteen thousand seven hundred fifty". */
export const cardinal = (value: number): string => toCardinal(value).replaceAll('-', ' ');

/** 12: "twelfth"; 20: "twentieth"; 0: "zeroth". */
export const ordinal = (value: number): string => (value === 0 ? 'zeroth' : toOrdinal(value).replaceAll('-', ' '));

/** "97202": "nine seven two oh two". */
export const digitByDigit = (digits: string, zero = 'oh'): string =>
  Array.from(digits, (digit) => (digit === '0' ? zero : cardinal(Number(digit)))).join(' ');

/** A whole number as it is written, with or without commas. Leading zeros and very long numbers are read by digits. */
export function wholeNumber(text: string): string {
  const digits = text.replaceAll(',', '');
  if (digits.length > 15 || (digits.length > 1 && digits.startsWith('0'))) return digitByDigit(digits, 'zero');
  const value = Number(digits);
  return value <= largest ? cardinal(value) : digitByDigit(digits, 'zero');
}

/** "1,850", "6.75", ".5": "six point seven five". */
export function decimalNumber(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const before = wholeNumber(whole === '' ? '0' : whole);
  return fraction === '' ? before : `${before} point ${digitByDigit(fraction, 'zero')}`;
}

/** 1987: "nineteen eighty seven"; 2005: "two thousand five"; 2026: "twenty twenty six". */
export function year(value: number): string {
  const rest = value % 100;
  if (value >= 2000 && value < 2010) return cardinal(value);
  const century = cardinal(Math.floor(value / 100));
  if (rest === 0) return `${century} hundred`;
  return `${century} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}

/** A house or unit number in pairs, as it is said: 418 "four eighteen", 1205 "twelve oh five", 4100 "forty one hundred". */
export function houseNumber(text: string): string {
  const value = Number(text);
  if (text.length > 4 || text.startsWith('0')) return digitByDigit(text);
  if (text.length < 3) return cardinal(value);
  const rest = value % 100;
  const front = Math.floor(value / 100);
  if (value % 1000 === 0) return cardinal(value);
  if (rest === 0) return `${cardinal(front)} hundred`;
  return `${cardinal(front)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}
