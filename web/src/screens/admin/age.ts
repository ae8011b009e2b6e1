import { locale } from '../../i18n/language.ts';

const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago an instant was: `3 hours ago`. */
export function ageInWords(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  for (const [unit, ms] of units) if (age >= ms) return format.format(-Math.floor(age / ms), unit);
  return format.format(0, 'minute');
}
