import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place } from '../../video/local/twin/model.ts';
import { type DecoderTools, framesPerSecond } from './decoder.ts';
import type { Rgb } from './face/pixels.ts';
import { readFrames } from './footage.ts';

export interface LoopRecording {
  readonly tools: DecoderTools;
  readonly copy: string;
  readonly size: { readonly width: number; readonly height: number };
  /** First frame of the loop in the copy, and number of frames. */
  readonly first: number;
  readonly frames: number;
  /** Frames at the end that fade into the first ones. */
  readonly fade: number;
  /** Where the face is in a frame of the loop. */
  readonly placeOf: (frame: Rgb, number: number) => Place;
  /** The MP4 to write. */
  readonly to: string;
  readonly onFrame: (part: number) => void;
}

/**
 * Writes a part of the copy as a video that ends where it begins: its last frames fade into the frames before its
 * first one, which it leaves out.
 *
 * @returns where the face is in each frame that was written
 */
export async function recordLoop(loop: LoopRecording): Promise<Place[]> {
  const { tools, size, frames, fade } = loop;
  const encoder = spawn(
    tools.ffmpeg,
    [
      ...'-hide_banner -v error -y -f rawvideo -pixel_format rgb24 -video_size'.split(' '),
      `${size.width}x${size.height}`,
      ...`-framerate ${framesPerSecond} -i pipe:0 -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`.split(
        ' ',
      ),
      ...'-c:v libx264 -preset veryfast -crf 17 -g 25 -bf 0 -threads 2 -colorspace bt709 -color_primaries bt709'.split(
        ' ',
      ),
      ...'-color_trc bt709 -color_range tv -movflags +faststart'.split(' '),
      loop.to,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'], env: {} },
  );
  if (encoder.pid !== undefined) tools.onDecoder(encoder.pid);
  let complaint = '';
  encoder.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(-500);
  });
  encoder.stdin.on('error', () => undefined);
  const closed = once(encoder, 'close');
  const write = async (data: Uint8Array): Promise<void> => {
    if (!encoder.stdin.write(data.slice()) && encoder.exitCode === null)
      await Promise.race([once(encoder.stdin, 'drain'), closed]);
  };

  const opening: { readonly data: Uint8Array; readonly place: Place }[] = [];
  const places: Place[] = [];
  let number = 0;
  for await (const frame of readFrames(tools, loop.copy, size, loop.first, frames + fade)) {
    const place = loop.placeOf(frame, number);
    if (number < fade) opening.push({ data: frame.data.slice(), place });
    else {
      const into = number < frames ? undefined : opening[number - frames];
      const weight = into === undefined ? 0 : (number - frames + 1) / (fade + 1);
      places.push(into === undefined ? place : mixPlaces(place, into.place, weight));
      await write(into === undefined ? frame.data : mix(frame.data, into.data, weight));
    }
    number += 1;
    loop.onFrame(number / (frames + fade));
  }
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0 || places.length !== frames) throw new Error(`The loop could not be written. ${complaint}`);
  return smooth(places);
}

function mix(from: Uint8Array, to: Uint8Array, weight: number): Uint8Array {
  const mixed = new Uint8Array(from.length);
  const part = Math.round(weight * 256);
  for (let at = 0; at < mixed.length; at += 1) {
    const value = from[at] ?? 0;
    mixed[at] = value + ((((to[at] ?? 0) - value) * part + 128) >> 8);
  }
  return mixed;
}

const mixPlaces = (from: Place, to: Place, weight: number): Place => ({
  x: from.x + (to.x - from.x) * weight,
  y: from.y + (to.y - from.y) * weight,
  a: from.a + (to.a - from.a) * weight,
  b: from.b + (to.b - from.b) * weight,
});

/** Weights of a frame's neighbors: the points of a mesh tremble a little, which a mouth must not. */
const neighbours = [0.06, 0.13, 0.2, 0.22, 0.2, 0.13, 0.06] as const;

/** Smooths the places of a circle of frames. */
export function smooth(places: readonly Place[]): Place[] {
  const reach = (neighbours.length - 1) / 2;
  const part = (at: number, key: keyof Place): number =>
    neighbours.reduce(
      (sum, weight, index) => sum + weight * (places[(at + index - reach + places.length) % places.length]?.[key] ?? 0),
      0,
    );
  return places.map((_, at) => ({ x: part(at, 'x'), y: part(at, 'y'), a: part(at, 'a'), b: part(at, 'b') }));
}
