/** Latin letters that are not a letter of English with a mark. */
const likeEnglish: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ħ: 'h',
  ß: 'ss',
  ı: 'i',
  ŋ: 'ng',
  ə: 'e',
  ɛ: 'e',
  ɪ: 'i',
  ʌ: 'u',
};

/** A word in the letters of English, because flite knows no others: "Łódź" is "lodz". */
export function englishLetters(word: string): string {
  const plain = Array.from(word.toLowerCase().normalize('NFKD'), (letter) => likeEnglish[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z',.?!]/gu, '');
  // A word of unknown letters still takes its time.
  return /[a-z]/u.test(plain) || !/\p{L}/u.test(word) ? plain : `letter${plain}`;
}
