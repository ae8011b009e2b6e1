import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  type LibraryCommand,
  type LibraryFilmProblem,
  type LibraryVideoDetails,
  libraryVideoAggregate,
  type LibraryVideoState,
} from '../../domain/library/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { createFairSlots } from '../../lib/fair-slots.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import { isOwnFilm, lessonOf, libraryFileKeys, libraryUploadOf } from '../library-files.ts';
import { FilmUnusable } from '../providers/library-films/port.ts';
import { createUploads } from '../providers/recordings/uploads.ts';
import { filmOf } from '../providers/samples/lessons/index.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

type Options = Pick<Dependencies, 'executor' | 'files' | 'filmChecks' | 'fetchFilm' | 'now'>;

/** Films at once: each may fill the disk with as much as an upload may have. */
const atOnce = 1;

/**
 * Looks at the film of each library video and keeps what it says of itself: length, picture, captions, chapters. An
 * upload and a lesson are kept whole, a film elsewhere stays there. After a crash it looks again; what an earlier try
 * stored under the same names is overwritten.
 */
export function libraryFilms(options: Options) {
  const slot = createFairSlots(atOnce);
  const look = (event: RecordedEvent, libraryVideoId: string, context: HandlerContext): Promise<void> =>
    slot('library', () => checkFilm(options, event, libraryVideoId, context));
  return defineProcess({
    name: 'library-films',
    on: {
      LibraryVideoAdded: (event, context) => look(event, event.data.libraryVideoId, context),
      LibraryVideoChanged: (event, context) => look(event, event.data.libraryVideoId, context),
      LibraryFilmCheckRequested: (event, context) => look(event, event.data.libraryVideoId, context),
      LibraryVideoRemoved: ({ data, id }) => options.files.removeAll(libraryFileKeys(data.libraryVideoId, id).all),
    },
  });
}

async function checkFilm(
  options: Options,
  event: RecordedEvent,
  libraryVideoId: string,
  { caller, signal }: HandlerContext,
): Promise<void> {
  const { executor, files, filmChecks } = options;
  signal.throwIfAborted();
  const load = async (): Promise<LibraryVideoState> =>
    (await executor.load(libraryVideoAggregate, libraryVideoId)).state;
  const state = await load();
  const { details } = state;
  if (details === undefined || state.check === 'done') return;
  const { videoUrl } = details;
  const record = async (name: string, command: LibraryCommand): Promise<void> =>
    void (await executor.execute(
      libraryVideoAggregate,
      libraryVideoId,
      command,
      contextFor(caller, name, { stableId: event.id }),
    ));
  const keys = libraryFileKeys(libraryVideoId, event.id);
  try {
    const film = await filmChecks.check(await openFilm(options, state, details, event, signal));
    try {
      const isOwn = isOwnFilm(videoUrl);
      await files.putStream(keys.poster, createReadStream(film.poster), 'image/jpeg');
      if (film.captions !== undefined)
        await files.putStream(keys.captions, createReadStream(film.captions), 'text/vtt; charset=utf-8');
      if (isOwn) await files.putStream(keys.film, createReadStream(film.film), film.contentType);
      await record('record-film', {
        kind: 'recordFilm',
        film: {
          libraryVideoId,
          videoUrl,
          durationSeconds: Math.round(film.durationMs / 1_000),
          filmKey: isOwn ? keys.film : null,
          posterKey: keys.poster,
          captionsKey: film.captions === undefined ? null : keys.captions,
          chapters: [...film.chapters],
        },
      });
    } finally {
      await film.remove();
    }
  } catch (error) {
    const code = problemOf(error);
    if (code === undefined) throw error;
    await record('record-film-failure', { kind: 'recordFailure', failure: { libraryVideoId, videoUrl, code } });
  }
  await removeUnused(options, libraryVideoId, keys.all, await load());
}

/** Removes the files that the video does not show: those of its previous films, and all of a video that was removed. */
async function removeUnused(
  { files }: Options,
  libraryVideoId: string,
  all: string,
  { film }: LibraryVideoState,
): Promise<void> {
  const used = [film?.filmKey, film?.posterKey, film?.captionsKey];
  for (const key of await files.list(all)) if (!used.includes(key)) await files.removeAll(key);
}

/** Opens the film of a video: where we keep it already, else where its address leads. */
async function openFilm(
  { files, fetchFilm, now }: Options,
  { film }: LibraryVideoState,
  { videoUrl }: LibraryVideoDetails,
  { metadata }: RecordedEvent,
  signal: AbortSignal,
): Promise<Readable> {
  const kept = film?.filmKey ? await files.open(film.filmKey) : undefined;
  if (kept !== undefined) return kept.stream;
  const lesson = lessonOf(videoUrl);
  if (lesson !== undefined) return createReadStream(filmOf(lesson));
  const upload = libraryUploadOf(videoUrl);
  if (upload === undefined) return Readable.from([await fetchFilm(videoUrl, signal)], { objectMode: false });
  return createUploads(files, now).open(metadata.actor.id, upload);
}

/** Why a film can't be shown; undefined for an error that another try may not meet. */
function problemOf(error: unknown): LibraryFilmProblem | undefined {
  if (error instanceof FilmUnusable) return error.code;
  if (!(error instanceof Refusal)) return undefined;
  return refusals[error.code];
}

const refusals: { readonly [Code in Refusal['code']]?: LibraryFilmProblem } = {
  INVALID_INPUT: 'unreachable',
  TOO_LARGE: 'too_large',
  UNSUPPORTED_TYPE: 'no_video',
  NOT_FOUND: 'upload_gone',
  NOT_ALLOWED_NOW: 'upload_gone',
};
