import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../video/local/ffmpeg.ts';
import type { TwinRecording } from '../port.ts';
import { footagePath } from './footage.ts';

const run = promisify(execFile);

/** ffmpeg's options that make a recording of the one with one person; each is a few seconds long. */
const recordings = {
  person: '-t 8 -c copy',
  'no-sound': '-t 3 -an -c:v copy',
  'two-people': '-t 3 -filter_complex [0:v]crop=320:360:160:0,split[a][b];[a][b]hstack',
  dark: '-t 3 -vf lutyuv=y=16+(val-16)/8',
  'empty-room': '-t 3 -vf crop=200:113:0:0,scale=640:360',
} as const;
export type RecordingName = keyof typeof recordings;

/** The ffmpeg of the tests. */
export async function ffmpegPath(): Promise<string> {
  const ffmpeg = await findFfmpeg(undefined);
  if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
  return ffmpeg.path;
}

/** Makes a recording, an MP4, in a folder. @returns its path */
export async function makeRecording(name: RecordingName, folder: string): Promise<string> {
  const path = join(folder, `${name}.mp4`);
  await run(await ffmpegPath(), ['-v', 'error', '-y', '-i', footagePath, ...recordings[name].split(' '), path]);
  return path;
}

/** A recording as the product hands it to a provider. */
export async function recordingOf(path: string, durationMs: number, contentType = 'video/mp4'): Promise<TwinRecording> {
  const bytes = await readFile(path);
  return {
    contentType,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    durationMs,
    open: async () => createReadStream(path),
  };
}
