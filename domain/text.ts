const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text, with at most `most` UTF-16 units: what a schema's `max` counts. Ends between two characters
 * as people see them, so no emoji and no letter with its marks is cut in half. A single character that is longer than
 * `most` is cut between its code points.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // One code point beyond the end shows whether the last character that fits is whole.
  const start = text.slice(0, most + 2);
  let end = 0;
  for (const { index } of segmenter.segment(start)) if (index <= most) end = index;
  if (end > 0) return text.slice(0, end);
  const isHalved = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(most));
  return text.slice(0, isHalved ? most - 1 : most);
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
