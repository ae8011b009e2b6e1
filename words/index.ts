export { catalogue } from './catalogue.ts';
export { inEnglish, inWords, say, type Sentence, type SentenceCode } from './say.ts';
export type { Language } from './word.ts';
