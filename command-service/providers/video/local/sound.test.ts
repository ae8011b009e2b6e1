import { expect, test } from '@jest/globals';
import { treatment } from './sound.ts';

test('a synthesiser gets a faint room, a natural voice does not', () => {
  const rooms = (natural: boolean): string[] =>
    treatment({ gainDb: 3, natural }).filter((filter) => filter.startsWith('aecho'));
  expect(rooms(false)).toHaveLength(1);
  expect(rooms(true)).toEqual([]);
});
