export { catalogue } from './catalogue.ts';
export { inWords, isSentence, say, type Sentence, type SentenceCode, type SentenceValue } from './say.ts';
export type { Language, Word } from './word.ts';
