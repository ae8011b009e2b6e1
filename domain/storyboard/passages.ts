/** A word of a script as captions show it. */
export interface ScriptWord {
  readonly text: string;
  readonly endsSentence: boolean;
}

/** Words that one picture, or a row of pictures, is shown with: a sentence, or a clause of a long one. */
export interface Passage<Word extends ScriptWord> {
  readonly words: readonly Word[];
  readonly text: string;
  /** Whether it goes on with the sentence of the passage before it. */
  readonly continues: boolean;
}

const clauseEnd = /[,;:，、،؛—–]["'”’]?$/u;
/** The letters of the shortest clause with a picture, about two and a half seconds of speech. */
const shortestClause = 32;
/** A Chinese character takes as long as this many letters. */
const han = 3;

const lengthOf = ({ text }: ScriptWord): number =>
  Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? han : 1), 1);

/** The clauses of a sentence, none of them short. */
function clausesOf<Word extends ScriptWord>(sentence: readonly Word[]): readonly (readonly Word[])[] {
  const clauses: Word[][] = [[]];
  let left = sentence.reduce((sum, word) => sum + lengthOf(word), 0);
  let length = 0;
  for (const word of sentence) {
    clauses.at(-1)?.push(word);
    length += lengthOf(word);
    left -= lengthOf(word);
    if (!clauseEnd.test(word.text) || length < shortestClause || left < shortestClause) continue;
    clauses.push([]);
    length = 0;
  }
  return clauses;
}

/**
 * Divides the words of a script into passages.
 *
 * @param separator the text between two words: a blank, or nothing for Chinese
 */
export function passagesOf<Word extends ScriptWord>(words: readonly Word[], separator: string): Passage<Word>[] {
  const sentences: Word[][] = [];
  for (const [at, word] of words.entries()) {
    if (at === 0 || words[at - 1]?.endsSentence === true) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences.flatMap((sentence) =>
    clausesOf(sentence).map((clause, at) => ({
      words: clause,
      text: clause.map(({ text }) => text).join(separator),
      continues: at > 0,
    })),
  );
}
