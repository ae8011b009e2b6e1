import { readEnglish } from '../english/reading.ts';
import { spanishReadings } from './es.ts';
import { farsiReadings } from './fa.ts';
import { hindiReadings } from './hi.ts';
import { readTokens, withAsciiFigures, type Reading } from './reader.ts';
import { chineseReadings } from './zh.ts';

const readings: Readonly<Record<string, readonly Reading[]>> = {
  es: spanishReadings,
  zh: chineseReadings,
  hi: hindiReadings,
  fa: farsiReadings,
};

/**
 * The reading of each token of a sentence, with figures, currencies, sizes, dates, times and abbreviations as words; ''
 * for a token without a sound.
 *
 * @param tokens the sentence as it is written
 * @param language a primary subtag, e.g. `es`
 * @param separator the text between two tokens
 */
export const readAloud = (tokens: readonly string[], language: string, separator: string): string[] =>
  language === 'en'
    ? readEnglish(tokens.map(withAsciiFigures))
    : readTokens(tokens, separator, readings[language] ?? []);
