import { expect, test } from '@jest/globals';
import { projectionSpec, type GivenEvent } from '../testing/projection-spec.ts';
import { everybody, videos } from './videos.ts';

const requested = (videoId: string, userId: string): GivenEvent => ({
  stream: `video-${videoId}`,
  type: 'VideoRequested',
  data: {
    videoId,
    userId,
    title: 'T',
    propertyAddress: '',
    script: 'S',
    avatarId: 'a',
    screenShareUrl: null,
    attempt: 1,
    halfCredits: 1,
  },
});
const happened = (type: string, videoId: string, data: GivenEvent['data'] = {}): GivenEvent => ({
  stream: `video-${videoId}`,
  type,
  data: { videoId, ...data },
});

test('videos are counted by status, for their owner and for everybody', async () => {
  await projectionSpec(videos)
    .given([
      requested('v1', 'ann'),
      requested('v2', 'ann'),
      requested('v3', 'ben'),
      happened('VideoRenderStarted', 'v1'),
      happened('VideoFailed', 'v2', { code: 'timed_out' }),
      happened('VideoDeleted', 'v3'),
    ])
    .then(({ videoStats }) => {
      const anns = { total: 2, pending: 0, processing: 1, failed: 1 };
      expect(videoStats?.['ann']).toEqual(anns);
      expect(videoStats?.['ben']).toEqual({ total: 0, pending: 0 });
      expect(videoStats?.[everybody]).toEqual(anns);
    });
});
