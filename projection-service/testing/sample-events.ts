import { happened, type GivenEvent } from './projection-spec.ts';

/** A paid lot of a bundle with this many half-credits; it does not expire. */
export const bought = (userId: string, lotId: string, halfCredits = 20): GivenEvent =>
  happened(`credits-${userId}`, 'CreditsGranted', {
    asset: 'minutes',
    lotId,
    source: 'bundle',
    amount: halfCredits,
    debtPaidAmount: 0,
    expiresAtMs: null,
    paymentId: `pi_${lotId}`,
    priceCents: 17_750,
    paidCents: 17_750,
    currency: 'usd',
    catalogVersion: '1',
    itemName: 'Starter Pack',
  });

/** A video that waits for its renderer; it holds 2 half-credits. */
export const requested = (userId: string, videoId: string, title = 'Tour of Elm Street'): GivenEvent =>
  happened(`video-${videoId}`, 'VideoRequested', {
    videoId,
    userId,
    title,
    propertyAddress: '1 Elm Street',
    script: 'Welcome.',
    language: 'en',
    avatarId: 'presenter-1',
    screenShareUrl: null,
    imageUrls: [],
    pictureCaptions: [],
    film: { format: 'landscape', placement: 'right', captions: true },
    brand: null,
    madeFrom: null,
    template: 'custom',
    estimatedMs: 60_000,
    halfCredits: 2,
    availableAfterHalfCredits: 8,
    holdId: `${videoId}-1`,
    attempt: 1,
  });
