import type { CreditEvent } from '../../domain/credits/index.ts';
import type { JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { failureSentence, type VideoEvent, type VideoRequested, type VideoStatus } from '../../domain/videos/index.ts';
import type { Projector } from '../projector.ts';
import type { Change, Document } from '../read-store/port.ts';

/** One video as its owner sees it; credits in half-credits. */
export interface VideoDocument {
  readonly ownerId: string;
  readonly title: string;
  /** Lower case, for sorting and searching. */
  readonly sortTitle: string;
  readonly propertyAddress: string;
  readonly script: string;
  readonly avatarId: string;
  readonly screenShareUrl: string | null;
  readonly status: VideoStatus;
  readonly attempt: number;
  readonly progress: number;
  readonly phase: string | null;
  readonly progressEstimated: boolean;
  readonly errorMessage: string | null;
  readonly seconds: number | null;
  readonly videoKey: string | null;
  readonly thumbnailKey: string | null;
  readonly captionsKey: string | null;
  /** Pictures of the order that the video was made without. */
  readonly picturesLeftOut: number;
  readonly viewCount: number;
  readonly createdAt: number;
  /** Position of the last event that changed it: what a client that comes back has missed. */
  readonly position: string;
  readonly creditsHeld: number | null;
  readonly creditsUsed: number | null;
  readonly creditsReturned: number | null;
}

/** What is kept of a deleted video. */
export interface RemovedVideoDocument {
  readonly ownerId: string;
  readonly position: string;
}

/** How many videos an account has, or all accounts together (`everybody`), by status. */
export interface VideoStatsDocument {
  readonly total: number;
  readonly pending: number;
  readonly processing: number;
  readonly ready: number;
  readonly failed: number;
}

/** The id of the counts of all accounts together; no user has such an id. */
export const everybody = 'everybody';

/** Counts for the owner and for the platform as a whole. */
const counted = (ownerId: string, by: Partial<Record<'total' | VideoStatus, number>>): readonly Change[] =>
  [ownerId, everybody].map((id) => ({ op: 'increment', collection: 'videoStats', id, by }));

const videoIdOf = (event: RecordedEvent): string | undefined => {
  const { videoId } = event.data;
  return typeof videoId === 'string' ? videoId : undefined;
};

/** Videos, their counts per account, and which were deleted (so that a returning client can be told). */
export const videosProjector: Projector = {
  name: 'videos',
  version: '2',
  filter: { categories: ['video', 'credits'] },
  collections: [
    {
      name: 'videos',
      indexes: [
        { name: 'byOwner', equal: ['ownerId'], order: ['createdAt'] },
        { name: 'byOwnerAndStatus', equal: ['ownerId', 'status'], order: ['createdAt'] },
        { name: 'byOwnerTitle', equal: ['ownerId'], order: ['sortTitle'] },
        { name: 'byOwnerStatus', equal: ['ownerId'], order: ['status', 'createdAt'] },
        { name: 'byOwnerPosition', equal: ['ownerId'], order: ['position'] },
      ],
    },
    { name: 'videoStats', indexes: [] },
    { name: 'removedVideos', indexes: [{ name: 'byOwnerPosition', equal: ['ownerId'], order: ['position'] }] },
  ],
  needs: (event) => {
    const id = videoIdOf(event);
    return id === undefined ? [] : [{ collection: 'videos', id }];
  },
  touches: (event) => {
    const id = videoIdOf(event);
    return id === undefined
      ? []
      : [
          { collection: 'videos', id },
          { collection: 'removedVideos', id },
        ];
  },
  project: (recorded, read) => {
    const videoId = videoIdOf(recorded);
    if (videoId === undefined) return [];
    const event = { type: recorded.type, data: recorded.data } as object as VideoEvent | CreditEvent;
    if (event.type === 'VideoRequested') return requested(videoId, event.data, recorded);
    const video = read('videos', videoId) as VideoDocument | undefined;
    // Credits settled after a deletion have no card to be shown on.
    if (!video) return [];
    const change = changeOf(event);
    if (change === undefined) return [];
    if (change === 'deleted') {
      return [
        { op: 'delete', collection: 'videos', id: videoId },
        {
          op: 'put',
          collection: 'removedVideos',
          id: videoId,
          doc: { ownerId: video.ownerId, position: recorded.position },
        },
        ...counted(video.ownerId, { total: -1, [video.status]: -1 }),
      ];
    }
    const patch: Change = {
      op: 'patch',
      collection: 'videos',
      id: videoId,
      fields: { ...change, position: recorded.position },
    };
    const { status } = change;
    if (status === undefined || status === video.status) return [patch];
    return [patch, ...counted(video.ownerId, { [video.status]: -1, [status as VideoStatus]: 1 })];
  },
};

/** What is known of a video when it is ordered; times in ms since the epoch, credits in halves. */
export interface OrderedVideo extends Pick<
  VideoDocument,
  | 'ownerId'
  | 'title'
  | 'propertyAddress'
  | 'script'
  | 'avatarId'
  | 'screenShareUrl'
  | 'attempt'
  | 'createdAt'
  | 'position'
> {
  readonly creditsHeld: number;
}

/** A video as it is shown right after it was ordered. */
export function pendingVideo(ordered: OrderedVideo): VideoDocument {
  return {
    ...ordered,
    sortTitle: ordered.title.toLowerCase(),
    status: 'pending',
    progress: 0,
    phase: null,
    progressEstimated: false,
    errorMessage: null,
    seconds: null,
    videoKey: null,
    thumbnailKey: null,
    captionsKey: null,
    picturesLeftOut: 0,
    viewCount: 0,
    creditsUsed: null,
    creditsReturned: null,
  };
}

function requested(videoId: string, data: VideoRequested['data'], recorded: RecordedEvent): readonly Change[] {
  const doc = pendingVideo({
    ownerId: data.userId,
    title: data.title ?? '',
    propertyAddress: data.propertyAddress ?? '',
    script: data.script ?? '',
    avatarId: data.avatarId,
    screenShareUrl: data.screenShareUrl,
    attempt: data.attempt,
    createdAt: recorded.time,
    position: recorded.position,
    creditsHeld: data.halfCredits,
  });
  return [
    { op: 'put', collection: 'videos', id: videoId, doc: doc as object as JsonObject },
    ...counted(data.userId, { total: 1, pending: 1 }),
  ];
}

const sum = (parts: readonly { readonly halfCredits: number }[]): number =>
  parts.reduce((total, part) => total + part.halfCredits, 0);

/** The fields that an event sets on its video's document. */
function changeOf(event: VideoEvent | CreditEvent): Document | 'deleted' | undefined {
  switch (event.type) {
    case 'VideoRenderStarted':
      return { status: 'processing', progress: 0, phase: 'Preparing' };
    case 'VideoRenderProgressed': {
      const { progressPercent: progress, phase, estimated } = event.data;
      return { progress, phase, progressEstimated: estimated };
    }
    case 'VideoCompleted': {
      const { durationMs, videoKey, thumbnailKey, captionsKey, picturesLeftOut } = event.data;
      const seconds = durationMs / 1_000;
      return {
        status: 'ready',
        progress: 100,
        phase: null,
        progressEstimated: false,
        errorMessage: null,
        seconds,
        videoKey,
        thumbnailKey,
        captionsKey,
        picturesLeftOut,
      };
    }
    case 'VideoFailed':
      return { status: 'failed', phase: null, errorMessage: failureSentence(event.data.code) };
    case 'VideoRetried': {
      const { attempt, halfCredits } = event.data;
      return {
        status: 'pending',
        attempt,
        progress: 0,
        phase: null,
        errorMessage: null,
        creditsHeld: halfCredits,
        creditsUsed: null,
        creditsReturned: null,
      };
    }
    case 'VideoDeleted':
      return 'deleted';
    case 'CreditsCaptured': {
      const { capturedHalfCredits, held } = event.data;
      return { creditsHeld: null, creditsUsed: capturedHalfCredits, creditsReturned: sum(held) - capturedHalfCredits };
    }
    case 'CreditsReleased':
      return { creditsHeld: null, creditsUsed: 0, creditsReturned: sum(event.data.held) };
    default:
      return undefined;
  }
}
