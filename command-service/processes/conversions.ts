import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  exportAggregate,
  conversionId,
  exportId,
  type ExportCommand,
  type ExportFailureCode,
  type ExportRequested,
} from '../../domain/exports/index.ts';
import { videoAggregate } from '../../domain/videos/index.ts';
import { createFairSlots } from '../../lib/fair-slots.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, contextFor } from '../support/context.ts';
import { exportKey, videoFileKeys } from '../support/video-files.ts';
import { ConversionFailed, contentTypes } from '../providers/conversion/port.ts';
import { defineProcess } from './engine/define-process.ts';

type Options = Pick<Dependencies, 'executor' | 'files' | 'videoConverter' | 'progress'>;

/** Reports progress in steps of this many percentage points. */
const progressStep = 10;
/** Conversions at once in one process: each keeps its threads busy. */
const atOnce = 1;

/**
 * Converts videos that their owners want in another format, fair between users. After a crash it finds the request in
 * the log and converts again; a file counts only once it is recorded.
 */
export function conversions(options: Options) {
  const slot = createFairSlots(atOnce);
  return defineProcess({
    name: 'conversions',
    on: {
      ExportRequested: ({ data }, { caller, signal }) =>
        slot(data.userId, () => convert(options, data, caller, signal)),
    },
  });
}

async function convert(
  { executor, files, videoConverter, progress }: Options,
  { videoId, userId, format, attempt }: ExportRequested['data'],
  caller: Caller,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const id = exportId(videoId, format);
  const stableId = conversionId(videoId, format, attempt);
  const record = async (name: string, command: ExportCommand): Promise<void> =>
    void (await executor.execute(
      exportAggregate,
      id,
      command,
      contextFor(caller, name, { stableId, subject: userId }),
    ));
  const fail = (code: ExportFailureCode) =>
    record('fail-export', { kind: 'fail', videoId, userId, format, attempt, code });

  const { state } = await executor.load(exportAggregate, id);
  if (state.status !== 'converting' || state.attempt !== attempt) return;
  const { state: video } = await executor.load(videoAggregate, videoId);
  const original =
    video.status === 'ready' ? await files.open(videoFileKeys(videoId, video.attempt).videoKey) : undefined;
  if (!original) return fail('video_missing');

  const folder = await mkdtemp(join(tmpdir(), 'curbcast-conversion-'));
  try {
    const [source, target] = [join(folder, 'video.mp4'), join(folder, `video.${format}`)];
    await pipeline(original.stream, createWriteStream(source), { signal });
    let told = 0;
    let telling = Promise.resolve();
    await videoConverter.convert({
      source,
      target,
      format,
      seconds: (video.durationMs ?? 0) / 1_000,
      signal,
      onProgress: (percent) => {
        const next = Math.floor(percent / progressStep) * progressStep;
        if (next <= told) return;
        told = next;
        const job = { jobId: stableId, about: { kind: 'video', id: videoId }, phase: '', estimated: false } as const;
        // Lost progress is no reason to give up.
        telling = telling.then(() => progress.report({ ...job, percent: next })).catch(() => undefined);
      },
    });
    await telling;
    const fileKey = exportKey(videoId, format);
    const { bytes } = await files.putStream(fileKey, createReadStream(target), contentTypes[format]);
    await record('complete-export', { kind: 'complete', videoId, userId, format, attempt, fileKey, bytes });
    // Its files may have been removed before this one was stored.
    if ((await executor.load(videoAggregate, videoId)).state.purged) await files.removeAll(fileKey);
  } catch (error) {
    if (!(error instanceof ConversionFailed)) throw error;
    await fail(error.code);
  } finally {
    await progress.end(stableId).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
