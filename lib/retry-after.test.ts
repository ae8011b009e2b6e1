import { expect, test } from '@jest/globals';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-11-27T08:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['999999999999999999999', 3_600_000],
  ['Fri, 27 Nov 2026 08:00:30 GMT', 30_000],
  ['Fri, 27 Nov 2026 07:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s is %s ms', (header, wanted) => {
  expect(retryAfterMs(header, now, 3_600_000)).toBe(wanted);
});
