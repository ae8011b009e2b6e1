import { describe, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { type GivenEvent, givenPosition, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { requested } from '../testing/sample-events.ts';
import { everybody, pendingVideo, videos } from './videos.ts';
import { plainOrder } from '../../domain/videos/index.ts';

const attempt = (videoId: string) => ({ videoId, userId: 'ann', attempt: 1 });
const started = (videoId: string): GivenEvent =>
  happened(`video-${videoId}`, 'VideoRenderStarted', { ...attempt(videoId), provider: 'local' });
const failed = (videoId: string): GivenEvent =>
  happened(`video-${videoId}`, 'VideoFailed', { ...attempt(videoId), code: 'timed_out', timedOut: true });
const deleted = (videoId: string): GivenEvent =>
  happened(`video-${videoId}`, 'VideoDeleted', { ...attempt(videoId), statusBefore: 'pending', reason: null });
const completed = (videoId: string): GivenEvent =>
  happened(`video-${videoId}`, 'VideoCompleted', {
    ...attempt(videoId),
    durationMs: 61_500,
    videoKey: 'v.mp4',
    thumbnailKey: 't.jpg',
    captionsKey: 'c.vtt',
    picturesLeftOut: 1,
    costCents: null,
    renderMs: null,
    leftOut: [{ url: 'https://oak.example/gone.jpg', reason: 'unreachable' }],
    late: false,
  });
const captured = (videoId: string, capturedHalfCredits: number): GivenEvent =>
  happened('credits-ann', 'CreditsCaptured', {
    asset: 'minutes',
    holdId: `${videoId}-1`,
    heldFor: videoId,
    held: [{ lotId: 'l1', amount: 4 }],
    capturedAmount: capturedHalfCredits,
    debtPaid: [],
    returned: [],
    expiredAmount: 0,
    durationMs: 61_500,
  });
const released = (videoId: string): GivenEvent =>
  happened('credits-ann', 'CreditsReleased', {
    asset: 'minutes',
    holdId: `${videoId}-1`,
    heldFor: videoId,
    held: [{ lotId: 'l1', amount: 4 }],
    debtPaid: [],
    returned: [],
    expiredAmount: 0,
    reason: 'failed',
  });

const pending = pendingVideo(
  {
    ...plainOrder,
    title: 'Tour of Elm Street',
    propertyAddress: '1 Elm Street',
    script: 'Welcome.',
    avatarId: 'presenter-1',
  },
  {
    ownerId: 'ann',
    attempt: 1,
    createdAt: givenTime(0),
    position: givenPosition(0),
    creditsHeld: 2,
    language: 'en',
  },
);

/** The document of video v1 after these events, each of which may be delivered twice. */
async function videoAfter(...events: readonly GivenEvent[]): Promise<unknown> {
  let found: unknown;
  await projectionSpec(videos)
    .given(events)
    .then(({ videos: { v1 } = {} }) => (found = v1), { times: 2 });
  return found;
}

describe('the document of a video', () => {
  test('shows it as pending, with what it holds, as soon as it is requested', async () => {
    expect(await videoAfter(requested('ann', 'v1'))).toEqual(pending);
    expect(pending).toMatchObject({ status: 'pending', sortTitle: 'tour of elm street', creditsHeld: 2 });
  });

  test('has empty texts when the account was erased', async () => {
    const event = requested('ann', 'v1');
    const erased = { ...event, data: { ...event.data, title: null, propertyAddress: null, script: null } };
    expect(await videoAfter(erased)).toMatchObject({ title: '', sortTitle: '', propertyAddress: '', script: '' });
  });

  test('follows the renderer', async () => {
    expect(await videoAfter(requested('ann', 'v1'), started('v1'))).toMatchObject({
      status: 'processing',
      phase: 'Preparing',
      position: givenPosition(1),
    });
  });

  test('gets the files and the length when the video is ready, then what it cost', async () => {
    const events = [requested('ann', 'v1'), started('v1'), completed('v1')];
    const ready = {
      status: 'ready',
      progress: 100,
      phase: null,
      seconds: 61.5,
      videoKey: 'v.mp4',
      thumbnailKey: 't.jpg',
      captionsKey: 'c.vtt',
      picturesLeftOut: 1,
      leftOut: [{ url: 'https://oak.example/gone.jpg', reason: 'unreachable' }],
    };
    expect(await videoAfter(...events)).toMatchObject({ ...ready, creditsHeld: 2 });
    expect(await videoAfter(...events, captured('v1', 3))).toMatchObject({
      ...ready,
      creditsHeld: null,
      creditsUsed: 3,
      creditsReturned: 1,
    });
  });

  test('says why the video failed and that its credits came back, until it is tried again', async () => {
    const events = [requested('ann', 'v1'), started('v1'), failed('v1'), released('v1')];
    expect(await videoAfter(...events)).toMatchObject({
      status: 'failed',
      failureCode: 'timed_out',
      creditsHeld: null,
      creditsUsed: 0,
      creditsReturned: 4,
    });
    const retried = happened('video-v1', 'VideoRetried', {
      ...attempt('v1'),
      attempt: 2,
      holdId: 'v1-2',
      halfCredits: 6,
    });
    expect(await videoAfter(...events, retried)).toMatchObject({
      status: 'pending',
      attempt: 2,
      failureCode: null,
      creditsHeld: 6,
      creditsUsed: null,
      creditsReturned: null,
    });
  });

  test('gets another title, which lists sort by and searches find', async () => {
    const renamed = happened('video-v1', 'VideoRenamed', { videoId: 'v1', userId: 'ann', title: 'The Elms' });
    await projectionSpec(videos)
      .given([requested('ann', 'v1'), started('v1'), renamed])
      .then(({ videos: found, videoTexts, videoStats }) => {
        expect(found?.['v1']).toMatchObject({ title: 'The Elms', sortTitle: 'the elms', position: givenPosition(2) });
        expect(videoTexts?.['v1']).toEqual({
          ownerId: 'ann',
          sortTitle: 'the elms',
          status: 'processing',
          createdAt: givenTime(0),
          text: 'the elms\n1 elm street',
        });
        expect(videoStats?.['ann']).toEqual({ total: 1, pending: 0, processing: 1 });
      });
  });

  test('is found by the words of title and address as they are now, and by none once it is deleted', async () => {
    const wordsAfter = async (...events: readonly GivenEvent[]): Promise<readonly string[]> => {
      let words: readonly string[] = [];
      await projectionSpec(videos)
        .given(events)
        .then(
          ({ videoWords = {} }) =>
            (words = Object.values(videoWords).flatMap(({ word }) => (typeof word === 'string' ? [word] : []))),
          { times: 2 },
        );
      return words.toSorted();
    };
    const renamed = happened('video-v1', 'VideoRenamed', { videoId: 'v1', userId: 'ann', title: 'Émile’s Elms' });
    const restored = happened('video-v1', 'VideoRestored', attempt('v1'));
    expect(await wordsAfter(requested('ann', 'v1'))).toEqual(['1', 'elm', 'of', 'street', 'tour']);
    expect(await wordsAfter(requested('ann', 'v1'), renamed)).toEqual(['1', 'elm', 'elms', 'emile', 's', 'street']);
    expect(await wordsAfter(requested('ann', 'v1'), renamed, deleted('v1'))).toEqual([]);
    expect(await wordsAfter(requested('ann', 'v1'), deleted('v1'), restored)).toContain('tour');
  });

  test('is replaced by a note of its deletion; credits that settle afterwards are known when it is undone', async () => {
    await projectionSpec(videos)
      .given([requested('ann', 'v1'), deleted('v1'), released('v1')])
      .then(({ videos: shown = {}, removedVideos, deletedVideos, videoStats }) => {
        expect(shown).toEqual({});
        expect(removedVideos).toEqual({ v1: { ownerId: 'ann', position: givenPosition(1) } });
        expect(deletedVideos).toEqual({ v1: { ...pending, creditsHeld: null, creditsUsed: 0, creditsReturned: 4 } });
        const none = { total: 0, pending: 0 };
        expect(videoStats).toEqual({ ann: none, [everybody]: none });
      });
  });
});

test('a deletion that is undone brings back the whole document, of which no trace is left after a minute', async () => {
  const ready = [requested('ann', 'v1'), started('v1'), completed('v1'), captured('v1', 3)];
  const restored = happened('video-v1', 'VideoRestored', attempt('v1'));
  const before = await videoAfter(...ready);
  expect(await videoAfter(...ready, deleted('v1'), restored)).toEqual({
    ...(before as object),
    position: givenPosition(5),
  });
  await projectionSpec(videos)
    .given([...ready, deleted('v1'), restored])
    .then(({ videoStats, videoTexts, removedVideos = {}, deletedVideos = {} }) => {
      expect(videoStats?.['ann']).toMatchObject({ total: 1, ready: 1 });
      expect(videoTexts?.['v1']).toMatchObject({ text: 'tour of elm street\n1 elm street' });
      expect({ removedVideos, deletedVideos }).toEqual({ removedVideos: {}, deletedVideos: {} });
    });
  await projectionSpec(videos)
    .given([...ready, deleted('v1'), happened('video-v1', 'VideoPurged', { videoId: 'v1', userId: 'ann' })])
    .then(({ videos: shown = {}, videoTexts = {}, deletedVideos = {} }) =>
      expect({ shown, videoTexts, deletedVideos }).toEqual({ shown: {}, videoTexts: {}, deletedVideos: {} }),
    );
});

test('counts videos by status, for their owner and for everybody', async () => {
  await projectionSpec(videos)
    .given([
      requested('ann', 'v1'),
      requested('ann', 'v2'),
      requested('ben', 'v3'),
      started('v1'),
      failed('v2'),
      deleted('v3'),
    ])
    .then(({ videoStats }) => {
      const anns = { total: 2, pending: 0, processing: 1, failed: 1 };
      expect(videoStats?.['ann']).toEqual(anns);
      expect(videoStats?.['ben']).toEqual({ total: 0, pending: 0 });
      expect(videoStats?.[everybody]).toEqual(anns);
    });
});

test('stops at an event of a type that this release does not know', async () => {
  await projectionSpec(videos)
    .given([requested('ann', 'v1'), { stream: 'video-v1', type: 'VideoTranslated', data: { videoId: 'v1' } }])
    .thenStopsAt(1, /Unknown event type VideoTranslated/);
});

test('owners are notified of each change of a video, and of its deletion', () => {
  const { live } = videos;
  const position = '7' as Position;
  const doc = { ...pending } as object as Parameters<
    NonNullable<ReturnType<NonNullable<typeof live>['get']>>['message']
  >[0];
  expect(live?.get('videos')?.message(doc, 'v1')).toEqual({ type: 'VideoChanged', video: { id: 'v1', doc } });
  expect(live?.get('removedVideos')?.message({ ownerId: 'ann', position }, 'v1')).toEqual({
    type: 'VideoRemoved',
    videoId: 'v1',
  });
  expect([...(live?.keys() ?? [])]).toEqual(['videos', 'removedVideos']);
});
