import { z } from 'zod';
import { parseDuration } from './duration.ts';

export const takes = (sentence: string) => ({ error: sentence });

/** A setting that `parse` reads; it returns undefined for an invalid text. */
export const parsed = <Value>(fallback: string, parse: (text: string) => Value | undefined, sentence: string) =>
  z
    .string()
    .default(fallback)
    .transform((text, context) => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    });

/** In milliseconds, above zero. */
export const positiveDuration = (text: string): number | undefined => {
  const milliseconds = parseDuration(text);
  return milliseconds !== undefined && milliseconds > 0 ? milliseconds : undefined;
};
export const duration = (fallback: string) =>
  parsed(fallback, positiveDuration, 'a duration such as 90m, 24h or PT90M');

export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

export const hostPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d{1,5})$/i;
export const httpUrl = z.url({ protocol: /^https?$/, error: 'an http or https URL' });

/** 32 bytes in base64, with or without padding, or in hexadecimal digits. */
export const key = z.string().transform((text, context) => {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : /^[\w+/-]{43}=?$/.test(text)
      ? Buffer.from(text, 'base64')
      : undefined;
  if (bytes?.length === 32) return bytes;
  context.addIssue({
    code: 'custom',
    message: '32 bytes in base64 or 64 hexadecimal digits, such as "openssl rand -base64 32" prints',
  });
  return z.NEVER;
});

export const optional = z.string().optional();
export const copies = z.coerce
  .number(takes('a number from 1 to 9'))
  .int('a number from 1 to 9')
  .min(1, 'a number from 1 to 9')
  .max(9, 'a number from 1 to 9');
/** Values from examples, which are public. */
const knownSecrets: ReadonlySet<string> = new Set(['change me before use', 'change-me-before-use']);
const isGuessable = (text: string): boolean => knownSecrets.has(text.toLowerCase()) || new Set(text).size < 8;
export const secretText = z
  .string()
  .min(16, 'at least 16 characters')
  .refine((text) => text.length < 16 || !isGuessable(text), 'a random value, for example of `openssl rand -hex 32`')
  .optional();
/** An integer within a range. */
export const whole = (sentence: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(takes(sentence)).int(sentence).min(min, sentence).max(max, sentence);
export const port = whole('a port from 0 to 65535', 0, 65_535);
export const requests = whole('a number from 1', 1);
