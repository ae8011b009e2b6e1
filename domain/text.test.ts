import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { cutText, readableLine } from './text.ts';

describe('a text that is cut', () => {
  test.each([
    ['a short one', 5, 'a sho'],
    ['ab👩‍👩‍👧', 5, 'ab'],
    ['ab👩‍👩‍👧', 10, 'ab👩‍👩‍👧'],
    ['🇪🇸🇫🇷', 6, '🇪🇸'],
    ['cafe\u0301', 4, 'caf'],
    ['🏠', 1, ''],
    [`a${'\u0301'.repeat(9)}`, 4, `a${'\u0301'.repeat(3)}`],
  ])('%j to %i is %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  test('begins as before, is short enough, and breaks no pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut.isWellFormed()).toBe(text.isWellFormed());
      }),
    );
  });
});

test.each([
  ['Ann\u202Eeel', 'Ann eel'],
  ['Ann\u0000\r\nLee', 'Ann Lee'],
  ['\uD83DAnn\uDE00', 'Ann'],
  ['  Zoë 👩‍👩‍👧 ', 'Zoë 👩‍👩‍👧'],
])('%j reads %j', (text, line) => {
  expect(readableLine(text)).toBe(line);
});
