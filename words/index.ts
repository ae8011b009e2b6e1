export { catalogue } from './catalogue.ts';
export { inWords, say, type Sentence, type SentenceCode } from './say.ts';
export type { Language } from './word.ts';
