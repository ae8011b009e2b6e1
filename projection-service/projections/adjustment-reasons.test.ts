import { test } from '@jest/globals';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { adjustmentReasons } from './adjustment-reasons.ts';

const adjusted = (reason: string | null) =>
  happened('credits-ann', 'CreditsAdjusted', {
    asset: 'minutes',
    adjustmentId: 'a1',
    beforeAmount: 0,
    afterAmount: 2,
    removed: [],
    lotId: 'l1',
    addedAmount: 2,
    debtClearedAmount: 0,
    reason,
  });

test('every reason stands under the revision of its event', async () => {
  await projectionSpec(adjustmentReasons)
    .given([adjusted('Goodwill'), adjusted('Correction')])
    .then({ adjustmentReasons: { ann: { byRevision: { 0: 'Goodwill', 1: 'Correction' } } } });
});

test('an erasure removes them all, and so does a replay without the key', async () => {
  const started = happened('user-ann', 'ErasureStarted', { userId: 'ann' });
  await projectionSpec(adjustmentReasons)
    .given([adjusted('Goodwill'), started])
    .then({ adjustmentReasons: {} });
  await projectionSpec(adjustmentReasons)
    .given([adjusted(null), started])
    .then({ adjustmentReasons: {} });
});
