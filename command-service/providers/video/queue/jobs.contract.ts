import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { nextOf, type RenderJobs } from './jobs.ts';

/**
 * The contract of every adapter of the queue of render jobs. `open` gives an empty queue, and its clock moves by
 * `pass`.
 */
export function renderJobsContract(
  name: string,
  open: () => Promise<{
    readonly jobs: RenderJobs;
    readonly pass: (ms: number) => Promise<void>;
    readonly remove: () => Promise<void>;
  }>,
): void {
  describe(`render jobs: ${name}`, () => {
    let jobs: RenderJobs;
    let pass: (ms: number) => Promise<void>;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ jobs, pass, remove } = await open());
    });
    afterEach(() => remove());
    const order = async () => (await jobs.active()).map(({ jobId }) => jobId);
    const tokenOf = async (jobId: string) => (await jobs.read(jobId))?.token ?? -1;

    test('keeps the first request of an id', async () => {
      await jobs.add('a', 'ann', '{"n":1}');
      await jobs.add('a', 'bob', '{"n":2}');
      expect(await jobs.read('a')).toMatchObject({ owner: 'ann', request: '{"n":1}', state: 'queued', isFree: true });
      expect(await jobs.read('b')).toBeUndefined();
    });

    test('lets one renderer take a job, and another one only after its lease', async () => {
      await jobs.add('a', 'ann', '{}');
      const [one, two] = await Promise.all([jobs.take('a', 0, 'one', 200), jobs.take('a', 0, 'two', 200)]);
      expect([one, two].filter(Boolean)).toHaveLength(1);
      expect(await jobs.take('a', 1, 'three', 200)).toBe(false);
      expect(await jobs.active()).toMatchObject([{ jobId: 'a', state: 'rendering', isFree: false, token: 1 }]);
      await pass(250);
      expect(await jobs.active()).toMatchObject([{ isFree: true }]);
      expect(await jobs.take('a', 1, 'three', 60_000)).toBe(true);
      expect(await tokenOf('a')).toBe(2);
    });

    test('refuses everything from a renderer that lost its job', async () => {
      await jobs.add('a', 'ann', '{}');
      await jobs.take('a', 0, 'one', 1);
      await pass(50);
      await jobs.take('a', 1, 'two', 60_000);
      expect(await jobs.renew('a', 1, 60_000)).toBeUndefined();
      expect(await jobs.finish('a', 1, { state: 'failed', code: 'renderer_failed' })).toBe(false);
      await jobs.giveBack('a', 1);
      expect(await jobs.finish('a', 2, { state: 'completed' })).toBe(true);
      expect(await jobs.finish('a', 2, { state: 'failed', code: 'renderer_failed' })).toBe(false);
      expect(await jobs.read('a')).toMatchObject({ state: 'completed' });
      expect(await order()).toEqual([]);
    });

    test('keeps the progress and the reports of a job', async () => {
      await jobs.add('a', 'ann', '{}');
      await jobs.take('a', 0, 'one', 60_000);
      await jobs.nudge('a');
      await jobs.nudge('unknown');
      const progress = { progress: 40, phase: 'Rendering', estimated: true };
      expect(await jobs.renew('a', 1, 60_000, progress)).toMatchObject({ ...progress, nudges: 1 });
      expect(await jobs.read('a')).toMatchObject(progress);
      await jobs.finish('a', 1, { state: 'failed', code: 'over_price' });
      expect(await jobs.read('a')).toMatchObject({ state: 'failed', failureCode: 'over_price' });
    });

    test('keeps the progress that was shown when another renderer takes a job over and begins again', async () => {
      await jobs.add('a', 'ann', '{}');
      await jobs.take('a', 0, 'one', 1);
      const drawing = { progress: 60, phase: 'Drawing', estimated: false };
      await jobs.renew('a', 1, 1, drawing);
      await pass(50);
      await jobs.take('a', 1, 'two', 60_000);
      expect(await jobs.read('a')).toMatchObject(drawing);
      await jobs.renew('a', 2, 60_000, { progress: 5, phase: 'Speaking', estimated: true });
      expect(await jobs.read('a')).toMatchObject({ state: 'rendering', ...drawing });
      const later = { progress: 60, phase: '$phase', estimated: true };
      await jobs.renew('a', 2, 60_000, later);
      expect(await jobs.progressOf(['a', 'unknown'])).toEqual([{ jobId: 'a', ...later }]);
    });

    test('still reports the progress of a job after its end, so that it shows until the end is recorded', async () => {
      await jobs.add('a', 'ann', '{}');
      await jobs.take('a', 0, 'one', 60_000);
      await jobs.renew('a', 1, 60_000, { progress: 98, phase: 'Encoding', estimated: false });
      await jobs.finish('a', 1, { state: 'completed' });
      await jobs.discard('a');
      expect(await jobs.progressOf(['a'])).toMatchObject([{ jobId: 'a', progress: 98 }]);
      expect(await jobs.progressOf([])).toEqual([]);
    });

    test('returns a job to its place in the queue', async () => {
      for (const id of ['a', 'b']) await jobs.add(id, id, '{}');
      await jobs.take('a', 0, 'one', 60_000);
      await jobs.giveBack('a', 1);
      expect(await order()).toEqual(['a', 'b']);
      await jobs.take('a', 1, 'one', 60_000);
      await jobs.giveBackAllOf('another');
      expect((await jobs.read('a'))?.state).toBe('rendering');
      await jobs.giveBackAllOf('one');
      expect((await jobs.read('a'))?.state).toBe('queued');
    });

    test('cancels a job once, also before it arrives, and forgets its request', async () => {
      await jobs.add('a', 'ann', '{"script":"x"}');
      expect(await jobs.cancel('a')).toBe(true);
      expect(await jobs.cancel('a')).toBe(false);
      expect(await jobs.cancel('b')).toBe(true);
      await jobs.add('b', 'ann', '{}');
      for (const id of ['a', 'b']) expect(await jobs.read(id)).toMatchObject({ state: 'cancelled', request: '' });
      expect(await order()).toEqual([]);
    });

    test('a finished job stays finished; a discarded one does not start again, until it is forgotten', async () => {
      await jobs.add('a', 'ann', '{"script":"x"}');
      await jobs.take('a', 0, 'one', 60_000);
      await jobs.finish('a', 1, { state: 'completed' });
      expect(await jobs.cancel('a')).toBe(false);
      await jobs.discard('a');
      await jobs.discard('unknown');
      await jobs.add('a', 'ann', '{}');
      expect(await jobs.read('a')).toMatchObject({ state: 'discarded', request: '' });
      expect(await jobs.forget(60_000)).toEqual([]);
      await pass(20);
      expect(await jobs.forget(5)).toEqual(['a']);
      expect(await jobs.read('a')).toBeUndefined();
    });

    test('takes turns between owners, at most three of one at a time', async () => {
      for (const n of [1, 2, 3, 4, 5]) await jobs.add(`ann-${n}`, 'ann', '{}');
      await jobs.add('bob-1', 'bob', '{}');
      const taken: string[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const next = nextOf(await jobs.active());
        if (next === undefined) break;
        if (await jobs.take(next.jobId, next.token, 'one', 60_000)) taken.push(next.jobId);
      }
      expect(taken).toEqual(['ann-1', 'bob-1', 'ann-2', 'ann-3']);
      await jobs.finish('ann-2', 1, { state: 'completed' });
      expect(nextOf(await jobs.active())?.jobId).toBe('ann-4');
    });

    test('tells this process about its changes', async () => {
      let told = 0;
      const stop = jobs.subscribe(() => {
        told += 1;
      });
      await jobs.add('a', 'ann', '{}');
      expect(told).toBeGreaterThan(0);
      stop();
      const before = told;
      await jobs.cancel('a');
      expect(told).toBe(before);
    });
  });
}
