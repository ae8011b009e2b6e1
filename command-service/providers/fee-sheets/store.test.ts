import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPersonalSeal } from '../../../event-store/index.ts';
import { createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { openFolderFileStore } from '../files/folder/folder-file-store.ts';
import { createFeeSheetStore, feeSheetFolder, feeSheetsOf, type KeptFeeSheet } from './store.ts';

const bytes = Buffer.from('Loan Amount: $450,000 for Bea Borrower');
const sheet: KeptFeeSheet = {
  name: 'Bea Borrower.txt',
  reading: {
    format: 'text',
    pages: [{ aspect: 1, picture: null, lines: [bytes.toString()] }],
    pagesInFile: 1,
    figures: [],
  },
};

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'fee-sheets-'));
  const files = await openFolderFileStore({ folder });
  const keyRing = createMemoryKeyRing();
  const store = createFeeSheetStore(files, createPersonalSeal(keyRing));
  await store.keep('ann', 's1', sheet, bytes);
  const all = async (): Promise<readonly string[]> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return Promise.all(paths.map(async (path) => `${path}\n${await readFile(path, 'latin1')}`));
  };
  const found = async (userId = 'ann', id = 's1') => [await store.read(userId, id), await store.open(userId, id)];
  return { files, keyRing, store, all, found };
}
const none = [undefined, undefined];

test('gives a sheet to its owner and to nobody else', async () => {
  const { found } = await setUp();
  expect(await found()).toEqual([sheet, bytes]);
  expect(await found('ben')).toEqual(none);
  expect(await found('ann', 's2')).toEqual(none);
});

test('the files of a sheet show neither name nor content, and are unreadable once the key is destroyed', async () => {
  const { keyRing, store, all, found } = await setUp();
  const kept = await all();
  expect(kept.length).toBeGreaterThan(0);
  for (const text of kept) {
    expect(text).not.toMatch(/Borrower|450,000/);
    expect(text).not.toContain(bytes.toString('base64').slice(0, 20));
  }
  await keyRing.destroy('ann');
  expect(await found()).toEqual(none);
  // A sheet uploaded during the erasure of its owner is not kept either.
  await store.keep('ann', 's2', sheet, bytes);
  expect(await all()).toHaveLength(kept.length);
});

test('deleting a sheet removes only its files; the eraser removes all files of a user', async () => {
  const { files, store, all, found } = await setUp();
  await store.keep('ann', 's2', sheet, bytes);
  await store.keep('annabel', 's3', sheet, bytes);
  await files.removeAll(feeSheetFolder('ann', 's1'));
  expect([await found(), await found('ann', 's2')]).toEqual([none, [sheet, bytes]]);
  await files.removeAll(feeSheetsOf('ann'));
  expect(await found('ann', 's2')).toEqual(none);
  expect(await found('annabel', 's3')).toEqual([sheet, bytes]);
  expect((await all()).join('\n')).not.toContain('/ann/');
});
