import type { VideoStatus } from '../../../domain/videos/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { defined } from '../../../lib/defined.ts';
import { fold } from '../../../lib/fold.ts';
import { pendingVideo, type Projections, type VideoDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import type { VideoStatusFilter } from '../../generated/resolvers.ts';
import type { GatewayServices } from '../../services.ts';
import type { StartVideoPayloadParent, VideoParent } from './parents.ts';
import { say } from '../../../words/index.ts';

/** READY and COMPLETED both select finished videos. */
export const storedStatus = {
  PENDING: 'pending',
  PROCESSING: 'processing',
  READY: 'ready',
  COMPLETED: 'ready',
  FAILED: 'failed',
} as const satisfies Readonly<Record<VideoStatusFilter, VideoStatus>>;

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
  /** Where the search stopped before it had read everything: the next page continues there. */
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

/** Maximum number of documents that one read of the store returns. */
const largestPage = 1_000;
/** Maximum number of videos that one search reads, page by page. */
const searchLimit = 5_000;

export const videoNotFound = (): Refusal => new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));

/** One of the owner's videos. Throws NOT_FOUND when it does not exist or belongs to someone else. */
export async function requireVideo(projections: Projections, ownerId: string, id: string): Promise<VideoParent> {
  const video = await readVideo(projections, ownerId, id);
  if (!video) throw videoNotFound();
  return video;
}

/** One of the owner's videos; undefined when it does not exist or belongs to someone else. */
export async function readVideo(
  projections: Projections,
  ownerId: string,
  id: string,
): Promise<VideoParent | undefined> {
  const doc = await projections.reader('videos').get('videos', id);
  return doc?.ownerId === ownerId ? { id, doc } : undefined;
}

/** The number of videos of an account by status; with `everybody` as id, of all accounts together. */
export async function readVideoStats({ loaders }: Pick<GatewayContext, 'loaders'>, id: string) {
  const { total = 0, ready = 0, processing = 0, failed = 0, pending = 0 } = (await loaders.videoStats.load(id)) ?? {};
  return { total, ready, processing, failed, pending };
}

/**
 * The video that a command has just started. While the read model is behind or unavailable, the video is built from
 * what the command accepted: the customer must not see an error for a video that exists.
 * Throws NOT_FOUND when it was deleted in the meantime.
 */
export async function readStarted(
  { projections, now }: Pick<GatewayServices, 'projections' | 'now'>,
  { userId: ownerId, videoId: id, input, reserved: creditsHeld, position, seen }: StartVideoPayloadParent,
): Promise<VideoParent> {
  const found = await readVideo(projections, ownerId, id).catch((error: unknown) => {
    if (seen || !(error instanceof Unavailable)) throw error;
    return undefined;
  });
  if (found) return found;
  if (seen) throw videoNotFound();
  return {
    id,
    doc: pendingVideo(input, { ownerId, language: null, attempt: 1, createdAt: now(), position, creditsHeld }),
  };
}

/**
 * The owner's videos in the requested order: at most `limit` of them, after the cursor `after`. A list without a search
 * reads its page and nothing else. A search reads the small documents of `videoTexts` in the same order, at most
 * `searchLimit` of them, then the videos that it found.
 */
export async function listVideos(projections: Projections, request: VideoListRequest): Promise<VideoPage> {
  const { ownerId, status, search = '', sort, limit } = request;
  const words = fold(search).split(/\s+/).filter(Boolean);
  const { index, reverse, order } = indexOf[sort];
  const reader = projections.reader('videos');
  const keysetOf = (id: string, doc: Ordered): Keyset => ({ id, order: order.map((field) => doc[field]) });

  const isByIndex = words.length === 0 && (status === undefined || sort === 'NEWEST' || sort === 'OLDEST');
  if (isByIndex) {
    const found: VideoPage['found'][number][] = [];
    for await (const { id, doc } of inPages(request, keysetOf, (page) =>
      status === undefined
        ? reader.query('videos', { index, equal: { ownerId }, reverse, ...page })
        : reader.query('videos', { index: 'byOwnerAndStatus', equal: { ownerId, status }, reverse, ...page }),
    )) {
      found.push({ ...keysetOf(id, doc), node: { id, doc } });
      if (found.length === limit) break;
    }
    return { found };
  }

  const hits: Keyset[] = [];
  let stoppedAt: Keyset | undefined;
  let read = 0;
  const all = { ...request, limit: largestPage };
  for await (const { id, doc } of inPages(all, keysetOf, (page) =>
    reader.query('videoTexts', { index, equal: { ownerId }, reverse, ...page }),
  )) {
    read += 1;
    if ((status === undefined || doc.status === status) && words.every((word) => doc.text.includes(word)))
      hits.push(keysetOf(id, doc));
    if (hits.length === limit) break;
    if (read === searchLimit) {
      stoppedAt = keysetOf(id, doc);
      break;
    }
  }
  const stored = await reader.getMany(
    'videos',
    hits.map(({ id }) => id),
  );
  const docs = new Map(stored.map(({ id, doc }) => [id, doc]));
  const found = hits.flatMap((keyset) => {
    const doc = docs.get(keyset.id);
    // Deleted between the two reads.
    return doc === undefined ? [] : [{ ...keyset, node: { id: keyset.id, doc } }];
  });
  return { found, ...defined({ stoppedAt }) };
}

/** Maximum number of videos of a selection. */
const selectionLimit = 5_000;

/** All videos of a list that match, up to 5,000, read page by page. Only the result of `pick` stays in memory. */
export async function selectVideos<Picked>(
  projections: Projections,
  request: Pick<VideoListRequest, 'ownerId' | 'status' | 'search'>,
  pick: (video: VideoParent) => Picked,
): Promise<{ readonly videos: Picked[]; readonly hasMore: boolean }> {
  const videos: Picked[] = [];
  for (let after: Keyset | undefined; ;) {
    const limit = Math.min(largestPage, selectionLimit - videos.length + 1);
    const { found, stoppedAt } = await listVideos(projections, {
      ...request,
      sort: 'NEWEST',
      limit,
      ...defined({ after }),
    });
    for (const { node } of found) {
      if (videos.length === selectionLimit) return { videos, hasMore: true };
      videos.push(pick(node));
    }
    const last = found.at(-1);
    after = stoppedAt ?? (found.length === limit && last ? { id: last.id, order: last.order } : undefined);
    if (after === undefined) return { videos, hasMore: false };
  }
}

type Ordered = Pick<VideoDocument, 'createdAt' | 'sortTitle' | 'status'>;

/** The documents behind the cursor of a request, read in pages of its limit. */
async function* inPages<Doc extends Ordered>(
  { limit, after: begin }: Pick<VideoListRequest, 'limit' | 'after'>,
  keysetOf: (id: string, doc: Doc) => Keyset,
  read: (page: {
    readonly limit: number;
    readonly after?: Keyset;
  }) => Promise<readonly { readonly id: string; readonly doc: Doc }[]>,
) {
  const size = Math.min(limit, largestPage);
  for (let after = begin; ;) {
    const page = await read({ limit: size, ...defined({ after }) });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    after = keysetOf(last.id, last.doc);
  }
}
