/**
 * The sound of words that a recognizer may spell differently: a different spelling of the same sound counts as correct.
 */

/** Spanish spelling follows the sound. Longer spellings come first. */
const spanishSounds: readonly (readonly [RegExp, string])[] = [
  [/ch/gu, 'C'],
  [/h/gu, ''],
  [/v/gu, 'b'],
  [/ll/gu, 'y'],
  [/qu(?=[ei])/gu, 'k'],
  [/gu(?=[ei])/gu, 'G'],
  [/g(?=[ei])/gu, 'j'],
  [/g/gu, 'G'],
  [/sc(?=[ei])|c(?=[ei])|z/gu, 's'],
  [/c/gu, 'k'],
];

/** English words that sound alike, each group represented by its first word. */
const alike = [
  'four for fore',
  'two to too',
  'one won',
  'eight ate',
  'their there',
  'gray grey',
  'by buy bye',
  'okay ok',
];
const englishSounds = new Map(
  alike.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((word) => [word, first] as const);
  }),
);

const spanish = (word: string): string =>
  spanishSounds.reduce(
    (sound, [spelling, said]) => sound.replaceAll(spelling, said),
    // The "ñ" is a letter, all other marks only show the stress.
    word.normalize('NFD').replaceAll(/(?<!n)[\u0300-\u036F]/gu, ''),
  );

const sounds: Readonly<Record<string, (word: string) => string>> = {
  es: spanish,
  en: (word) => englishSounds.get(word) ?? word,
};

/** The common spelling of all words with the same sound. @param word in lower case */
export const soundOf = (word: string, language: string): string => sounds[language]?.(word) ?? word;

/** Traditional characters that the recognizer likes to write; the list of syllables has only their simplified forms. */
const simple: Readonly<Record<string, string>> = { 車: '车', 著: '着', 於: '于', 還: '还' };
export const inTodaysCharacters = (text: string): string =>
  text.replaceAll(/[車著於還]/gu, (character) => simple[character] ?? character);
