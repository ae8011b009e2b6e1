/** Pictures of a text that name its counts, with the words that they mean. */
const words: readonly (readonly [string, string])[] = [
  ['🛏', 'beds'],
  ['🛌', 'beds'],
  ['🛁', 'baths'],
  ['🛀', 'baths'],
  ['🚿', 'baths'],
];
/** A line of a post with words instead of its pictures: "🛏 4 | 🛁 3" says "4 beds | 3 baths". */
export const withoutPictograms = (line: string): string =>
  words.reduce(
    (text, [sign, word]) =>
      text
        .replace(
          new RegExp(`${sign}\\uFE0F?:?\\s?(\\d{1,2}(?:\\.\\d{1,2})?)(?!\\.?\\d)(?!\\s?[a-z])`, 'giu'),
          `$1 ${word}`,
        )
        .replace(new RegExp(`(?<!\\d)(\\d{1,2}(?:\\.\\d{1,2})?)\\s?${sign}\\uFE0F?`, 'gu'), `$1 ${word}`),
    line,
  );
