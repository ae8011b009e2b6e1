import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEspeakVoice } from '../../voice/espeak/espeak.ts';
import { videoFailures } from '../../../../domain/videos/index.ts';
import {
  createRenderers,
  follow,
  isDrawing,
  processesWith,
  type Renderers,
  request,
  until,
} from './testing/renderer.ts';
import { inWords } from '../../../../words/index.ts';

let renderers: Renderers;
let folder = '';
let open: Renderers['open'];
beforeAll(async () => {
  renderers = await createRenderers();
  ({ folder, open } = renderers);
});
afterAll(() => renderers.remove());

describe('the local renderer', () => {
  test('runs one job at a time, reports queue positions, and leaves no file of a canceled job', async () => {
    const { provider, work } = open('queue');
    const long = 'This is a long story about a house that has very many rooms. '.repeat(12);
    const [first, second, third] = ['a', 'b', 'c'].map((jobId) => follow(provider, jobId));
    for (const jobId of ['a', 'b', 'c']) await provider.start(request(jobId, { script: long }));
    expect(await provider.read('b')).toEqual({ state: 'queued', ahead: 1 });
    expect(await provider.read('c')).toEqual({ state: 'queued', ahead: 2 });

    await until(isDrawing(first?.states ?? []), 'the first job draws');
    expect(processesWith(join(work, 'jobs')).length).toBeGreaterThanOrEqual(2);
    expect(processesWith(join(work, 'jobs', 'b'))).toEqual([]);
    await provider.cancel('b');
    expect(await provider.read('b')).toEqual({ state: 'cancelled' });
    expect(await provider.read('c')).toEqual({ state: 'queued', ahead: 1 });

    await provider.cancel('a');
    expect(await first?.ended).toEqual({ state: 'cancelled' });
    await until(
      () => processesWith(join(work, 'jobs', 'a')).length === 0,
      'the processes of the cancelled job are gone',
    );
    expect(existsSync(join(work, 'jobs', 'a'))).toBe(false);
    expect(second?.states).toEqual(
      [{ state: 'queued', ahead: 1 }, { state: 'cancelled' }].slice(second?.states.length === 1 ? 1 : 0),
    );

    await until(isDrawing(third?.states ?? []), 'the next job begins');
    await provider.close();
    await until(() => processesWith(work).length === 0, 'closing leaves no process');
    expect(third?.states.some((state) => state.state === 'cancelled')).toBe(false);
    await expect(provider.start(request('d'))).rejects.toThrow(/closed/u);
  });

  test('runs two jobs at a time with concurrency 2', async () => {
    const { provider } = open('two', { concurrency: 2 });
    for (const jobId of ['a', 'b', 'c'])
      await provider.start(request(jobId, { script: 'Too long to end at once. '.repeat(20) }));
    expect((await provider.read('a')).state).toBe('rendering');
    expect((await provider.read('b')).state).toBe('rendering');
    expect(await provider.read('c')).toEqual({ state: 'queued', ahead: 2 });
    await provider.close();
  });

  test.each([
    ['an unknown presenter', { presenterId: 'no-such-presenter' }, 'unknown_presenter'],
    ['an empty script', { script: ' \n ' }, 'no_words'],
    ['signs and emoji only', { script: '... !!! 😀🏠' }, 'no_words'],
    ['a script that is too long', { script: 'word '.repeat(5000) }, 'too_long'],
    ['an unsupported language', { language: 'tlh' }, 'language_not_spoken'],
  ] as const)('%s fails at once, not retryable, with its own code', async (_name, changes, code) => {
    const { provider } = open('refused');
    const { ended } = follow(provider, 'x');
    await provider.start(request('x', changes));
    const end = await ended;
    expect(end).toEqual({
      state: 'failed',
      code,
      reason: inWords(videoFailures[code].sentence, 'en'),
      retryable: false,
    });
    expect(await provider.read('x')).toEqual(end);
  });

  test('refuses a job that was canceled before it arrived, and keeps no file of it', async () => {
    const { provider, work } = open('tombstones');
    const { states } = follow(provider, 'late');
    await provider.cancel('late');
    await provider.start(request('late'));
    expect(await provider.read('late')).toEqual({ state: 'cancelled' });
    expect(states).toEqual([]);
    await provider.start(request('deleted'));
    await provider.cancel('deleted');
    await provider.start(request('deleted'));
    expect(await provider.read('deleted')).toEqual({ state: 'cancelled' });
    expect(processesWith(join(work, 'jobs'))).toEqual([]);
  });

  test('never shows an error of the voice service to the user', async () => {
    const secret = '401 Incorrect API key provided: sk-live-***abcd. Organization org-42';
    const voice = { ...createEspeakVoice(), speak: () => Promise.reject(new Error(secret)) };
    const logged: string[] = [];
    const { provider } = open('voiceless', { voice, onFailure: ({ detail }) => logged.push(detail) });
    const { ended } = follow(provider, 'x');
    await provider.start(request('x'));
    expect(await ended).toEqual({
      state: 'failed',
      code: 'voice_unavailable',
      reason: inWords(videoFailures.voice_unavailable.sentence, 'en'),
      retryable: true,
    });
    expect(logged).toEqual([secret]);
  });

  test('canceling aborts the download of pictures and removes them', async () => {
    const { provider, work } = open('collecting');
    const began = Promise.withResolvers<string>();
    const { ended } = follow(provider, 'x');
    await provider.start(
      request('x', {
        collectMedia: async (pictures, signal) => {
          await mkdir(pictures, { recursive: true });
          await writeFile(join(pictures, '0.png'), 'fetched');
          began.resolve(pictures);
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('aborted'))),
          );
        },
      }),
    );
    const pictures = await began.promise;
    expect(pictures.startsWith(join(work, 'jobs', 'x'))).toBe(true);
    await provider.cancel('x');
    expect(await ended).toEqual({ state: 'cancelled' });
    expect(existsSync(join(work, 'jobs', 'x'))).toBe(false);
  });

  test('fails speech that takes much longer than paid before it downloads pictures', async () => {
    const { provider } = open('over-price');
    let fetched = 0;
    const { ended } = follow(provider, 'x');
    await provider.start(
      request('x', {
        script: 'XKCDQZ BRRTGHJ. '.repeat(40),
        paidSeconds: 30,
        collectMedia: async () => {
          fetched += 1;
          return { pictures: [], leftOut: [] };
        },
      }),
    );
    expect(await ended).toMatchObject({ state: 'failed', code: 'over_price', retryable: false });
    expect(fetched).toBe(0);
  });

  test('rejects job ids that are paths', async () => {
    const { provider } = open('ids');
    for (const jobId of ['', '../x', 'a/b', 'A', 'a b'])
      await expect(provider.start(request(jobId))).rejects.toThrow(RangeError);
  });

  test('a job stopped by encoder, memory limit or deadline is retryable', async () => {
    const short = { script: 'Hello.' };
    const failures = await Promise.all(
      (
        [
          [{ deadlineMs: 300 }, 'took_too_long', /300 ms/u],
          [{ memoryLimitMb: 90 }, 'too_much_memory', /90 MB/u],
          [{ ffmpegPath: '/bin/false' }, 'renderer_unavailable', /no usable ffmpeg/u],
        ] as const
      ).map(async ([options, code, detail], index) => {
        const logged: unknown[] = [];
        const { provider, work } = open(`failing-${index}`, {
          ...options,
          onFailure: (failure) => logged.push(failure),
        });
        const { ended } = follow(provider, 'x');
        await provider.start(request('x', index === 1 ? { script: 'Long enough to be seen. '.repeat(3) } : short));
        expect(await ended).toEqual({
          state: 'failed',
          code,
          reason: inWords(videoFailures[code].sentence, 'en'),
          retryable: true,
        });
        // Details are for the operator only.
        expect(logged).toEqual([{ jobId: 'x', code, detail: expect.stringMatching(detail) }]);
        expect(existsSync(join(work, 'jobs', 'x'))).toBe(false);
        await until(() => processesWith(work).length === 0, 'every process of the failed job ends');
        return true;
      }),
    );
    expect(failures).toEqual([true, true, true]);
  });

  test('says what to install when ffmpeg is missing', async () => {
    const { provider } = open('missing', { ffmpegPath: join(folder, 'no-such-ffmpeg') });
    expect(await provider.problem()).toMatch(
      /there is none.*Install .*@ffmpeg-binary\/linux-x64.*apt-get install ffmpeg/u,
    );
  });

  test('leaves no process when the server is killed, and starts afresh afterwards', async () => {
    const work = join(folder, 'killed');
    const script = join(folder, 'server.mjs');
    const here = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
    await writeFile(
      script,
      `
      const { createLocalVideoProvider } = await import(${here('./local-video-provider.ts')});
      const { createEspeakVoice } = await import(${here('../../voice/espeak/espeak.ts')});
      const provider = createLocalVideoProvider({ workFolder: ${JSON.stringify(work)}, voice: createEspeakVoice() });
      provider.watch('x', (state) => console.log(JSON.stringify(state)));
      await provider.start({ ...${JSON.stringify(request('x', { script: 'A story that goes on and on. '.repeat(30) }))}, collectMedia: async () => ({ pictures: [], leftOut: [] }) });
    `,
    );
    const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await until(
      () => output.includes('Drawing and encoding') && processesWith(join(work, 'jobs')).length >= 2,
      'the renderer and its encoder run',
    );
    server.kill('SIGKILL');
    await once(server, 'close');
    await until(() => processesWith(work).length === 0, 'they end by themselves');
    expect(existsSync(join(work, 'jobs', 'x'))).toBe(true);

    const { provider } = open('killed');
    expect(await provider.read('x')).toEqual({ state: 'unknown' });
    const { ended } = follow(provider, 'y');
    await provider.start(request('y', { script: '!' }));
    await ended;
    expect(existsSync(join(work, 'jobs', 'x'))).toBe(false);
  });
});
