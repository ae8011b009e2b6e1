import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLocalVideoProvider } from '../video/local/local-video-provider.ts';
import { createBuiltInVoice } from '../voice/built-in.ts';
import { createLocalTwinProvider } from './local/local-twin-provider.ts';
import { createTwinSampler, type TwinSampleRequest, type TwinSampler } from './sampler.ts';
import { ffmpegPath, makeRecording, recordingOf } from './testing/recordings.ts';

let folder = '';
let sampler: TwinSampler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampler-'));
  const voice = createBuiltInVoice();
  sampler = createTwinSampler({
    trainer: createLocalTwinProvider({ workFolder: join(folder, 'twins'), voice }),
    renderer: createLocalVideoProvider({ workFolder: join(folder, 'videos'), voice }),
  });
});
afterAll(async () => {
  await sampler.close();
  await rm(folder, { recursive: true });
});

const request = (footage: TwinSampleRequest['footage'], more: Partial<TwinSampleRequest> = {}): TwinSampleRequest => ({
  owner: 'ann',
  name: 'Your Digital Twin',
  footage,
  script: 'Hello! This is a sample of my Digital Twin.',
  language: 'en',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
});
const kept = async (): Promise<readonly string[]> => [
  ...(await readdir(join(folder, 'twins', 'jobs'))),
  ...(await readdir(join(folder, 'videos', 'jobs'))),
];

test('the person of a recording is seen and heard in a short video, which is not kept', async () => {
  const footage = await recordingOf(await makeRecording('person', folder), 8_000);
  const steps: number[] = [];
  const video = await sampler.make(request(footage, { onProgress: (percent) => steps.push(percent) }));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.some((percent) => percent > 80)).toBe(true);
  const path = join(folder, 'sample.mp4');
  await writeFile(path, video);
  const { stderr } = await promisify(execFile)(await ffmpegPath(), ['-hide_banner', '-i', path, '-f', 'null', '-']);
  expect(stderr).toMatch(/Video: h264/);
  expect(stderr).toMatch(/Audio: aac/);
  expect(await kept()).toEqual([]);
});

test('a recording without a face is refused with the sentence for the person', async () => {
  const footage = await recordingOf(await makeRecording('empty-room', folder), 3_000);
  await expect(sampler.make(request(footage))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'We could not see a face in the video. Please face the camera in good light.',
  });
  expect(await kept()).toEqual([]);
});

test('the work stops when the person leaves', async () => {
  const footage = await recordingOf(await makeRecording('person', folder), 8_000);
  const left = new AbortController();
  const making = sampler.make(request(footage, { signal: left.signal, onProgress: () => left.abort() }));
  await expect(making).rejects.toThrow();
  expect(await kept()).toEqual([]);
});
