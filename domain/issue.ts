import { inWords, say, type Sentence, type SentenceCode } from '../words/index.ts';

/** The sentences behind the messages of schemas. Schemas are made at start, so it stops growing there. */
const sentences = new Map<string, Sentence>();

/**
 * A sentence as the message of a zod issue, which holds text only. `readInput` finds the sentence again, for an answer
 * in the caller's language.
 */
export function issueOf(sentence: Sentence): string {
  const message = inWords(sentence, 'en');
  sentences.set(message, sentence);
  return message;
}

/** Does the same for a sentence of the catalog, by its code and values. */
export const issue = <Code extends SentenceCode>(...sentence: Parameters<typeof say<Code>>): string =>
  issueOf(say(...sentence));

/** The sentence behind an issue's message; the message itself where there is none. */
export const sentenceOf = (message: string): Sentence | string => sentences.get(message) ?? message;
