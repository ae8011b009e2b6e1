import { beforeEach, describe, expect, test } from '@jest/globals';
import type { InMemoryCache } from '@apollo/client';
import { createCache } from '../app/apollo/cache.ts';
import type { AccountUpdate } from '../app/define.ts';
import { applyAccountUpdate } from '../app/live/accountUpdates.ts';
import { viewerQuery } from '../app/session/viewer.ts';
import { composition } from '../composition.ts';
import { product } from '../testing/server.ts';
import { currentToast } from '../ui/toastStore.ts';
import { liveVideo } from './videos/videos.ts';

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
  leftOut: [],
  videoUrl: null,
  thumbnailUrl: null,
  captionsUrl: null,
  viewCount: 0,
  shareUrl: null,
  exports: [],
  duration: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  creditsHeld: 1,
  creditsUsed: null,
  creditsReturned: null,
  retryCredits: null,
  deletionCredits: 0,
  madeFrom: null,
  ...changes,
});
const changed = (...args: Parameters<typeof video>): AccountUpdate => ({
  __typename: 'VideoChanged',
  position: '5',
  cursor: '5',
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
const apply = (update: AccountUpdate) => applyAccountUpdate(composition, update, cache);
const read = (id: string) => cache.readFragment({ id: `Video:${id}`, fragment: liveVideo, fragmentName: 'LiveVideo' });

beforeEach(() => {
  cache = createCache(composition);
});

describe('a changed video', () => {
  test('makes the lists stale when it is new', () => {
    expect(apply(changed('v1'))).toEqual(['videos', 'videoStats']);
    expect(read('v1')?.processingProgress).toBe(10);
  });

  test('makes nothing stale when only its progress changed', () => {
    apply(changed('v1'));
    expect(apply(changed('v1', { processingProgress: 60 }))).toEqual([]);
    expect(read('v1')?.processingProgress).toBe(60);
  });

  test('makes the lists stale when its status changed', () => {
    apply(changed('v1'));
    expect(apply(changed('v1', { status: 'READY', videoUrl: '/files/v1.mp4' }))).toEqual(['videos', 'videoStats']);
    expect(read('v1')?.videoUrl).toBe('/files/v1.mp4');
  });

  test('leaves the cache when it is deleted', () => {
    apply(changed('v1'));
    expect(apply({ __typename: 'VideoRemoved', position: '6', cursor: '6', videoId: 'v1' })).toEqual([
      'videos',
      'videoStats',
    ]);
    expect(read('v1')).toBeNull();
  });
});

describe('changed credits', () => {
  const viewer = {
    __typename: 'Viewer',
    isAdmin: false,
    position: '6',
    cursor: '6',
    roles: [] as never[],
    user: {
      __typename: 'User',
      id: 'u1',
      email: 'a@b.example',
      username: 'a',
      firstName: '',
      displayName: '',
      profilePictureUrl: null,
      language: 'en',
      emailVerified: true,
      emailPending: null,
      phoneNumber: null,
      accountSuspended: false,
      suspendedBy: null,
      deletionAt: null,
      createdAt: '2026-11-01T09:00:00.000Z',
    },
    account,
  } as const;
  const balance = (): number | undefined => cache.readQuery({ query: viewerQuery })?.viewer?.account.available;

  beforeEach(() => {
    cache.writeQuery({ query: viewerQuery, data: { viewer, product } });
  });

  test.each<AccountUpdate>([
    { __typename: 'CreditsChanged', position: '7', cursor: '7', account: { ...account, available: 13 } },
    {
      __typename: 'PaymentCompleted',
      position: '7',
      cursor: '7',
      paymentId: 'pi_1',
      amountCents: 17_750,
      creditsAdded: 10,
      account: { ...account, available: 13 },
    },
  ])('$__typename updates the cached balance and makes the statement stale', (update) => {
    expect(apply(update)).toContain('statement');
    expect(balance()).toBe(13);
  });

  test.each([
    [10, 'Payment of $350.00 processed. 10 credits added.'],
    [0, 'Payment of $350.00 processed.'],
  ])('a payment made elsewhere that adds %d credits says so', (creditsAdded, description) => {
    const paymentId = `pi_of_${creditsAdded}`;
    const update = {
      __typename: 'PaymentCompleted',
      position: '8',
      cursor: '8',
      paymentId,
      amountCents: 35_000,
      creditsAdded,
      account,
    } as const;
    apply(update);
    const told = currentToast();
    expect(told).toMatchObject({ title: 'Payment Processed', description });
    // After a reconnect the same update may come again.
    apply(update);
    expect(currentToast()).toBe(told);
  });
});

test('a changed Digital Twin makes every list of presenters stale', () => {
  expect(apply({ __typename: 'AvatarChanged', position: '5', cursor: '5', avatarId: 'a1' })).toEqual(['avatars']);
});
