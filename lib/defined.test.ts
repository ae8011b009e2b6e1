import { expect, test } from '@jest/globals';
import { defined } from './defined.ts';

test('removes undefined fields and keeps null, zero, false and empty text', () => {
  const fields: { a?: number; b: null; c: number; d: boolean; e: string } = defined({
    a: undefined as number | undefined,
    b: null,
    c: 0,
    d: false,
    e: '',
  });
  expect(Object.entries(fields)).toEqual([
    ['b', null],
    ['c', 0],
    ['d', false],
    ['e', ''],
  ]);
});
