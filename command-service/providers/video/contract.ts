import { defaultLook } from '../../../domain/look.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { buffer, text } from 'node:stream/consumers';
import { hasEnded, type RenderRequest, type RenderState, type VideoProvider } from './port.ts';

export interface VideoProviderUnderTest {
  readonly provider: VideoProvider;
  /** Removes the files that the provider leaves behind; the suite has closed it before. */
  readonly remove: () => Promise<void>;
}

/** The contract of every adapter of the video port. `open` gives a provider without jobs. */
export function videoProviderContract(name: string, open: () => Promise<VideoProviderUnderTest>): void {
  // An adapter may render in child processes, which takes many seconds on a busy machine.
  jest.setTimeout(180_000);

  describe(`video provider: ${name}`, () => {
    let provider: VideoProvider;
    let remove: () => Promise<void>;
    let presenterId: string;
    beforeEach(async () => {
      ({ provider, remove } = await open());
      presenterId = (await provider.presenters())[0]?.id ?? '';
    });
    afterEach(async () => {
      await provider.close();
      await remove();
    });

    const request = (jobId: string, changes: Partial<RenderRequest> = {}): RenderRequest => ({
      jobId,
      owner: 'ann',
      title: 'Sunny craftsman',
      script: 'Hello there.',
      language: 'en-US',
      presenterId,
      paidSeconds: 600,
      look: defaultLook,
      collectMedia: async () => ({ pictures: [], leftOut: [] }),
      ...changes,
    });
    const longScript = 'This is a long story about a house with very many rooms. '.repeat(12);

    /** Watches a job from before its start. */
    function follow(jobId: string): { readonly states: readonly RenderState[]; readonly ended: Promise<RenderState> } {
      const states: RenderState[] = [];
      const { promise, resolve } = Promise.withResolvers<RenderState>();
      provider.watch(jobId, (state) => {
        states.push(state);
        if (hasEnded(state)) resolve(state);
      });
      return { states, ended: promise };
    }

    test('reports no problem when it is ready', async () => {
      expect(await provider.problem()).toBeUndefined();
    });

    test('lists presenters whose ids are safe in URLs and file keys', async () => {
      const presenters = await provider.presenters();
      expect(presenters.length).toBeGreaterThan(0);
      expect(new Set(presenters.map(({ id }) => id)).size).toBe(presenters.length);
      for (const { id, name: shown } of presenters) {
        expect(id).toMatch(/^[a-z0-9_-]+$/u);
        expect(shown).not.toBe('');
      }
    });

    test('previews a presenter as a picture and as a clip, and knows no other', async () => {
      const poster = await provider.preview(presenterId, 'poster');
      const clip = await provider.preview(presenterId, 'clip');
      if (poster === undefined || clip === undefined) throw new Error('The provider does not preview its presenter.');
      expect(poster.contentType).toMatch(/^image\//u);
      expect((await buffer(await poster.open())).length).toBeGreaterThan(100);
      expect(clip.contentType).toBe('video/mp4');
      expect((await buffer(await clip.open())).toString('latin1', 4, 8)).toBe('ftyp');
      for (const kind of ['poster', 'clip'] as const) expect(await provider.preview('../leo', kind)).toBeUndefined();
    });

    test('makes one video per job id, with thumbnail and captions, and reports rising progress', async () => {
      const { states, ended } = follow('job-1');
      await provider.start(request('job-1'));
      await provider.start(request('job-1', { script: 'Another script under the same id is ignored.' }));
      const end = await ended;
      if (end.state !== 'completed') throw new Error(JSON.stringify(end));
      const { video, thumbnail, captions, durationSeconds, renderMs } = end.result;
      expect(video.contentType).toBe('video/mp4');
      expect((await buffer(await video.open())).toString('latin1', 4, 8)).toBe('ftyp');
      expect(thumbnail.contentType).toBe('image/jpeg');
      expect((await buffer(await thumbnail.open())).subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(captions.contentType).toBe('text/vtt');
      expect(await text(await captions.open())).toMatch(/^WEBVTT\n[^]*Hello there\./u);
      expect(durationSeconds).toBeGreaterThan(0);
      expect(renderMs).toBeGreaterThan(0);
      const progress = states.flatMap((state) => (state.state === 'rendering' ? [state.progress] : []));
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      expect(progress.every((percent) => percent >= 0 && percent < 100)).toBe(true);

      await provider.cancel('job-1');
      expect((await provider.read('job-1')).state).toBe('completed');
      expect((await buffer(await video.open())).length).toBeGreaterThan(0);
      await provider.discard('job-1');
      expect(await provider.read('job-1')).toEqual({ state: 'unknown' });
    });

    test('fails a request that can never become a video, and says not to retry it', async () => {
      const { ended } = follow('bad');
      await provider.start(request('bad', { presenterId: 'no-such-presenter' }));
      expect(await ended).toMatchObject({ state: 'failed', code: 'unknown_presenter', retryable: false });
      expect(await provider.read('bad')).toMatchObject({ state: 'failed', code: 'unknown_presenter' });
    });

    test('stops a job that is canceled and does not start it again', async () => {
      const { ended } = follow('job');
      await provider.start(request('job', { script: longScript }));
      await provider.cancel('job');
      expect(await ended).toEqual({ state: 'cancelled' });
      await provider.start(request('job'));
      expect(await provider.read('job')).toEqual({ state: 'cancelled' });
    });

    test('refuses a job that was canceled before it arrived', async () => {
      await provider.cancel('early');
      await provider.start(request('early'));
      expect(await provider.read('early')).toEqual({ state: 'cancelled' });
    });

    test('stops calling a watcher that has unsubscribed', async () => {
      const seen: RenderState[] = [];
      const stop = provider.watch('bad', (state) => seen.push(state));
      stop();
      const { ended } = follow('bad');
      await provider.start(request('bad', { presenterId: 'no-such-presenter' }));
      await ended;
      expect(seen).toEqual([]);
    });

    test.each(['', 'A', 'a/b', '../a', 'a'.repeat(129)])('rejects the job id %j', async (jobId) => {
      await expect(provider.start(request(jobId))).rejects.toThrow(RangeError);
    });

    test('knows beforehand which script it cannot speak', () => {
      expect(provider.cannotSpeak('Welcome home.', 'en-US')).toBeUndefined();
      expect(provider.cannotSpeak('Добро пожаловать', 'en-US')).toMatchObject({ code: 'FOREIGN_LETTERS' });
    });

    test('takes no job after it is closed, and reports no job as canceled by the shutdown', async () => {
      const { states } = follow('job');
      await provider.start(request('job', { script: longScript }));
      await provider.close();
      expect(states.some(({ state }) => state === 'cancelled')).toBe(false);
      await expect(provider.start(request('late'))).rejects.toThrow(/closed/u);
    });
  });
}
