import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { libraryUploads } from '../../../domain/catalog.ts';
import { holdError } from '../../../lib/hold-error.ts';
import {
  createLockedFfmpeg,
  headOf,
  lengthIn,
  runLocked,
  type LockedFfmpegOptions,
} from '../recordings/locked-ffmpeg.ts';
import { recordingTypeOf, untrustedInput } from '../recordings/untrusted-input.ts';
import { chaptersIn } from './chapters.ts';
import { FileUnusable, type CheckedFile, type FileChecks } from './port.ts';

/**
 * The moment of the poster in milliseconds, but at most the middle of the video: after a title and a fade. No presenter
 * of the lessons that ship with the product blinks at this moment.
 */
const posterAt = 4_400;
const mostCaptionBytes = 1_000_000;
const dayMs = 86_400_000;

/** Checks files with an ffmpeg that knows three containers, opens no other file and no network. */
export function createFileChecks(options: LockedFfmpegOptions): FileChecks {
  const ready = createLockedFfmpeg(options);
  return {
    check: async (source) => {
      holdError(source);
      const own = join(options.folder, randomUUID());
      const remove = (): Promise<void> => rm(own, { recursive: true, force: true });
      try {
        const ffmpeg = await ready();
        await mkdir(own, { mode: 0o700 });
        const video = join(own, 'video');
        await pipeline(source, limited(), createWriteStream(video, { mode: 0o600 }));
        return { video, ...(await read(ffmpeg, video, own)), remove };
      } catch (error) {
        source.destroy();
        await remove();
        throw error;
      }
    },
  };
}

/** Passes on at most as many bytes as a file may have. */
function limited(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > libraryUploads.mostBytes ? new FileUnusable('too_large') : null, chunk);
    },
  });
}

async function read(ffmpeg: string, video: string, own: string): Promise<Omit<CheckedFile, 'video' | 'remove'>> {
  const contentType = recordingTypeOf(await headOf(video));
  if (contentType === undefined) throw new FileUnusable('no_video');
  const input = untrustedInput(video, contentType, dayMs, true);
  // Without decoding: a browser's WebM does not state its length.
  const all = await runLocked(ffmpeg, [...input, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-']);
  const durationMs = lengthIn(all.log);
  if (!all.isWhole || durationMs === undefined || durationMs < 1_000) throw new FileUnusable('unreadable');
  const poster = join(own, 'poster.jpg');
  const at = String(Math.min(posterAt, durationMs / 2) / 1_000);
  const scaled = ['-vf', "scale='min(1280,iw)':-2", '-frames:v', '1', '-q:v', '4', '-f', 'mjpeg'];
  await runLocked(ffmpeg, ['-ss', at, ...input, '-map', '0:v:0', ...scaled, `file:${poster}`]);
  // A file without a decodable picture is not a video, even if its header says so.
  if (!(await isThere(poster))) throw new FileUnusable('unreadable');
  const captions = join(own, 'captions.vtt');
  const text = ['-c:s', 'webvtt', '-fs', String(mostCaptionBytes), '-f', 'webvtt'];
  const spoken = await runLocked(ffmpeg, [...input, '-map', '0:s:0', ...text, `file:${captions}`]);
  const metadata = join(own, 'metadata.txt');
  await runLocked(ffmpeg, [
    ...input,
    '-map',
    '0:v:0',
    '-c',
    'copy',
    '-frames:v',
    '1',
    '-f',
    'ffmetadata',
    `file:${metadata}`,
  ]);
  return {
    contentType,
    durationMs,
    poster,
    ...(spoken.isWhole && (await isThere(captions)) ? { captions } : {}),
    chapters: (await isThere(metadata)) ? chaptersIn(await readFile(metadata, 'utf8'), durationMs) : [],
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
