import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createFinanceCommands } from '../command-service/commands/finance.ts';
import { memoryPayments } from '../command-service/testing/memory-payments.ts';
import { openDependencies } from '../command-service/testing/work-spec.ts';
import type { ProviderRecords } from '../command-service/index.ts';
import type { BookAccount, ProviderEntry } from '../domain/finance/index.ts';
import { happened, type GivenEvent } from '../projection-service/testing/projection-spec.ts';
import {
  entry,
  happen,
  initiated,
  now,
  openFinance,
  owner,
  paid,
  payout,
  recordsOf,
} from './testing/finance-histories.ts';
import { others, twelve } from './testing/planted-faults.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

const fay = { actor: { kind: 'admin', id: 'fay' }, correlationId: randomUUID() } as const;
const bo = { actor: { kind: 'admin', id: 'bo' }, correlationId: randomUUID() } as const;
const day = 86_400_000;

async function finance(log: readonly GivenEvent[], entries: readonly ProviderEntry[]) {
  const opened = await openFinance(log);
  running.push(opened);
  const { eventStore, books } = opened;
  const records: { current: ProviderRecords } = { current: recordsOf(entries).records };
  const clock = { now };
  const commands = createFinanceCommands({
    ...openDependencies(eventStore, { now: () => clock.now }),
    paymentProvider: memoryPayments(now).provider,
    providerRecords: {
      billingTime: () => clock.now,
      listEntries: async (range) => records.current.listEntries(range),
      settledCents: async (entryId) => records.current.settledCents(entryId),
    },
    books,
  });
  const balances = async (): Promise<Readonly<Partial<Record<BookAccount, number>>>> => {
    await books.caughtUp();
    const { balances: all } = await books.monthFigures('2026-01');
    return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0));
  };
  const writeOff = async (id: string) => {
    await commands.settleException(id, 'written_off', 'Nobody can say', fay);
    await commands.settleException(id, 'written_off', 'Nobody can say', bo).catch(() => undefined);
  };
  const report = async (isFull = false) => commands.reconcile(fay, isFull);
  return { ...opened, commands, records, clock, balances, writeOff, report };
}

describe('a difference that is written off', () => {
  test.each([
    ['missing_in_provider', twelve.missing_in_provider, 'payments.missing_in_provider.pi_2'],
    ['missing_in_ledger', twelve.missing_in_ledger, 'payments.missing_in_ledger.pi_1'],
    ['amount_mismatch', twelve.amount_mismatch, 'payments.amount_mismatch.pi_4'],
    ['orphan_reversal', twelve.orphan_reversal, 'payments.orphan_reversal.pi_9'],
    ['fee_unexplained', twelve.fee_unexplained, 'payments.fee_unexplained.pi_10'],
  ])('%s makes the books agree with the provider', async (_status, fault, id) => {
    const { report, writeOff, balances } = await finance(fault.log, fault.provider);
    await report();
    await writeOff(id);
    const there = fault.provider.reduce((sum, { netCents }) => sum + netCents, 0);
    expect((await balances()).clearing ?? 0).toBe(there);
    expect(Object.values(await balances()).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  test('counts as settled and not as an exception, in every later run', async () => {
    const { report, writeOff, types } = await finance(twelve.missing_in_provider.log, []);
    expect(await report()).toMatchObject({ exceptions: [{ status: 'missing_in_provider' }], settled: [] });
    await writeOff('payments.missing_in_provider.pi_2');
    const after = await types();
    expect(await report()).toMatchObject({ exceptions: [], settled: [{ status: 'missing_in_provider' }], pending: 0 });
    expect(await types()).toEqual(after);
  });

  test('is reversed in the books when it is reopened', async () => {
    const { report, writeOff, balances, commands } = await finance(twelve.missing_in_provider.log, []);
    await report();
    const before = await balances();
    await writeOff('payments.missing_in_provider.pi_2');
    expect(await balances()).toMatchObject({ write_offs: 17_750 });
    await commands.reopenException('payments.missing_in_provider.pi_2', 'The bank paid', fay);
    expect(await balances()).toEqual(before);
    expect(await report()).toMatchObject({ exceptions: [{ status: 'missing_in_provider' }], settled: [] });
    await expect(commands.reopenException('payments.missing_in_provider.pi_2', 'Again', fay)).rejects.toThrow(
      'Nobody has ended this exception by hand.',
    );
  });

  test('is reversed when the money comes after all', async () => {
    const { report, writeOff, balances, records } = await finance(twelve.missing_in_provider.log, []);
    await report();
    await writeOff('payments.missing_in_provider.pi_2');
    records.current = recordsOf([entry('pi_2', { bookedAtMs: now - 60_000 })]).records;
    expect(await report()).toMatchObject({ exceptions: [], settled: [] });
    expect(await balances()).toEqual({ clearing: 17_750 - 545, deferred_revenue: -17_750, fees: 545 });
  });

  test('leaves nothing to expect at the provider after a short payout', async () => {
    const { report, writeOff, balances } = await finance([initiated('pi_x')], others.payout_mismatch.provider);
    const { exceptions } = await report();
    await writeOff(`payouts.payout_mismatch.${exceptions[0]?.key ?? ''}`);
    // The provider kept $2.05 of the amount that it reports as paid out.
    expect(await balances()).toEqual({ bank: 17_000, clearing: -17_205, write_offs: 205 });
  });

  test('posts nothing when it is resolved by hand', async () => {
    const { report, balances, commands } = await finance([...paid('pi_1')], [entry('pi_1', { amountCents: 17_000 })]);
    await report();
    const before = await balances();
    await commands.settleException('payments.amount_mismatch.pi_1', 'resolved_by_hand', 'Paid in cash', fay);
    expect(await report()).toMatchObject({ exceptions: [], settled: [{ status: 'amount_mismatch' }] });
    expect(await balances()).toEqual(before);
  });
});

describe('credits that an administrator took', () => {
  const taken = (removed: number) =>
    happened(`credits-${owner('pi_1')}`, 'CreditsAdjusted', {
      asset: 'minutes',
      adjustmentId: 'adj',
      act: 'take',
      purpose: 'correction',
      beforeAmount: 20,
      afterAmount: 20 - removed,
      removed: [{ lotId: 'pi_1', amount: removed }],
      lotId: 'adjustment-adj',
      addedAmount: 0,
      expiresAtMs: null,
      debtPaidAmount: 0,
      debtClearedAmount: 0,
      reason: 'A typing error',
      note: null,
    });
  const open = async (removed = 14) => finance([...paid('pi_1'), taken(removed)], [entry('pi_1')]);
  const priceOf = (removed: number) => Math.floor((17_750 * removed) / 20);
  const price = priceOf(14);

  test('earn nothing: their price waits for the decision of finance', async () => {
    const { balances } = await open();
    expect(await balances()).toEqual({
      clearing: 17_750,
      deferred_revenue: price - 17_750,
      adjustments: -price,
    });
  });

  test.each(['breakage', 'revenue'] as const)(
    'are %s once two persons of finance say so, and wait again after that',
    async (outcome) => {
      const { balances, commands } = await open();
      const before = await balances();
      await commands.decideAdjustment('adj', outcome, 'The customer agreed', fay);
      expect(await balances()).toEqual(before);
      await expect(commands.decideAdjustment('adj', outcome, 'Again', fay)).rejects.toThrow(
        'A second person has to approve this.',
      );
      await commands.decideAdjustment('adj', outcome, 'So it is', bo);
      expect(await balances()).toEqual({ clearing: 17_750, deferred_revenue: price - 17_750, [outcome]: -price });
      await expect(
        commands.decideAdjustment('adj', outcome === 'revenue' ? 'breakage' : 'revenue', 'Otherwise', bo),
      ).rejects.toThrow('This is decided already');
      await commands.reopenAdjustment('adj', 'The customer did not', fay);
      expect(await balances()).toEqual(before);
      await expect(commands.reopenAdjustment('adj', 'Again', fay)).rejects.toThrow(
        'Nobody has decided about this yet.',
      );
    },
  );

  test('are not an adjustment once they are given back, whatever finance had decided', async () => {
    const { balances, commands, eventStore } = await open();
    for (const person of [fay, bo]) await commands.decideAdjustment('adj', 'revenue', 'They count as used', person);
    await happen(eventStore, [
      happened(`credits-${owner('pi_1')}`, 'CreditsUndone', {
        asset: 'minutes',
        undoId: 'undo',
        adjustmentId: 'adj',
        beforeAmount: 6,
        afterAmount: 20,
        returned: [{ lotId: 'pi_1', amount: 14 }],
        lotId: 'adjustment-adj',
        withdrawnAmount: 0,
        debtPaidAmount: 0,
        debtClearedAmount: 0,
        reason: null,
        note: null,
      }),
    ]);
    expect(await balances()).toEqual({ clearing: 17_750, deferred_revenue: -17_750 });
    await expect(commands.decideAdjustment('adj', 'breakage', 'Again', fay)).rejects.toThrow(
      'The credits were given back: there is nothing to decide.',
    );
  });

  test('are decided by one person up to $100', async () => {
    const { balances, commands } = await open(2);
    await commands.decideAdjustment('adj', 'breakage', 'The customer agreed', fay);
    expect(await balances()).toMatchObject({ breakage: -priceOf(2) });
  });

  test('are unknown to finance where they had no price', async () => {
    const { commands } = await open();
    await expect(commands.decideAdjustment('other', 'breakage', 'Test', fay)).rejects.toThrow(
      'No paid credits were taken by this act.',
    );
  });
});

describe('an account that nobody can use', () => {
  test('leaves its credits as breakage when it is erased, and never as a liability again', async () => {
    const userId = owner('pi_1');
    const { balances, eventStore, projections } = await finance(
      [...paid('pi_1'), happened(`user-${userId}`, 'UserErased', { userId })],
      [entry('pi_1')],
    );
    const erased = { clearing: 17_750, breakage: -17_750 };
    expect(await balances()).toEqual(erased);
    const total = async () => projections.reader('finance').get('days', 'total');
    expect(await total()).toMatchObject({ owedHalfCredits: 0 });
    await happen(eventStore, [
      happened(`credits-${userId}`, 'CreditsExpired', { asset: 'minutes', lotId: 'pi_1', amount: 20, cause: 'expiry' }),
    ]);
    expect(await balances()).toEqual(erased);
  });

  test('keeps the onboarding test out of sales, liability and revenue', async () => {
    const userId = owner('pi_1');
    const registered = happened(`user-${userId}`, 'UserRegistered', {
      userId,
      issuer: 'onboarding-test',
      subject: 'test',
      username: 'test',
      email: 'test@onboarding-test.invalid',
      emailVerified: true,
      firstName: 'Test',
      lastName: 'Run',
      displayName: 'Test Run',
      pictureUrl: null,
    });
    const { balances, books, report, projections } = await finance([registered, ...paid('pi_1')], [entry('pi_1')]);
    expect(await report()).toMatchObject({ exceptions: [] });
    expect(await balances()).toEqual({ clearing: 17_205, test_runs: -17_205 });
    expect((await books.monthFigures('2026-01')).parts).toMatchObject({ received: 0, sold: 0, testRuns: 17_205 });
    expect(await projections.reader('finance').get('days', 'total')).not.toMatchObject({ owedHalfCredits: 20 });
  });
});

describe('a full run', () => {
  const log = [...paid('pi_1'), ...paid('pi_2')];

  test('compares every account, and an ordinary one only those that changed', async () => {
    const { report, clock } = await finance(log, [entry('pi_1'), entry('pi_2')]);
    // The first run compares everything, because nothing has been compared yet.
    expect((await report()).accounts).toEqual({ compared: 2, all: 2, allSince: now });
    clock.now = now + day;
    expect((await report()).accounts).toEqual({ compared: 0, all: 2, allSince: now });
    expect((await report(true)).accounts).toEqual({ compared: 2, all: 2, allSince: now + day });
  });

  test('reports a record that the provider changed after it was read, until the change is undone', async () => {
    const [first, second] = [entry('pi_1'), entry('pi_2')];
    const { report, records } = await finance(log, [first, second]);
    await report();
    records.current = recordsOf([first, { ...second, amountCents: 12_250, netCents: 11_705 }]).records;
    expect(await report()).toMatchObject({ exceptions: [] });
    const found = { status: 'record_changed', key: second.entryId, amountCents: 12_250 - 17_750 };
    expect(await report(true)).toMatchObject({ reread: 2, exceptions: [found] });
    records.current = recordsOf([first, second]).records;
    expect(await report(true)).toMatchObject({ exceptions: [] });
  });

  test('finds a missing record, and records one that was not shown before', async () => {
    const [first, late] = [entry('pi_1'), entry('pi_2')];
    const gone = payout(1_000, 1_000);
    const { report, records } = await finance(log, [first, gone]);
    expect(await report()).toMatchObject({ exceptions: [{ status: 'missing_in_provider', key: 'pi_2' }] });
    records.current = recordsOf([late, first]).records;
    expect(await report(true)).toMatchObject({
      recorded: 1,
      exceptions: [{ status: 'record_changed', key: gone.entryId, amountCents: 1_000 }],
    });
  });

  test('says only that it compared everything when it finds nothing new', async () => {
    const { report, types } = await finance(log, [entry('pi_1'), entry('pi_2')]);
    await report();
    const before = await types();
    await report(true);
    expect((await types()).slice(before.length)).toEqual(['AccountsChecked']);
  });
});
