import { z } from 'zod';
import { limits } from './catalog.ts';
import { issue } from './issue.ts';

/** Fields that several commands share. Lengths count UTF-16 code units, as `maxlength` does in browsers. */

/** The largest number of characters of an id, a search text or a name. */
export const shortText = 200;

export const id = z.string().min(1).max(shortText);

/** Text without the spaces around it. */
export const text = (name: string, most: number) =>
  z
    .string()
    .max(most, issue('FIELD_TOO_LONG', { field: name, most }))
    .trim();

/** A list of at most `most` items. */
export const list = <Output, Input>(
  item: z.ZodType<Output, Input>,
  most: number,
  message?: string,
): z.ZodType<readonly Output[], readonly Input[]> => z.array(item).max(most, message);

/** An optional field; a missing one means `fallback`. */
export const optional = <Output, Input>(field: z.ZodType<Output, Input>, fallback: Output) =>
  (field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType<Output, Input>) : field)
    .nullish()
    .transform((value) => value ?? fallback);

/** Optional text; blank when missing. */
export const optionalText = (name: string, most: number) => optional(text(name, most), '');

/** The search text of a list; blank matches everything. */
export const searchText = optionalText('search', shortText);

/** A script within the limit of the catalog; may be blank. */
export const script = z
  .string()
  .max(limits.scriptCharacters, issue('SCRIPT_TOO_LONG', { most: limits.scriptCharacters }));

const { min, max } = limits.reasonCharacters;
const reasonLength = issue('REASON_LENGTH', { min, max });

/** The reason that an administrator gives; it stays in the log. */
export const reason = z.string(reasonLength).trim().min(min, reasonLength).max(max, reasonLength);

/**
 * An http or https URL without credentials.
 *
 * @param name the field, for the error message
 * @param isOwn accepts other addresses, too, such as paths on our origin
 */
export function webAddress(name: string, isOwn: (text: string) => boolean = () => false) {
  return z
    .string()
    .trim()
    .max(limits.urlCharacters, issue('FIELD_TOO_LONG', { field: name, most: limits.urlCharacters }))
    .refine((text) => isOwn(text) || isWebAddress(text), issue('WEB_ADDRESS_INVALID', { field: name }));
}

const controlOrSpace = /[\p{Cc}\s]/u;

function isWebAddress(text: string): boolean {
  if (controlOrSpace.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' && hostname !== '';
}
