import { isEvent } from '../../domain/events.ts';
import {
  type LibraryCategory,
  type LibraryChapter,
  type LibraryFileProblem,
  libraryOrderId,
  type LibraryVideoDetails,
} from '../../domain/library/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** Data read from the file: keys of the file store; null for anything that the file does not have. */
export interface LibraryFileView {
  readonly videoKey: string | null;
  readonly posterKey: string | null;
  readonly captionsKey: string | null;
  readonly chapters: readonly LibraryChapter[];
}

/** A video of the library, also one that users do not see. */
export interface LibraryVideoDocument {
  /** The same in every document, so that one index orders the library. */
  readonly kind: 'library';
  readonly title: string;
  readonly description: string;
  readonly category: LibraryCategory;
  /** The address that an administrator gave. */
  readonly videoUrl: string;
  readonly thumbnailUrl: string | null;
  /** The length in the file, or else the length that the administrator gave. */
  readonly durationSeconds: number;
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly viewCount: number;
  readonly createdAt: number;
  /** Null until the file has been checked. */
  readonly file: LibraryFileView | null;
  readonly fileState: 'checking' | 'ready' | 'failed';
  /** Why the file could not be read. */
  readonly fileProblem: LibraryFileProblem | null;
}

/** The order that an administrator chose. */
export interface LibraryOrderDocument {
  readonly libraryVideoIds: readonly string[];
}

const collections = {
  libraryVideos: documents<LibraryVideoDocument>().indexedBy({
    byCreation: { equal: ['kind'], order: ['createdAt'] },
    byActive: { equal: ['isActive'], order: ['createdAt'] },
  }),
  libraryOrder: documents<LibraryOrderDocument>(),
};
type Changes = readonly ChangeOf<typeof collections>[];

const unchecked = { file: null, fileState: 'checking', fileProblem: null } as const;

/** The videos of the library in their order, with what their files say and how often they were watched. */
export const library = defineProjection({
  name: 'library',
  version: '3',
  collections,
  on: {
    LibraryVideoAdded: ({ data, time }) => [
      {
        op: 'put',
        collection: 'libraryVideos',
        id: data.libraryVideoId,
        doc: { kind: 'library', ...detailsOf(data), ...unchecked, viewCount: 0, createdAt: time },
      },
    ],
    LibraryVideoChanged: ({ data }, read) => changed(data, read('libraryVideos', data.libraryVideoId)),
    LibraryVideoRemoved: ({ data }) => [{ op: 'delete', collection: 'libraryVideos', id: data.libraryVideoId }],
    LibraryFileCheckRequested: ({ data }) => patched(data.libraryVideoId, { fileState: 'checking', fileProblem: null }),
    LibraryFileChecked: ({ data: { libraryVideoId, durationSeconds, videoKey, posterKey, captionsKey, chapters } }) =>
      patched(libraryVideoId, {
        durationSeconds,
        file: { videoKey, posterKey, captionsKey, chapters },
        fileState: 'ready',
        fileProblem: null,
      }),
    LibraryFileCheckFailed: ({ data: { libraryVideoId, code } }) =>
      patched(libraryVideoId, { fileState: 'failed', fileProblem: code }),
    LibraryVideoWatched: ({ data }, read) => counted(data.libraryVideoId, read('libraryVideos', data.libraryVideoId)),
    LibraryReordered: ({ data }) => [{ op: 'put', collection: 'libraryOrder', id: libraryOrderId, doc: data }],
  },
  needs: (event) =>
    isEvent(event, 'LibraryVideoWatched', 'LibraryVideoChanged') ? { libraryVideos: event.data.libraryVideoId } : {},
  live: { libraryVideos: 'silent', libraryOrder: 'silent' },
  awaitedBy: 'queries',
});

function detailsOf({ libraryVideoId: _id, ...details }: LibraryVideoDetails) {
  return details;
}

const patched = (id: string, fields: Partial<LibraryVideoDocument>): Changes => [
  { op: 'patch', collection: 'libraryVideos', id, fields },
];

/** A new address means a new file. With the old address, the length read from the file stays. */
function changed(data: LibraryVideoDetails, doc: LibraryVideoDocument | undefined): Changes {
  const details = detailsOf(data);
  if (doc?.videoUrl !== data.videoUrl) return patched(data.libraryVideoId, { ...details, ...unchecked });
  const { durationSeconds } = doc.file === null ? details : doc;
  return patched(data.libraryVideoId, { ...details, durationSeconds });
}

/** A view may be recorded a moment after the video was removed: ignore it. */
function counted(id: string, doc: LibraryVideoDocument | undefined): Changes {
  return doc ? [{ op: 'increment', collection: 'libraryVideos', id, by: { viewCount: 1 } }] : [];
}
