import { expect, test } from '@jest/globals';
import { givenPosition, givenTime, happened, projectionSpec, type Documents } from '../testing/projection-spec.ts';
import { bought, requested } from '../testing/sample-events.ts';
import { accountState, publishedState, publishedStateVersion, videoState } from './published-state.ts';

const spec = projectionSpec(publishedState);
const ann = { userId: 'ann' };
const attempt = { videoId: 'v1', ...ann, attempt: 1 };
const registered = happened('user-ann', 'UserRegistered', {
  ...ann,
  issuer: 'https://id.example',
  subject: 's',
  email: 'ann@example.org',
  emailVerified: true,
  username: 'ann',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: null,
});
const item = {
  kind: 'bundle',
  id: 'starter',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
const paid = happened('payment-pi_1', 'PaymentSucceeded', {
  paymentId: 'pi_1',
  purchaseId: null,
  invoiceId: null,
  ...ann,
  items: [item],
  amountCents: 17_750,
  currency: 'usd',
  reportedBy: 'provider',
});
const refunded = (refundedCents: number) =>
  happened('payment-pi_1', 'PaymentReversed', {
    paymentId: 'pi_1',
    invoiceId: null,
    ...ann,
    refundedCents,
    failedRefunds: [],
    disputes: [],
    currency: 'usd',
  });
const hold = happened('credits-ann', 'CreditsReserved', {
  asset: 'minutes',
  holdId: 'v1-1',
  heldFor: 'v1',
  amount: 2,
  lots: [{ lotId: 'l1', amount: 2 }],
  expiresAtMs: 9_999_999_999_999,
  requestHash: 'h',
});
const captured = happened('credits-ann', 'CreditsCaptured', {
  asset: 'minutes',
  holdId: 'v1-1',
  heldFor: 'v1',
  held: [{ lotId: 'l1', amount: 2 }],
  capturedAmount: 1,
  debtPaid: [],
  returned: [{ lotId: 'l1', amount: 1 }],
  expiredAmount: 0,
  durationMs: 20_000,
});
const completed = happened('video-v1', 'VideoCompleted', {
  ...attempt,
  durationMs: 20_000,
  videoKey: 'v.mp4',
  thumbnailKey: 't.jpg',
  captionsKey: 'c.vtt',
  picturesLeftOut: 0,
  costCents: null,
  renderMs: null,
  leftOut: [],
  late: false,
});

const stateOf = (documents: Documents, collection: string, id: string): unknown =>
  documents[collection]?.[id]?.['state'];

test('an account has its balances, payments and subscription as of its last event', async () => {
  const events = [registered, bought('ann', 'l1'), paid, hold, captured, refunded(1_000), refunded(1_500)];
  await spec.given(events).then((documents) => {
    const document = documents['accounts']?.['ann'];
    expect(document).toMatchObject({
      position: givenPosition(6),
      time: givenTime(6),
      version: publishedStateVersion,
      state: {
        userId: 'ann',
        registeredAtMs: givenTime(0),
        emailVerified: true,
        credits: { availableHalfCredits: 19, heldHalfCredits: 0, issuedHalfCredits: 20, consumedHalfCredits: 1 },
        payments: { succeeded: 1, paidCents: 17_750, refundedCents: 1_500 },
        subscription: null,
      },
    });
    expect(accountState.strict().parse(document?.['state'])).toEqual(document?.['state']);
    expect(JSON.stringify(document)).not.toMatch(/Ann|example\.org/);
  });
});

test('a video has its outcome and what it used', async () => {
  await spec.given([requested('ann', 'v1'), bought('ann', 'l1'), hold, completed, captured]).then((documents) => {
    const state = stateOf(documents, 'videos', 'v1');
    expect(state).toMatchObject({
      userId: 'ann',
      status: 'ready',
      durationMs: 20_000,
      finishedAtMs: givenTime(3),
      heldHalfCredits: null,
      usedHalfCredits: 1,
    });
    expect(videoState.strict().parse(state)).toEqual(state);
  });
});

test('a deleted video and an erased user leave a tombstone that nothing brings back', async () => {
  const gone = [
    registered,
    requested('ann', 'v1'),
    happened('user-ann', 'ErasureStarted', ann),
    happened('video-v1', 'VideoPurged', { videoId: 'v1', userId: 'ann' }),
    happened('user-ann', 'UserErased', ann),
  ];
  const tombstone = (n: number) => ({
    state: null,
    position: givenPosition(n),
    time: givenTime(n),
    version: publishedStateVersion,
  });
  await spec.given([...gone, bought('ann', 'l1'), paid, captured, completed]).then({
    accounts: { ann: tombstone(2) },
    videos: { v1: tombstone(3) },
  });
});

test('events that arrive twice count once', async () => {
  await spec.given([bought('ann', 'l1'), paid, refunded(500)]).then(
    (documents) =>
      expect(stateOf(documents, 'accounts', 'ann')).toMatchObject({
        credits: { availableHalfCredits: 20 },
        payments: { succeeded: 1, paidCents: 17_750, refundedCents: 500 },
      }),
    { times: 2 },
  );
});
