import { isEvent } from '../../domain/events.ts';
import { dayOf } from '../../domain/time.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** The audience of a video, or of all videos of an owner together: sums that only grow. */
export interface AudienceFigures {
  /** Viewers who played a shared video for 3 s; each counts once per video and day. */
  readonly views: number;
  /** Different viewers of the owner's videos: each counts once per day, in whichever video came first. */
  readonly viewers: number;
  /** Viewers who reached this part of a video, in percent. */
  readonly reached25: number;
  readonly reached50: number;
  readonly reached75: number;
  readonly reached100: number;
  /** Share links made. */
  readonly shares: number;
  /** Downloads by the owner, in any format. */
  readonly exports: number;
}

/** One video on one day; the id is `videoId.day`. */
export interface VideoDayDocument extends AudienceFigures {
  readonly videoId: string;
  readonly ownerId: string;
  /** A date in UTC, `2026-11-22`. */
  readonly day: string;
}

/** All videos of an owner on one day, also deleted ones; the id is `ownerId.day`. */
export interface OwnerDayDocument extends AudienceFigures {
  readonly ownerId: string;
  readonly day: string;
}

/** One video since it was made; the id is the video's. */
export interface VideoAudienceDocument extends AudienceFigures {
  readonly ownerId: string;
}

const collections = {
  videoDays: documents<VideoDayDocument>().indexedBy({
    byVideo: { equal: ['videoId'], order: ['day'] },
    byOwner: { equal: ['ownerId'], order: ['day'] },
  }),
  ownerDays: documents<OwnerDayDocument>().indexedBy({
    byOwner: { equal: ['ownerId'], order: ['day'] },
    /** Whose videos were watched on a day. */
    byDay: { equal: ['day'], order: ['ownerId'] },
  }),
  videoAudiences: documents<VideoAudienceDocument>().indexedBy({
    byViews: { equal: ['ownerId'], order: ['views'] },
  }),
};

type Change = ChangeOf<typeof collections>;

const nothing: AudienceFigures = {
  views: 0,
  viewers: 0,
  reached25: 0,
  reached50: 0,
  reached75: 0,
  reached100: 0,
  shares: 0,
  exports: 0,
};

/** Views, watch-through, shares and exports, by video and by owner, by day and in all: the data of analytics. */
export const audience = defineProjection({
  name: 'audience',
  version: '2',
  collections,
  needs: (event) => {
    if (!isEvent(event, 'AudienceCounted', 'ShareLinkCreated', 'VideoExported')) return {};
    const { videoId, userId } = event.data;
    const day = 'day' in event.data ? event.data.day : dayOf(event.time);
    return { videoDays: `${videoId}.${day}`, ownerDays: `${userId}.${day}`, videoAudiences: videoId };
  },
  on: {
    AudienceCounted: ({ data: { videoId, userId, day, ...by } }, read) => added(videoId, userId, day, by, read),
    ShareLinkCreated: ({ data: { videoId, userId }, time }, read) =>
      added(videoId, userId, dayOf(time), { shares: 1 }, read),
    VideoExported: ({ data: { videoId, userId, day } }, read) => added(videoId, userId, day, { exports: 1 }, read),
  },
  live: { videoDays: 'silent', ownerDays: 'silent', videoAudiences: 'silent' },
  awaitedBy: 'queries',
});

/** Adds to the figures of the video and of its owner; creates the documents of a day with the first figures. */
function added(
  videoId: string,
  ownerId: string,
  day: string,
  by: Partial<AudienceFigures>,
  read: (collection: keyof typeof collections, id: string) => object | undefined,
): readonly Change[] {
  const first = { ...nothing, ...by };
  const [ofVideo, ofOwner] = [`${videoId}.${day}`, `${ownerId}.${day}`];
  return [
    read('videoDays', ofVideo)
      ? { op: 'increment', collection: 'videoDays', id: ofVideo, by }
      : { op: 'put', collection: 'videoDays', id: ofVideo, doc: { videoId, ownerId, day, ...first } },
    read('ownerDays', ofOwner)
      ? { op: 'increment', collection: 'ownerDays', id: ofOwner, by }
      : { op: 'put', collection: 'ownerDays', id: ofOwner, doc: { ownerId, day, ...first } },
    read('videoAudiences', videoId)
      ? { op: 'increment', collection: 'videoAudiences', id: videoId, by }
      : { op: 'put', collection: 'videoAudiences', id: videoId, doc: { ownerId, ...first } },
  ];
}
