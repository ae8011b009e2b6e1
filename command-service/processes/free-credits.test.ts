import { test } from '@jest/globals';
import { catalogVersion, day } from '../../domain/catalog.ts';
import { granted } from '../../domain/testing/samples.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { freeCredits } from './free-credits.ts';

const trialEnd = 30 * day;
const trial = granted({ expiresAtMs: trialEnd });
const free = (expiresAtMs: number) =>
  granted({
    lotId: `free-${expiresAtMs}`,
    source: 'goodwill',
    catalogVersion,
    amount: 6,
    itemName: 'Free monthly credits',
    expiresAtMs,
  });
const expired = {
  type: 'CreditsExpired',
  data: { asset: 'minutes', lotId: 'trial', amount: 6, cause: 'expiry' },
} as const;
const due = async () => [{ userId: 'ann', dueAt: trialEnd }];

test.each([
  ['when the trial ends', trialEnd, 60 * day],
  ['for the current period only', trialEnd + 65 * day, 120 * day],
])('free credits are granted %s', (_, now, expiresAt) =>
  specifyWork(freeCredits, { now: () => now, freeHalfCredits: 6, freeCreditsDue: due })
    .given(on('credits-ann', trial))
    .appends(on('credits-ann', expired), on('credits-ann', free(expiresAt))),
);

test('grants no free credits where they are switched off', () =>
  specifyWork(freeCredits, { now: () => trialEnd, freeHalfCredits: 0, freeCreditsDue: due })
    .given(on('credits-ann', trial))
    .appends());
