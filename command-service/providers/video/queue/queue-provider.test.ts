import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import type { FileStore } from '../../files/port.ts';
import type { RenderRequest } from '../port.ts';
import { createQueueProvider } from './queue-provider.ts';
import { startRenderer } from './renderer.ts';
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
  const part = { contentType: 'video/mp4', open: async () => Readable.from(['video']) };
  const result = { video: part, thumbnail: part, captions: part, durationSeconds: 5, renderMs: 8_000 };
  await storeResult(files, 'v1', 1, { result });
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
  expect(await provider.read('v1')).toMatchObject({ state: 'completed', result: { renderMs: 8_000 } });
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

test('tells gateways how far each job is, from the first report of its renderer', async () => {
  const folder = newFolder();
  const files = await openFolderFileStore({ folder: `${folder}/files` });
  const jobs = openSqliteRenderJobs({ folder });
  const engine = createScriptedEngine(() => new Promise(() => undefined));
  const provider = createQueueProvider({ jobs, files, engine });
  const { progress } = provider;
  await jobs.add('a-b-1', 'ann', '{}');
  await jobs.add('waiting-1', 'ann', '{}');
  await jobs.take('a-b-1', 0, 'one', 60_000);
  expect([await progress.atWork(), await progress.read(['a-b-1'])]).toEqual([[], new Map()]);
  await jobs.renew('a-b-1', 1, 60_000, { progress: 40.9, phase: 'Speaking', estimated: true });
  const value = { percent: 40, phase: 'Speaking', estimated: true };
  expect(await progress.atWork()).toEqual([{ jobId: 'a-b-1', about: { kind: 'video', id: 'a-b' }, ...value }]);
  expect(await progress.read(['a-b-1', 'waiting-1', 'unknown'])).toEqual(new Map([['a-b-1', value]]));
  await jobs.giveBackAllOf('one');
  expect(await progress.atWork()).toMatchObject([value]);
  await jobs.cancel('a-b-1');
  expect(await progress.atWork()).toEqual([]);
  await provider.close();
  await jobs.close();
});

test('a video that is deleted while its result is stored is no fault of the renderer', async () => {
  const folder = newFolder();
  const files = await openFolderFileStore({ folder: `${folder}/files` });
  const jobs = openSqliteRenderJobs({ folder });
  const faults: unknown[] = [];
  const gone = Promise.withResolvers<void>();
  const engine = createScriptedEngine(async () => ({
    open: async () => {
      await provider.cancel('v1');
      gone.resolve();
      throw Object.assign(new Error('no such file: captions.vtt'), { code: 'ENOENT' });
    },
  }));
  const provider = createQueueProvider({ jobs, files, engine });
  await jobs.add('v1', 'ann', JSON.stringify({ jobId: 'v1' }));
  const renderer = startRenderer({
    jobs,
    files,
    engine,
    requestOf: (json) => JSON.parse(json) as RenderRequest,
    slots: 1,
    name: 'one',
    idleMs: 5,
    onError: (error) => faults.push(error),
  });
  await gone.promise;
  await renderer.stop();
  expect(faults).toEqual([]);
  expect(await provider.read('v1')).toEqual({ state: 'cancelled' });
  await provider.close();
  await jobs.close();
});
