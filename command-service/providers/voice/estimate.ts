import type { SpokenWord } from './port.ts';
import type { Sentence } from './wording.ts';

/** How long a token takes to say, in arbitrary units: letters, a little for its beginning, a pause for its punctuation. */
function weightOf(spoken: string): number {
  const letters = Array.from(spoken).filter((character) => /[\p{L}\p{N}]/u.test(character));
  const ideographs = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  const pause = /[.!?。！？؟।…]["'”’)]*$/u.test(spoken) ? 6 : /[,;:，、؛]$/u.test(spoken) ? 3 : 0;
  return letters.length === 0 ? 0 : 1.5 + letters.length + ideographs * 2 + pause;
}

/**
 * Spreads the words over the sounding part of a recording by their lengths, for voices that do not tell when
 * they say what. Times are seconds; words come back in order and stay within `[from, to]`.
 */
export function estimateWords(sentences: readonly Sentence[], from: number, to: number): SpokenWord[] {
  const tokens = sentences.flatMap((sentence) =>
    sentence.tokens.map((token, index) => ({ ...token, endsSentence: index === sentence.tokens.length - 1 })),
  );
  const total = tokens.reduce((sum, token) => sum + weightOf(token.spoken), 0);
  let passed = 0;
  return tokens.map(({ shown, spoken, endsSentence }) => {
    const start = from + ((to - from) * passed) / total;
    passed += weightOf(spoken);
    return { text: shown, start, end: from + ((to - from) * passed) / total, endsSentence };
  });
}
