import { type LibraryCategory, libraryOrderId } from '../../../domain/library/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { LibraryVideoDocument, Projections } from '../../../projection-service/index.ts';
import type { LibraryVideoParent } from './parents.ts';
import { say } from '../../../words/index.ts';

export interface LibraryRequest {
  readonly category?: LibraryCategory | null | undefined;
  /** Words that title, description or tags contain; blank finds everything. */
  readonly search: string;
}

/** Administrators curate the library by hand: it fits into one page of the store. */
const mostVideos = 1_000;

/**
 * Every video of the library in the order that an administrator chose. Videos added since come first, the newest first.
 */
export async function listAllLibraryVideos(projections: Projections): Promise<readonly LibraryVideoParent[]> {
  const reader = projections.reader('library');
  const [order, videos] = await Promise.all([
    reader.get('libraryOrder', libraryOrderId),
    reader.query('libraryVideos', {
      index: 'byCreation',
      equal: { kind: 'library' },
      reverse: true,
      limit: mostVideos,
    }),
  ]);
  const places = new Map(order?.libraryVideoIds.map((id, at) => [id, at]));
  // The sort is stable: videos without a place stay in the order of their creation.
  return videos.toSorted((a, b) => (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1));
}

/** How many videos users see. */
export function countLibraryVideos(projections: Projections): Promise<number> {
  return projections.reader('library').count('libraryVideos', 'byActive', { isActive: true });
}

/** The videos that users see, in the same order. */
export async function listLibraryVideos(
  projections: Projections,
  { category, search }: LibraryRequest,
): Promise<readonly LibraryVideoParent[]> {
  const words = search.toLowerCase().split(/\s+/);
  const matches = ({ title, description, tags }: LibraryVideoDocument): boolean => {
    const text = [title, description, ...tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return (await listAllLibraryVideos(projections)).filter(
    ({ doc }) =>
      doc.isActive && (category === null || category === undefined || doc.category === category) && matches(doc),
  );
}

/** A video that a user may see; undefined for an unknown and an inactive one. */
export async function findShownVideo(projections: Projections, id: string): Promise<LibraryVideoParent | undefined> {
  const doc = await projections.reader('library').get('libraryVideos', id);
  return doc?.isActive === true ? { id, doc } : undefined;
}

/** One video of the library. Throws NOT_FOUND. */
export async function findLibraryVideo(projections: Projections, id: string): Promise<LibraryVideoParent> {
  const doc = await projections.reader('library').get('libraryVideos', id);
  if (!doc) throw new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));
  return { id, doc };
}
