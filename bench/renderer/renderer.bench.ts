/**
 * Measures the local renderer: seconds of finished 720p video per second, with voice, pictures, presenter and captions,
 * from the start of the job to the finished file. The limit is ffmpeg alone, encoding the same video's raw frames from
 * a file with the same settings. Prints one line of JSON per figure; run it alone on the machine.
 */
import { defaultLook } from '../../domain/look.ts';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { lowerPriority } from '../../command-service/providers/child-priority.ts';
import { pictureSettings, rawFrames } from '../../command-service/providers/video/local/encoder.ts';
import { findFfmpeg } from '../../command-service/providers/video/local/ffmpeg.ts';
import { createLocalVideoProvider } from '../../command-service/providers/video/local/local-video-provider.ts';
import type { RenderState } from '../../command-service/providers/video/port.ts';
import { createBuiltInVoice } from '../../command-service/providers/voice/built-in.ts';
import type { BenchResult } from '../event-store/measure.ts';

const run = promisify(execFile);
const script = `Welcome to 12 Oak Street, in the heart of Springfield. This sunny craftsman has three bedrooms and two and a half baths, and it is listed at $425,000.
The kitchen opens to a wide deck, the windows are new, and the park is two minutes away. Schools, shops and the station can be reached on foot.
Upstairs the main bedroom looks over the garden. The basement is dry and bright, and there is room for two cars. Call me today to book your private tour.`;

/** CPU seconds of all ended child processes. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** A picture with as much detail as a photograph, so that encoding is realistic. */
function picture(seed: number): Buffer {
  const canvas = createCanvas(1600, 1067);
  const pen = canvas.getContext('2d');
  for (let index = 0; index < 6000; index += 1) {
    const random = (part: number): number =>
      Math.abs(Math.sin(index * 12.9898 + part * 78.233 + seed) * 43758.5453) % 1;
    pen.fillStyle = `hsl(${random(1) * 60 + seed * 90} 45% ${25 + random(2) * 60}%)`;
    pen.beginPath();
    pen.ellipse(
      random(3) * 1600,
      random(4) * 1067,
      4 + random(5) * 50,
      4 + random(6) * 30,
      random(7) * 3,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  return canvas.toBuffer('image/jpeg', 90);
}

interface Cost {
  readonly wall: number;
  readonly processor: number;
}

/** Wall-clock and CPU seconds of the child processes of `work`. */
async function costOf<Result>(work: () => Promise<Result>): Promise<Cost & { readonly result: Result }> {
  const before = { wall: performance.now(), processor: childSeconds() };
  const result = await work();
  return { result, wall: (performance.now() - before.wall) / 1000, processor: childSeconds() - before.processor };
}

/** The cost of encoding alone. The frames (about 35 MB per second of video) are written before the measurement. */
async function bareEncoding(video: string, folder: string): Promise<Cost> {
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  const frames = join(folder, 'frames.yuv');
  await run(found.path, ['-v', 'error', '-i', video, '-an', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', frames]);
  return costOf(() => {
    const encoding = run(found.path, [
      '-v',
      'error',
      ...rawFrames({ width: 1280, height: 720 }),
      '-i',
      frames,
      ...pictureSettings(availableParallelism()),
      join(folder, 'bare.mp4'),
    ]);
    // The same priority as the renderer's processes, so that the ratio stays comparable on a busy machine.
    if (encoding.child.pid !== undefined) lowerPriority(encoding.child.pid);
    return encoding;
  });
}

/** Renders one video of about 40 s and returns the figures. */
export async function measure(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-bench-'));
  try {
    const pictures = await Promise.all(
      [0, 1, 2, 3].map(async (seed) => {
        const path = join(folder, `${seed}.jpg`);
        await writeFile(path, picture(seed));
        return { url: path, path, contentType: 'image/jpeg' } as const;
      }),
    );
    const provider = createLocalVideoProvider({ workFolder: join(folder, 'work'), voice: createBuiltInVoice() });
    const { promise, resolve } = Promise.withResolvers<RenderState>();
    provider.watch('bench', (state) => {
      if (state.state === 'completed' || state.state === 'failed') resolve(state);
    });
    const own = await costOf(async () => {
      await provider.start({
        jobId: 'bench',
        owner: 'bench',
        title: 'Sunny craftsman near the park',
        address: '12 Oak Street, Springfield',
        script,
        language: 'en-US',
        presenterId: 'clara',
        paidSeconds: 600,
        look: defaultLook,
        collectMedia: async () => ({ pictures, leftOut: [] }),
      });
      return promise;
    });
    if (own.result.state !== 'completed') throw new Error(JSON.stringify(own.result));
    const { durationSeconds: seconds, video } = own.result.result;
    const mp4 = join(folder, 'bench.mp4');
    await writeFile(mp4, await video.open());
    const bare = await bareEncoding(mp4, folder);
    await provider.close();
    return [
      {
        name: 'renderer: video per second, 720p',
        value: seconds / own.wall,
        unit: 's/s',
        limit: seconds / bare.wall,
        ratio: bare.wall / own.wall,
      },
      {
        name: 'renderer: processor time per second of video',
        value: own.processor / seconds,
        unit: 's/s',
        limit: bare.processor / seconds,
        ratio: bare.processor / own.processor,
      },
      { name: 'renderer: length of the video', value: seconds, unit: 's' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main)
  for (const measurement of await measure()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
