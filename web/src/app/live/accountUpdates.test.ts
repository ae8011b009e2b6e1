import { beforeEach, describe, expect, test } from '@jest/globals';
import type { InMemoryCache } from '@apollo/client';
import { createCache } from '../apollo/cache.ts';
import { viewerQuery } from '../session/viewer.ts';
import { product } from '../../testing/server.ts';
import { applyAccountUpdate, liveVideo, type AccountUpdate } from './accountUpdates.ts';

type VideoChanged = Extract<AccountUpdate, { __typename: 'VideoChanged' }>;

const video = (id: string, changes: Partial<VideoChanged['video']> = {}): VideoChanged['video'] => ({
  __typename: 'Video',
  id,
  title: 'Alder Street',
  propertyAddress: '14 Alder Street',
  status: 'PROCESSING',
  processingProgress: 10,
  phase: 'Voice',
  progressEstimated: false,
  errorMessage: null,
  picturesLeftOut: 0,
  videoUrl: null,
  thumbnailUrl: null,
  captionsUrl: null,
  duration: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  creditsHeld: 1,
  creditsUsed: null,
  creditsReturned: null,
  ...changes,
});
const changed = (...args: Parameters<typeof video>): AccountUpdate => ({
  __typename: 'VideoChanged',
  position: '5',
  video: video(...args),
});
const account: Extract<AccountUpdate, { __typename: 'CreditsChanged' }>['account'] = {
  __typename: 'CreditAccount',
  id: 'u1',
  available: 3,
  held: 0,
  used: 0,
  debt: 0,
  lots: [],
  position: '1',
};

let cache: InMemoryCache;
const read = (id: string) => cache.readFragment({ id: `Video:${id}`, fragment: liveVideo, fragmentName: 'LiveVideo' });

beforeEach(() => {
  cache = createCache();
});

describe('a change of a video', () => {
  test('of one not seen before makes the lists stale', () => {
    expect(applyAccountUpdate(cache, changed('v1'))).toEqual(['videos', 'videoStats']);
    expect(read('v1')?.processingProgress).toBe(10);
  });

  test('of its progress alone makes nothing stale', () => {
    applyAccountUpdate(cache, changed('v1'));
    expect(applyAccountUpdate(cache, changed('v1', { processingProgress: 60 }))).toEqual([]);
    expect(read('v1')?.processingProgress).toBe(60);
  });

  test('of its status makes the lists stale', () => {
    applyAccountUpdate(cache, changed('v1'));
    expect(applyAccountUpdate(cache, changed('v1', { status: 'READY', videoUrl: '/files/v1.mp4' }))).toEqual([
      'videos',
      'videoStats',
    ]);
    expect(read('v1')?.videoUrl).toBe('/files/v1.mp4');
  });

  test('that takes it away forgets it', () => {
    applyAccountUpdate(cache, changed('v1'));
    expect(applyAccountUpdate(cache, { __typename: 'VideoRemoved', position: '6', videoId: 'v1' })).toEqual([
      'videos',
      'videoStats',
    ]);
    expect(read('v1')).toBeNull();
  });
});

describe('a change of credits', () => {
  const viewer = {
    __typename: 'Viewer',
    isAdmin: false,
    user: {
      __typename: 'User',
      id: 'u1',
      email: 'a@b.example',
      username: 'a',
      firstName: '',
      displayName: '',
      profilePictureUrl: null,
    },
    account,
  } as const;
  const balance = (): number | undefined => cache.readQuery({ query: viewerQuery })?.viewer?.account.available;

  beforeEach(() => {
    cache.writeQuery({ query: viewerQuery, data: { viewer, product } });
  });

  test.each<AccountUpdate>([
    { __typename: 'CreditsChanged', position: '7', account: { ...account, available: 13 } },
    {
      __typename: 'PaymentCompleted',
      position: '7',
      paymentId: 'pi_1',
      amountCents: 17_750,
      creditsAdded: 10,
      account: { ...account, available: 13 },
    },
  ])('by $__typename shows in the header and makes the statement stale', (update) => {
    expect(applyAccountUpdate(cache, update)).toEqual(['statement']);
    expect(balance()).toBe(13);
  });
});
