import { expect, test } from '@jest/globals';
import { isSpeaking } from './speaking.ts';

test.each([
  ['before the first word', undefined, 10_000, false],
  ['at a word', 10_000, 10_000, true],
  ['between two words', 10_000, 10_800, true],
  ['in a pause', 10_000, 10_801, false],
])('the text scrolls only while somebody speaks: %s', (_, spokenAt, now, scrolls) => {
  expect(isSpeaking(spokenAt, now)).toBe(scrolls);
});
