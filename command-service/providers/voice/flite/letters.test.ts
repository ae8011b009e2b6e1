import { expect, test } from '@jest/globals';
import { englishLetters } from './letters.ts';

test.each([
  ['Łódź,', 'lodz,'],
  ['Café', 'cafe'],
  ["it's", "it's"],
  ['straße', 'strasse'],
  ['ﬁne.', 'fine.'],
  ['ɣɣ', 'letter'],
  ['—', ''],
])('%s is written %s for the voice', (word, written) => {
  expect(englishLetters(word)).toBe(written);
});
