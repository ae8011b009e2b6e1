/**
 * How fast the local renderer is: seconds of finished 720p film per second, with pictures, presenter and captions,
 * from the start of the job to the finished file. Prints one line of JSON per figure; run it alone on the machine.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { createLocalVideoProvider } from '../../command-service/providers/video/local/local-video-provider.ts';
import type { RenderState } from '../../command-service/providers/video/port.ts';
import { createEspeakVoice } from '../../command-service/providers/voice/espeak.ts';

export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The goal; for the seconds of CPU there is none. */
  readonly limit?: number;
  /** Value divided by limit. */
  readonly ratio?: number;
}

const goal = 4;
const script = `Welcome to 12 Oak Street, in the heart of Springfield. This sunny craftsman has three bedrooms and two and a half baths, and it is listed at $425,000.
The kitchen opens to a wide deck, the windows are new, and the park is two minutes away. Schools, shops and the station can be reached on foot.
Upstairs the main bedroom looks over the garden. The basement is dry and bright, and there is room for two cars. Call me today to book your private tour.`;

/** Seconds of processor time of all processes that this one has started and that have ended. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** A picture with as much detail as a photograph: the encoder must not have it easy. */
function picture(seed: number): Buffer {
  const canvas = createCanvas(1600, 1067);
  const pen = canvas.getContext('2d');
  for (let index = 0; index < 6000; index += 1) {
    const random = (part: number): number => Math.abs(Math.sin(index * 12.9898 + part * 78.233 + seed) * 43758.5453) % 1;
    pen.fillStyle = `hsl(${random(1) * 60 + seed * 90} 45% ${25 + random(2) * 60}%)`;
    pen.beginPath();
    pen.ellipse(random(3) * 1600, random(4) * 1067, 4 + random(5) * 50, 4 + random(6) * 30, random(7) * 3, 0, Math.PI * 2);
    pen.fill();
  }
  return canvas.toBuffer('image/jpeg', 90);
}

/** Renders one film of about 45 s and gives the figures. */
export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-bench-'));
  try {
    const media = await Promise.all([0, 1, 2, 3].map(async (seed) => {
      const path = join(folder, `${seed}.jpg`);
      await writeFile(path, picture(seed));
      return { kind: 'image', path } as const;
    }));
    const provider = createLocalVideoProvider({ workFolder: join(folder, 'work'), voice: createEspeakVoice() });
    const { promise, resolve } = Promise.withResolvers<RenderState>();
    provider.watch('bench', (state) => { if (state.state === 'completed' || state.state === 'failed') resolve(state); });
    const cpuBefore = childSeconds();
    const before = performance.now();
    await provider.start({ jobId: 'bench', title: 'Sunny craftsman near the park', address: '12 Oak Street, Springfield', script, language: 'en-US', avatarId: 'clara', media });
    const end = await promise;
    const wall = (performance.now() - before) / 1000;
    const cpu = childSeconds() - cpuBefore;
    await provider.close();
    if (end.state !== 'completed') throw new Error(JSON.stringify(end));
    const { durationSeconds } = end.files;
    return [
      { name: 'renderer: film per second, 720p', value: durationSeconds / wall, unit: 's/s', limit: goal, ratio: durationSeconds / wall / goal },
      { name: 'renderer: processor time per second of film', value: cpu / durationSeconds, unit: 's/s' },
      { name: 'renderer: length of the film', value: durationSeconds, unit: 's' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) for (const measurement of await measure()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
