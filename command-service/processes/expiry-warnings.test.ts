import { describe, test } from '@jest/globals';
import { day } from '../../domain/catalog.ts';
import { granted, registered } from '../../domain/testing/samples.ts';
import type { ExpiringLot } from '../dependencies.ts';
import { uuidFrom } from '../handlers/context.ts';
import { flaky, on, specifyWork, type Placed } from '../testing/work-spec.ts';
import { expiryWarnings } from './expiry-warnings.ts';

const expiresAt = 100 * day;
const lot = (more: Partial<ExpiringLot> = {}): ExpiringLot => ({
  id: 'ann/lot',
  userId: 'ann',
  lotId: 'lot',
  source: 'bundle',
  grantedAt: 0,
  expiresAt,
  ...more,
});
const bundle = granted({ lotId: 'lot', source: 'bundle', amount: 5, expiresAtMs: expiresAt });
const mail = (template: string, days: number, data: Record<string, number>): Placed => {
  const mailId = uuidFrom(`mail/${template}/ann/lot/${days}`);
  const common = { mailId, ownerId: 'ann', template, isTest: false, to: 'ann@example.com', name: 'Ann' };
  return on(`mail-${mailId}`, { type: 'MailRequested', data: { ...common, data } });
};
const past = [on('user-ann', registered()), on('credits-ann', bundle)];

/** The job at a time, with the lots that the read model knows. */
const at = (now: number, ...lots: readonly ExpiringLot[]) =>
  specifyWork(expiryWarnings, {
    now: () => now,
    expiringLots: async (after) => lots.filter((each) => each.expiresAt > after.expiresAt),
  }).given(...past);

describe('credits that expire', () => {
  test.each([30, 7, 1])('are announced %i days before, once', (days) =>
    at(expiresAt - days * day + 60_000, lot()).appends(
      mail('credits_expiring', days, { days, halfCredits: 5, expiresAtMs: expiresAt }),
    ),
  );

  test('are not announced at other times', () => at(expiresAt - 20 * day, lot()).appends());

  test('are not announced within a day of their grant', () =>
    at(expiresAt - 30 * day + 60_000, lot({ grantedAt: expiresAt - 30 * day })).appends());

  test('are not announced when nothing is left of them', () =>
    at(expiresAt - 7 * day + 60_000, lot({ lotId: 'used up' })).appends());

  test('are announced in the next run when the log failed in the first one', () =>
    specifyWork((given) => expiryWarnings({ ...given, executor: flaky(given.executor) }, 5), {
      now: () => expiresAt - 7 * day + 60_000,
      expiringLots: async (after) => [lot()].filter((each) => each.expiresAt > after.expiresAt),
    })
      .given(...past)
      .appends(mail('credits_expiring', 7, { days: 7, halfCredits: 5, expiresAtMs: expiresAt })));

  test('of a trial are also announced as its end, 3 days before', async () => {
    const now = expiresAt - 3 * day + 60_000;
    await at(now, lot({ source: 'trial' })).appends(mail('trial_ending', 3, { endsAtMs: expiresAt, halfCredits: 5 }));
    await at(now, lot()).appends();
  });
});
