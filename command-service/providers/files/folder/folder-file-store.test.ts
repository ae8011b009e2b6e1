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

/** The only file in `content`. */
async function contentIn(folder: string): Promise<string> {
  const [name, ...others] = await readdir(join(folder, 'content'));
  if (name === undefined || others.length > 0) throw new Error('There is not exactly one file.');
  return join(folder, 'content', name);
}

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
  await writeFile(await contentIn(folder), '0123');
  await expect(store.open('video')).rejects.toThrow(/length/u);
  await remove();
});

test('reports a file without its content as missing', async () => {
  const { folder, store, remove } = await fresh();
  await store.putBytes('video', Buffer.from('0123456789'), 'video/mp4');
  await rm(await contentIn(folder));
  expect(await store.open('video')).toBeUndefined();
  await remove();
});

test('reads, replaces and removes files of a release whose content had no version', async () => {
  const { folder, store, remove } = await fresh();
  for (const kind of ['content', 'notes']) await mkdir(join(folder, kind, 'videos'), { recursive: true });
  for (const key of ['a', 'b']) {
    await writeFile(join(folder, 'content', 'videos', key), 'old');
    const note = { bytes: 3, sha256: 'x', contentType: 'text/plain' };
    await writeFile(join(folder, 'notes', 'videos', `${key}.json`), JSON.stringify(note));
  }
  expect((await (await store.open('videos/a'))?.stream.toArray())?.toString()).toBe('old');
  await store.putBytes('videos/a', Buffer.from('newer'), 'text/plain');
  expect((await (await store.open('videos/a'))?.stream.toArray())?.toString()).toBe('newer');
  expect(await store.list('videos/')).toEqual(['videos/a', 'videos/b']);
  expect(await readdir(join(folder, 'content', 'videos'))).toHaveLength(2);
  await store.removeAll('videos/');
  expect(await readdir(join(folder, 'content', 'videos'))).toEqual([]);
  await remove();
});
