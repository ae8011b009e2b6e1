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
const unchecked = { file: null, fileState: 'checking', fileProblem: null };
const document = { kind: 'library', ...details, ...unchecked, viewCount: 0, createdAt: givenTime(0) };
const change = (more: object) => ({
  ...added,
  type: 'LibraryVideoChanged',
  data: { libraryVideoId: 'l1', ...details, ...more },
});
const file = {
  videoKey: 'library/l1/e1/video',
  posterKey: 'library/l1/e1/poster.jpg',
  captionsKey: null,
  chapters: [{ startMs: 0, title: 'Months of supply' }],
};
const checked = {
  stream: 'library-l1',
  type: 'LibraryFileChecked',
  data: { libraryVideoId: 'l1', videoUrl: details.videoUrl, durationSeconds: 97, ...file },
};

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

test('shows the details of the file, which stay when only the words change', async () => {
  await projectionSpec(library)
    .given([added, checked, change({ title: 'Your market', durationSeconds: 5 })])
    .then({
      libraryVideos: {
        l1: { ...document, title: 'Your market', durationSeconds: 97, file, fileState: 'ready' },
      },
    });
});

test('another address is another file', async () => {
  const videoUrl = 'https://media.example/2.mp4';
  await projectionSpec(library)
    .given([added, checked, change({ videoUrl })])
    .then({ libraryVideos: { l1: { ...document, videoUrl } } });
});

test('says why a file could not be read, until it is checked again', async () => {
  const failed = {
    stream: 'library-l1',
    type: 'LibraryFileCheckFailed',
    data: { libraryVideoId: 'l1', videoUrl: details.videoUrl, code: 'unreachable' },
  };
  const again = { stream: 'library-l1', type: 'LibraryFileCheckRequested', data: { libraryVideoId: 'l1' } };
  await projectionSpec(library)
    .given([added, failed])
    .then({ libraryVideos: { l1: { ...document, fileState: 'failed', fileProblem: 'unreachable' } } });
  await projectionSpec(library)
    .given([added, failed, again])
    .then({ libraryVideos: { l1: document } });
});

test('keeps the order that an administrator chose', async () => {
  await projectionSpec(library)
    .given([
      { stream: 'libraryorder-all', type: 'LibraryReordered', data: { libraryVideoIds: ['l1', 'l2'] } },
      { stream: 'libraryorder-all', type: 'LibraryReordered', data: { libraryVideoIds: ['l2', 'l1'] } },
    ])
    .then({ libraryOrder: { all: { libraryVideoIds: ['l2', 'l1'] } } });
});
