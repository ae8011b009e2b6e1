import type { SecuritySeverity, SecurityTimeRange } from '../../gql/graphql.ts';
import type { BadgeProps } from '../../ui/Badge.tsx';

/** The periods in the order of the specification (part 3 section 2). */
export const timeRanges: readonly { readonly value: SecurityTimeRange; readonly label: string }[] = [
  { value: 'LAST_HOUR', label: 'Last Hour' },
  { value: 'LAST_24_HOURS', label: 'Last 24 Hours' },
  { value: 'LAST_7_DAYS', label: 'Last 7 Days' },
  { value: 'LAST_30_DAYS', label: 'Last 30 Days' },
];

/** Severity to badge (spec part 3 section 4): critical and high destructive, medium default, low secondary. */
export const severities: Readonly<
  Record<SecuritySeverity, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  CRITICAL: { word: 'Critical', tone: 'danger' },
  HIGH: { word: 'High', tone: 'danger' },
  MEDIUM: { word: 'Medium', tone: 'accent' },
  LOW: { word: 'Low', tone: 'neutral' },
};

/** Short month, day, hour and minute; `Invalid Date` for a text that is no time (spec part 3 section 2). */
export const alertTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });

/** `+12% from last period`. */
export const changeInWords = (percent: number | null): string =>
  percent === null ? 'No figure for the last period' : `${percent > 0 ? '+' : ''}${percent}% from last period`;

/** Whole minutes of a number of seconds: `45 minutes`. */
export function minutesInWords(seconds: number | null): string {
  if (seconds === null) return 'None ended';
  const minutes = Math.round(seconds / 60);
  return `${minutes.toLocaleString('en-US')} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** `24 hours`, `90 minutes`. */
export function timeoutInWords(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
