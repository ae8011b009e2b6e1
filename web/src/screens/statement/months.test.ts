import { expect, test } from '@jest/globals';
import { endOf, monthsSince } from './months.ts';

test('the months of an account reach back to its first one, across a year', () => {
  expect(monthsSince(new Date(2025, 10, 30), new Date(2026, 1, 1))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
  expect(monthsSince(new Date(2026, 1, 1), new Date(2026, 1, 1))).toEqual(['2026-02']);
});

test.each([
  ['2026-03', new Date(2026, 3, 1).toISOString()],
  ['2025-12', new Date(2026, 0, 1).toISOString()],
  ['2025-13', undefined],
  ['soon', undefined],
])('%s ends at %s', (month, end) => expect(endOf(month)).toBe(end));
