import { locale } from '../../i18n/language.ts';

/** Names a month from its first day in UTC: `March 2026`. */
export const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const shown = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The moment after a month (`2026-03`) in the user's time zone; undefined for anything else. */
export function endOf(month: string): string | undefined {
  const [, year, number] = shown.exec(month) ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(number), 1).toISOString();
}

/** The months from `from` to `now`, the latest first: `2026-03`. */
export function monthsSince(from: Date, now: Date): readonly string[] {
  const count = (now.getFullYear() - from.getFullYear()) * 12 + now.getMonth() - from.getMonth() + 1;
  return Array.from({ length: Math.max(1, count) }, (_, back) => {
    const first = new Date(now.getFullYear(), now.getMonth() - back, 1);
    return `${String(first.getFullYear()).padStart(4, '0')}-${String(first.getMonth() + 1).padStart(2, '0')}`;
  });
}
