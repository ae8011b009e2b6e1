import { expect, test } from '@jest/globals';
import { ageInWords } from './age.ts';

const now = Date.UTC(2026, 10, 27, 12);
const before = (ms: number): string => new Date(now - ms).toISOString();

test.each([
  [30_000, 'this minute'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%d ms ago reads as %s', (ms, words) => {
  expect(ageInWords(before(ms), now)).toBe(words);
});
