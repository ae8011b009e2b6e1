import { expect, test } from '@jest/globals';
import { ownPictureKeptUnused } from '../domain/catalog.ts';
import { keepOwnPicture, markOf, ownPictureKey, ownPictureNamesIn, ownPictureUrl } from './own-pictures.ts';
import { createMemoryFiles } from './testing/scripted-twins.ts';

const house = Buffer.from('a house');
const day = 86_400_000;

test('the same picture is stored once per user within a fortnight', async () => {
  const { files, keys } = createMemoryFiles();
  const name = await keepOwnPicture(files, 'ann', house, 0);
  expect(await keepOwnPicture(files, 'ann', house, 14 * day - 1)).toBe(name);
  expect(await keepOwnPicture(files, 'ben', house, 0)).toBe(name);
  expect(await keepOwnPicture(files, 'ann', Buffer.from('a garden'), 0)).not.toBe(name);
  expect(keys()).toContain(ownPictureKey('ann', ownPictureUrl(name)));
  expect(keys()).toHaveLength(3);
});

test('a picture that is uploaded again after it may be deleted gets another name', async () => {
  const { files } = createMemoryFiles();
  const name = await keepOwnPicture(files, 'ann', house, 0);
  expect(await keepOwnPicture(files, 'ann', house, ownPictureKeptUnused)).not.toBe(name);
});

test('an upload removes the mark of the same picture, and no other mark', async () => {
  const { files, keys } = createMemoryFiles();
  const name = await keepOwnPicture(files, 'ann', house, 0);
  const other = await keepOwnPicture(files, 'ann', Buffer.from('a garden'), 0);
  const marks = [
    [name, 5],
    [name, 6],
    [other, 5],
  ] as const;
  for (const [marked, since] of marks)
    await files.putBytes(markOf('ann', marked, since), new Uint8Array(0), 'text/plain');
  await keepOwnPicture(files, 'ann', house, day);
  expect(keys().filter((key) => key.startsWith('unused-pictures/'))).toEqual([markOf('ann', other, 5)]);
});

test('finds every picture that a text names', () => {
  const [one, two] = [`${'1'.repeat(64)}.webp`, `${'2'.repeat(64)}.webp`];
  const draft = JSON.stringify({
    imageUrls: ['https://example.com/house.webp', ownPictureUrl(one)],
    pictureCaptions: { [ownPictureUrl(two)]: 'The garden' },
  });
  expect(ownPictureNamesIn(draft)).toEqual([one, two]);
  expect(ownPictureNamesIn('')).toEqual([]);
});
