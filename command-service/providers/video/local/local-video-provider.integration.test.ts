import { defaultFilm } from '../../../../domain/film.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createEspeakVoice } from '../../voice/espeak/espeak.ts';
import { videoFailures } from '../../../../domain/videos/index.ts';
import type { RenderRequest, RenderState, VideoProvider } from '../port.ts';
import { findFfmpeg } from './ffmpeg.ts';
import type { LocalVideoOptions } from './local-video-provider.ts';
import { createLocalVideoProvider } from './local-video-provider.ts';

const run = promisify(execFile);
let folder = '';
let ffmpeg = '';
const providers: VideoProvider[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
});
afterAll(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
  await rm(folder, { recursive: true });
});

function open(
  name: string,
  options: Partial<LocalVideoOptions> = {},
): { readonly provider: VideoProvider; readonly work: string } {
  const work = join(folder, name);
  const provider = createLocalVideoProvider({ workFolder: work, voice: createEspeakVoice(), ...options });
  providers.push(provider);
  return { provider, work };
}

const request = (jobId: string, changes: Partial<RenderRequest> = {}): RenderRequest => ({
  jobId,
  owner: 'ann',
  title: 'Sunny craftsman',
  address: '12 Oak Street',
  script: 'Hello there.',
  language: 'en-US',
  presenterId: 'clara',
  paidSeconds: 600,
  film: defaultFilm,
  collectMedia: async () => ({ pictures: [], leftOut: [] }),
  ...changes,
});

/** Watches a job from before its start to its end. */
function follow(
  provider: VideoProvider,
  jobId: string,
): { readonly states: RenderState[]; readonly ended: Promise<RenderState> } {
  const states: RenderState[] = [];
  const { promise, resolve } = Promise.withResolvers<RenderState>();
  provider.watch(jobId, (state) => {
    states.push(state);
    if (state.state === 'completed' || state.state === 'failed' || state.state === 'cancelled') resolve(state);
  });
  return { states, ended: promise };
}

/** Command lines of running processes that contain the text. */
const processesWith = (text: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes(text) ? [line.replaceAll('\0', ' ')] : [];
      } catch {
        return [];
      }
    });

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (isSo()) return;
    await wait(50);
  }
  throw new Error(`It did not happen: ${what}`);
}

const isDrawing = (states: readonly RenderState[]) => (): boolean =>
  states.some((state) => state.state === 'rendering' && state.phase === 'Drawing and encoding');

async function inspect(mp4: string): Promise<{
  readonly log: string;
  readonly videoSeconds: number;
  readonly audioSeconds: number;
  readonly boxes: readonly string[];
}> {
  const { stderr: log } = await run(ffmpeg, [
    '-hide_banner',
    '-i',
    mp4,
    '-f',
    'null',
    '-',
    '-map',
    '0',
    '-c',
    'copy',
  ]).catch((error: { stderr: string }) => error);
  const streamSeconds = async (stream: string): Promise<number> => {
    const { stdout } = await run(ffmpeg, [
      '-v',
      'error',
      '-i',
      mp4,
      '-map',
      stream,
      '-f',
      'null',
      '-progress',
      'pipe:1',
      '-',
    ]);
    return Number([...stdout.matchAll(/^out_time_us=(\d+)$/gmu)].at(-1)?.[1]) / 1e6;
  };
  const bytes = await readFile(mp4);
  const boxes: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, bytes.readUInt32BE(at)))
    boxes.push(bytes.toString('latin1', at + 4, at + 8));
  return { log, videoSeconds: await streamSeconds('0:v'), audioSeconds: await streamSeconds('0:a'), boxes };
}

const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('the local renderer', () => {
  test('makes a video with voice, captions and thumbnail, and reports progress', async () => {
    const { provider, work } = open('one-job');
    expect(await provider.problem()).toBeUndefined();
    const media = join(folder, 'media');
    await mkdir(media);
    const canvas = createCanvas(640, 400);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#C02020';
    pen.fillRect(0, 0, 640, 400);
    await writeFile(join(media, 'red.png'), canvas.toBuffer('image/png'));
    await writeFile(join(media, 'broken.jpg'), '<html>not a picture</html>');
    await writeFile(join(media, 'list.jpg'), '#EXTM3U\n#EXTINF:1,\n/etc/passwd\n');

    const { states, ended } = follow(provider, 'job-1');
    await provider.start(
      request('job-1', {
        script: 'Welcome to 12 Oak Street. Call me today.',
        collectMedia: async () => ({
          pictures: [
            { url: 'broken', path: join(media, 'broken.jpg'), contentType: 'image/jpeg' },
            { url: 'red', path: join(media, 'red.png'), contentType: 'image/png' },
            { url: 'list', path: join(media, 'list.jpg'), contentType: 'image/jpeg' },
            { url: 'missing', path: join(media, 'missing.gif'), contentType: 'image/gif' },
          ],
          leftOut: [{ url: 'clip', reason: 'no_picture' }],
        }),
      }),
    );
    await provider.start(request('job-1', { script: 'Another script for the same job is not looked at.' }));
    const end = await ended;
    if (end.state !== 'completed') throw new Error(JSON.stringify(end));
    // The result names the pictures that the video does not show.
    expect(end.leftOut).toEqual([
      { url: 'clip', reason: 'no_picture' },
      ...['broken', 'list', 'missing'].map((url) => ({ url, reason: 'unreadable' })),
    ]);

    const progress = states.flatMap((state) => (state.state === 'rendering' ? [state.progress] : []));
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress[0]).toBe(0);
    expect(Math.max(...progress)).toBeLessThan(100);
    expect(new Set(states.flatMap((state) => (state.state === 'rendering' ? [state.phase] : [])))).toEqual(
      new Set(['Preparing voice', 'Preparing pictures', 'Drawing and encoding', 'Finishing']),
    );
    expect(states.every((state) => state.state !== 'rendering' || !state.estimated)).toBe(true);

    const file = (name: string): string => join(work, 'jobs', 'job-1', name);
    const { log, videoSeconds, audioSeconds, boxes } = await inspect(file('video.mp4'));
    expect(log).toMatch(/Video: h264 \(High\).*yuv420p\(tv, bt709.*1280x720.*25 fps/u);
    expect(log).toMatch(/Audio: aac \(LC\).*48000 Hz/u);
    expect(boxes.indexOf('moov')).toBeGreaterThan(0);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    expect(videoSeconds).toBeCloseTo(end.result.durationSeconds, 1);
    expect(Math.abs(audioSeconds - videoSeconds)).toBeLessThan(0.05);

    const captions = await text(await end.result.captions.open());
    expect(captions).toMatch(/^WEBVTT\n\n1\n/u);
    expect(captions).toContain('Welcome to 12 Oak Street.');
    const times = [...captions.matchAll(/(\S+) --> (\S+)/gu)].flatMap(([, from = '', to = '']) => [
      seconds(from),
      seconds(to),
    ]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length).toBe(4);
    expect(times.at(-1)).toBeLessThan(end.result.durationSeconds);

    // The sound starts with the first caption.
    const { stdout: sound } = await run(
      ffmpeg,
      ['-v', 'error', '-i', file('video.mp4'), '-vn', '-ac', '1', '-ar', '8000', '-f', 's16le', '-'],
      { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
    );
    const firstLoud = Array.from({ length: sound.length / 2 }, (_, index) =>
      Math.abs(sound.readInt16LE(index * 2)),
    ).findIndex((sample) => sample > 700);
    expect(Math.abs(firstLoud / 8000 - (times[0] ?? 0))).toBeLessThan(0.15);

    const thumbnail = await buffer(await end.result.thumbnail.open());
    expect([...thumbnail.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    // The red picture is in its box; broken pictures cost only themselves.
    const { stdout } = await run(
      ffmpeg,
      [
        '-v',
        'error',
        '-i',
        file('thumbnail.jpg'),
        '-vf',
        'crop=20:20:400:300,scale=1:1',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-',
      ],
      { encoding: 'buffer' },
    );
    expect(stdout[0]).toBeGreaterThan(150);
    expect(stdout[1]).toBeLessThan(90);

    await provider.cancel('job-1');
    expect(await provider.read('job-1')).toEqual(end);
    await provider.discard('job-1');
    expect(await provider.read('job-1')).toEqual({ state: 'unknown' });
    expect(existsSync(join(work, 'jobs', 'job-1'))).toBe(false);
  });

  test('runs one job at a time, reports queue positions, and leaves nothing of a cancelled job', async () => {
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
    expect(end).toEqual({ state: 'failed', code, reason: videoFailures[code].sentence, retryable: false });
    expect(await provider.read('x')).toEqual(end);
  });

  test('refuses a job that was cancelled before it arrived, and keeps nothing of it', async () => {
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
      reason: videoFailures.voice_unavailable.sentence,
      retryable: true,
    });
    expect(logged).toEqual([secret]);
  });

  test('cancelling aborts the download of pictures and removes them', async () => {
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
        expect(await ended).toEqual({ state: 'failed', code, reason: videoFailures[code].sentence, retryable: true });
        // Details are for the operator only (security O6).
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
