import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { JobAtWork, ProgressStore } from './port.ts';

/** The contract of every adapter of the progress of jobs. `open` gives an empty store, and its clock moves by `pass`. */
export function progressContract(
  name: string,
  open: () => Promise<{
    readonly store: ProgressStore;
    readonly now: () => number;
    readonly pass: (ms: number) => void;
    readonly remove: () => Promise<void>;
  }>,
): void {
  describe(`the progress of jobs: ${name}`, () => {
    let store: ProgressStore;
    let now: () => number;
    let pass: (ms: number) => void;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ store, now, pass, remove } = await open());
    });
    afterEach(() => remove());
    const at = (percent: number, phase = 'Speaking', jobId = 'v-1'): JobAtWork => ({
      jobId,
      about: { kind: 'video', id: 'v' },
      percent,
      phase,
      estimated: false,
    });
    const valueOf = async (jobId: string) => (await store.read([jobId])).get(jobId);

    test('keeps the last value of each job, and what it works on', async () => {
      await store.report(at(10));
      await store.report({ ...at(40, '$phase'), estimated: true });
      await store.report({ ...at(5, '', 'twin'), about: { kind: 'avatar', id: 'twin' } });
      expect((await store.atWork()).toSorted((a, b) => a.percent - b.percent)).toEqual([
        { ...at(5, '', 'twin'), about: { kind: 'avatar', id: 'twin' } },
        { ...at(40, '$phase'), estimated: true },
      ]);
      const found = await store.read(['twin', 'unknown', 'v-1']);
      expect([...found.keys()].toSorted()).toEqual(['twin', 'v-1']);
      expect(await store.read([])).toEqual(new Map());
    });

    test('never falls; another attempt starts from zero under another id', async () => {
      await store.report(at(40, 'Drawing'));
      await store.report(at(39, 'Preparing'));
      expect(await valueOf('v-1')).toMatchObject({ percent: 40, phase: 'Drawing' });
      await store.report(at(40, 'Encoding'));
      expect(await valueOf('v-1')).toMatchObject({ percent: 40, phase: 'Encoding' });
      await store.report(at(0, 'Preparing', 'v-2'));
      expect(await valueOf('v-2')).toMatchObject({ percent: 0 });
    });

    test('a job that has ended is not at work, and its last value stays for a day', async () => {
      await store.report(at(80));
      await store.end('v-1');
      await store.end('v-1');
      await store.end('unknown');
      await store.report(at(90));
      expect(await store.atWork()).toEqual([]);
      expect(await valueOf('v-1')).toMatchObject({ percent: 80 });
    });

    test('knows when a job last reported, even the same value', async () => {
      expect(await store.lastReport('v-1')).toBeUndefined();
      await store.report(at(0));
      pass(20_000);
      const again = now();
      await store.report(at(0));
      expect(await store.lastReport('v-1')).toBeGreaterThanOrEqual(again);
    });

    test('keeps the highest value of simultaneous reports', async () => {
      await Promise.all([30, 10, 70, 50, 20].map((percent) => store.report(at(percent))));
      expect(await valueOf('v-1')).toMatchObject({ percent: 70 });
    });

    test('tells this process about new reports', async () => {
      let told = 0;
      const stop = store.subscribe(() => {
        told += 1;
      });
      await store.report(at(10));
      expect(told).toBe(1);
      await store.report(at(5));
      expect(told).toBe(1);
      stop();
      await store.report(at(20));
      expect(told).toBe(1);
    });
  });
}
