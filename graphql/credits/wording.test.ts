import { expect, test } from '@jest/globals';
import { lotName, type Movement, purposeOf, reasonOf } from './wording.ts';

const common = { amount: 4, videoId: null, paymentId: null, priceCents: null };
const row = (details: object): Movement => ({ ...common, ...details }) as Movement;

test.each([
  [{ kind: 'GRANT', itemName: 'Starter Pack', debtPaid: 0 }, 'Starter Pack', null],
  [{ kind: 'GRANT', itemName: 'Starter Pack', debtPaid: 3 }, 'Starter Pack', '1.5 went to the debt'],
  [{ kind: 'HOLD' }, 'Video', null],
  [{ kind: 'CAPTURE', durationMs: 99_600, unused: 0 }, 'Video', '100 seconds of video'],
  [{ kind: 'CAPTURE', durationMs: 60_000, unused: 2 }, 'Video', '60 seconds of video, 1.0 of the hold returned'],
  [{ kind: 'RELEASE', cause: 'failed', expired: 0 }, 'Video', 'Returned: rendering failed'],
  [{ kind: 'RELEASE', cause: 'deleted', expired: 0 }, 'Video', 'Returned: deleted before it was finished'],
  [
    { kind: 'RELEASE', cause: 'timed_out', expired: 1 },
    'Video',
    'Returned: rendering timed out; 0.5 had expired meanwhile',
  ],
  [{ kind: 'RELEASE', cause: 'abandoned', expired: 0 }, 'Video', 'Returned: the video was never started'],
  [{ kind: 'EXPIRY', cause: 'expiry' }, 'Expired credits', 'Not used before the expiry date'],
  [{ kind: 'EXPIRY', cause: 'renewal' }, 'Expired credits', "The plan's next period began"],
  [{ kind: 'CLAW_BACK', owed: 0 }, 'Payment refunded or disputed', null],
  [{ kind: 'CLAW_BACK', owed: 5 }, 'Payment refunded or disputed', '2.5 were already used and are owed'],
  [{ kind: 'RESTORE' }, 'Dispute won', null],
  [{ kind: 'ADJUSTMENT', before: 1, after: 20, reason: 'Goodwill' }, 'Balance set from 0.5 to 10.0', 'Goodwill'],
  [{ kind: 'ADJUSTMENT', before: 0, after: 0, reason: null }, 'Balance set from 0.0 to 0.0', null],
])('%j is "%s" because of %p', (details, purpose, reason) => {
  expect([purposeOf(row(details)), reasonOf(row(details))]).toEqual([purpose, reason]);
});

test('a lot is named after what was granted', () => {
  expect(lotName({ itemName: '30-day trial' })).toBe('30-day trial');
  expect(lotName({ itemName: null })).toBe('Set by an administrator');
});
