import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TwinFailureCode } from '../../../../domain/avatars/index.ts';
import { modelNames, twinModel } from '../../video/local/twin/model.ts';
import { createRenderers, follow, request } from '../../video/local/testing/renderer.ts';
import { footagePath } from '../testing/footage.ts';
import { ffmpegPath, makeRecording, type RecordingName } from '../testing/recordings.ts';
import { Unreadable } from './decoder.ts';
import { createFaceFinder } from './face/finder.ts';
import { expressionOf } from './face/geometry.ts';
import { readFrames } from './footage.ts';
import { UnsuitableFootage } from './judging.ts';
import { train } from './training.ts';

// The limit only catches hangs: trainings and videos take long on a busy machine.
jest.setTimeout(600_000);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'training-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A training has a process to itself in production; this one shares it with the test files that ran before. */
const memoryLimitMb = (): number => 2_000 + Math.ceil(process.memoryUsage.rss() / 2 ** 20);

async function trainOn(path: string, name: string): Promise<string> {
  const own = join(folder, name);
  await mkdir(own);
  const recording = { path, contentType: 'video/mp4', durationMs: 8_000 };
  await train({ folder: own, ffmpeg: await ffmpegPath(), memoryLimitMb: memoryLimitMb(), recording }, () => undefined);
  return own;
}

/** The code of a refusal. */
const refusal = async (training: Promise<unknown>): Promise<TwinFailureCode | undefined> => {
  try {
    await training;
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    if (error instanceof UnsuitableFootage) return error.code;
    throw error;
  }
};

test.each<[RecordingName, TwinFailureCode]>([
  ['no-sound', 'no_sound'],
  ['two-people', 'several_faces'],
  ['dark', 'poor_footage'],
])('refuses a recording with %s as %s', async (name, code) => {
  const path = await makeRecording(name, folder);
  expect(await refusal(trainOn(path, name))).toBe(code);
});

test('refuses files that are not videos, or end in the middle of their frames', async () => {
  const text = join(folder, 'text.mp4');
  await writeFile(text, '#EXTM3U\nfile:///etc/passwd\n');
  expect(await refusal(trainOn(text, 'text'))).toBe('unreadable');
  const half = join(folder, 'half.mp4');
  await copyFile(footagePath, half);
  await truncate(half, 60_000);
  // The readable part is too short.
  expect(await refusal(trainOn(half, 'half'))).toBe('poor_footage');
});

test('makes a twin whose mouth moves with the words of a video, and rests when it is silent', async () => {
  const own = await trainOn(await makeRecording('person', folder), 'person');
  expect((await readdir(own)).toSorted()).toEqual(['clip.mp4', 'loop.mp4', 'model.json', 'mouths.png', 'poster.jpg']);
  const model = twinModel.parse(JSON.parse(await readFile(join(own, modelNames.model), 'utf8')));
  expect(model.voice).toBe('daniel');
  expect(model.places.length).toBeGreaterThanOrEqual(100);
  expect(model.mouths.shapes.length).toBeGreaterThanOrEqual(4);

  const renderers = await createRenderers();
  try {
    const { provider } = renderers.open('work');
    const { ended } = follow(provider, 'video');
    const twin = {
      twinId: 'tom',
      provider: 'local',
      modelId: 'tom',
      name: 'Tom Field',
      files: Object.values(modelNames),
      open: async (name: string) => createReadStream(join(own, name)),
    };
    const script = 'A wide bay, a calm boat.';
    await provider.start(request('video', { presenterId: 'tom', twin, script }));
    const end = await ended;
    if (end.state !== 'completed') throw new Error(JSON.stringify(end));
    const video = join(folder, 'video.mp4');
    await pipeline(await end.result.video.open(), createWriteStream(video));

    const finder = await createFaceFinder();
    const tools = { ffmpeg: await ffmpegPath(), signal: AbortSignal.timeout(600_000), onDecoder: () => undefined };
    /** Gaps between the lips in frames of the video, in units of the face. */
    const gaps = async (from: number, count: number): Promise<number[]> => {
      const seen: number[] = [];
      for await (const frame of readFrames(tools, video, { width: 1280, height: 720 }, from, count)) {
        const [face] = finder.find(frame);
        if (face !== undefined) seen.push(expressionOf(finder.mesh(frame, face.patch).points).open);
      }
      return seen;
    };
    // The voice begins at 2.12 s; the video closes 0.5 s after it ends, with a fade.
    const spoken = await gaps(54, 30);
    const range = Math.max(...spoken) - Math.min(...spoken);
    expect(spoken.length).toBeGreaterThan(25);
    expect(range).toBeGreaterThan(0.05);
    const afterwards = await gaps(Math.round((end.result.durationSeconds - 1.8) * 25) - 5, 4);
    expect(Math.max(...afterwards)).toBeLessThan(Math.min(...spoken) + range / 2);
  } finally {
    await renderers.remove();
  }
});
