import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';

/** Fields that several calls share. Lengths are in UTF-16 code units, as a browser's `maxlength` counts them. */

/** Longest id, search text or name that any call takes. */
export const shortText = 200;

export const id = z.string().min(1).max(shortText);

/** Text that may be left out; blank when it is. */
export function optionalText(name: string, most: number) {
  return z
    .string()
    .max(most, `${name} may have at most ${most} characters.`)
    .nullish()
    .transform((value) => value?.trim() ?? '');
}

/** Words to look for in a list; blank finds everything. */
export const searchText = optionalText('search', shortText);

/** A script as typed, within the catalogue's limit; blank is allowed. */
export const script = z
  .string()
  .max(limits.scriptCharacters, `The script may have at most ${limits.scriptCharacters} characters.`);

const { min, max } = limits.reasonCharacters;
const reasonLength = `The reason must have ${min} to ${max} characters.`;

/** The reason that an administrator gives; it stays in the log. */
export const reason = z.string(reasonLength).trim().min(min, reasonLength).max(max, reasonLength);

/** An address of the web that a browser or the renderer may open (`name` is the field that holds it). */
export function webAddress(name: string) {
  return z
    .string()
    .trim()
    .max(limits.urlCharacters, `${name} may have at most ${limits.urlCharacters} characters.`)
    .refine(
      isWebAddress,
      `${name} must be a web address that starts with http:// or https:// and has no user name in it.`,
    );
}

const controlOrSpace = /[\p{Cc}\s]/u;

function isWebAddress(text: string): boolean {
  if (controlOrSpace.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' && hostname !== '';
}
