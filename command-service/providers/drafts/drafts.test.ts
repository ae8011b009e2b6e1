import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPersonalSeal } from '../../../event-store/index.ts';
import { createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { openFolderFileStore } from '../files/folder/folder-file-store.ts';
import { createDraftStore, draftsOf } from './drafts.ts';

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  const files = await openFolderFileStore({ folder });
  const keyRing = createMemoryKeyRing();
  const drafts = createDraftStore(files, createPersonalSeal(keyRing), () => 1_000);
  return { folder, files, keyRing, drafts };
}

test('reads a draft back unchanged', async () => {
  const { drafts } = await setUp();
  const saved = await drafts.save('ann', 'residential', '{"a":1}', null);
  expect(saved).toMatchObject({ content: '{"a":1}', savedAt: 1_000 });
  expect(await drafts.read('ann', 'residential')).toEqual(saved);
  expect(await drafts.read('ann', 'lender')).toBeUndefined();
  expect(await drafts.read('ben', 'residential')).toBeUndefined();
});

test('warns the second of two devices that change the same draft', async () => {
  const { drafts } = await setUp();
  const { revision } = await drafts.save('ann', 'residential', '{}', null);
  const both = await Promise.allSettled([
    drafts.save('ann', 'residential', '{"a":1}', revision),
    drafts.save('ann', 'residential', '{"b":1}', revision),
  ]);
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'CONFLICT' } }]);
  expect((await drafts.read('ann', 'residential'))?.content).toBe('{"a":1}');
});

test('changes nothing when the same draft is saved again, even after a lost answer', async () => {
  const { drafts } = await setUp();
  const saved = await drafts.save('ann', 'residential', '{}', null);
  expect(await drafts.save('ann', 'residential', '{}', null)).toEqual(saved);
});

test('the file of a draft is unreadable without the key of its user', async () => {
  const { folder, keyRing, drafts } = await setUp();
  await drafts.save('ann', 'residential', '{"script":"12 Oak Street"}', null);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    names.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
  expect(texts.join('\n')).not.toContain('Oak');
  await keyRing.destroy('ann');
  expect(await drafts.read('ann', 'residential')).toBeUndefined();
});

test('the eraser removes every draft of a user', async () => {
  const { files, drafts } = await setUp();
  await drafts.save('ann', 'residential', '{}', null);
  await drafts.save('ann', 'lender', '{}', null);
  await files.removeAll(draftsOf('ann'));
  expect([await drafts.read('ann', 'residential'), await drafts.read('ann', 'lender')]).toEqual([undefined, undefined]);
});
