import { describe, expect, test } from '@jest/globals';
import type { ProviderEntry } from '../../domain/finance/index.ts';
import type { Books } from '../books.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { nightsSince, reconciliation } from './reconciliation.ts';

const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour, minute);

describe('the nights of reconciliation', () => {
  test('are due once each, from 03:00 UTC', () => {
    const nights = nightsSince(at(1, 2));
    expect(nights.isDue(at(1, 2, 59))).toBe(false);
    expect(nights.isDue(at(1, 3))).toBe(true);
    nights.done(at(1, 3));
    expect(nights.isDue(at(2, 2, 59))).toBe(false);
    expect(nights.isDue(at(2, 3))).toBe(true);
  });

  test('stay due until a run succeeds, also after the hour', () => {
    const nights = nightsSince(at(1, 2));
    expect(nights.isDue(at(1, 3, 10))).toBe(true);
    expect(nights.isDue(at(1, 17))).toBe(true);
  });

  test('are made up for within the hour, but not by day', () => {
    expect(nightsSince(at(1, 3, 59)).isDue(at(1, 3, 59))).toBe(true);
    expect(nightsSince(at(1, 10)).isDue(at(1, 23))).toBe(false);
  });
});

const entry: ProviderEntry = {
  entryId: 'txn_1',
  provider: 'stripe',
  kind: 'charge',
  paymentId: 'pi_1',
  ownerId: 'ann',
  customerId: null,
  amountCents: 17_750,
  feeCents: 545,
  netCents: 17_205,
  currency: 'usd',
  bookedAtMs: at(1, 2),
  settledCents: null,
};
const books = {
  caughtUp: async () => undefined,
  openRows: async () => [],
  openExceptions: async () => [],
  settledExceptions: async () => [],
  accountCount: async () => 0,
  changedAccounts: async () => [],
  firstEventAt: async () => at(1, 0),
} satisfies Partial<Books>;

const nightAt = (now: number) =>
  specifyWork(reconciliation, {
    now: () => now,
    paymentProvider: { name: 'stripe', mode: 'test' } as never,
    providerRecords: {
      billingTime: () => now,
      settledCents: async () => null,
      listEntries: async ({ since, until }) => ({
        livemode: false,
        entries: [entry].filter(({ bookedAtMs }) => bookedAtMs >= since && bookedAtMs < until),
      }),
    },
    books: books as never,
  }).given();

describe('the reconciliation job', () => {
  test('records the provider’s entries at night, each once', () =>
    nightAt(at(1, 3, 5)).appends(on('statement-stripe', { type: 'ProviderEntryRecorded', data: entry })));

  test('does nothing by day', () => nightAt(at(1, 12)).appends());
});
