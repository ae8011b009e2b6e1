import type { SecuritySeverity, SecurityTimeRange } from '../../gql/graphql.ts';
import type { BadgeProps } from '../../ui/Badge.tsx';
import { formatCount } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';
import { locale } from '../../i18n/language.ts';

/** The periods, in the order of the menu. */
export const timeRanges: readonly { readonly value: SecurityTimeRange; readonly label: string }[] = [
  { value: 'LAST_HOUR', label: t('Last Hour') },
  { value: 'LAST_24_HOURS', label: t('Last 24 Hours') },
  { value: 'LAST_7_DAYS', label: t('Last 7 Days') },
  { value: 'LAST_30_DAYS', label: t('Last 30 Days') },
];

/** Severity to badge: critical and high destructive, medium default, low secondary. */
export const severities: Readonly<
  Record<SecuritySeverity, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  CRITICAL: { word: t('Critical'), tone: 'danger' },
  HIGH: { word: t('High'), tone: 'danger' },
  MEDIUM: { word: t('Medium'), tone: 'accent' },
  LOW: { word: t('Low'), tone: 'neutral' },
};

/** `1 account`, `3 accounts`. */
export const accountsInWords = (count: number): string =>
  count === 1 ? t('1 account') : t('{count} accounts', { count: formatCount(count) });

/** `1 address`, `2 addresses`. */
export const addressesInWords = (count: number): string =>
  count === 1 ? t('1 address') : t('{count} addresses', { count: formatCount(count) });

/** `1 attempt`, `15 attempts`. */
export const attemptsInWords = (count: number): string =>
  count === 1 ? t('1 attempt') : t('{count} attempts', { count: formatCount(count) });

/** Short month, day, hour and minute; `Invalid Date` for a text that is not a time. */
export const alertTime = (iso: string): string =>
  new Date(iso).toLocaleString(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `+12% from last period`. */
export const changeInWords = (percent: number | null): string =>
  percent === null
    ? t('No figure for the last period')
    : t('{value}{percent}% from last period', { value: percent > 0 ? '+' : '', percent });

/** Whole minutes of a number of seconds: `45 minutes`. */
export function minutesInWords(seconds: number | null): string {
  if (seconds === null) return t('None ended');
  return minutesOf(Math.round(seconds / 60));
}

const minutesOf = (count: number): string =>
  count === 1 ? t('1 minute') : t('{count} minutes', { count: count.toLocaleString(locale) });
const hoursOf = (count: number): string =>
  count === 1 ? t('1 hour') : t('{count} hours', { count: count.toLocaleString(locale) });

/** `24 hours`, `90 minutes`. */
export function timeoutInWords(minutes: number): string {
  return minutes % 60 === 0 ? hoursOf(minutes / 60) : minutesOf(minutes);
}
