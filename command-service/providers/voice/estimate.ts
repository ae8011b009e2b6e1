import type { SpokenWord } from './port.ts';
import type { Sentence } from './wording.ts';

/** Relative duration of a token: its letters, its onset, and the pause of its punctuation. */
function weightOf(spoken: string): number {
  const letters = Array.from(spoken).filter((character) => /[\p{L}\p{N}]/u.test(character));
  const ideographs = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  const pause = /[.!?。！？؟।…]["'”’)]*$/u.test(spoken) ? 6 : /[,;:，、؛]$/u.test(spoken) ? 3 : 0;
  return letters.length === 0 ? 0 : 1.5 + letters.length + ideographs * 2 + pause;
}

/**
 * Estimates word times for voices that do not report them: spreads the words over the recording by their lengths.
 *
 * @param from seconds, where the sound begins
 * @param to seconds, where the sound ends
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
