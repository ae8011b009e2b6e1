import { sumOf } from '../../domain/credits/index.ts';
import type { Position } from '../../domain/envelope.ts';
import type { RecordedEventOf } from '../../domain/events.ts';
import type { Brand } from '../../domain/look.ts';
import { orderOf, type VideoOrder } from '../../domain/videos/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';
import { videoIdOf } from './video-of-event.ts';
import type { VideoDocument } from './video-document.ts';
import { notShared, sharingHandlers } from './video-sharing.ts';
import { fold, wordsIn } from '../../lib/fold.ts';

/** The searchable text of a video: one small document, so that no search loads scripts. */
export interface VideoTextDocument extends Pick<VideoDocument, 'ownerId' | 'sortTitle' | 'status' | 'createdAt'> {
  /** Title and address in lower case. */
  readonly text: string;
}

/**
 * A word of a video's title or address, without accents and in lower case, by which administrators find the video. It
 * is deleted with the video.
 */
export interface VideoWordDocument {
  /** The same in every document, so that one index orders every word. */
  readonly kind: 'word';
  readonly videoId: string;
  readonly word: string;
  readonly createdAt: number;
}

/** The brand of a user's videos, whose agent card share pages show; the id is the user's. */
export interface BrandDocument {
  readonly brand: Brand | null;
}

/** The record of a deleted video. */
export interface RemovedVideoDocument {
  readonly ownerId: string;
  readonly position: Position;
}

/** How many videos an account has, or all accounts together (`everybody`), by status. */
export interface VideoStatsDocument {
  readonly total: number;
  readonly pending: number;
  readonly processing: number;
  readonly ready: number;
  readonly failed: number;
}

/** A video as it is now. */
export interface VideoChanged {
  readonly type: 'VideoChanged';
  readonly video: { readonly id: string; readonly doc: VideoDocument };
}

export interface VideoRemoved {
  readonly type: 'VideoRemoved';
  readonly videoId: string;
}

/** The id of the counts of all accounts together; no user has such an id. */
export const everybody = 'everybody';

const collections = {
  videos: documents<VideoDocument>().indexedBy({
    byOwner: { equal: ['ownerId'], order: ['createdAt'] },
    byOwnerAndStatus: { equal: ['ownerId', 'status'], order: ['createdAt'] },
    byOwnerTitle: { equal: ['ownerId'], order: ['sortTitle'] },
    byOwnerStatus: { equal: ['ownerId'], order: ['status', 'createdAt'] },
    byOwnerPosition: { equal: ['ownerId'], order: ['position'] },
    byCreation: { equal: ['kind'], order: ['createdAt'] },
    byStatus: { equal: ['status'], order: ['createdAt'] },
    byShareLink: { equal: ['shareLinkId'], order: ['createdAt'] },
  }),
  brands: documents<BrandDocument>(),
  videoTexts: documents<VideoTextDocument>().indexedBy({
    byOwner: { equal: ['ownerId'], order: ['createdAt'] },
    byOwnerTitle: { equal: ['ownerId'], order: ['sortTitle'] },
    byOwnerStatus: { equal: ['ownerId'], order: ['status', 'createdAt'] },
  }),
  videoWords: documents<VideoWordDocument>().indexedBy({ byWord: { equal: ['kind'], order: ['word', 'createdAt'] } }),
  /** Deleted videos as long as their deletion can be undone; no query shows them. */
  deletedVideos: documents<VideoDocument>(),
  videoStats: documents<VideoStatsDocument>(),
  removedVideos: documents<RemovedVideoDocument>().indexedBy({
    byOwnerPosition: { equal: ['ownerId'], order: ['position'] },
  }),
};

type VideoChange = ChangeOf<typeof collections>;
type VideoRead = ReadOf<typeof collections>;

/** Both the events of a video's own stream and the holds of credits for it name the video. */
const missed = { index: 'byOwnerPosition', equal: (ownerId: string) => ({ ownerId }) } as const;

/** Videos, their counts for each account, and the deleted ones (for clients that were offline at the time). */
export const videos = defineProjection({
  name: 'videos',
  version: '10',
  collections,
  needs: (event) => ({ videos: videoIdOf(event), deletedVideos: videoIdOf(event) }),
  on: {
    VideoRequested: ({ data, time: createdAt, position }) => {
      const { videoId, userId: ownerId, language, attempt, halfCredits: creditsHeld } = data;
      const doc = pendingVideo(orderOf(data), { ownerId, language, attempt, createdAt, position, creditsHeld });
      return [
        { op: 'put', collection: 'videos', id: videoId, doc },
        { op: 'put', collection: 'videoTexts', id: videoId, doc: textOf(doc) },
        ...wordsAdded(videoId, doc),
        ...counted(ownerId, { total: 1, pending: 1 }),
      ];
    },
    VideoRenamed: (event, read) => {
      const { videoId: id } = event.data;
      const video = read('videos', id);
      if (!video) return [];
      const renamed = { ...video, ...titled(event.data.title ?? '') };
      return [
        ...changed(event, read, titled(renamed.title)),
        { op: 'put', collection: 'videoTexts', id, doc: textOf(renamed) },
        ...wordsRemoved(id, video),
        ...wordsAdded(id, renamed),
      ];
    },
    VideoRenderStarted: (event, read) =>
      changed(event, read, { status: 'processing', progress: 0, phase: 'Preparing' }),
    VideoCompleted: (event, read) => {
      const { durationMs, videoKey, thumbnailKey, captionsKey, picturesLeftOut, leftOut } = event.data;
      return changed(event, read, {
        status: 'ready',
        progress: 100,
        phase: null,
        progressEstimated: false,
        failureCode: null,
        seconds: durationMs / 1_000,
        videoKey,
        thumbnailKey,
        captionsKey,
        picturesLeftOut,
        leftOut: leftOut ?? [],
      });
    },
    VideoFailed: (event, read) =>
      changed(event, read, {
        status: 'failed',
        phase: null,
        failureCode: event.data.code,
      }),
    VideoRetried: (event, read) =>
      changed(event, read, {
        status: 'pending',
        attempt: event.data.attempt,
        progress: 0,
        phase: null,
        failureCode: null,
        creditsHeld: event.data.halfCredits,
        creditsUsed: null,
        creditsReturned: null,
      }),
    VideoDeleted: ({ data: { videoId: id }, position }, read) => {
      const video = read('videos', id);
      if (!video) return [];
      const { ownerId, status } = video;
      return [
        { op: 'delete', collection: 'videos', id },
        { op: 'delete', collection: 'videoTexts', id },
        ...wordsRemoved(id, video),
        { op: 'put', collection: 'removedVideos', id, doc: { ownerId, position } },
        { op: 'put', collection: 'deletedVideos', id, doc: video },
        ...counted(ownerId, { total: -1, [status]: -1 }),
      ];
    },
    VideoRestored: ({ data: { videoId: id }, position }, read) => {
      const video = read('deletedVideos', id);
      if (!video) return [];
      const doc = { ...video, position };
      return [
        { op: 'delete', collection: 'deletedVideos', id },
        { op: 'delete', collection: 'removedVideos', id },
        { op: 'put', collection: 'videos', id, doc },
        { op: 'put', collection: 'videoTexts', id, doc: textOf(doc) },
        ...wordsAdded(id, doc),
        ...counted(doc.ownerId, { total: 1, [doc.status]: 1 }),
      ];
    },
    VideoPurged: ({ data: { videoId: id } }) => [{ op: 'delete', collection: 'deletedVideos', id }],
    CreditsCaptured: (event, read) => {
      const { capturedAmount: creditsUsed, held } = event.data;
      return settled(event, read, { creditsHeld: null, creditsUsed, creditsReturned: sumOf(held) - creditsUsed });
    },
    CreditsReleased: (event, read) =>
      settled(event, read, { creditsHeld: null, creditsUsed: 0, creditsReturned: sumOf(event.data.held) }),
    ...sharingHandlers((read: VideoRead, id) => read('videos', id), changed),
    BrandChanged: ({ data: { userId: id, brand } }) => [{ op: 'put', collection: 'brands', id, doc: { brand } }],
    ErasureStarted: ({ data: { userId: id } }) => [{ op: 'delete', collection: 'brands', id }],
  },
  live: {
    videos: {
      changedBy: videoIdOf,
      owner: ({ ownerId }) => ownerId,
      missed,
      message: (doc, id): VideoChanged => ({ type: 'VideoChanged', video: { id, doc } }),
    },
    removedVideos: {
      changedBy: videoIdOf,
      owner: ({ ownerId }) => ownerId,
      missed,
      message: (_doc, videoId): VideoRemoved => ({ type: 'VideoRemoved', videoId }),
    },
    videoTexts: 'silent',
    videoWords: 'silent',
    deletedVideos: 'silent',
    videoStats: 'silent',
    brands: 'silent',
  },
  awaitedBy: 'commands',
});

/** Changes the video whose hold was settled; a hold for a Digital Twin has none. */
function settled(
  { position, data: { asset, heldFor: videoId } }: RecordedEventOf<'CreditsCaptured' | 'CreditsReleased'>,
  read: VideoRead,
  fields: Partial<VideoDocument>,
): readonly VideoChange[] {
  return asset === 'minutes' ? changed({ data: { videoId }, position }, read, fields) : [];
}

/**
 * Sets fields of the event's video, and counts it under its new status. Credits may settle after a deletion, which may
 * still be undone.
 */
function changed(
  { data: { videoId: id }, position }: { readonly data: { readonly videoId: string }; readonly position: Position },
  read: VideoRead,
  fields: Partial<VideoDocument>,
): readonly VideoChange[] {
  const video = read('videos', id);
  if (!video) return read('deletedVideos', id) ? [{ op: 'patch', collection: 'deletedVideos', id, fields }] : [];
  const patch: VideoChange = { op: 'patch', collection: 'videos', id, fields: { ...fields, position } };
  const { status = video.status } = fields;
  if (status === video.status) return [patch];
  return [
    patch,
    { op: 'patch', collection: 'videoTexts', id, fields: { status } },
    ...counted(video.ownerId, { [video.status]: -1, [status]: 1 }),
  ];
}

const titled = (title: string) => ({ title, sortTitle: title.toLowerCase() });

/** Folded, so that a search finds it with any spelling of accents, capitals and quotes. */
const textOf = ({
  ownerId,
  title,
  sortTitle,
  status,
  createdAt,
  propertyAddress,
}: VideoDocument): VideoTextDocument => ({
  ownerId,
  sortTitle,
  status,
  createdAt,
  text: fold(`${title}\n${propertyAddress}`),
});

/** How many words of a video can be found; titles and addresses have a dozen. */
const mostWords = 60;

/** The words that find a video; their order names their documents. */
const wordsOf = ({ title, propertyAddress }: VideoDocument): readonly string[] =>
  [...new Set([...wordsIn(title), ...wordsIn(propertyAddress)])].slice(0, mostWords);

const wordId = (videoId: string, index: number): string => `${videoId}:${index}`;

const wordsAdded = (videoId: string, doc: VideoDocument): readonly VideoChange[] =>
  wordsOf(doc).map((word, index) => ({
    op: 'put',
    collection: 'videoWords',
    id: wordId(videoId, index),
    doc: { kind: 'word', videoId, word, createdAt: doc.createdAt },
  }));

const wordsRemoved = (videoId: string, doc: VideoDocument): readonly VideoChange[] =>
  wordsOf(doc).map((_word, index) => ({ op: 'delete', collection: 'videoWords', id: wordId(videoId, index) }));

/** Adds to the counts of the owner and to those of all accounts together. */
function counted(ownerId: string, by: Partial<Record<keyof VideoStatsDocument, number>>): readonly VideoChange[] {
  return [ownerId, everybody].map((id) => ({ op: 'increment', collection: 'videoStats', id, by }));
}

/** A video as it looks right after it was ordered. */
export function pendingVideo(
  order: VideoOrder,
  about: Pick<VideoDocument, 'ownerId' | 'language' | 'attempt' | 'createdAt' | 'position' | 'creditsHeld'>,
): VideoDocument {
  return {
    kind: 'video',
    ...about,
    ...order,
    ...titled(order.title),
    status: 'pending',
    progress: 0,
    phase: null,
    progressEstimated: false,
    failureCode: null,
    seconds: null,
    videoKey: null,
    thumbnailKey: null,
    captionsKey: null,
    picturesLeftOut: 0,
    leftOut: [],
    viewCount: 0,
    ...notShared,
    creditsUsed: null,
    creditsReturned: null,
  };
}
