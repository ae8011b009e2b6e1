const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How long a text is, in UTF-16 units: what a schema's `max` counts. */
const unitsOf = (text: string): number => text.length;
/** How long a text is in UTF-8. */
export const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * The beginning of a text that is at most `most` long. Ends between two characters as people see them, so no emoji and
 * no letter with its marks is cut in half. A single character that is longer than `most` is cut between its code
 * points.
 *
 * @param lengthOf UTF-16 units or octets
 */
export function cutText(text: string, most: number, lengthOf: typeof unitsOf = unitsOf): string {
  if (lengthOf(text) <= most) return text;
  // No unit is shorter than an octet. One code point beyond the end shows whether the last character is whole.
  const start = text.slice(0, most + 2);
  const segments = Array.from(segmenter.segment(start), ({ segment }) => segment);
  return beginningOf(segments, most, lengthOf) || beginningOf(Array.from(start), most, lengthOf);
}

function beginningOf(parts: readonly string[], most: number, lengthOf: typeof unitsOf): string {
  let length = 0;
  const end = parts.findIndex((part) => (length += lengthOf(part)) > most);
  return parts.slice(0, end === -1 ? parts.length : end).join('');
}

/** Folds the case of a to z only: other letters that fold to them, such as the Kelvin sign, only look alike. */
export const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Controls, halves of surrogate pairs, and the marks that turn the direction of what follows. */
const unreadable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/**
 * One line of text that a person may read: without controls, halves of surrogate pairs and marks of direction, with
 * single blanks.
 */
export const readableLine = (text: string): string => text.replaceAll(unreadable, ' ').replaceAll(/\s+/gu, ' ').trim();
