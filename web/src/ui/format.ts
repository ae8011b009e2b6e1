import { t } from '../i18n/t.ts';
import { locale } from '../i18n/language.ts';
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 1 });
const alwaysOneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats credits: `10`, `1.5`. */
export function formatCredits(credits: number): string {
  return oneDecimal.format(credits);
}

/** Formats credits with one decimal, as in "You need 2.0 more credits": `2.0`. */
export function formatCreditsExactly(credits: number): string {
  return alwaysOneDecimal.format(credits);
}

/** `1 credit`, `1.5 credits`. */
export function creditsInWords(credits: number): string {
  return credits === 1 ? t('1 credit') : t('{credits} credits', { credits: formatCredits(credits) });
}

const whole = new Intl.NumberFormat(locale);

/** Formats a whole number with thousands separators: `1,234`. */
export const formatCount = (count: number | bigint): string => whole.format(count);

const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats cents as dollars with cents: `$177.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** Formats a price for a headline: `$99`, and `$177.50` if there are cents. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars.format(cents / 100) : formatCents(cents);
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat(locale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats an ISO instant as a day in the user's time zone: `Nov 21, 2026`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

const dateOnly = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a date of the calendar, such as `2026-11-24`: `Nov 24, 2026`, the same day in every time zone. */
export const formatDate = (date: string): string => dateOnly.format(new Date(date));

/** The same for the axis of a chart: `Nov 24`. */
export const formatShortDate = (date: string): string => shortDate.format(new Date(date));

/**
 * Formats an ISO instant as day and time in the user's time zone, with its name: `Nov 21, 2026, 10:05 AM UTC`. `Invalid
 * Date` for a text that is not a time, which must not take the screen down.
 */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? t('Invalid Date') : moment.format(at);
}

/** Formats a length in seconds as players show it: `0:47`, `4:00`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
