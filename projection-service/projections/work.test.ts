import { describe, expect, test } from '@jest/globals';
import { type GivenEvent, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { requested } from '../testing/sample-events.ts';
import { mondayOf } from '../../domain/time.ts';
import { work } from './work.ts';

const attempt = (videoId: string) => ({ videoId, userId: 'ann', attempt: 1 });
const started = (videoId: string): GivenEvent =>
  happened(`video-${videoId}`, 'VideoRenderStarted', { ...attempt(videoId), provider: 'local' });
const completed = (videoId: string, renderMs: number | null = 8_000): GivenEvent =>
  happened(`video-${videoId}`, 'VideoCompleted', {
    ...attempt(videoId),
    durationMs: 20_000,
    videoKey: 'v.mp4',
    thumbnailKey: 't.jpg',
    captionsKey: 'c.vtt',
    picturesLeftOut: 0,
    costCents: null,
    renderMs,
    leftOut: [],
    late: false,
  });
const failed = happened('video-v1', 'VideoFailed', { ...attempt('v1'), code: 'timed_out', timedOut: false });
const retried = happened('video-v1', 'VideoRetried', {
  ...attempt('v1'),
  attempt: 2,
  holdId: 'v1-2',
  halfCredits: 2,
});
const captured = happened('credits-ann', 'CreditsCaptured', {
  asset: 'minutes',
  holdId: 'v1-1',
  heldFor: 'v1',
  held: [{ lotId: 'l1', amount: 4 }],
  capturedAmount: 3,
  debtPaid: [],
  returned: [],
  expiredAmount: 0,
  durationMs: 20_000,
});
const week = mondayOf(givenTime(0));
const between = (from: number, to: number): number => givenTime(to) - givenTime(from);

test('adds up waiting, rendering and used credits, by week and in all', async () => {
  const figures = {
    videos: 2,
    waitMs: between(0, 1) + between(3, 4),
    timedVideos: 1,
    renderMs: 8_000,
    videoMs: 40_000,
    usedHalfCredits: 3,
  };
  await projectionSpec(work)
    .given([
      requested('ann', 'v1'),
      started('v1'),
      completed('v1'),
      requested('ann', 'v2'),
      started('v2'),
      completed('v2', null),
      captured,
    ])
    .then(
      ({ workWeeks, workTotals }) => {
        expect(workWeeks).toEqual({ [`ann.${week}`]: { ownerId: 'ann', week, ...figures } });
        expect(workTotals).toEqual({ ann: figures });
      },
      { times: 2 },
    );
});

describe('the time of a video', () => {
  const timesAfter = async (...events: readonly GivenEvent[]) => {
    let found: unknown;
    await projectionSpec(work)
      .given(events)
      .then(({ attempts: { v1 } = {} }) => (found = v1));
    return found;
  };

  test('is that of the attempt that succeeded', async () => {
    expect(
      await timesAfter(requested('ann', 'v1'), started('v1'), failed, retried, started('v1'), completed('v1')),
    ).toMatchObject({ orderedAt: givenTime(3), waitMs: between(3, 4), renderMs: 8_000 });
  });

  test('is what the renderer measured, whatever the clocks of the log say', async () => {
    const late = { ...completed('v1'), time: givenTime(1) + 3 * 86_400_000 };
    expect(await timesAfter(requested('ann', 'v1'), late)).toMatchObject({ waitMs: 0, renderMs: 8_000 });
    expect(await timesAfter(requested('ann', 'v1'), completed('v1', null))).toMatchObject({ renderMs: null });
  });

  test('is unknown until it is finished', async () => {
    expect(await timesAfter(requested('ann', 'v1'), started('v1'))).toMatchObject({ waitMs: null, renderMs: null });
  });
});
