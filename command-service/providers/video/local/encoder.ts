import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stage } from './picture/layout.ts';

export interface EncoderOptions {
  readonly ffmpeg: string;
  readonly threads: number;
  readonly wav: string;
  /** What brings the voice to the usual level, in decibels. */
  readonly gainDb: number;
  readonly voiceStart: number;
  readonly durationSeconds: number;
  readonly mp4: string;
  /** Called with the number of frames that are in the file. */
  readonly onEncoded: (frames: number) => void;
}

export interface Encoder {
  readonly pid: number | undefined;
  /** Takes one frame; resolves when the next may be drawn into the same memory. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the film; resolves when the file is complete. Throws with the encoder's own words. */
  finish(): Promise<void>;
}

/** A little warmth, less hiss, an even level, and the faintest room, which takes the dryness out of a synthetic voice. */
const voiceTreatment = (gainDb: number): string[] => [
  'highpass=f=80',
  'equalizer=f=190:t=q:w=0.9:g=2.5',
  'equalizer=f=3100:t=q:w=1.2:g=-2.5',
  'lowpass=f=9500',
  `volume=${gainDb.toFixed(1)}dB`,
  'acompressor=threshold=-20dB:ratio=2.6:attack=6:release=140:makeup=2',
  'aecho=1:0.9:17|29:0.16|0.1',
  'alimiter=limit=0.84:level=false',
  'aresample=48000',
];

/** What comes in on a pipe or from a file as raw frames of the stage. */
export const rawFrames = [
  '-f',
  'rawvideo',
  '-pixel_format',
  'yuv420p',
  '-video_size',
  `${stage.width}x${stage.height}`,
  '-framerate',
  String(stage.framesPerSecond),
] as const;

/**
 * How the picture is encoded. One quantiser for the whole film: drawn faces come out cleaner than with a rate that
 * follows the picture's complexity, in no larger files, and the encoder needs no second look at every frame for it.
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
  String(stage.framesPerSecond * 5),
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

/** Starts ffmpeg: frames on its standard input, the voice from its file, an MP4 that plays while it loads. */
export function startEncoder({
  ffmpeg,
  threads,
  wav,
  gainDb,
  voiceStart,
  durationSeconds,
  mp4,
  onEncoded,
}: EncoderOptions): Encoder {
  const delay = Math.round(voiceStart * 1000);
  const whole = durationSeconds.toFixed(3);
  const audio = [
    ...voiceTreatment(gainDb),
    `adelay=${delay}:all=1`,
    `apad=whole_dur=${whole}`,
    `atrim=duration=${whole}`,
  ].join(',');
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
      ...rawFrames,
      '-thread_queue_size',
      '8',
      '-i',
      'pipe:0',
      '-i',
      wav,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-af',
      audio,
      ...pictureSettings(threads),
      // One voice is one channel: players put it in the middle, and it takes half the work.
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

/** Makes a JPEG of one frame (planar YUV at the stage's size). */
export async function saveJpeg(ffmpeg: string, frame: Uint8Array, path: string): Promise<void> {
  const child = spawn(
    ffmpeg,
    [
      '-hide_banner',
      '-v',
      'error',
      '-y',
      ...rawFrames,
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
