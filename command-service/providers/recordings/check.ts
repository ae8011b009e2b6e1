import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { twinFailureSentence } from '../../../domain/avatars/index.ts';
import { twinRecordings } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { holdError } from '../../../lib/hold-error.ts';
import { createLockedFfmpeg, headOf, lengthIn, runLocked, type LockedFfmpegOptions } from './locked-ffmpeg.ts';
import { recordingTypeOf, untrustedInput } from './untrusted-input.ts';
import { say } from '../../../words/index.ts';

/** A recording, described by its content. */
export interface CheckedRecording {
  /** A file of ours, removed by the caller. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Hex SHA-256 of the content. */
  readonly sha256: string;
  readonly durationMs: number;
}

/** Also for a file that has only the name of a video. */
const notAVideo = (): Refusal => new Refusal('INVALID_INPUT', say('RECORDING_TYPE'));
/** A whole file of another codec can be exported again; a broken one can't. */
const unreadable = (log: string): Refusal =>
  new Refusal(
    'INVALID_INPUT',
    log.includes('not on whitelist') ? say('RECORDING_CODEC') : twinFailureSentence('unreadable'),
  );
const silent = (): Refusal => new Refusal('INVALID_INPUT', twinFailureSentence('no_sound'));
const wrongLength = (): Refusal => new Refusal('INVALID_INPUT', say('RECORDING_LENGTH'));

/** Below this loudest sample, in decibels, nobody speaks. */
const quietest = -55;

export interface RecordingChecks {
  /**
   * Writes a recording to a file and checks by its content that it is a video with sound, with an allowed length for
   * its kind. Throws INVALID_INPUT with the sentence for the user, TOO_LARGE, or UNAVAILABLE.
   */
  check(source: Readable, kind: 'footage' | 'consent'): Promise<CheckedRecording>;
}

/** Checks recordings with an ffmpeg that knows three containers, opens no other file and no network. */
export function createRecordingChecks(options: LockedFfmpegOptions): RecordingChecks {
  const ready = createLockedFfmpeg(options);
  return {
    check: async (source, kind) => {
      holdError(source);
      const path = join(options.folder, randomUUID());
      try {
        const ffmpeg = await ready();
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
      done(bytes > twinRecordings.mostBytes ? new Refusal('TOO_LARGE', say('RECORDING_TOO_LARGE')) : null, chunk);
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
  const first = await runLocked(ffmpeg, [...input, '-map', '0:v:0', '-frames:v', '10', '-f', 'null', '-']);
  if (!first.isWhole || !/Stream #.*Video:/u.test(first.log)) throw unreadable(first.log);
  if (!/Stream #.*Audio:/u.test(first.log)) throw silent();
  // The whole length without decoding its pictures: a camera's WebM does not state its length.
  const all = await runLocked(ffmpeg, [
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
  if (!all.isWhole || durationMs === undefined) throw unreadable(all.log);
  const loudest = Number(/max_volume: (-?[\d.]+) dB/u.exec(all.log)?.[1] ?? Number.NEGATIVE_INFINITY);
  if (kind === 'footage' && (durationMs < twinRecordings.shortest || durationMs > twinRecordings.longest))
    throw wrongLength();
  if (kind === 'consent' && (durationMs < 5_000 || durationMs > 2 * twinRecordings.consent))
    throw new Refusal('INVALID_INPUT', say('CONSENT_LENGTH'));
  if (loudest < quietest) throw silent();
  return { contentType, durationMs };
}
