import { afterEach, describe, expect, test } from '@jest/globals';
import { rowStatuses, type ProviderEntry, type RowStatus, type StatementPage } from '../domain/finance/index.ts';
import type { EventStore } from '../event-store/index.ts';
import { happened } from '../projection-service/testing/projection-spec.ts';
import {
  entry,
  granted,
  happen,
  initiated,
  now,
  openFinance,
  owner,
  paid,
  payout,
  recordsOf,
  succeeded,
} from './testing/finance-histories.ts';
import { others, sound, together, twelve } from './testing/planted-faults.ts';

const hour = 3_600_000;
const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});
const finance = async (...args: Parameters<typeof openFinance>) => {
  const opened = await openFinance(...args);
  running.push(opened);
  return opened;
};
const statusesOf = (exceptions: readonly { readonly status: RowStatus }[]): readonly RowStatus[] =>
  exceptions.map(({ status }) => status);

const planted = together(sound, ...Object.values(twelve));

describe('reconciliation', () => {
  test('finds twelve planted faults, one per status, and finds them again without a new event', async () => {
    const { run, types } = await finance(planted.log);
    const { records } = recordsOf(planted.provider);
    const first = await run(records);
    expect(statusesOf(first.exceptions).toSorted()).toEqual(Object.keys(twelve).toSorted());
    const after = await types();
    expect(after.filter((type) => type === 'ExceptionOpened')).toHaveLength(12);
    expect((await run(records)).exceptions).toEqual(first.exceptions);
    expect(await types()).toEqual(after);
  });

  test.each(Object.entries({ ...twelve, ...others }))('%s alone is exactly one exception', async (status, fault) => {
    const { log, provider } = together(sound, fault);
    const { run } = await finance(log);
    expect(statusesOf((await run(recordsOf(provider).records)).exceptions)).toEqual([status]);
  });

  test('every status has a planted fault', () => {
    const known = [...Object.keys(twelve), ...Object.keys(others), 'balance_mismatch', 'unreadable_page'];
    expect(known.toSorted()).toEqual(rowStatuses.toSorted());
  });

  test('errors of opposite sign stay two exceptions although their sums agree', async () => {
    const { run } = await finance([...paid('pi_a'), ...paid('pi_b')]);
    const { records } = recordsOf([entry('pi_a', { amountCents: 17_000 }), entry('pi_b', { amountCents: 18_500 })]);
    expect((await run(records)).exceptions.map(({ key, amountCents }) => [key, amountCents])).toEqual([
      ['pi_a', -750],
      ['pi_b', 750],
    ]);
  });

  test('a young difference is pending, and matches by itself when the other side arrives', async () => {
    const { run, eventStore } = await finance([initiated('pi_y')]);
    const { records } = recordsOf([entry('pi_y', { bookedAtMs: now - 60_000 })]);
    expect(await run(records)).toMatchObject({ exceptions: [], pending: 1 });
    expect(statusesOf((await run(records, now + hour)).exceptions)).toEqual(['missing_in_ledger']);
    await happen(eventStore, [
      { ...succeeded('pi_y'), time: now + hour },
      { ...granted('pi_y'), time: now + hour },
    ]);
    expect(await run(records, now + 2 * hour)).toMatchObject({ exceptions: [], pending: 0 });
    const states = await eventStore.readStream('exception-payments.missing_in_ledger.pi_y');
    expect(states.map(({ type }) => type)).toEqual(['ExceptionOpened', 'ExceptionMatched']);
  });

  test('a run killed at any append continues from there, with the same findings', async () => {
    for (let fatal = 1; ; fatal += 1) {
      const { run, eventStore, types, stop } = await openFinance(planted.log);
      const { records } = recordsOf(planted.provider);
      const killed = await run(records, now, dyingAt(fatal, eventStore)).then(
        () => false,
        (error: unknown) => String(error).includes('killed'),
      );
      expect((await run(records)).exceptions).toHaveLength(12);
      const appended = await types();
      expect(appended.filter((type) => type === 'ProviderEntryRecorded')).toHaveLength(planted.provider.length);
      expect(appended.filter((type) => type === 'ExceptionOpened')).toHaveLength(12);
      await stop();
      if (!killed) {
        // Some processes were killed in the statement, some in the check of accounts, some in the queue.
        expect(fatal).toBeGreaterThan(12);
        return;
      }
    }
  });

  test('a later run reads only what is new', async () => {
    const { run } = await finance(planted.log);
    const { records, reads } = recordsOf(planted.provider);
    await run(records);
    const before = reads();
    await run(records, now + hour);
    // Ranges of at most a day, from an hour before the last record until now, instead of the whole history.
    expect(reads() - before).toBeLessThanOrEqual(8);
  });
});

/** The log of a process that is killed in its n-th append. */
function dyingAt(fatal: number, eventStore: EventStore): EventStore {
  let appends = 0;
  return {
    ...eventStore,
    append: async (...args) => {
      appends += 1;
      if (appends >= fatal) throw new Error('killed');
      return eventStore.append(...args);
    },
  };
}

describe('a page of the provider', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => `pi_page_${id}`);
  test.each<[string, (page: StatementPage) => StatementPage]>([
    ['cut off behind an entry', (page) => (page.next ? { ...page, entries: page.entries.slice(0, 2) } : page)],
    ['cut off in the middle', (page) => ({ ...page, entries: [], isCutOff: true })],
    ['doubled', (page) => ({ ...page, entries: [...page.entries, ...page.entries.slice(0, 1)], next: undefined })],
    ['reordered', (page) => ({ ...page, entries: page.entries.toReversed(), next: undefined })],
    ['of another account', (page) => ({ ...page, livemode: true })],
  ])('raises one named exception for a page that is %s, records nothing, and reads it again', async (_, spoil) => {
    const { run, types } = await finance(four.flatMap(paid));
    const entries = four.map((id) => entry(id));
    const before = await types();
    const spoiled = await run(recordsOf(entries, spoil).records);
    expect(spoiled.exceptions.filter(({ status }) => status === 'unreadable_page')).toHaveLength(1);
    expect(spoiled.refused).not.toBeNull();
    expect((await types()).slice(before.length)).not.toContain('ProviderEntryRecorded');
    await run(recordsOf(entries, spoil).records);
    expect(await run(recordsOf(entries).records)).toMatchObject({ exceptions: [], refused: null, recorded: 4 });
    expect((await types()).filter((type) => type === 'ProviderPageRefused')).toHaveLength(1);
  });

  test.each<[string, ProviderEntry, RowStatus]>([
    ['a payout in another currency', payout(500, 500, { currency: 'eur' }), 'currency_mismatch'],
    ['an entry without an account in the books', payout(500, null, { kind: 'other' }), 'fee_unexplained'],
    ['a fee whose net is not its amount', payout(500, null, { kind: 'fee', netCents: -400 }), 'fee_unexplained'],
  ])('raises a separate exception for a record with %s', async (_, strange, status) => {
    const { run } = await finance(sound.log);
    expect(statusesOf((await run(recordsOf([...sound.provider, strange]).records)).exceptions)).toEqual([status]);
  });
});

describe('payouts', () => {
  const payoutsLeg = async ({ projections }: Awaited<ReturnType<typeof openFinance>>) =>
    projections.reader('finance').get('legs', 'payouts');

  test('match when they are the sum of their entries, and move money from the provider to the bank', async () => {
    const opened = await finance(sound.log);
    expect((await opened.run(recordsOf(sound.provider).records)).exceptions).toEqual([]);
    expect(await payoutsLeg(opened)).toMatchObject({ rows: 1, left: 17_205, right: 17_205 });
    expect((await opened.books.monthFigures('2026-01')).totals).toMatchObject({ clearing: 0, bank: 17_205, fees: 545 });
  });

  test('raises two exceptions for opposite errors', async () => {
    const { run } = await finance(sound.log);
    const wrong = [payout(1_000, 1_100), payout(1_000, 900)];
    const { exceptions } = await run(recordsOf([...sound.provider, ...wrong]).records);
    expect(exceptions.map(({ leg, amountCents }) => [leg, amountCents])).toEqual([
      ['payouts', 100],
      ['payouts', -100],
    ]);
  });

  test('asks for payouts in progress until the provider names their entries, then compares them once', async () => {
    const opened = await finance(sound.log);
    const early = payout(1_000, null);
    const { records } = recordsOf([...sound.provider, early]);
    let answer: number | undefined;
    const asked: string[] = [];
    const following: typeof records = {
      ...records,
      settledCents: async (entryId) => {
        asked.push(entryId);
        return answer;
      },
    };
    expect(await opened.run(following)).toMatchObject({ exceptions: [], pending: 1 });
    const before = await opened.types();
    expect(await opened.run(following)).toMatchObject({ exceptions: [], pending: 1 });
    expect(await opened.types()).toEqual(before);
    answer = 900;
    const { exceptions } = await opened.run(following);
    expect(exceptions).toMatchObject([
      { leg: 'payouts', status: 'payout_mismatch', key: early.entryId, amountCents: -100 },
    ]);
    expect(await payoutsLeg(opened)).toMatchObject({ rows: 2, left: 18_205, right: 18_105 });
    expect((await opened.run(following)).exceptions).toEqual(exceptions);
    expect(asked).toEqual([early.entryId, early.entryId, early.entryId]);
  });

  test('matches payouts in progress once they are the sum of their entries', async () => {
    const opened = await finance(sound.log);
    const { records } = recordsOf([...sound.provider, payout(1_000, null)]);
    await opened.run({ ...records, settledCents: async () => undefined });
    const later = { ...records, settledCents: async () => 1_000 };
    expect(await opened.run(later)).toMatchObject({ exceptions: [], pending: 0 });
    expect(await payoutsLeg(opened)).toMatchObject({ rows: 2, left: 18_205, right: 18_205 });
  });

  test('are accepted when the provider cannot name their entries', async () => {
    const opened = await finance(sound.log);
    const manual = payout(1_000, null);
    expect((await opened.run(recordsOf([...sound.provider, manual]).records)).exceptions).toEqual([]);
    expect(await payoutsLeg(opened)).toMatchObject({ rows: 2 });
  });
});

describe('accounts', () => {
  test('of Digital Twins are compared as well', async () => {
    const twin = happened('twincredits-tom', 'CreditsGranted', {
      asset: 'twins',
      lotId: 'gift',
      source: 'bundle',
      amount: 1,
      debtPaidAmount: 0,
      expiresAtMs: null,
      paymentId: 'pi_twin',
      priceCents: 0,
      paidCents: 0,
      currency: 'usd',
      catalogVersion: '1',
      isApart: false,
      itemName: 'Digital Twin',
    });
    const shows = async (available: number) => {
      const { run } = await finance([...sound.log, twin], (books) => ({
        ...books,
        shownAccount: async (ledger, userId) => {
          const shown = await books.shownAccount(ledger, userId);
          return ledger === 'twins' && shown ? { ...shown, available } : shown;
        },
      }));
      const { exceptions } = await run(recordsOf(sound.provider).records);
      return exceptions.filter(({ leg }) => leg === 'accounts');
    };
    expect(await shows(1)).toEqual([]);
    expect(await shows(2)).toMatchObject([{ status: 'balance_mismatch', key: 'tom' }]);
  });

  const log = ['a', 'b'].flatMap((id) => paid(`pi_${id}`));
  const provider = [entry('pi_a'), entry('pi_b')];
  const wrong = new Set([owner('pi_a')]);
  const tampered = () =>
    finance(log, (books) => ({
      ...books,
      shownAccount: async (ledger, userId) => {
        const shown = await books.shownAccount(ledger, userId);
        return shown && wrong.has(userId) ? { ...shown, available: shown.available + 2 } : shown;
      },
    }));
  const again = { ...granted('pi_b', 'goodwill'), time: now } as const;

  test('that differ from the log stay an exception', async () => {
    const { run, eventStore } = await tampered();
    const { records } = recordsOf(provider);
    expect(statusesOf((await run(records)).exceptions)).toEqual(['balance_mismatch']);
    // Only another account changes, not the wrong one.
    await happen(eventStore, [{ ...again, data: { ...again.data, paymentId: null, priceCents: 0, paidCents: 0 } }]);
    const later = await run(records, now + hour);
    expect(later.exceptions).toMatchObject([{ status: 'balance_mismatch', key: owner('pi_a') }]);
    expect(later.exceptions[0]?.sinceMs).toBeGreaterThan(0);
    wrong.clear();
    expect((await run(records, now + hour)).exceptions).toEqual([]);
  });

  test('that the read model lacks are an exception', async () => {
    const { run } = await finance(log, (books) => ({
      ...books,
      shownAccount: async (ledger, userId) =>
        userId === owner('pi_b') ? undefined : books.shownAccount(ledger, userId),
    }));
    expect((await run(recordsOf(provider).records)).exceptions).toMatchObject([
      { status: 'balance_mismatch', key: owner('pi_b') },
    ]);
  });
});
