import type { CreditsGranted } from '../credits/index.ts';
import type { UserRegistered } from '../users/index.ts';
import { plainOrder, type VideoCompleted, type VideoRequested } from '../videos/index.ts';

/** Ann, the user of most tests, from the identity provider. */
export const ann = {
  userId: 'ann',
  email: 'ann@example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: null,
} as const;

/** Ann's registration, with other data where a test needs it. */
export const registered = (data: Partial<UserRegistered['data']> = {}): UserRegistered => ({
  type: 'UserRegistered',
  data: { ...ann, issuer: 'https://id.example', subject: 'ann', username: 'ann', ...data },
});

/** A trial lot of 3 credits that never expires, with other data where a test needs it. */
export const granted = (data: Partial<CreditsGranted['data']> = {}): CreditsGranted => ({
  type: 'CreditsGranted',
  data: {
    asset: 'minutes',
    lotId: 'trial',
    source: 'trial',
    amount: 6,
    debtPaidAmount: 0,
    expiresAtMs: null,
    paymentId: null,
    priceCents: 0,
    paidCents: 0,
    currency: 'usd',
    catalogVersion: 'v1',
    isApart: false,
    itemName: '30-day trial',
    ...data,
  },
});

/** Ann's request of a video for 1 credit, held as the first attempt. */
export const videoRequested = (videoId: string, data: Partial<VideoRequested['data']> = {}): VideoRequested => ({
  type: 'VideoRequested',
  data: {
    videoId,
    userId: 'ann',
    ...plainOrder,
    title: 'A home',
    script: 'Welcome.',
    language: 'en-US',
    avatarId: 'emma',
    brand: null,
    estimatedMs: 45_000,
    halfCredits: 2,
    availableAfterHalfCredits: 4,
    holdId: `${videoId}-1`,
    attempt: 1,
    ...data,
  },
});

/** A finished video, made in the first attempt. */
export const videoCompleted = (videoId: string): VideoCompleted => ({
  type: 'VideoCompleted',
  data: {
    videoId,
    userId: 'ann',
    attempt: 1,
    durationMs: 20_000,
    late: false,
    picturesLeftOut: 0,
    leftOut: [],
    videoKey: `videos/${videoId}/1/video.mp4`,
    thumbnailKey: `videos/${videoId}/1/thumbnail.jpg`,
    captionsKey: `videos/${videoId}/1/captions.vtt`,
    costCents: null,
    renderMs: null,
  },
});
