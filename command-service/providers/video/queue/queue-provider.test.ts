import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import type { FileStore } from '../../files/port.ts';
import { createQueueProvider } from './queue-provider.ts';
import { storeResult } from './results.ts';
import { openSqliteRenderJobs } from './sqlite-jobs.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

const newFolder = tempFolders();

/** The queue with one finished job, `v1`. */
async function openFinished(changed: (files: FileStore) => Partial<FileStore>) {
  const folder = newFolder();
  const files = await openFolderFileStore({ folder: `${folder}/files` });
  const jobs = openSqliteRenderJobs({ folder });
  await jobs.add('v1', 'ann', '{}');
  await jobs.take('v1', 0, 'renderer', 1_000);
  const part = { contentType: 'video/mp4', open: async () => Readable.from(['film']) };
  await storeResult(files, 'v1', 1, { result: { video: part, thumbnail: part, captions: part, durationSeconds: 5 } });
  await jobs.finish('v1', 1, { state: 'completed' });
  const engine = createScriptedEngine(() => new Promise(() => undefined));
  const provider = createQueueProvider({ jobs, files: { ...files, ...changed(files) }, engine });
  const close = async (): Promise<void> => {
    await provider.close();
    await jobs.close();
  };
  return { provider, close };
}

test('a finished job that is read while its files are removed is unknown', async () => {
  const states: string[] = [];
  const { provider, close } = await openFinished((files) => ({
    removeAll: async (prefix) => {
      await files.removeAll(prefix);
      states.push((await provider.read('v1')).state);
    },
  }));
  expect((await provider.read('v1')).state).toBe('completed');
  await provider.discard('v1');
  expect(states).toEqual(['unknown']);
  await close();
});

test('a finished job that is discarded while it is read is unknown', async () => {
  const { provider, close } = await openFinished((files) => ({
    open: async (key) => {
      await provider.discard('v1');
      return files.open(key);
    },
  }));
  expect(await provider.read('v1')).toEqual({ state: 'unknown' });
  await close();
});

test('a finished job whose files are lost is a fault', async () => {
  const { provider, close } = await openFinished(() => ({ open: async () => undefined }));
  await expect(provider.read('v1')).rejects.toThrow('is not in the file store');
  await close();
});
