import { test } from '@jest/globals';
import { givenTime, projectionSpec } from '../testing/projection-spec.ts';
import { library } from './library.ts';

const details = {
  title: 'Reading a market',
  description: 'What inventory tells you.',
  category: 'market_insights',
  videoUrl: 'https://media.example/1.mp4',
  thumbnailUrl: null,
  durationSeconds: 95,
  tags: ['inventory'],
  isActive: true,
};
const added = { stream: 'library-l1', type: 'LibraryVideoAdded', data: { libraryVideoId: 'l1', ...details } };
const removed = { stream: 'library-l1', type: 'LibraryVideoRemoved', data: { libraryVideoId: 'l1' } };
const watchedBy = (userId: string) => ({
  stream: `libraryview-l1.${userId}`,
  type: 'LibraryVideoWatched',
  data: { libraryVideoId: 'l1', userId, day: '2026-11-22' },
});
const document = { kind: 'library', ...details, viewCount: 0, createdAt: givenTime(0) };

test('lists a video with its details', async () => {
  await projectionSpec(library)
    .given([added])
    .then({ libraryVideos: { l1: document } });
});

test('takes new details and keeps the views', async () => {
  await projectionSpec(library)
    .given([
      added,
      watchedBy('u1'),
      watchedBy('u2'),
      { ...added, type: 'LibraryVideoChanged', data: { libraryVideoId: 'l1', ...details, isActive: false } },
    ])
    .then({ libraryVideos: { l1: { ...document, isActive: false, viewCount: 2 } } });
});

test('forgets a removed video, also when a view arrives afterwards', async () => {
  await projectionSpec(library)
    .given([added, removed, watchedBy('u1')])
    .then({ libraryVideos: {} });
});
