import { z } from 'zod';

const form = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/**
 * Reads an instant as RFC 3339 writes it: a day that exists, a time with seconds, and Z or an offset. Without a zone it
 * would mean another instant on every server.
 *
 * @returns milliseconds since 1970, a finer fraction cut off; undefined for any other text
 */
export function readInstant(text: string): number | undefined {
  const parts = form.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const [, , , , , , , fraction = '', sign = '+', offsetHours = '0', offsetMinutes = '0'] = parts;
  if (hour > 23 || minute > 59 || second > 59 || Number(offsetHours) > 23 || Number(offsetMinutes) > 59)
    return undefined;
  // Not Date.UTC alone: it reads the years 0 to 99 as those after 1900.
  const start = new Date(0);
  start.setUTCFullYear(year, month - 1, date);
  // A day that does not exist became another one.
  if (year < 1 || start.getUTCMonth() !== month - 1 || start.getUTCDate() !== date) return undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes));
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return start.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1_000 + milliseconds;
}

/** A day in UTC, where clocks neither repeat nor skip an hour. */
export const dayMs = 86_400_000;

/** The date of a time in UTC: `2026-11-26`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first millisecond of a date. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The date this many days after another one. */
export const daysAfter = (day: string, count: number): string => dayOf(startOfDay(day) + count * dayMs);

/** The dates from one to another, both included; none if the second is earlier. */
export function daysBetween(first: string, last: string): readonly string[] {
  const count = Math.round((startOfDay(last) - startOfDay(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysAfter(first, index));
}

/** The date of the Monday of a time's week. */
export const mondayOf = (time: number): string => daysAfter(dayOf(time), -((new Date(time).getUTCDay() + 6) % 7));

/** The month of a time in UTC: `2026-11`. */
export const monthOf = (time: number): string => dayOf(time).slice(0, 7);

export const startOfMonth = (month: string): number => startOfDay(`${month}-01`);

/** The first millisecond after a month. */
export const endOfMonth = (month: string): number => startOfMonth(monthOf(startOfMonth(month) + 31 * dayMs));

/** The schema of an instant from outside, read to milliseconds since 1970; `sentence` refuses any other text. */
export const instant = (sentence: string) =>
  z.string(sentence).transform((text, context) => {
    const read = readInstant(text);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
