import { fold, foldWithPlaces } from '../../../lib/fold.ts';
import type { Match, MatchedField } from './types.ts';

/** A text of something found, under the name of its field; the first that matches is shown. */
export type Searched = readonly [field: MatchedField, text: string];

/**
 * Which text a search matched, and where: the whole search, else its first word that occurs. When something else
 * matched, the first text without a mark.
 */
export function matchOf(search: string, texts: readonly [Searched, ...Searched[]]): Match {
  const whole = fold(search).trim();
  const words = [whole, ...whole.split(/\s+/)].filter(Boolean);
  for (const word of words) {
    for (const [field, text] of texts) {
      const { text: folded, places } = foldWithPlaces(text);
      const at = folded.indexOf(word);
      const start = places[at];
      const end = places[at + word.length];
      if (at >= 0 && start !== undefined && end !== undefined) return { field, text, start, length: end - start };
    }
  }
  const [[field, text]] = texts;
  return { field, text, start: 0, length: 0 };
}

/** The same for a value that the search writes differently: marks all of it. */
export const wholeMatch = (field: MatchedField, text: string): Match => ({
  field,
  text,
  start: 0,
  length: text.length,
});
