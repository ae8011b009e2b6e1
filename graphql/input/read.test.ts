import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';
import { readInput } from './read.ts';

const anything = z.object({ title: z.any(), list: z.any() }).partial();
const refusalOf = (input: unknown): string | undefined => {
  try {
    readInput(anything, input);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

describe('input with characters that no store can hold', () => {
  test.each([
    ['half of an emoji', { title: 'A \ud83c home' }, 'title'],
    ['the other half', { title: '\udfe0' }, 'title'],
    ['NUL', { title: 'A\0home' }, 'title'],
    ['one in a list', { list: ['fine', { captions: ['\ud800'] }] }, 'list.1.captions.0'],
    ['one in a name of a field', { list: { '\ud800': 1 } }, 'list'],
    ['one as the whole input', '\ud800', 'The body'],
  ])('is refused with a sentence that names the field: %s', (_, input, field) => {
    expect(refusalOf(input)).toBe(`${field} contains a character that is not readable.`);
  });

  test('is all that is refused: every other text of every script passes unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(refusalOf({ title }) === undefined).toBe(!title.includes('\0') && title.isWellFormed());
      }),
    );
    expect(readInput(anything, { title: 'Łódź 🏠 李明\n\tدوم', list: [1, null, true] })).toEqual({
      title: 'Łódź 🏠 李明\n\tدوم',
      list: [1, null, true],
    });
  });

  test('is found at any depth and length', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`);
    expect(refusalOf({ title: deep })).toBeUndefined();
    expect(refusalOf({ ['x'.repeat(5_000)]: '\0' })?.length).toBeLessThan(300);
  });
});
