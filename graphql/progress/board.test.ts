import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { JobAtWork, ProgressSource } from '../../command-service/index.ts';
import { createMemoryProgress } from '../../command-service/providers/progress/testing/memory-progress.ts';
import { createProgressBoard } from './board.ts';

const everyMs = 1_000;
const at = (percent: number, jobId = 'v-1', phase = 'Speaking'): JobAtWork => ({
  jobId,
  about: { kind: 'video', id: jobId.slice(0, -2) },
  percent,
  phase,
  estimated: false,
});

let looks: number;
let isAway: boolean;
let store: ReturnType<typeof createMemoryProgress>;
/** The store as another process writes it: changes are seen by reading only. */
let source: ProgressSource;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  looks = 0;
  isAway = false;
  store = createMemoryProgress();
  source = {
    read: (jobIds) => (isAway ? Promise.reject(new Error('The store is away')) : store.read(jobIds)),
    atWork: async () => {
      looks += 1;
      if (isAway) throw new Error('The store is away');
      return store.atWork();
    },
    subscribe: () => () => undefined,
  };
});
afterEach(() => {
  jest.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let n = 0; n < 5; n += 1) await turn();
}

test('looks once a second while it is watched, and never otherwise', async () => {
  const board = createProgressBoard({ source, everyMs });
  await pass(10 * everyMs);
  expect(looks).toBe(0);
  const stop = board.watch(() => undefined);
  await pass(0);
  for (let n = 0; n < 5; n += 1) await pass(everyMs);
  expect(looks).toBe(6);
  stop();
  await pass(10 * everyMs);
  expect(looks).toBe(6);
});

test('reports all jobs at first, and then those with new progress', async () => {
  const board = createProgressBoard({ source, everyMs });
  const told: (readonly [string, number])[][] = [];
  await store.report(at(10, 'v-1'));
  await store.report(at(20, 'w-1'));
  const stop = board.watch((jobs) => told.push(jobs.map(({ jobId, percent }) => [jobId, percent])));
  await pass(0);
  await pass(everyMs);
  await store.report(at(30, 'w-1'));
  await pass(everyMs);
  await store.report(at(30, 'w-1', 'Drawing'));
  await pass(everyMs);
  await store.end('w-1');
  await pass(everyMs);
  expect(told).toEqual([
    [
      ['v-1', 10],
      ['w-1', 20],
    ],
    [['w-1', 30]],
    [['w-1', 30]],
  ]);
  expect(board.atWork().map(({ jobId }) => jobId)).toEqual(['v-1']);
  expect(board.last('w-1')).toMatchObject({ percent: 30, phase: 'Drawing' });
  stop();
});

test('looks soon after a change of this process, once for many', async () => {
  const board = createProgressBoard({ source: { ...source, subscribe: store.subscribe }, everyMs, soonMs: 100 });
  const told: number[] = [];
  const stop = board.watch((jobs) => told.push(...jobs.map(({ percent }) => percent)));
  await pass(0);
  for (const percent of [10, 20, 30]) await store.report(at(percent));
  await pass(100);
  expect([looks, told]).toEqual([2, [30]]);
  stop();
});

test('never shows less than it has shown, whatever a source says', async () => {
  const said = [at(40), at(30, 'v-1', 'Preparing'), at(41)];
  const board = createProgressBoard({
    source: { ...source, read: async () => new Map([['v-1', said.shift() ?? at(0)]]) },
  });
  const shown: (number | undefined)[] = [];
  for (let n = 0; n < 4; n += 1) {
    await board.read(['v-1']);
    shown.push(board.last('v-1')?.percent);
  }
  expect(shown).toEqual([40, 40, 41, 41]);
});

test('remembers a job for a while after its end, and then forgets it', async () => {
  let time = 0;
  const board = createProgressBoard({ source, now: () => time });
  await store.report(at(98));
  await board.read(['v-1']);
  await store.end('v-1');
  time += 5 * 60_000;
  await board.read([]);
  expect(board.last('v-1')).toMatchObject({ percent: 98 });
  time += 20 * 60_000;
  await board.read([]);
  expect(board.last('v-1')).toBeUndefined();
});

test('a source that is away says nothing, is asked less often, and is heard again', async () => {
  const board = createProgressBoard({ source, everyMs });
  const told: number[] = [];
  isAway = true;
  await board.read(['v-1']);
  const stop = board.watch((jobs) => told.push(...jobs.map(({ percent }) => percent)));
  for (let n = 0; n < 60; n += 1) await pass(everyMs);
  expect(looks).toBeLessThan(10);
  isAway = false;
  await store.report(at(70));
  for (let n = 0; n < 40; n += 1) await pass(everyMs);
  expect(told).toEqual([70]);
  stop();
});
