import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideLibraryVideo,
  decideLibraryView,
  evolveLibraryVideo,
  evolveLibraryView,
  initialLibraryVideo,
  initialLibraryView,
  type LibraryEvent,
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
    expect(state).toEqual({ status: 'present', details });
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

  test('on an earlier day does not count: the clock that says so is behind', () => {
    given(on('2026-11-22')).when(watch, at('2026-11-21T12:00:00Z')).thenNothing();
  });
});
