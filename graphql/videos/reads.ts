import type { VideoStatus } from '../../domain/videos/index.ts';
import type { StartedVideo, VideoOrder } from '../../command-service/index.ts';
import { pendingVideo, type Projections, type VideoDocument } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import type { Keyset } from '../cursor.ts';
import { isAway } from '../errors.ts';
import type { VideoParent } from './parents.ts';

export type VideoSort = 'NEWEST' | 'OLDEST' | 'TITLE' | 'STATUS';

export interface VideoListRequest {
  readonly ownerId: string;
  readonly status?: VideoStatus;
  readonly search?: string;
  readonly sort: VideoSort;
  readonly after?: Keyset;
  readonly limit: number;
}

export interface VideoPage {
  readonly found: readonly (Keyset & { readonly node: VideoParent })[];
  /** Set when the search stopped before it had read everything: there may be more behind this place. */
  readonly stoppedAt?: Keyset;
}

const indexOf: Readonly<
  Record<
    VideoSort,
    {
      index: 'byOwner' | 'byOwnerTitle' | 'byOwnerStatus';
      reverse: boolean;
      order: readonly ('createdAt' | 'sortTitle' | 'status')[];
    }
  >
> = {
  NEWEST: { index: 'byOwner', reverse: true, order: ['createdAt'] },
  OLDEST: { index: 'byOwner', reverse: false, order: ['createdAt'] },
  TITLE: { index: 'byOwnerTitle', reverse: false, order: ['sortTitle'] },
  STATUS: { index: 'byOwnerStatus', reverse: false, order: ['status', 'createdAt'] },
};

const scanPage = 200;
/** The most documents that one read of the store gives. */
const largestPage = 1_000;
/** Videos that one search reads at most, page by page. */
const scanLimit = 5_000;

/** One of the owner's videos; undefined when it is someone else's or none. */
export async function readVideo(
  projections: Projections,
  ownerId: string,
  id: string,
): Promise<VideoParent | undefined> {
  const doc = await projections.reader('videos').get('videos', id);
  return doc?.ownerId === ownerId ? { id, doc } : undefined;
}

/** How many videos an account has by status; with `everybody`, all accounts together. */
export async function readVideoStats({ loaders }: Pick<GatewayContext, 'loaders'>, id: string) {
  const { total = 0, ready = 0, processing = 0, failed = 0, pending = 0 } = (await loaders.videoStats.load(id)) ?? {};
  return { total, ready, processing, failed, pending };
}

/**
 * The video of an order that was just taken. Where the read model has not seen it in time, or can't be asked, it is
 * told as the command left it: that the video exists is known. Undefined when it is gone again.
 */
export async function readStarted(
  projections: Projections,
  ownerId: string,
  order: VideoOrder,
  started: StartedVideo,
  seen: boolean,
): Promise<VideoParent | undefined> {
  const { videoId: id, reserved: creditsHeld, position } = started;
  const { title, propertyAddress, script, avatarId, screenShareUrl } = order;
  const found = await readVideo(projections, ownerId, id).catch((error: unknown) => {
    if (seen || !isAway(error)) throw error;
    return undefined;
  });
  return (
    found ??
    (seen
      ? undefined
      : {
          id,
          doc: pendingVideo({
            ownerId,
            title,
            propertyAddress,
            script,
            avatarId,
            screenShareUrl,
            attempt: 1,
            createdAt: Date.now(),
            position,
            creditsHeld,
          }),
        })
  );
}

/** The owner's videos in the asked order: at most `limit`, behind `after`. */
export async function listVideos(projections: Projections, request: VideoListRequest): Promise<VideoPage> {
  const { ownerId, status, search = '', sort, limit } = request;
  const { index, reverse, order } = indexOf[sort];
  const words = search.trim().toLowerCase();
  const matches = (doc: VideoDocument): boolean =>
    (status === undefined || doc.status === status) &&
    (words === '' || doc.sortTitle.includes(words) || doc.propertyAddress.toLowerCase().includes(words));
  const byStatus = status !== undefined && (sort === 'NEWEST' || sort === 'OLDEST');
  const found: VideoPage['found'][number][] = [];
  let { after } = request;
  for (let read = 0; read < scanLimit;) {
    const filtered = words !== '' || (status !== undefined && !byStatus);
    const pageLimit = filtered ? scanPage : Math.min(limit - found.length, largestPage);
    const page = await projections.reader('videos').query('videos', {
      index: byStatus ? 'byOwnerAndStatus' : index,
      equal: byStatus ? { ownerId, status } : { ownerId },
      reverse,
      limit: pageLimit,
      ...(after === undefined ? {} : { after }),
    });
    for (const { id, doc } of page) {
      after = { id, order: order.map((field) => doc[field]) };
      if (matches(doc)) found.push({ ...after, node: { id, doc } });
      if (found.length === limit) return { found };
    }
    if (page.length < pageLimit) return { found };
    read += page.length;
  }
  return { found, ...(after === undefined ? {} : { stoppedAt: after }) };
}
