import { expect, test } from '@jest/globals';
import { usableTakes, type Chunk, type Take } from './keptRecording.ts';

/** A number of pieces of one recording; the last one marks it as complete. */
const pieces = (take: Take, count: number, isWhole: boolean): Chunk[] =>
  Array.from({ length: count }, (_, at) => ({ take, data: new Blob([`${at},`]), isLast: isWhole && at === count - 1 }));

test.each([
  ['nothing', [], []],
  ['a consent that was cut off', pieces('consent', 20, false), []],
  ['a whole consent', pieces('consent', 6, true), ['consent']],
  [
    'a main recording that was cut off too early',
    [...pieces('consent', 6, true), ...pieces('main', 15, false)],
    ['consent'],
  ],
  ['a long one that was cut off', [...pieces('consent', 6, true), ...pieces('main', 16, false)], ['consent', 'main']],
  ['two whole ones', [...pieces('consent', 6, true), ...pieces('main', 16, true)], ['consent', 'main']],
  ['a main recording without its consent', pieces('main', 30, true), []],
] as const)('after a crash, the user can continue with whole or long enough recordings: %s', (_, chunks, usable) => {
  expect(Object.keys(usableTakes(chunks))).toEqual(usable);
});

test('the pieces come back in their order', async () => {
  const { main } = usableTakes([...pieces('consent', 5, true), ...pieces('main', 16, true)]);
  expect(await main?.text()).toBe('0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,');
});
