import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { ExportEvent } from '../../domain/exports/index.ts';
import { videoRequested } from '../../domain/testing/samples.ts';
import type { VideoEvent } from '../../domain/videos/index.ts';
import { ConversionFailed, type VideoConverter } from '../providers/conversion/port.ts';
import type { ProgressStore } from '../providers/progress/port.ts';
import { createMemoryProgress } from '../providers/progress/testing/memory-progress.ts';
import type { FileStore } from '../providers/files/port.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { conversions } from './conversions.ts';

const webm = { videoId: 'v', userId: 'ann', format: 'webm', attempt: 1 } as const;
const completed: VideoEvent = {
  type: 'VideoCompleted',
  data: {
    videoId: 'v',
    userId: 'ann',
    attempt: 1,
    durationMs: 20_000,
    videoKey: 'videos/v/1/video.mp4',
    thumbnailKey: 't',
    captionsKey: 'c',
    picturesLeftOut: 0,
    costCents: null,
    renderMs: null,
    leftOut: [],
    late: false,
  },
};
const deleted: VideoEvent = {
  type: 'VideoDeleted',
  data: { videoId: 'v', userId: 'ann', attempt: 1, statusBefore: 'ready', reason: null },
};
const video = [videoRequested('v'), completed].map((event) => on('video-v', event));
const event = (one: ExportEvent) => on('export-v.webm', one);
const requested = event({ type: 'ExportRequested', data: webm });
const key = 'videos/v/exports/video.webm';
const made = event({ type: 'ExportMade', data: { ...webm, fileKey: key, bytes: 14 } });
const failed = (code: string) => event({ type: 'ExportFailed', data: { ...webm, code } });

/** Files in memory: the video, and what is stored. */
function filesWith(stored: Map<string, string>): FileStore {
  return {
    open: async (name: string) =>
      name === 'videos/v/1/video.mp4'
        ? { file: { key: name, bytes: 4, sha256: '', contentType: 'video/mp4' }, stream: Readable.from(['clip']) }
        : undefined,
    putStream: async (name: string, source: Readable, contentType: string) => {
      const content = await text(source);
      stored.set(name, content);
      return { key: name, bytes: content.length, sha256: '', contentType };
    },
    removeAll: async (name: string) => void stored.delete(name),
  } as Partial<FileStore> as FileStore;
}

const converter: VideoConverter = {
  convert: async ({ source, target, format, seconds, onProgress }) => {
    for (const percent of [4, 12, 15, 55]) onProgress(percent);
    await writeFile(target, `${await readFile(source, 'utf8')} as ${format} ${seconds}`.slice(0, 14));
  },
};

describe('a conversion', () => {
  const stored = new Map<string, string>();
  const { given } = specifyWork(conversions, { files: filesWith(stored), videoConverter: converter });

  test('is made once, even after a crash, and kept', async () => {
    await given(...video, requested).appends(made);
    expect(stored.get(key)).toBe('clip as webm 2');
  });

  test('reports its progress in steps of ten outside of the log until it ends', async () => {
    const progress = createMemoryProgress();
    const told: number[] = [];
    const report: ProgressStore['report'] = async (job) => {
      expect(job).toMatchObject({ jobId: 'v.webm-1', about: { kind: 'video', id: 'v' } });
      told.push(job.percent);
      await progress.report(job);
    };
    await specifyWork(conversions, {
      files: filesWith(stored),
      videoConverter: converter,
      progress: { ...progress, report },
    })
      .given(...video, requested)
      .appends(made);
    expect(told).toEqual([10, 50]);
    expect(await progress.atWork()).toEqual([]);
  });

  test('continues when its progress can’t be stored', () => {
    const away = () => Promise.reject(new Error('The store is away'));
    return specifyWork(conversions, {
      files: filesWith(stored),
      videoConverter: converter,
      progress: { ...createMemoryProgress(), report: away, end: away },
    })
      .given(...video, requested)
      .appends(made);
  });

  test('is not made again when it exists', () => given(...video, requested, made).appends());

  test('fails for a video that is gone', () =>
    given(...video, requested, on('video-v', deleted)).appends(failed('video_missing')));
});

test.each(['converter_failed', 'converter_unavailable', 'too_slow'] as const)(
  'a converter that says %s ends the attempt',
  (code) =>
    specifyWork(conversions, {
      files: filesWith(new Map()),
      videoConverter: { convert: () => Promise.reject(new ConversionFailed(code, 'detail')) },
    })
      .given(...video, requested)
      .appends(failed(code)),
);

test('retries a conversion after an error of a store', () => {
  let tries = 0;
  const flaky: VideoConverter = {
    convert: async (conversion) => {
      tries += 1;
      if (tries === 1) throw new Error('The disk is full');
      await converter.convert(conversion);
    },
  };
  return specifyWork(conversions, { files: filesWith(new Map()), videoConverter: flaky })
    .given(...video, requested)
    .appends(made);
});
