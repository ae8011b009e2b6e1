import { primaryLanguage } from './wording.ts';
import { say, type Sentence } from '../../../words/index.ts';

/** The writing systems that each language can be spoken from, by their English names. */
const writingOf: Readonly<Record<string, readonly Writing[]>> = {
  en: ['Latin'],
  es: ['Latin'],
  zh: ['Chinese', 'Latin'],
  hi: ['Devanagari', 'Latin'],
  fa: ['Arabic', 'Latin'],
};

const writings = {
  Latin: /\p{Script=Latin}/u,
  Chinese: /\p{Script=Han}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Arabic: /\p{Script=Arabic}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Korean: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
  Tibetan: /\p{Script=Tibetan}/u,
  Georgian: /\p{Script=Georgian}/u,
  Armenian: /\p{Script=Armenian}/u,
  Bengali: /\p{Script=Bengali}/u,
  Tamil: /\p{Script=Tamil}/u,
  Ethiopic: /\p{Script=Ethiopic}/u,
} as const;
type Writing = keyof typeof writings;

const wordOf = (writing: Writing): Sentence => say(`WRITING_${writing.toUpperCase() as Uppercase<Writing>}`);

/** Letters of no writing system in particular, such as the ordinal of "2ª". */
const shared = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Why a voice cannot speak a text in a language, as a sentence for users; undefined when it can. A voice
 * would spell foreign letters one by one, which takes many times the estimated length.
 */
export function unspokenLetters(text: string, language: string): Sentence | undefined {
  const spoken = writingOf[primaryLanguage(language)] ?? [];
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    if (shared.test(letter) || spoken.some((name) => writings[name].test(letter))) continue;
    const name = (Object.keys(writings) as Writing[]).find((each) => writings[each].test(letter));
    const inWritings = spoken.map(wordOf).reduce((one, other) => say('OR', { one, other }));
    return name === undefined
      ? say('FOREIGN_LETTER', { letter, writings: inWritings })
      : say('FOREIGN_LETTERS', { letter, writing: wordOf(name), writings: inWritings });
  }
  return undefined;
}
