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

/** An instant from outside, read to milliseconds since 1970; refused with this sentence. */
export const instant = (sentence: string) =>
  z.string(sentence).transform((text, context) => {
    const read = readInstant(text);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
