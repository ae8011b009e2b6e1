import { isEvent } from '../../domain/events.ts';
import type { LibraryCategory, LibraryVideoDetails } from '../../domain/library/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** A video of the library, also one that users do not see. */
export interface LibraryVideoDocument {
  /** The same for all: one index orders the library. */
  readonly kind: 'library';
  readonly title: string;
  readonly description: string;
  readonly category: LibraryCategory;
  readonly videoUrl: string;
  readonly thumbnailUrl: string | null;
  readonly durationSeconds: number;
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly viewCount: number;
  readonly createdAt: number;
}

const collections = {
  libraryVideos: documents<LibraryVideoDocument>().indexedBy({
    byCreation: { equal: ['kind'], order: ['createdAt'] },
    byActive: { equal: ['isActive'], order: ['createdAt'] },
  }),
};

/** The videos of the library with how often they were watched. */
export const library = defineProjection({
  name: 'library',
  version: '2',
  collections,
  on: {
    LibraryVideoAdded: ({ data, time }) => [
      {
        op: 'put',
        collection: 'libraryVideos',
        id: data.libraryVideoId,
        doc: { kind: 'library', ...detailsOf(data), viewCount: 0, createdAt: time },
      },
    ],
    LibraryVideoChanged: ({ data }) => [
      { op: 'patch', collection: 'libraryVideos', id: data.libraryVideoId, fields: detailsOf(data) },
    ],
    LibraryVideoRemoved: ({ data }) => [{ op: 'delete', collection: 'libraryVideos', id: data.libraryVideoId }],
    LibraryVideoWatched: ({ data }, read) => counted(data.libraryVideoId, read('libraryVideos', data.libraryVideoId)),
  },
  needs: (event) => (isEvent(event, 'LibraryVideoWatched') ? { libraryVideos: event.data.libraryVideoId } : {}),
  live: { libraryVideos: 'silent' },
  awaitedBy: 'queries',
});

function detailsOf({ libraryVideoId: _id, ...details }: LibraryVideoDetails) {
  return details;
}

/** A view may be recorded a moment after the video was removed: then nothing is left to count. */
function counted(id: string, doc: LibraryVideoDocument | undefined): readonly ChangeOf<typeof collections>[] {
  return doc ? [{ op: 'increment', collection: 'libraryVideos', id, by: { viewCount: 1 } }] : [];
}
