import { ownPictureNamesIn, type DraftStore } from '../command-service/index.ts';
import { isEvent } from '../domain/events.ts';
import { videoStream, videoTemplates } from '../domain/videos/index.ts';
import type { EventStore } from '../event-store/index.ts';
import { allPages } from '../lib/all-pages.ts';
import type { Projections } from '../projection-service/index.ts';

export interface PictureUse {
  readonly drafts: Pick<DraftStore, 'read'>;
  readonly eventStore: Pick<EventStore, 'head' | 'readStream'>;
  readonly projections: Pick<Projections, 'reader' | 'waitFor'>;
}

/** How long one check waits for the read models, in milliseconds. */
const longestLook = 10_000;

/**
 * Finds the names of the own pictures that a user's drafts, videos or brand show. Rejects while that is unknown.
 *
 * Reads drafts first: a picture leaves a draft when its video is ordered, and once the read models have caught up with
 * that moment, they include the order.
 */
export function createPicturesInUse({ drafts, eventStore, projections }: PictureUse) {
  return async (userId: string): Promise<ReadonlySet<string>> => {
    const used = new Set<string>();
    const show = (...texts: readonly (string | null | undefined)[]): void => {
      for (const text of texts) for (const name of ownPictureNamesIn(text ?? '')) used.add(name);
    };
    // The server does not read the content of a draft, so a picture counts as used if any part of the draft names it.
    for (const template of videoTemplates) show((await drafts.read(userId, template))?.content);
    if (!(await projections.waitFor(['videos'], await eventStore.head(), longestLook)))
      throw new Error('The read models are behind the log: which pictures are in use is not known');

    const reader = projections.reader('videos');
    show((await reader.get('brands', userId))?.brand?.logoUrl);
    const videos = allPages(
      (page) => reader.query('videos', { index: 'byOwner', equal: { ownerId: userId }, ...page }),
      ({ doc }) => [doc.createdAt],
    );
    for await (const { id, doc } of videos) {
      show(doc.screenShareUrl, ...doc.imageUrls);
      if (doc.status === 'ready') continue;
      // A video that is still to be made shows the logo from the day of its order.
      const [order] = await eventStore.readStream(videoStream(id), { limit: 1 });
      if (order && isEvent(order, 'VideoRequested')) show(order.data.brand?.logoUrl);
    }
    return used;
  };
}
