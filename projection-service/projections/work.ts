import { streamIdOf } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { mondayOf } from '../../domain/time.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

/** How much was made, how long it took and how many half-credits it used. Sums that only grow. */
export interface WorkFigures {
  /** Finished videos, also those that were deleted later. */
  readonly videos: number;
  /** Their time from the order to the start of the rendering. */
  readonly waitMs: number;
  /** How many of them the renderer measured, and the sum of those times. */
  readonly timedVideos: number;
  readonly renderMs: number;
  /** Length of the finished videos. */
  readonly videoMs: number;
  readonly usedHalfCredits: number;
}

/** One week of an owner; the id is `ownerId.week`. */
export interface WorkWeekDocument extends WorkFigures {
  readonly ownerId: string;
  /** Monday of the week, a date in UTC: `2026-11-16`. */
  readonly week: string;
}

/** All weeks of an owner together; the id is the owner's. */
export type WorkTotalDocument = WorkFigures;

/** When the current attempt at a video was ordered and begun, in ms since the epoch; the id is the video's. */
export interface AttemptDocument {
  readonly ownerId: string;
  readonly orderedAt: number;
  readonly startedAt: number | null;
  /** Set when the video is finished. */
  readonly waitMs: number | null;
  /** Also null when nobody measured it. */
  readonly renderMs: number | null;
}

const collections = {
  workWeeks: documents<WorkWeekDocument>().indexedBy({ byOwner: { equal: ['ownerId'], order: ['week'] } }),
  workTotals: documents<WorkTotalDocument>(),
  attempts: documents<AttemptDocument>(),
};

type Changes = readonly ChangeOf<typeof collections>[];
type Read = ReadOf<typeof collections>;

const nothing: WorkFigures = {
  videos: 0,
  waitMs: 0,
  timedVideos: 0,
  renderMs: 0,
  videoMs: 0,
  usedHalfCredits: 0,
};

/**
 * How long videos took and how many credits they used, by week: for analytics, without anything that a person typed.
 */
export const work = defineProjection({
  name: 'work',
  version: '1',
  collections,
  needs: (event) => {
    if (isEvent(event, 'CreditsCaptured'))
      return event.data.asset === 'minutes' ? ofOwner(streamIdOf(event.stream), event.time) : {};
    if (isEvent(event, 'VideoCompleted'))
      return { attempts: event.data.videoId, ...ofOwner(event.data.userId, event.time) };
    return isEvent(event, 'VideoRenderStarted') ? { attempts: event.data.videoId } : {};
  },
  on: {
    VideoRequested: ({ data: { videoId, userId }, time }) => [ordered(videoId, userId, time)],
    VideoRetried: ({ data: { videoId, userId }, time }) => [ordered(videoId, userId, time)],
    VideoRenderStarted: ({ data: { videoId }, time: startedAt }, read) =>
      read('attempts', videoId) ? [{ op: 'patch', collection: 'attempts', id: videoId, fields: { startedAt } }] : [],
    VideoCompleted: ({ data: { videoId, userId, durationMs: videoMs, renderMs }, time }, read) => {
      const attempt = read('attempts', videoId);
      // A provider may finish a video without having reported its start.
      const startedAt = attempt?.startedAt ?? attempt?.orderedAt ?? time;
      const waitMs = startedAt - (attempt?.orderedAt ?? startedAt);
      return [
        ...(attempt
          ? [{ op: 'patch', collection: 'attempts', id: videoId, fields: { waitMs, renderMs } } as const]
          : []),
        ...added(
          userId,
          time,
          { videos: 1, waitMs, videoMs, ...(renderMs === null ? {} : { timedVideos: 1, renderMs }) },
          read,
        ),
      ];
    },
    CreditsCaptured: ({ stream, time, data: { asset, capturedAmount: usedHalfCredits } }, read) =>
      asset === 'minutes' ? added(streamIdOf(stream), time, { usedHalfCredits }, read) : [],
  },
  live: { workWeeks: 'silent', workTotals: 'silent', attempts: 'silent' },
  awaitedBy: 'queries',
});

const weekId = (ownerId: string, time: number): string => `${ownerId}.${mondayOf(time)}`;
const ofOwner = (ownerId: string, time: number) => ({ workWeeks: weekId(ownerId, time), workTotals: ownerId });

const ordered = (id: string, ownerId: string, orderedAt: number): Changes[number] => ({
  op: 'put',
  collection: 'attempts',
  id,
  doc: { ownerId, orderedAt, startedAt: null, waitMs: null, renderMs: null },
});

/** Adds to the figures of the week and of all weeks; creates the documents with the first figures. */
function added(ownerId: string, time: number, by: Partial<WorkFigures>, read: Read): Changes {
  const id = weekId(ownerId, time);
  const first = { ...nothing, ...by };
  return [
    read('workWeeks', id)
      ? { op: 'increment', collection: 'workWeeks', id, by }
      : { op: 'put', collection: 'workWeeks', id, doc: { ownerId, week: mondayOf(time), ...first } },
    read('workTotals', ownerId)
      ? { op: 'increment', collection: 'workTotals', id: ownerId, by }
      : { op: 'put', collection: 'workTotals', id: ownerId, doc: first },
  ];
}
