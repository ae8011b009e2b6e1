import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { LibraryFilm, LibraryFilmProblem, LibraryVideoDetails } from '../../domain/library/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { FilmUnusable, type FilmChecks } from '../providers/library-films/port.ts';
import { type Lesson, lessons } from '../providers/samples/lessons/index.ts';
import { createUploads } from '../providers/recordings/uploads.ts';
import { createMemoryFiles } from '../testing/scripted-twins.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { libraryFilms } from './library-films.ts';
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
const failed = (code: LibraryFilmProblem, videoUrl: string = details.videoUrl) =>
  on('library-l1', { type: 'LibraryFilmCheckFailed', data: { libraryVideoId: 'l1', videoUrl, code } });

/** Finds 97 seconds, captions and a chapter in every film but the empty one. */
const filmChecks: FilmChecks = {
  check: async (source) => {
    const content = await text(source);
    if (content === '') throw new FilmUnusable('no_video');
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    const file = async (name: string): Promise<string> => {
      await writeFile(join(folder, name), `${name} of ${content}`);
      return join(folder, name);
    };
    return {
      film: await file('film'),
      poster: await file('poster'),
      captions: await file('captions'),
      contentType: 'video/mp4',
      durationMs: 97_080,
      chapters: [{ startMs: 0, title: 'Months of supply' }],
      remove: () => rm(folder, { recursive: true }),
    };
  },
};
const fetchFilm = async (url: string): Promise<Uint8Array> => {
  if (url.includes('private')) throw new Refusal('INVALID_INPUT', 'unreachable');
  if (url.includes('large')) throw new Refusal('TOO_LARGE', 'large');
  return Buffer.from(url.includes('empty') ? '' : 'a film');
};
/** The files of the check that the only event asked for, whose id is random. */
const place = expect.stringMatching(/^library\/l1\/[0-9a-f-]{36}\//);

async function checkedBy(videoUrl: string, files = createMemoryFiles()) {
  let recorded: LibraryFilm | undefined;
  const work = specifyWork(
    (dependencies) => {
      const { executor } = dependencies;
      return libraryFilms({
        ...dependencies,
        executor: {
          ...executor,
          execute: async (aggregate, id, command, context) => {
            const { kind, film } = command as { readonly kind?: string; readonly film?: LibraryFilm };
            if (kind === 'recordFilm') recorded = film;
            // The logged event differs by its random id, so compare it here.
            return executor.execute(
              aggregate,
              id,
              { ...command, ...(film && { film: { ...film, ...same } }) },
              context,
            );
          },
        },
      });
    },
    { files: files.files, filmChecks, fetchFilm },
  );
  const same = { posterKey: null, captionsKey: null, filmKey: null };
  await work.given(added(videoUrl)).appends(
    on('library-l1', {
      type: 'LibraryFilmChecked',
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

describe('the film of a library video', () => {
  test('elsewhere stays there: its picture and captions are kept', async () => {
    expect(await checkedBy(details.videoUrl)).toMatchObject({ filmKey: null, posterKey: place, captionsKey: place });
  });

  test('of a lesson is kept', async () => {
    const [lesson] = lessons;
    expect(await checkedBy(`/samples/lessons/${lesson?.slug}`)).toMatchObject({ filmKey: place, posterKey: place });
  });

  test.each([
    ['at an address that cannot be reached', 'https://private.example/1.mp4', 'unreachable'],
    ['that is too large', 'https://media.example/large.mp4', 'too_large'],
    ['that is none', 'https://media.example/empty.mp4', 'no_video'],
    [
      'of an upload that is gone',
      '/files/library-films/2026112214-b62d44a56276a9cf-01a20677f749-6f1d2c3b-9a8e-4b7c-8d6e-5f4a3b2c1d0e',
      'upload_gone',
    ],
  ] as const)('%s says so', async (_name, videoUrl, code) => {
    const { files } = createMemoryFiles();
    await specifyWork(libraryFilms, { files, filmChecks, fetchFilm })
      .given(added(videoUrl))
      .appends(failed(code, videoUrl));
  });

  test('waits while films cannot be read on this installation', async () => {
    let tries = 0;
    const busyOnce: FilmChecks = {
      check: async (source) => {
        tries += 1;
        if (tries === 1) throw new Refusal('UNAVAILABLE', 'Videos cannot be read on this installation.');
        source.destroy();
        throw new FilmUnusable('unreadable');
      },
    };
    const { files } = createMemoryFiles();
    await specifyWork(libraryFilms, { files, filmChecks: busyOnce, fetchFilm })
      .given(added())
      .appends(failed('unreadable'));
  });

  test('is removed with its video', async () => {
    const memory = createMemoryFiles();
    await memory.files.putBytes('library/l1/e1/film', Buffer.from('film'), 'video/mp4');
    await memory.files.putBytes('library/l2/e1/film', Buffer.from('film'), 'video/mp4');
    const removed = on('library-l1', { type: 'LibraryVideoRemoved', data: { libraryVideoId: 'l1' } });
    await specifyWork(libraryFilms, { files: memory.files, filmChecks, fetchFilm }).given(added(), removed).appends();
    expect(memory.keys()).toEqual(['library/l2/e1/film']);
  });

  test('of an upload is taken from who uploaded it, once it is complete', async () => {
    const memory = createMemoryFiles();
    const uploads = createUploads(memory.files, () => Date.UTC(2026, 10, 22));
    const id = await uploads.begin('admin', 6);
    await uploads.append('admin', id, 0, Readable.from([Buffer.from('a film')]));
    await expect(uploads.open('eve', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await text(await uploads.open('admin', id))).toBe('a film');
  });
});

test('the lessons come into the library once, the first one last', async () => {
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
