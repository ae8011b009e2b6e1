import { expect, test } from '@jest/globals';
import { treatment } from './sound.ts';

test('a synthesizer gets warmth and a faint room, a natural voice does not', () => {
  const rooms = (natural: boolean): string[] =>
    treatment({ gainDb: 3, natural }).filter((filter) => /^(?:aecho|equalizer|lowpass)/u.test(filter));
  expect(rooms(false)).toHaveLength(4);
  expect(rooms(true)).toEqual([]);
});
