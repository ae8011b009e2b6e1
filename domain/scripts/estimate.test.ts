import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { estimateScript } from './estimate.ts';

describe('estimateScript', () => {
  test('estimates 150 English words as one minute and two half-credits', () => {
    expect(estimateScript('home '.repeat(150))).toEqual({
      seconds: 60,
      durationMinutes: 1,
      halfCredits: 2,
      wordCount: 150,
    });
  });

  test.each([
    [0, 1],
    [1, 1],
    [75, 1],
    [76, 2],
    [150, 2],
    [151, 3],
    [600, 8],
  ])('%d words cost %d half-credits', (words, halfCredits) => {
    expect(estimateScript('home '.repeat(words)).halfCredits).toBe(halfCredits);
  });

  test.each([
    ['Chinese', '这套三居室住宅位于安静的街道', 14],
    ['Hindi', 'यह घर बहुत सुंदर है', 5],
    ['Farsi with joiners', 'این خانه‌ی زیبا سه اتاق‌خواب دارد', 6],
    ['Spanish', '¡Bienvenidos a esta preciosa casa!', 5],
    ['contractions and hyphens', "It's a two-car garage", 4],
    ['a figure', '$1,250,000', 1],
    ['mixed writing', '欢迎 Welcome', 3],
    ['nothing but signs', '… — !!! 👍', 0],
  ])('counts the words of %s', (_what, script, wordCount) => {
    expect(estimateScript(script).wordCount).toBe(wordCount);
  });

  test('estimates 250 Chinese characters without spaces as one minute', () => {
    expect(estimateScript('房'.repeat(250)).seconds).toBe(60);
  });

  test('estimates figures by how long they take to say', () => {
    expect(estimateScript('$1,250,000 '.repeat(30)).seconds).toBeGreaterThan(
      estimateScript('home '.repeat(100)).seconds,
    );
  });

  test.each([
    ['zero-width spaces between words', 'home\u200b'.repeat(300)],
    ['no spaces at all', 'home'.repeat(300)],
    ['soft hyphens', 'home\u00ad'.repeat(300)],
    ['dots for spaces', 'home.'.repeat(300)],
    ['signs for words', '&'.repeat(300)],
    ['digits for words', '1234567890'.repeat(50)],
  ])('does not make speech cheaper with %s', (_what, script) => {
    expect(estimateScript(script).halfCredits).toBeGreaterThanOrEqual(3);
  });

  test('charges nothing for invisible characters', () => {
    expect(estimateScript('\u200b\u200c\u2060\ufeff'.repeat(1000))).toMatchObject({
      seconds: 0,
      halfCredits: 1,
      wordCount: 0,
    });
  });

  test.each([['a'], ['a '], ['房'], ['-'], ["'"], ['1,'], ['\u200b'], ['e\u0301'], ['\ud800']])(
    'a megabyte of %j is estimated',
    (part) => {
      const estimate = estimateScript(part.repeat(Math.ceil(1_000_000 / part.length)));
      expect(Number.isSafeInteger(estimate.halfCredits)).toBe(true);
    },
  );

  test('never charges less for more text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        (a, b) => {
          const [one, both] = [estimateScript(a), estimateScript(`${a} ${b}`)];
          expect(both.seconds).toBeGreaterThanOrEqual(one.seconds);
          expect(both.wordCount).toBeGreaterThanOrEqual(one.wordCount);
          expect(both.halfCredits).toBe(Math.max(1, Math.ceil(both.seconds / 30)));
          expect(both.durationMinutes).toBeCloseTo(both.seconds / 60, 2);
        },
      ),
    );
  });
});
