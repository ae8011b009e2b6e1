import type { LibraryCategory } from '../../domain/library/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { LibraryVideoDocument, Projections } from '../../projection-service/index.ts';
import type { LibraryVideoParent } from './parents.ts';

export interface LibraryRequest {
  readonly category?: LibraryCategory | null | undefined;
  /** Words that title, description or tags contain; blank finds everything. */
  readonly search: string;
}

/** Administrators curate the library by hand: it fits into one page of the store. */
const mostVideos = 1_000;

/** Every video of the library, the newest first. */
export async function listAllLibraryVideos(projections: Projections): Promise<readonly LibraryVideoParent[]> {
  return projections.reader('library').query('libraryVideos', {
    index: 'byCreation',
    equal: { kind: 'library' },
    reverse: true,
    limit: mostVideos,
  });
}

/** How many videos users see. */
export function countLibraryVideos(projections: Projections): Promise<number> {
  return projections.reader('library').count('libraryVideos', 'byActive', { isActive: true });
}

/** The videos that users see, the newest first. */
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

/** One video of the library. Throws NOT_FOUND. */
export async function findLibraryVideo(projections: Projections, id: string): Promise<LibraryVideoParent> {
  const doc = await projections.reader('library').get('libraryVideos', id);
  if (!doc) throw new Refusal('NOT_FOUND', 'Video not found');
  return { id, doc };
}
