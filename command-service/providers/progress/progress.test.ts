import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { keptAfterEndMs, keptInSilenceMs } from './port.ts';
import { progressContract } from './progress.contract.ts';
import { openSqliteProgress } from './sqlite-progress.ts';
import { createMemoryProgress } from './testing/memory-progress.ts';

const newFolder = tempFolders();
const clock = () => {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
};
const job = (jobId: string) => ({
  jobId,
  about: { kind: 'video', id: 'v' } as const,
  percent: 10,
  phase: '',
  estimated: false,
});

progressContract('SQLite', async () => {
  const { now, pass } = clock();
  const store = openSqliteProgress({ folder: newFolder(), now });
  return { store, now, pass, remove: () => store.close() };
});

progressContract('memory', async () => {
  const { now, pass } = clock();
  return { store: createMemoryProgress(now), now, pass, remove: async () => undefined };
});

test('processes of one machine share the file, also after one was killed', async () => {
  const folder = newFolder();
  const [one, two] = [openSqliteProgress({ folder }), openSqliteProgress({ folder })];
  await one.report(job('v-1'));
  expect(await two.atWork()).toEqual([job('v-1')]);
  const next = openSqliteProgress({ folder });
  expect(await next.atWork()).toEqual([job('v-1')]);
  for (const store of [one, two, next]) await store.close();
});

test('removes jobs that ended a day ago or have been silent for a month', async () => {
  const { now, pass } = clock();
  const store = openSqliteProgress({ folder: newFolder(), now });
  const left = async () => [...(await store.read(['ended', 'silent'])).keys()];
  for (const id of ['ended', 'silent']) await store.report(job(id));
  await store.end('ended');
  pass(keptAfterEndMs - 1);
  await store.end('another');
  expect(await left()).toEqual(['ended', 'silent']);
  pass(1);
  await store.end('another');
  expect(await left()).toEqual(['silent']);
  pass(keptInSilenceMs);
  await store.end('another');
  expect(await left()).toEqual([]);
  await store.close();
});
