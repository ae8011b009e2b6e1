import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { LibraryFile, LibraryFileProblem, LibraryVideoDetails } from '../../domain/library/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { FileUnusable, type FileChecks } from '../providers/library-files/port.ts';
import { type Lesson, lessons } from '../providers/samples/lessons/index.ts';
import { createUploads } from '../providers/recordings/uploads.ts';
import { createMemoryFiles } from '../testing/scripted-twins.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { libraryFiles } from './library-files.ts';
import { libraryLessons } from './lessons.ts';

const details: LibraryVideoDetails = {
  libraryVideoId: 'l1',
  title: 'Reading a market',
  description: 'What inventory tells you.',
  category: 'market_insights',
  videoUrl: 'https://media.example/1.mp4',
  thumbnailUrl: null,
  durationSeconds: 0,
  tags: [],
  isActive: true,
};
const added = (videoUrl: string = details.videoUrl) =>
  on('library-l1', { type: 'LibraryVideoAdded', data: { ...details, videoUrl } });
const failed = (code: LibraryFileProblem, videoUrl: string = details.videoUrl) =>
  on('library-l1', { type: 'LibraryFileCheckFailed', data: { libraryVideoId: 'l1', videoUrl, code } });

/** Finds 97 seconds, captions and a chapter in every file but the empty one. */
const fileChecks: FileChecks = {
  check: async (source) => {
    const content = await text(source);
    if (content === '') throw new FileUnusable('no_video');
    const folder = await mkdtemp(join(tmpdir(), 'video-'));
    const file = async (name: string): Promise<string> => {
      await writeFile(join(folder, name), `${name} of ${content}`);
      return join(folder, name);
    };
    return {
      video: await file('video'),
      poster: await file('poster'),
      captions: await file('captions'),
      contentType: 'video/mp4',
      durationMs: 97_080,
      chapters: [{ startMs: 0, title: 'Months of supply' }],
      remove: () => rm(folder, { recursive: true }),
    };
  },
};
const fetchVideo = async (url: string): Promise<Uint8Array> => {
  if (url.includes('private')) throw new Refusal('INVALID_INPUT', 'unreachable');
  if (url.includes('large')) throw new Refusal('TOO_LARGE', 'large');
  return Buffer.from(url.includes('empty') ? '' : 'a video');
};
/** The files of the check that the only event asked for, whose id is random. */
const place = expect.stringMatching(/^library\/l1\/[0-9a-f-]{36}\//);

async function checkedBy(videoUrl: string, files = createMemoryFiles()) {
  let recorded: LibraryFile | undefined;
  const work = specifyWork(
    (dependencies) => {
      const { executor } = dependencies;
      return libraryFiles({
        ...dependencies,
        executor: {
          ...executor,
          execute: async (aggregate, id, command, context) => {
            const { kind, file } = command as { readonly kind?: string; readonly file?: LibraryFile };
            if (kind === 'recordFile') recorded = file;
            // The logged event differs by its random id, so compare it here.
            return executor.execute(
              aggregate,
              id,
              { ...command, ...(file && { file: { ...file, ...same } }) },
              context,
            );
          },
        },
      });
    },
    { files: files.files, fileChecks, fetchVideo },
  );
  const same = { posterKey: null, captionsKey: null, videoKey: null };
  await work.given(added(videoUrl)).appends(
    on('library-l1', {
      type: 'LibraryFileChecked',
      data: {
        libraryVideoId: 'l1',
        videoUrl,
        durationSeconds: 97,
        ...same,
        chapters: [{ startMs: 0, title: 'Months of supply' }],
      },
    }),
  );
  return recorded;
}

describe('the file of a library video', () => {
  test('stays where it is when it is elsewhere, and only its picture and captions are kept', async () => {
    expect(await checkedBy(details.videoUrl)).toMatchObject({ videoKey: null, posterKey: place, captionsKey: place });
  });

  test('is kept when it is a lesson', async () => {
    const [lesson] = lessons;
    expect(await checkedBy(`/samples/lessons/${lesson?.slug}`)).toMatchObject({ videoKey: place, posterKey: place });
  });

  test.each([
    ['at an address that cannot be reached', 'https://private.example/1.mp4', 'unreachable'],
    ['that is too large', 'https://media.example/large.mp4', 'too_large'],
    ['that is none', 'https://media.example/empty.mp4', 'no_video'],
    [
      'of an upload that is gone',
      '/files/library-files/2026112214-b62d44a56276a9cf-01a20677f749-6f1d2c3b-9a8e-4b7c-8d6e-5f4a3b2c1d0e',
      'upload_gone',
    ],
  ] as const)('%s says so', async (_name, videoUrl, code) => {
    const { files } = createMemoryFiles();
    await specifyWork(libraryFiles, { files, fileChecks, fetchVideo })
      .given(added(videoUrl))
      .appends(failed(code, videoUrl));
  });

  test('waits while files cannot be read on this installation', async () => {
    let tries = 0;
    const busyOnce: FileChecks = {
      check: async (source) => {
        tries += 1;
        if (tries === 1) throw new Refusal('UNAVAILABLE', 'Videos cannot be read on this installation.');
        source.destroy();
        throw new FileUnusable('unreadable');
      },
    };
    const { files } = createMemoryFiles();
    await specifyWork(libraryFiles, { files, fileChecks: busyOnce, fetchVideo })
      .given(added())
      .appends(failed('unreadable'));
  });

  test('is removed with its video', async () => {
    const memory = createMemoryFiles();
    await memory.files.putBytes('library/l1/e1/video', Buffer.from('video'), 'video/mp4');
    await memory.files.putBytes('library/l2/e1/video', Buffer.from('video'), 'video/mp4');
    const removed = on('library-l1', { type: 'LibraryVideoRemoved', data: { libraryVideoId: 'l1' } });
    await specifyWork(libraryFiles, { files: memory.files, fileChecks, fetchVideo }).given(added(), removed).appends();
    expect(memory.keys()).toEqual(['library/l2/e1/video']);
  });

  test('takes an upload from its uploader, once it is complete', async () => {
    const memory = createMemoryFiles();
    const uploads = createUploads(memory.files, () => Date.UTC(2026, 10, 22));
    const id = await uploads.begin('admin', 7);
    await uploads.append('admin', id, 0, Readable.from([Buffer.from('a video')]));
    await expect(uploads.open('eve', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await text(await uploads.open('admin', id))).toBe('a video');
  });
});

test('the lessons are added to the library once, the first one last', async () => {
  const two = lessons.slice(0, 2);
  const lesson = (at: number) => {
    const { slug, title, description, category, tags } = two[at] as Lesson;
    const libraryVideoId = `lesson-${slug}`;
    const data = {
      ...details,
      libraryVideoId,
      title,
      description,
      category,
      tags: [...tags],
      videoUrl: `/samples/lessons/${slug}`,
    };
    return on(`library-${libraryVideoId}`, { type: 'LibraryVideoAdded', data });
  };
  const work = specifyWork(libraryLessons, { lessons: two });
  await work.given().appends(lesson(1), lesson(0));
  const removed = on(`library-lesson-${two[1]?.slug}`, {
    type: 'LibraryVideoRemoved',
    data: { libraryVideoId: `lesson-${two[1]?.slug}` },
  });
  await work.given(lesson(1), removed).appends(lesson(0));
});
