import { describe, expect, test } from '@jest/globals';
import type { CreditEvent } from '../../domain/credits/index.ts';
import { granted, videoRequested } from '../../domain/testing/samples.ts';
import type { VideoEvent } from '../../domain/videos/index.ts';
import { idleProvider } from '../testing/command-process.ts';
import { flaky, on, type Placed, specifyWork } from '../testing/work-spec.ts';
import { settlement } from './settlement.ts';

const lots = [{ lotId: 'trial', amount: 2 }];
const attempt = { videoId: 'v', userId: 'ann', attempt: 1 };
const requested = videoRequested('v');
const started: VideoEvent = { type: 'VideoRenderStarted', data: { ...attempt, provider: 'idle' } };
const files = {
  videoKey: 'v',
  thumbnailKey: 't',
  captionsKey: 'c',
  picturesLeftOut: 0,
  leftOut: [],
  costCents: null,
  renderMs: null,
};
const completed = (late: boolean): VideoEvent => ({
  type: 'VideoCompleted',
  data: { ...attempt, ...files, durationMs: 20_000, late },
});
const failed = (timedOut: boolean): VideoEvent => ({
  type: 'VideoFailed',
  data: { ...attempt, code: timedOut ? 'timed_out' : 'renderer_failed', timedOut },
});
const deleted: VideoEvent = { type: 'VideoDeleted', data: { ...attempt, statusBefore: 'processing', reason: null } };
const reserved: readonly Placed[] = (
  [
    granted(),
    {
      type: 'CreditsReserved',
      data: {
        asset: 'minutes',
        holdId: 'v-1',
        heldFor: 'v',
        amount: 2,
        lots,
        expiresAtMs: 5_000_000,
        requestHash: 'r',
      },
    },
  ] satisfies CreditEvent[]
).map((event) => on('credits-ann', event));
const settled = { holdId: 'v-1', heldFor: 'v', held: lots, debtPaid: [], expiredAmount: 0 };
const captured = (halfCredits: number, durationMs: number): Placed =>
  on('credits-ann', {
    type: 'CreditsCaptured',
    data: {
      asset: 'minutes',
      ...settled,
      capturedAmount: halfCredits,
      returned: halfCredits === 2 ? [] : [{ lotId: 'trial', amount: 2 - halfCredits }],
      durationMs,
    },
  });
const released = (reason: 'failed' | 'deleted' | 'timed_out'): Placed =>
  on('credits-ann', { type: 'CreditsReleased', data: { asset: 'minutes', ...settled, returned: lots, reason } });
const history = (...events: readonly VideoEvent[]): readonly Placed[] => [
  ...reserved,
  ...[requested, started, ...events].map((event) => on('video-v', event)),
];

describe('settlement', () => {
  const { given } = specifyWork(settlement);

  test('captures the price of a finished video’s length and returns the rest', () =>
    given(...history(completed(false))).appends(captured(1, 20_000)));

  test('releases the hold of a failed attempt', () => given(...history(failed(false))).appends(released('failed')));

  test('delivers a video free when it came after its timeout', () =>
    given(...history(failed(true), completed(true))).appends(released('timed_out')));

  describe('of a deleted video, with a provider that fails once', () => {
    const calls: string[] = [];
    const provider = { ...idleProvider, cancel: async (jobId: string) => void calls.push(`cancel ${jobId}`) };

    test('cancels the job and releases the hold', async () => {
      calls.length = 0;
      await specifyWork(settlement, { videoProvider: flaky(provider) })
        .given(...history(deleted))
        .appends(released('deleted'));
      expect(new Set(calls)).toEqual(new Set(['cancel v-1']));
    });

    test('captures the estimate when the provider charges for started work', () =>
      specifyWork(settlement, { videoProvider: { ...provider, chargesForStartedWork: true } })
        .given(...history(deleted))
        .appends(captured(2, 45_000)));
  });
});
