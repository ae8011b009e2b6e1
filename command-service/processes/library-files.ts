import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  type LibraryCommand,
  type LibraryFileProblem,
  type LibraryVideoDetails,
  libraryVideoAggregate,
  type LibraryVideoState,
} from '../../domain/library/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { createFairSlots } from '../../lib/fair-slots.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import { isOwnFile, lessonOf, libraryFileKeys, libraryUploadOf } from '../library-files.ts';
import { FileUnusable } from '../providers/library-files/port.ts';
import { createUploads } from '../providers/recordings/uploads.ts';
import { lessonVideoOf } from '../providers/samples/lessons/index.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

type Options = Pick<Dependencies, 'executor' | 'files' | 'fileChecks' | 'fetchVideo' | 'now'>;

/** Files at once: each may fill the disk with as much as an upload may have. */
const atOnce = 1;

/**
 * Reads the file of each library video and keeps its length, picture, captions and chapters. Uploads and lessons are
 * stored whole; a video at another address stays there. After a crash it reads the file again and overwrites the files
 * of the earlier try, which have the same names.
 */
export function libraryFiles(options: Options) {
  const slot = createFairSlots(atOnce);
  const look = (event: RecordedEvent, libraryVideoId: string, context: HandlerContext): Promise<void> =>
    slot('library', () => checkFile(options, event, libraryVideoId, context));
  return defineProcess({
    name: 'library-files',
    on: {
      LibraryVideoAdded: (event, context) => look(event, event.data.libraryVideoId, context),
      LibraryVideoChanged: (event, context) => look(event, event.data.libraryVideoId, context),
      LibraryFileCheckRequested: (event, context) => look(event, event.data.libraryVideoId, context),
      LibraryVideoRemoved: ({ data, id }) => options.files.removeAll(libraryFileKeys(data.libraryVideoId, id).all),
    },
  });
}

async function checkFile(
  options: Options,
  event: RecordedEvent,
  libraryVideoId: string,
  { caller, signal }: HandlerContext,
): Promise<void> {
  const { executor, files, fileChecks } = options;
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
    const checked = await fileChecks.check(await openFile(options, state, details, event, signal));
    try {
      const isOwn = isOwnFile(videoUrl);
      await files.putStream(keys.poster, createReadStream(checked.poster), 'image/jpeg');
      if (checked.captions !== undefined)
        await files.putStream(keys.captions, createReadStream(checked.captions), 'text/vtt; charset=utf-8');
      if (isOwn) await files.putStream(keys.video, createReadStream(checked.video), checked.contentType);
      await record('record-file', {
        kind: 'recordFile',
        file: {
          libraryVideoId,
          videoUrl,
          durationSeconds: Math.round(checked.durationMs / 1_000),
          videoKey: isOwn ? keys.video : null,
          posterKey: keys.poster,
          captionsKey: checked.captions === undefined ? null : keys.captions,
          chapters: [...checked.chapters],
        },
      });
    } finally {
      await checked.remove();
    }
  } catch (error) {
    const code = problemOf(error);
    if (code === undefined) throw error;
    await record('record-file-failure', { kind: 'recordFailure', failure: { libraryVideoId, videoUrl, code } });
  }
  await removeUnused(options, libraryVideoId, keys.all, await load());
}

/**
 * Removes the files that the library does not show: those of a video's previous versions, and all of a removed video.
 */
async function removeUnused(
  { files }: Options,
  libraryVideoId: string,
  all: string,
  { file }: LibraryVideoState,
): Promise<void> {
  const used = [file?.videoKey, file?.posterKey, file?.captionsKey];
  for (const key of await files.list(all)) if (!used.includes(key)) await files.removeAll(key);
}

/** Opens the file of a video: our copy if there is one, else its address. */
async function openFile(
  { files, fetchVideo, now }: Options,
  { file }: LibraryVideoState,
  { videoUrl }: LibraryVideoDetails,
  { metadata }: RecordedEvent,
  signal: AbortSignal,
): Promise<Readable> {
  const kept = file?.videoKey ? await files.open(file.videoKey) : undefined;
  if (kept !== undefined) return kept.stream;
  const lesson = lessonOf(videoUrl);
  if (lesson !== undefined) return createReadStream(lessonVideoOf(lesson));
  const upload = libraryUploadOf(videoUrl);
  if (upload === undefined) return Readable.from([await fetchVideo(videoUrl, signal)], { objectMode: false });
  return createUploads(files, now).open(metadata.actor.id, upload);
}

/** Why a file can't be shown; undefined for an error that another try may not have. */
function problemOf(error: unknown): LibraryFileProblem | undefined {
  if (error instanceof FileUnusable) return error.code;
  if (!(error instanceof Refusal)) return undefined;
  return refusals[error.code];
}

const refusals: { readonly [Code in Refusal['code']]?: LibraryFileProblem } = {
  INVALID_INPUT: 'unreachable',
  TOO_LARGE: 'too_large',
  UNSUPPORTED_TYPE: 'no_video',
  NOT_FOUND: 'upload_gone',
  NOT_ALLOWED_NOW: 'upload_gone',
};
