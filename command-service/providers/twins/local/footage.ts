import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { untrustedInput } from '../../recordings/untrusted-input.ts';
import type { Rgb } from './face/pixels.ts';
import { type DecoderTools, framesPerSecond, pieces, startDecoder, Unreadable } from './decoder.ts';

/** ffmpeg's description of a recording before it is decoded. */
export interface FootageShape {
  readonly hasSound: boolean;
  /** Size of the upright picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The largest picture that a twin needs: that of the recording screen. */
const most = { width: 1280, height: 720 } as const;
/** The longest recording that is read; the product takes none longer than 5 minutes. */
const longestSeconds = 310;
/** Width and height of the pictures in which the face is followed. */
const followed = 640;
export const soundRate = 16_000;

/** Reads the header of a recording. @throws Unreadable when it has no picture */
export async function look(tools: DecoderTools, path: string, contentType: string): Promise<FootageShape> {
  const log = await startDecoder(tools, [
    ...untrustedInput(path, contentType),
    ...'-map 0:v:0 -frames:v 1 -f null -'.split(' '),
  ]).done;
  // The output stream has the size after a phone's rotation.
  const [, output = ''] = log.split('Output #0');
  const size = /Video:.*?\s(\d{2,5})x(\d{2,5})[\s,]/u.exec(output);
  if (size === null) throw new Unreadable('there is no picture');
  return { hasSound: /Stream #0:\d+.*: Audio:/u.test(log), width: Number(size[1]), height: Number(size[2]) };
}

const even = (value: number): number => Math.max(2, 2 * Math.round(value / 2));

/** Fits a size into another one, with even edges; a small picture stays as it is. */
export function fitInto(
  { width, height }: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
) {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: even(width * scale), height: even(height * scale) };
}

export interface Footage {
  /** Size of the frames of the copy. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the copy for each pixel of the small frames. */
  readonly scale: number;
  /** The small frames, every other one of the copy; each is valid until the next. */
  readonly frames: AsyncIterable<Rgb>;
  /** The sound, mono, `soundRate` samples a second. */
  readonly sound: Promise<Int16Array>;
  /** Resolves when the copy is complete. */
  readonly done: Promise<unknown>;
}

/**
 * Decodes a recording once: into a copy with 25 frames a second whose frames can be found by their number, small
 * frames for the search of the face, and the sound.
 *
 * @param copy absolute path of the copy, an MP4
 */
export function readFootage(
  tools: DecoderTools,
  { path, contentType }: { readonly path: string; readonly contentType: string },
  shape: FootageShape,
  copy: string,
): Footage {
  const size = fitInto(shape, shape.width < shape.height ? { width: most.height, height: most.width } : most);
  const small = fitInto(size, { width: followed, height: followed });
  const { outputs, done } = startDecoder(tools, [
    ...'-v error -threads 2'.split(' '),
    ...untrustedInput(path, contentType),
    '-filter_complex',
    `[0:v:0]fps=${framesPerSecond},scale=${size.width}:${size.height}:flags=bicubic:out_color_matrix=bt709:out_range=tv,` +
      `setsar=1,format=yuv420p,split[copy][follow];` +
      `[follow]select='not(mod(n,2))',scale=${small.width}:${small.height}:flags=area:in_color_matrix=bt709:in_range=tv,` +
      `format=rgb24[small]`,
    ...`-map [copy] -t ${longestSeconds} -c:v libx264 -preset ultrafast -qp 16 -g 10 -bf 0 -fps_mode passthrough`.split(
      ' ',
    ),
    copy,
    ...`-map [small] -t ${longestSeconds} -f rawvideo -fps_mode passthrough pipe:1`.split(' '),
    ...`-map 0:a:0 -t ${longestSeconds} -ac 1 -ar ${soundRate} -f s16le pipe:3`.split(' '),
  ]);
  return {
    ...size,
    scale: size.width / small.width,
    frames: pictures(outputs[1], small.width, small.height),
    sound: buffer(outputs[3]).then((bytes) => new Int16Array(new Uint8Array(bytes).buffer, 0, bytes.length >> 1)),
    done,
  };
}

async function* pictures(source: Readable, width: number, height: number): AsyncGenerator<Rgb> {
  for await (const data of pieces(source, width * height * 3)) yield { width, height, data };
}

/** Reads frames of the copy by their number, at full size and with a little less noise. Each is valid until the next. */
export function readFrames(
  tools: DecoderTools,
  copy: string,
  { width, height }: { readonly width: number; readonly height: number },
  first: number,
  count: number,
): AsyncGenerator<Rgb> {
  const { outputs } = startDecoder(tools, [
    ...`-v error -threads 2 -ss ${(first / framesPerSecond).toFixed(3)} -i`.split(' '),
    copy,
    ...`-frames:v ${count} -vf`.split(' '),
    'hqdn3d=2:1.5:6:4.5,scale=in_color_matrix=bt709:in_range=tv,format=rgb24',
    ...'-f rawvideo -fps_mode passthrough pipe:1'.split(' '),
  ]);
  return pictures(outputs[1], width, height);
}
