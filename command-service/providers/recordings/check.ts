import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { twinFailureSentence } from '../../../domain/avatars/index.ts';
import { twinRecordings } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { recordingTypeOf, untrustedInput } from './untrusted-input.ts';

/** What a recording is, by its content. */
export interface CheckedRecording {
  /** A file of ours, removed by the caller. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Hex SHA-256 of the content. */
  readonly sha256: string;
  readonly durationMs: number;
}

/** The specification's sentence (part 2 section 5): also for a file that only has the name of a video. */
const notAVideo = (): Refusal => new Refusal('INVALID_INPUT', 'Please select a video file');
const unreadable = (): Refusal => new Refusal('INVALID_INPUT', twinFailureSentence('unreadable'));
const silent = (): Refusal => new Refusal('INVALID_INPUT', twinFailureSentence('no_sound'));
const wrongLength = (): Refusal =>
  new Refusal('INVALID_INPUT', 'The video must be between 15 seconds and 5 minutes long.');

/** Demuxing 500 MB takes two seconds, decoding five minutes of sound one. */
const timeoutMs = 60_000;
/** Below this loudest sample, in decibels, nobody speaks. */
const quietest = -55;

export interface RecordingChecks {
  /**
   * Writes a recording to a file and looks at it: a video with sound by its content, of the length that the kind of
   * recording takes. Throws INVALID_INPUT with the sentence for the user, TOO_LARGE, or UNAVAILABLE.
   */
  check(source: Readable, kind: 'footage' | 'consent'): Promise<CheckedRecording>;
}

/** @param folder for the files that are looked at; emptied at the first check, so it must not be shared. */
export function createRecordingChecks({
  folder,
  findFfmpeg,
}: {
  readonly folder: string;
  readonly findFfmpeg: () => Promise<{ readonly path: string } | { readonly problem: string }>;
}): RecordingChecks {
  let prepared: Promise<string> | undefined;
  const prepare = async (): Promise<string> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await findFfmpeg();
    if ('problem' in found) throw new Refusal('UNAVAILABLE', 'Videos cannot be read on this installation.');
    return found.path;
  };
  return {
    check: async (source, kind) => {
      const path = join(folder, randomUUID());
      try {
        const ffmpeg = await (prepared ??= prepare().catch((error: unknown) => {
          prepared = undefined;
          throw error;
        }));
        const { bytes, sha256 } = await save(source, path);
        return { path, bytes, sha256, ...(await look(ffmpeg, path, kind)) };
      } catch (error) {
        source.destroy();
        await rm(path, { force: true });
        throw error;
      }
    },
  };
}

async function save(source: Readable, path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(
        bytes > twinRecordings.mostBytes ? new Refusal('TOO_LARGE', 'Please upload a video of at most 500 MB.') : null,
        chunk,
      );
    },
  });
  await pipeline(source, measured, createWriteStream(path, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

async function look(
  ffmpeg: string,
  path: string,
  kind: 'footage' | 'consent',
): Promise<{ readonly contentType: string; readonly durationMs: number }> {
  const contentType = recordingTypeOf(await headOf(path));
  if (contentType === undefined) throw notAVideo();
  const input = untrustedInput(path, contentType, twinRecordings.longest + 1_000);
  // A file of a few bytes, a broken one, a bomb: none gets past its first frames.
  const first = await run(ffmpeg, [...input, '-map', '0:v:0', '-frames:v', '10', '-f', 'null', '-']);
  if (!first.isWhole || !/Stream #.*Video:/u.test(first.log)) throw unreadable();
  if (!/Stream #.*Audio:/u.test(first.log)) throw silent();
  // The whole length without decoding its pictures: a camera's webm does not say how long it is.
  const all = await run(ffmpeg, [
    ...input,
    '-map',
    '0:v:0',
    '-map',
    '0:a:0',
    '-c:v',
    'copy',
    '-af',
    'volumedetect',
    '-f',
    'null',
    '-',
  ]);
  const durationMs = lengthIn(all.log);
  if (!all.isWhole || durationMs === undefined) throw unreadable();
  const loudest = Number(/max_volume: (-?[\d.]+) dB/u.exec(all.log)?.[1] ?? Number.NEGATIVE_INFINITY);
  if (kind === 'footage' && (durationMs < twinRecordings.shortest || durationMs > twinRecordings.longest))
    throw wrongLength();
  if (kind === 'consent' && (durationMs < 5_000 || durationMs > 2 * twinRecordings.consent))
    throw new Refusal('INVALID_INPUT', 'The consent recording must be 5 to 60 seconds long.');
  if (loudest < quietest) throw silent();
  return { contentType, durationMs };
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The last time that ffmpeg reported. */
function lengthIn(log: string): number | undefined {
  const [, hours, minutes, seconds] = [...log.matchAll(/time=(\d+):(\d+):([\d.]+)/gu)].at(-1) ?? [];
  if (seconds === undefined) return undefined;
  return Math.round((Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000);
}

/** A child without environment, network protocols or input of its own, that is killed when it takes too long. */
async function run(
  ffmpeg: string,
  args: readonly string[],
): Promise<{ readonly isWhole: boolean; readonly log: string }> {
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-threads', '1', '-max_alloc', '268435456', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {},
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // The beginning names the streams, the end the length.
    log = log.length < 20_000 ? log + text : log.slice(0, 10_000) + (log.slice(10_000) + text).slice(-10_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { isWhole: code === 0, log };
}
