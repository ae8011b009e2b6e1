import { expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStoreContract } from '../contract.ts';
import { openFolderFileStore } from './folder-file-store.ts';

async function fresh() {
  const folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  return { folder, store: await openFolderFileStore({ folder }), remove: () => rm(folder, { recursive: true }) };
}

fileStoreContract('folder', fresh);

test('keeps files when the store is reopened, and removes what a crash left half written', async () => {
  const { folder, store, remove } = await fresh();
  await store.putBytes('kept', Buffer.from('kept'), 'text/plain');
  await writeFile(join(folder, 'incoming', 'half'), 'half of a file');
  await utimes(join(folder, 'incoming', 'half'), 0, 0);
  // Another process on the same folder is writing this file.
  await writeFile(join(folder, 'incoming', 'arriving'), 'half of a file');
  // A crash between content and metadata: the key does not exist, and it can be stored again.
  await mkdir(join(folder, 'content', 'torn'), { recursive: true });
  await writeFile(join(folder, 'content', 'torn', 'a'), 'new bytes');

  const again = await openFolderFileStore({ folder });
  expect(await readdir(join(folder, 'incoming'))).toEqual(['arriving']);
  expect(await again.stat('kept')).toMatchObject({ bytes: 4 });
  expect(await again.stat('torn/a')).toBeUndefined();
  expect(await again.open('torn/a')).toBeUndefined();
  await again.putBytes('torn/a', Buffer.from('whole'), 'text/plain');
  expect(await again.stat('torn/a')).toMatchObject({ bytes: 5 });
  await remove();
});

test('rejects a file whose length on disk has changed', async () => {
  const { folder, store, remove } = await fresh();
  await store.putBytes('video', Buffer.from('0123456789'), 'video/mp4');
  await writeFile(join(folder, 'content', 'video'), '0123');
  await expect(store.open('video')).rejects.toThrow(/length/u);
  await remove();
});

test('reports a file without its content as missing', async () => {
  const { folder, store, remove } = await fresh();
  await store.putBytes('video', Buffer.from('0123456789'), 'video/mp4');
  await rm(join(folder, 'content', 'video'));
  expect(await store.open('video')).toBeUndefined();
  await remove();
});
