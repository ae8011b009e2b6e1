import { test } from '@jest/globals';
import { givenTime, projectionSpec } from '../testing/projection-spec.ts';
import { audience } from './audience.ts';

const nobody = { views: 0, viewers: 0, reached25: 0, reached50: 0, reached75: 0, reached100: 0 };
const ofVideo = (videoId: string) => ({ videoId, userId: 'ann' });
const counted = (videoId: string, day: string, figures: object) => ({
  stream: `audience-${videoId}.${day}`,
  type: 'AudienceCounted',
  data: {
    ...ofVideo(videoId),
    day,
    ...nobody,
    ...figures,
  },
});
const shared = (videoId: string) => ({
  stream: `share-${videoId}`,
  type: 'ShareLinkCreated',
  data: { ...ofVideo(videoId), linkId: `link-of-${videoId}`, token: 'secret' },
});
const exported = (videoId: string, day: string) => ({
  stream: `export-${videoId}.mp4`,
  type: 'VideoExported',
  data: { ...ofVideo(videoId), format: 'mp4', day },
});
const figures = (some: object) => ({
  ...nobody,
  shares: 0,
  exports: 0,
  ...some,
});
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
const dayOfFirst = new Date(givenTime(0)).toISOString().slice(0, 10);

test('adds up what was watched, by video and owner, by day and in all', async () => {
  const v1Monday = figures({ views: 5, viewers: 4, reached25: 2, reached100: 1, exports: 1 });
  await projectionSpec(audience)
    .given([
      counted('v1', monday, { views: 3, viewers: 3, reached25: 2 }),
      counted('v1', monday, { views: 2, viewers: 1, reached100: 1 }),
      exported('v1', monday),
      counted('v1', tuesday, { views: 1, viewers: 1 }),
      counted('v2', monday, { views: 4 }),
    ])
    .then({
      videoDays: {
        [`v1.${monday}`]: { videoId: 'v1', ownerId: 'ann', day: monday, ...v1Monday },
        [`v1.${tuesday}`]: { videoId: 'v1', ownerId: 'ann', day: tuesday, ...figures({ views: 1, viewers: 1 }) },
        [`v2.${monday}`]: { videoId: 'v2', ownerId: 'ann', day: monday, ...figures({ views: 4 }) },
      },
      ownerDays: {
        [`ann.${monday}`]: { ownerId: 'ann', day: monday, ...v1Monday, views: 9 },
        [`ann.${tuesday}`]: { ownerId: 'ann', day: tuesday, ...figures({ views: 1, viewers: 1 }) },
      },
      videoAudiences: {
        v1: { ownerId: 'ann', ...v1Monday, views: 6, viewers: 5 },
        v2: { ownerId: 'ann', ...figures({ views: 4 }) },
      },
    });
});

test('counts a link on the day on which it was made', async () => {
  const once = figures({ shares: 1 });
  await projectionSpec(audience)
    .given([shared('v1')])
    .then({
      videoDays: { [`v1.${dayOfFirst}`]: { videoId: 'v1', ownerId: 'ann', day: dayOfFirst, ...once } },
      ownerDays: { [`ann.${dayOfFirst}`]: { ownerId: 'ann', day: dayOfFirst, ...once } },
      videoAudiences: { v1: { ownerId: 'ann', ...once } },
    });
});
