import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { hasTrained, type TrainRequest, type TrainState, type TwinProvider, type TwinRecording } from './port.ts';

export interface TwinProviderUnderTest {
  readonly provider: TwinProvider;
  /** One person, with sound. */
  readonly footage: TwinRecording;
  /** A video with sound in which nobody can be seen. */
  readonly empty: TwinRecording;
  /** Removes the files that the provider leaves behind; the suite has closed it before. */
  readonly remove: () => Promise<void>;
}

/** The contract of every adapter of the twin port. `open` gives a provider without jobs. */
export function twinProviderContract(name: string, open: () => Promise<TwinProviderUnderTest>): void {
  // An adapter may train in child processes, which takes many seconds on a busy machine.
  jest.setTimeout(180_000);

  describe(`twin provider: ${name}`, () => {
    let provider: TwinProvider;
    let footage: TwinRecording;
    let empty: TwinRecording;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ provider, footage, empty, remove } = await open());
    });
    afterEach(async () => {
      await provider.close();
      await remove();
    });

    const request = (jobId: string, changes: Partial<TrainRequest> = {}): TrainRequest => ({
      jobId,
      owner: 'ann',
      name: 'Ann',
      footage,
      ...changes,
    });

    /** Watches a job from before its start. */
    function follow(jobId: string): { readonly states: readonly TrainState[]; readonly ended: Promise<TrainState> } {
      const states: TrainState[] = [];
      const { promise, resolve } = Promise.withResolvers<TrainState>();
      provider.watch(jobId, (state) => {
        states.push(state);
        if (hasTrained(state)) resolve(state);
      });
      return { states, ended: promise };
    }

    test('reports no problem when it is ready', async () => {
      expect(await provider.problem()).toBeUndefined();
      expect(provider.name).toMatch(/^[a-z0-9-]+$/u);
    });

    test('makes one model per job id, with poster and clip, and reports rising progress', async () => {
      const { states, ended } = follow('job-1');
      await provider.train(request('job-1'));
      await provider.train(request('job-1', { footage: empty }));
      const end = await ended;
      if (end.state !== 'ready') throw new Error(JSON.stringify(end));
      const { modelId, model, poster, clip } = end.result;
      expect(modelId).toMatch(/^[A-Za-z0-9_-]{1,128}$/u);
      expect(new Set(model.map((file) => file.name)).size).toBe(model.length);
      for (const file of model) {
        expect(file.name).toMatch(/^[a-z0-9._-]{1,64}$/u);
        expect((await buffer(await file.open())).length).toBeGreaterThan(0);
      }
      expect(poster.contentType).toMatch(/^image\/(jpeg|webp)$/u);
      expect((await buffer(await poster.open())).length).toBeGreaterThan(100);
      expect(clip.contentType).toBe('video/mp4');
      expect((await buffer(await clip.open())).toString('latin1', 4, 8)).toBe('ftyp');
      const progress = states.flatMap((state) => (state.state === 'training' ? [state.progress] : []));
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      expect(progress.every((percent) => percent >= 0 && percent < 100)).toBe(true);

      await provider.cancel('job-1');
      expect((await provider.read('job-1')).state).toBe('ready');
      await provider.discard('job-1');
      expect(await provider.read('job-1')).toEqual({ state: 'unknown' });
      await provider.deleteModel(modelId);
      await provider.deleteModel(modelId);
    });

    test('fails footage without a face', async () => {
      const { ended } = follow('empty');
      await provider.train(request('empty', { footage: empty }));
      expect(await ended).toEqual({ state: 'failed', code: 'no_face' });
      expect(await provider.read('empty')).toEqual({ state: 'failed', code: 'no_face' });
    });

    test('stops a job that is canceled and does not start it again', async () => {
      const { ended } = follow('job');
      await provider.train(request('job'));
      await provider.cancel('job');
      expect(await ended).toEqual({ state: 'cancelled' });
      await provider.train(request('job'));
      expect(await provider.read('job')).toEqual({ state: 'cancelled' });
    });

    test('refuses a job that was canceled before it arrived', async () => {
      await provider.cancel('early');
      await provider.train(request('early'));
      expect(await provider.read('early')).toEqual({ state: 'cancelled' });
    });

    test.each(['', 'A', 'a/b', '../a', 'a'.repeat(129)])('rejects the job id %j', async (jobId) => {
      await expect(provider.train(request(jobId))).rejects.toThrow(RangeError);
    });

    test('takes no job after it is closed, and reports no job as canceled by the shutdown', async () => {
      const { states } = follow('job');
      await provider.train(request('job'));
      await provider.close();
      expect(states.some(({ state }) => state === 'cancelled')).toBe(false);
      await expect(provider.train(request('late'))).rejects.toThrow(/closed/u);
    });
  });
}
