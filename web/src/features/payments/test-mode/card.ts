import { t } from '../../../i18n/t.ts';
/** The fields of a card as the user types them. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

const longestNumber = 19;
const amex = /^3[47]/u;

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

/** Formats a card number in groups of four; American Express in 4-6-5. */
export function formatNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, longestNumber);
  const groups = amex.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/gu) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** Formats an expiry date as `MM / YY` while the user types. Accepts a pasted `1/2027`. */
export function formatExpiry(typed: string): string {
  const [first = '', ...rest] = typed.split(/[/\-.]/u);
  const lone = digitsOf(first);
  const padded = lone.length === 1 && (lone > '1' || rest.length > 0) ? `0${lone}` : lone;
  const digits = `${padded}${digitsOf(rest.join(''))}`.slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Formats a security code: up to four digits. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** The month (1 to 12) and four-digit year of a formatted expiry date; null if it is incomplete or invalid. */
export function expiryOf(expiry: string): { readonly month: number; readonly year: number } | null {
  const digits = digitsOf(expiry);
  const month = Number(digits.slice(0, 2));
  const year = Number(digits.slice(2));
  if ((digits.length !== 4 && digits.length !== 6) || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

function luhnHolds(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The error of a card number; undefined for a valid one. */
export function numberError(number: string): string | undefined {
  const digits = digitsOf(number);
  if (digits === '') return t('Enter the card number.');
  if (digits.length < 12) return t('Your card number is incomplete.');
  return luhnHolds(digits) ? undefined : t('Your card number is invalid.');
}

/** The error of an expiry date at `now`; undefined for a valid one. A card is valid through its last month. */
export function expiryError(expiry: string, now: Date): string | undefined {
  if (digitsOf(expiry) === '') return t('Enter the expiration date.');
  const last = expiryOf(expiry);
  if (last === null) return t("Your card's expiration date is incomplete.");
  const past = last.year < now.getFullYear() || (last.year === now.getFullYear() && last.month < now.getMonth() + 1);
  return past ? t("Your card's expiration date is in the past.") : undefined;
}

/** The error of a security code for the card with this number; undefined for a valid one. */
export function cvcError(cvc: string, number: string): string | undefined {
  if (cvc === '') return t('Enter the security code.');
  const length = amex.test(digitsOf(number)) ? 4 : 3;
  return cvc.length === length || (length === 4 && cvc.length === 3)
    ? undefined
    : t("Your card's security code is incomplete.");
}

/** The caret's position in the formatted text: after the same number of digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (const [index, character] of Array.from(formatted).entries()) {
    if (/\d/u.test(character)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}

interface TestCard {
  readonly number: string;
  /** The provider's reaction, as the form shows it. */
  readonly does: string;
}

/** The most useful test cards; the provider's README lists all of them. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', does: t('Pays') },
  { number: '4000 0025 0000 3155', does: t('Asks for 3-D Secure') },
  { number: '4000 0000 0000 0002', does: t('Is declined') },
  { number: '4000 0000 0000 9995', does: t('Has insufficient funds') },
  { number: '4000 0000 0000 0069', does: t('Has expired') },
  { number: '4000 0000 0000 0127', does: t('Has a wrong security code') },
];
