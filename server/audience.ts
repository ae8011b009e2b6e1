import type { Audience } from '../command-service/index.ts';
import { allPages } from '../lib/all-pages.ts';
import type { Projections } from '../projection-service/index.ts';

/** Sums the figures of a user's days and videos, from one day (UTC, `2026-11-22`) through another. */
export async function readAudience(
  projections: Projections,
  ownerId: string,
  from: string,
  through: string,
): Promise<Audience> {
  const reader = projections.reader('audience');
  const sum = { views: 0, finished: 0 };
  const after = { order: [from], id: '' };
  // A document of the first day has a non-empty id, so it sorts after the empty one.
  for await (const { doc } of allPages(
    (page) => reader.query('ownerDays', { index: 'byOwner', equal: { ownerId }, after, ...page }),
    (row) => [row.doc.day],
  )) {
    if (doc.day > through) break;
    sum.views += doc.views;
    sum.finished += doc.reached100;
  }
  const viewsOf = new Map<string, number>();
  for await (const { doc } of allPages(
    (page) => reader.query('videoDays', { index: 'byOwner', equal: { ownerId }, after, ...page }),
    (row) => [row.doc.day],
  )) {
    if (doc.day > through) break;
    if (doc.views > 0) viewsOf.set(doc.videoId, (viewsOf.get(doc.videoId) ?? 0) + doc.views);
  }
  return { ...sum, videos: [...viewsOf].map(([videoId, views]) => ({ videoId, views })) };
}
