import type { Position } from '../../../domain/envelope.ts';
import type { Change, CollectionDefinition, Document } from '../port.ts';

/** A collection with an index of each kind. */
export const videos: CollectionDefinition = {
  name: 'videos',
  indexes: [
    { name: 'byOwner', equal: ['ownerId'], order: ['createdAt'] },
    { name: 'byOwnerAndStatus', equal: ['ownerId', 'status'], order: ['rank', 'title'] },
    { name: 'byTitle', equal: [], order: ['title'] },
    { name: 'byId', equal: [], order: [] },
  ],
};

/** A collection whose ids begin with their owner. */
export const rows: CollectionDefinition = {
  name: 'rows',
  indexes: [
    { name: 'byOwner', equal: ['ownerId'], order: ['n'], byId: true },
    { name: 'byOwnerKind', equal: ['ownerId', 'kind'], order: ['n'] },
  ],
};

/** Returns the n-th position of a fictitious log. */
export function at(n: number): Position {
  return String(n).padStart(12, '0') as Position;
}

export function put(id: string, doc: Document): Change {
  return { op: 'put', collection: 'videos', id, doc };
}
