import { describe, test } from '@jest/globals';
import { day } from '../../domain/catalog.ts';
import { granted, registered } from '../../domain/testing/samples.ts';
import type { ExpiringLot } from '../dependencies.ts';
import { uuidFrom } from '../support/context.ts';
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
const mail = (template: string, step: number, data: Record<string, number>): Placed => {
  const mailId = uuidFrom(`mail/${template}/ann/lot/${step}`);
  const common = {
    mailId,
    ownerId: 'ann',
    template,
    isTest: false,
    to: 'ann@example.com',
    name: 'Ann',
    language: 'en' as const,
  };
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

  test.each([
    [20, 30, 20],
    [7.5, 30, 8],
    [4, 7, 4],
    [1.5, 7, 2],
    [0.4, 1, 0],
  ])('are announced late, %d days before, by the %d-day mail, which says %i days', (left, step, days) =>
    at(expiresAt - left * day, lot()).appends(
      mail('credits_expiring', step, { days, halfCredits: 5, expiresAtMs: expiresAt }),
    ),
  );

  test('are not announced again after a restart', () =>
    specifyWork(expiryWarnings, {
      now: () => expiresAt - 3 * day,
      expiringLots: async (after) => [lot()].filter((each) => each.expiresAt > after.expiresAt),
    })
      .given(...past, mail('credits_expiring', 7, { days: 4, halfCredits: 5, expiresAtMs: expiresAt }))
      .appends());

  test('are not announced earlier than 30 days before', () => at(expiresAt - 31 * day, lot()).appends());

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

  test('are also announced as the end of a trial, 3 days before', async () => {
    const now = expiresAt - 3 * day + 60_000;
    const late = mail('credits_expiring', 7, { days: 3, halfCredits: 5, expiresAtMs: expiresAt });
    await at(now, lot({ source: 'trial' })).appends(
      late,
      mail('trial_ending', 3, { endsAtMs: expiresAt, halfCredits: 5 }),
    );
    await at(now, lot()).appends(late);
  });

  test('are announced as the end of a trial even when only 1.5 days are left after a sleep', async () => {
    await at(expiresAt - 1.5 * day, lot({ source: 'trial' })).appends(
      mail('credits_expiring', 7, { days: 2, halfCredits: 5, expiresAtMs: expiresAt }),
      mail('trial_ending', 3, { endsAtMs: expiresAt, halfCredits: 5 }),
    );
  });
});
