import { isEvent } from '../../domain/events.ts';
import {
  type LibraryCategory,
  type LibraryChapter,
  type LibraryFilmProblem,
  libraryOrderId,
  type LibraryVideoDetails,
} from '../../domain/library/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** Data read from the video. Keys of the file store; null for anything that it does not have. */
export interface LibraryFilmView {
  readonly filmKey: string | null;
  readonly posterKey: string | null;
  readonly captionsKey: string | null;
  readonly chapters: readonly LibraryChapter[];
}

/** A video of the library, also one that users do not see. */
export interface LibraryVideoDocument {
  /** The same for all: one index orders the library. */
  readonly kind: 'library';
  readonly title: string;
  readonly description: string;
  readonly category: LibraryCategory;
  /** The address that an administrator gave. */
  readonly videoUrl: string;
  readonly thumbnailUrl: string | null;
  /** As the film says, else as the administrator did. */
  readonly durationSeconds: number;
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly viewCount: number;
  readonly createdAt: number;
  /** Null until the film has been looked at. */
  readonly film: LibraryFilmView | null;
  readonly filmState: 'checking' | 'ready' | 'failed';
  /** Why the film could not be looked at. */
  readonly filmProblem: LibraryFilmProblem | null;
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

const unchecked = { film: null, filmState: 'checking', filmProblem: null } as const;

/** The videos of the library in their order, with what their films say and how often they were watched. */
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
    LibraryFilmCheckRequested: ({ data }) => patched(data.libraryVideoId, { filmState: 'checking', filmProblem: null }),
    LibraryFilmChecked: ({ data: { libraryVideoId, durationSeconds, filmKey, posterKey, captionsKey, chapters } }) =>
      patched(libraryVideoId, {
        durationSeconds,
        film: { filmKey, posterKey, captionsKey, chapters },
        filmState: 'ready',
        filmProblem: null,
      }),
    LibraryFilmCheckFailed: ({ data: { libraryVideoId, code } }) =>
      patched(libraryVideoId, { filmState: 'failed', filmProblem: code }),
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

/** Another address is another film; with the same one, what the film says of its length stays. */
function changed(data: LibraryVideoDetails, doc: LibraryVideoDocument | undefined): Changes {
  const details = detailsOf(data);
  if (doc?.videoUrl !== data.videoUrl) return patched(data.libraryVideoId, { ...details, ...unchecked });
  const { durationSeconds } = doc.film === null ? details : doc;
  return patched(data.libraryVideoId, { ...details, durationSeconds });
}

/** A view may be recorded a moment after the video was removed: ignore it. */
function counted(id: string, doc: LibraryVideoDocument | undefined): Changes {
  return doc ? [{ op: 'increment', collection: 'libraryVideos', id, by: { viewCount: 1 } }] : [];
}
