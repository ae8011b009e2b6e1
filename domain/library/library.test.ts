import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideLibraryOrder,
  decideLibraryVideo,
  decideLibraryView,
  evolveLibraryOrder,
  evolveLibraryVideo,
  evolveLibraryView,
  initialLibraryOrder,
  initialLibraryVideo,
  initialLibraryView,
  type LibraryEvent,
  type LibraryFile,
  type LibraryOrderEvent,
  type LibraryVideoDetails,
  type LibraryViewEvent,
} from './index.ts';

const details: LibraryVideoDetails = {
  libraryVideoId: 'l1',
  title: 'Reading a market',
  description: 'What inventory, days on market and price cuts tell you.',
  category: 'market_insights',
  videoUrl: 'https://media.example/reading-a-market.mp4',
  thumbnailUrl: null,
  durationSeconds: 95,
  tags: ['inventory', 'prices'],
  isActive: true,
};
const added: LibraryEvent = { type: 'LibraryVideoAdded', data: details };
const removed: LibraryEvent = { type: 'LibraryVideoRemoved', data: { libraryVideoId: 'l1' } };

describe('a video of the library', () => {
  const { given } = specify({
    initial: initialLibraryVideo,
    decide: decideLibraryVideo,
    evolve: evolveLibraryVideo,
  });

  test('is added once, also when the command is repeated', () => {
    const state = given().when({ kind: 'add', details }).then(added);
    expect(state).toEqual({ status: 'present', details, check: 'due' });
    given(added).when({ kind: 'add', details }).thenNothing();
  });

  test('takes new details', () => {
    const changed = { ...details, title: 'Reading your market', isActive: false };
    const state = given(added)
      .when({ kind: 'change', details: changed })
      .then({ type: 'LibraryVideoChanged', data: changed });
    expect(state.details).toEqual(changed);
  });

  test('is removed for good', () => {
    given(added).when({ kind: 'remove', libraryVideoId: 'l1' }).then(removed);
    given(added, removed).when({ kind: 'add', details }).thenNothing();
  });

  test.each([
    ['absent', []],
    ['removed', [added, removed]],
  ] as const)('can be neither changed nor removed while it is %s', (_name, history) => {
    given(...history)
      .when({ kind: 'change', details })
      .thenRefused('NOT_FOUND', 'Video not found');
    given(...history)
      .when({ kind: 'remove', libraryVideoId: 'l1' })
      .thenRefused('NOT_FOUND', 'Video not found');
  });
});

describe('the file of a video', () => {
  const { given } = specify({
    initial: initialLibraryVideo,
    decide: decideLibraryVideo,
    evolve: evolveLibraryVideo,
  });
  const file: LibraryFile = {
    libraryVideoId: 'l1',
    videoUrl: details.videoUrl,
    durationSeconds: 97,
    videoKey: null,
    posterKey: 'library/l1/e1/poster',
    captionsKey: null,
    chapters: [{ startMs: 0, title: 'Months of supply' }],
  };
  const read: LibraryEvent = { type: 'LibraryFileChecked', data: file };
  const failure = { libraryVideoId: 'l1', videoUrl: details.videoUrl, code: 'unreachable' } as const;
  const failed: LibraryEvent = { type: 'LibraryFileCheckFailed', data: failure };
  const requested: LibraryEvent = { type: 'LibraryFileCheckRequested', data: { libraryVideoId: 'l1' } };
  const moved: LibraryEvent = {
    type: 'LibraryVideoChanged',
    data: { ...details, videoUrl: 'https://media.example/2.mp4' },
  };
  const renamed: LibraryEvent = { type: 'LibraryVideoChanged', data: { ...details, title: 'Your market' } };

  test('is checked once', () => {
    const state = given(added).when({ kind: 'recordFile', file }).then(read);
    expect([state.file, state.check]).toEqual([file, 'done']);
    given(added, read).when({ kind: 'recordFile', file }).thenNothing();
    given(added, read).when({ kind: 'recordFailure', failure }).thenNothing();
  });

  test('is reported with the reason when it cannot be read, and is checked again on request', () => {
    given(added).when({ kind: 'recordFailure', failure }).then(failed);
    given(added, failed).when({ kind: 'recordFile', file }).thenNothing();
    given(added, failed).when({ kind: 'requestCheck', libraryVideoId: 'l1' }).then(requested);
    given(added, failed, requested).when({ kind: 'requestCheck', libraryVideoId: 'l1' }).thenNothing();
    given(added, failed, requested).when({ kind: 'recordFile', file }).then(read);
  });

  test('is checked again when its address changes, not when its title does', () => {
    given(added, read, renamed).when({ kind: 'recordFile', file }).thenNothing();
    given(added, read, moved).when({ kind: 'recordFile', file }).thenNothing();
    const other = { ...file, videoUrl: 'https://media.example/2.mp4' };
    given(added, read, moved)
      .when({ kind: 'recordFile', file: other })
      .then({ type: 'LibraryFileChecked', data: other });
  });

  test('changes nothing for a video that was removed meanwhile', () => {
    given(added, removed).when({ kind: 'recordFile', file }).thenNothing();
    given(added, removed)
      .when({ kind: 'requestCheck', libraryVideoId: 'l1' })
      .thenRefused('NOT_FOUND', 'Video not found');
  });

  test('stays while the video is switched off and on', () => {
    const off: LibraryEvent = { type: 'LibraryVideoChanged', data: { ...details, isActive: false } };
    given(added, read).when({ kind: 'setActive', isActive: false }).then(off);
    given(added, read, off).when({ kind: 'setActive', isActive: false }).thenNothing();
    given(removed).when({ kind: 'setActive', isActive: true }).thenRefused('NOT_FOUND', 'Video not found');
  });
});

test('records a new order of the library, and the same order only once', () => {
  const { given } = specify({ initial: initialLibraryOrder, decide: decideLibraryOrder, evolve: evolveLibraryOrder });
  const order = (...libraryVideoIds: string[]): LibraryOrderEvent => ({
    type: 'LibraryReordered',
    data: { libraryVideoIds },
  });
  given()
    .when({ kind: 'reorder', libraryVideoIds: ['l2', 'l1'] })
    .then(order('l2', 'l1'));
  given(order('l2', 'l1'))
    .when({ kind: 'reorder', libraryVideoIds: ['l2', 'l1'] })
    .thenNothing();
  given(order('l2', 'l1'))
    .when({ kind: 'reorder', libraryVideoIds: ['l1', 'l2'] })
    .then(order('l1', 'l2'));
});

describe('a view', () => {
  const { given } = specify({ initial: initialLibraryView, decide: decideLibraryView, evolve: evolveLibraryView });
  const watch = { kind: 'watch', libraryVideoId: 'l1', userId: 'u1' } as const;
  const on = (day: string): LibraryViewEvent => ({
    type: 'LibraryVideoWatched',
    data: { libraryVideoId: 'l1', userId: 'u1', day },
  });
  const at = (text: string) => ({ at: Date.parse(text) });

  test('counts once per user and day, by the day in UTC', () => {
    given().when(watch, at('2026-11-22T23:59:59.999Z')).then(on('2026-11-22'));
    given(on('2026-11-22')).when(watch, at('2026-11-22T00:00:00Z')).thenNothing();
    given(on('2026-11-22')).when(watch, at('2026-11-23T00:00:00Z')).then(on('2026-11-23'));
  });

  test('does not count when a slow clock reports it for an earlier day', () => {
    given(on('2026-11-22')).when(watch, at('2026-11-21T12:00:00Z')).thenNothing();
  });
});
