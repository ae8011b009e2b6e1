import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { framesPerSecond, type Layout } from './picture/layout.ts';
import { soundFilters, soundWithMusic, type SoundTiming } from './sound.ts';

/** The size of frames in pixels. */
export type FrameSize = Pick<Layout, 'width' | 'height'>;

/** One video to encode. */
export interface EncoderJob {
  readonly size: FrameSize;
  readonly ffmpeg: string;
  readonly threads: number;
  readonly wav: string;
  readonly sound: SoundTiming;
  /** The file of the music under the voice; undefined for none. */
  readonly music: string | undefined;
  readonly mp4: string;
}

export interface EncoderOptions extends EncoderJob {
  /** Called with the number of frames in the file so far. */
  readonly onEncoded: (frames: number) => void;
}

export interface Encoder {
  readonly pid: number | undefined;
  /** Encodes one frame. Backpressure: resolves when the caller may draw the next frame into the same memory. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the video; resolves when the file is complete. Throws with the message of the encoder. */
  finish(): Promise<void>;
}

/** Input options for raw frames, from a pipe or a file. */
export const rawFrames = ({ width, height }: FrameSize): string[] => [
  '-f',
  'rawvideo',
  '-pixel_format',
  'yuv420p',
  '-video_size',
  `${width}x${height}`,
  '-framerate',
  String(framesPerSecond),
];

/**
 * Video encoding. A constant quantizer gives cleaner drawn faces than a rate that follows the complexity of the
 * picture, in no larger files, and the encoder analyses each frame only once.
 */
export const pictureSettings = (threads: number): string[] => [
  '-c:v',
  'libx264',
  '-preset',
  'superfast',
  '-qp',
  '22',
  '-bf',
  '3',
  '-b_strategy',
  '0',
  '-sc_threshold',
  '0',
  '-weightp',
  '0',
  '-g',
  String(framesPerSecond * 5),
  '-threads',
  String(threads),
  '-profile:v',
  'high',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/** Makes the sound from the voice, which is the previous input, and from the music. */
const soundOptions = (sound: SoundTiming, music: string | undefined): string[] =>
  music === undefined
    ? ['-map', '1:a', '-af', soundFilters(sound)]
    : ['-stream_loop', '-1', '-i', music, '-filter_complex', soundWithMusic(sound), '-map', '[sound]'];

/** Starts ffmpeg: frames on its standard input, the voice from its file, and an MP4 that can play while it loads. */
export function startEncoder({ size, ffmpeg, threads, wav, sound, music, mp4, onEncoded }: EncoderOptions): Encoder {
  const child = spawn(
    ffmpeg,
    [
      '-hide_banner',
      '-v',
      'error',
      '-nostats',
      '-progress',
      'pipe:1',
      '-y',
      ...rawFrames(size),
      '-thread_queue_size',
      '8',
      '-i',
      'pipe:0',
      '-i',
      wav,
      ...soundOptions(sound, music),
      '-map',
      '0:v',
      ...pictureSettings(threads),
      // Mono: players center it, and it takes half the work.
      '-c:a',
      'aac',
      '-b:a',
      '96k',
      '-ac',
      '1',
      '-movflags',
      '+faststart',
      mp4,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  child.stdin.on('error', () => undefined);
  let report = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    report = (report + chunk).slice(-2000);
    const frames = [...report.matchAll(/^frame=(\d+)$/gmu)].at(-1)?.[1];
    if (frames !== undefined) onEncoded(Number(frames));
  });
  const closed = once(child, 'close');
  const failure = async (): Promise<Error> => {
    const [code] = await closed;
    return new Error(
      `The encoder stopped (${String(code)}): ${Buffer.concat(complaints).toString().trim().slice(0, 500)}`,
    );
  };
  return {
    pid: child.pid,
    async write(frame) {
      const isWritten = await new Promise<boolean>((resolve) => {
        child.stdin.write(frame, (error) => {
          resolve(error === null || error === undefined);
        });
      });
      if (!isWritten) throw await failure();
    },
    async finish() {
      child.stdin.end();
      const [code] = await closed;
      if (code !== 0) throw await failure();
    },
  };
}

/** Writes one frame (planar YUV) as a JPEG. */
export async function saveJpeg(ffmpeg: string, frame: Uint8Array, size: FrameSize, path: string): Promise<void> {
  const child = spawn(
    ffmpeg,
    [
      '-hide_banner',
      '-v',
      'error',
      '-y',
      ...rawFrames(size),
      '-i',
      'pipe:0',
      '-vf',
      'scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc',
      '-frames:v',
      '1',
      '-pix_fmt',
      'yuvj420p',
      '-q:v',
      '3',
      path,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(frame);
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`The thumbnail could not be written: ${Buffer.concat(complaints).toString().slice(0, 300)}`);
}
