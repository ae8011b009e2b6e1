import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createFinanceCommands } from '../command-service/commands/finance.ts';
import { memoryPayments } from '../command-service/testing/memory-payments.ts';
import { openDependencies } from '../command-service/testing/work-spec.ts';
import type { ProviderRecords } from '../command-service/index.ts';
import type { ProviderEntry, StatementPage } from '../domain/finance/index.ts';
import { videoRequested } from '../domain/testing/samples.ts';
import { happened, type GivenEvent } from '../projection-service/testing/projection-spec.ts';
import {
  bundle,
  captured,
  completed,
  entry,
  happen,
  initiated,
  now,
  openFinance,
  owner,
  paid,
  recordsOf,
  succeeded,
} from './testing/finance-histories.ts';
import { sound, twelve } from './testing/planted-faults.ts';
import { grantedPeriod, invoicedPlan } from '../domain/invoices/testing/monthly-invoice.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

const as = (id: string) => ({ actor: { kind: 'admin', id }, correlationId: randomUUID() }) as const;
const february = Date.UTC(2026, 1, 3);

/** The commands of finance on a log with these events, at a time that the test may move. */
async function finance(
  log: readonly GivenEvent[],
  entries: readonly ProviderEntry[],
  spoil?: (page: StatementPage) => StatementPage,
) {
  const opened = await openFinance(log);
  running.push(opened);
  const { eventStore, books } = opened;
  const payments = memoryPayments(now);
  const records: { current: ProviderRecords } = { current: recordsOf(entries, spoil).records };
  const clock = { now };
  const commands = createFinanceCommands({
    ...openDependencies(eventStore, { now: () => clock.now }),
    paymentProvider: payments.provider,
    providerRecords: {
      billingTime: () => clock.now,
      listEntries: async (range) => records.current.listEntries(range),
      settledCents: async (entryId) => records.current.settledCents(entryId),
    },
    books,
  });
  const open = async () => (await books.openExceptions()).map(({ id }) => id);
  const report = async () => commands.reconcile(as('fay'));
  const steps = async (id: string) => (await eventStore.readStream(`exception-${id}`)).map(({ type }) => type);
  return { ...opened, payments, commands, records, clock, open, report, steps };
}

describe('a repair', () => {
  test('records a payment that the log missed, as the provider has it', async () => {
    const { commands, payments, report, open, steps } = await finance([initiated('pi_1')], [entry('pi_1')]);
    await payments.provider.createPayment({
      paymentKey: 'k',
      userId: owner('pi_1'),
      amountCents: 17_750,
      currency: 'usd',
      items: [],
    });
    payments.pay('pi_1');
    await report();
    expect(await open()).toEqual(['payments.missing_in_ledger.pi_1']);
    await commands.repairException('payments.missing_in_ledger.pi_1', 'record_payment', as('fay'));
    expect(await steps('payments.missing_in_ledger.pi_1')).toEqual([
      'ExceptionOpened',
      'ExceptionRepairTried',
      'ExceptionMatched',
    ]);
  });

  test('grants missing items of a payment, once', async () => {
    const { commands, report, open, eventStore } = await finance(
      [initiated('pi_2'), succeeded('pi_2')],
      [entry('pi_2')],
    );
    await report();
    const [id = ''] = await open();
    expect(id).toBe('credits.missing_grant.pi_2');
    await commands.repairException(id, 'grant_again', as('fay'));
    expect(await open()).toEqual([]);
    await expect(commands.repairException(id, 'grant_again', as('fay'))).rejects.toThrow('This exception is closed.');
    const granted = await eventStore.readStream(`credits-${owner('pi_2')}`);
    expect(granted.map(({ type, data }) => [type, data['amount'], data['paymentId']])).toEqual([
      ['CreditsGranted', 20, 'pi_2'],
    ]);
  });

  const userId = owner('pi_5');
  const item = { ...bundle, kind: 'plan', id: 'monthly', name: 'Monthly Plan' } as const;
  const which = { userId, invoiceId: 'in_5', subscriptionId: 'sub_5' };
  const plan = invoicedPlan(now, { priceCents: 17_750, halfCredits: 20 });
  const period = { ...which, plan, lotId: `plan-sub_5-${now}`, paymentId: 'pi_5', paidCents: 17_750 };
  const subscribed = [initiated('pi_5', [item]), succeeded('pi_5', [item])];
  const invoiced = [happened(`subscription-${userId}`, 'PlanPeriodGranted', grantedPeriod(now, period))];

  test('grants the credits of a paid plan period that are missing, once, as its invoice says', async () => {
    const { commands, report, open, eventStore, projections } = await finance(
      [...subscribed, ...invoiced],
      [entry('pi_5')],
    );
    await report();
    const [id = ''] = await open();
    expect(id).toBe('credits.missing_grant.pi_5');
    await projections.waitFor(['billing'], await eventStore.head(), 60_000);
    await commands.repairException(id, 'grant_again', as('fay'));
    expect(await open()).toEqual([]);
    const grants = await eventStore.readStream(`credits-${owner('pi_5')}`);
    expect(grants.map(({ type, data }) => [type, data['lotId'], data['amount'], data['paymentId']])).toEqual([
      ['CreditsGranted', `plan-sub_5-${now}`, 20, 'pi_5.plan'],
    ]);
  });

  test('grants nothing for a plan without a recorded invoice, and says so', async () => {
    const { commands, report, open, eventStore } = await finance(subscribed, [entry('pi_5')]);
    await report();
    const [id = ''] = await open();
    await expect(commands.repairException(id, 'grant_again', as('fay'))).rejects.toThrow(
      'The invoice of this payment is not recorded as paid',
    );
    expect(await eventStore.readStream(`credits-${owner('pi_5')}`)).toEqual([]);
  });

  test('settles a video that was never charged', async () => {
    const holds = captured('v3', 'pi_3').slice(0, 1);
    const requested = happened('video-v3', 'VideoRequested', videoRequested('v3', { userId: owner('pi_3') }).data);
    const { commands, report, open, eventStore } = await finance(
      [...paid('pi_3'), ...holds, requested, completed('v3')],
      [entry('pi_3')],
    );
    await report();
    expect(await open()).toEqual(['usage.usage_mismatch.v3-1']);
    await commands.repairException('usage.usage_mismatch.v3-1', 'settle_video', as('fay'));
    expect(await open()).toEqual([]);
    expect((await eventStore.readStream(`credits-${owner('pi_3')}`)).at(-1)).toMatchObject({
      type: 'CreditsCaptured',
      data: { capturedAmount: 3 },
    });
  });

  test('is recorded and leaves the exception open when it can’t help', async () => {
    const { commands, report, open, steps } = await finance([initiated('pi_4')], [entry('pi_4')]);
    await report();
    const [id = ''] = await open();
    await expect(commands.repairException(id, 'grant_again', as('fay'))).rejects.toThrow(
      'This payment is not recorded as paid: record it first.',
    );
    expect(await steps(id)).toEqual(['ExceptionOpened', 'ExceptionRepairTried']);
  });
});

describe('the end of an exception by hand', () => {
  test('takes two persons above $100, and its row opens no other', async () => {
    const { commands, report, open } = await finance(twelve.missing_in_provider.log, []);
    await report();
    const [id = ''] = await open();
    await commands.settleException(id, 'written_off', 'Paid in cash', as('fay'));
    await expect(commands.settleException(id, 'written_off', 'Paid in cash', as('fay'))).rejects.toThrow(
      'A second person has to approve this.',
    );
    await commands.settleException(id, 'written_off', 'I saw it', as('bo'));
    await report();
    expect(await open()).toEqual([]);
  });
});

describe('a month', () => {
  const month = '2026-01';
  const closed = async () => {
    const opened = await finance(sound.log, sound.provider);
    opened.clock.now = february;
    await opened.commands.closePeriod(month, as('fay'));
    return opened;
  };

  test('closes with its totals and the event that they can be checked against', async () => {
    const { eventStore, books } = await closed();
    const [event] = await eventStore.readStream(`period-${month}`);
    const { position, hash } = await books.head();
    expect(event).toMatchObject({
      type: 'PeriodClosed',
      data: {
        byId: 'fay',
        position,
        headHash: hash,
        totals: (await books.monthFigures(month)).totals,
        openExceptions: [],
      },
    });
    expect(hash).not.toBe('');
  });

  test('keeps its totals once closed: later facts go to the first open day', async () => {
    const { commands, books, records } = await closed();
    const before = (await books.monthFigures(month)).totals;
    const late = entry('pi_ok', {
      kind: 'refund',
      amountCents: -1_000,
      feeCents: 30,
      bookedAtMs: february - 3_600_000,
    });
    const fee = entry('none', {
      kind: 'fee',
      paymentId: null,
      ownerId: null,
      amountCents: -200,
      feeCents: 0,
      bookedAtMs: Date.UTC(2026, 0, 31, 23, 30),
    });
    records.current = recordsOf([...sound.provider, fee, late]).records;
    await commands.reconcile(as('fay'));
    await books.caughtUp();
    expect((await books.monthFigures(month)).totals).toEqual(before);
    expect((await books.monthFigures('2026-02')).totals).toMatchObject({ fees: 230, clearing: -230 });
  });

  test('stays open with an exception of severity 1, one without an owner, or an unreadable page', async () => {
    const severe = await finance(twelve.missing_in_provider.log, []);
    severe.clock.now = february;
    await expect(severe.commands.closePeriod(month, as('fay'))).rejects.toThrow('severity 1');
    const orphan = await finance(twelve.late_completion.log, []);
    orphan.clock.now = february;
    await expect(orphan.commands.closePeriod(month, as('fay'))).rejects.toThrow('Open exceptions without an owner: 1.');
    await orphan.commands.assignException('usage.late_completion.late-1', 'fay', as('fay'));
    await orphan.commands.closePeriod(month, as('fay'));
    const unread = await finance(sound.log, sound.provider, (page) => ({ ...page, livemode: true }));
    unread.clock.now = february;
    await expect(unread.commands.closePeriod(month, as('fay'))).rejects.toThrow(
      "The provider's records could not be read to their end: a page is of another account.",
    );
  });

  test('reopens and closes in order', async () => {
    const { commands, clock } = await closed();
    clock.now = Date.UTC(2026, 2, 3);
    await commands.closePeriod('2026-02', as('fay'));
    await expect(commands.reopenPeriod(month, 'A late dispute', as('fay'))).rejects.toThrow('Reopen 2026-02 first');
    await commands.reopenPeriod('2026-02', 'A late dispute', as('fay'));
    await commands.reopenPeriod(month, 'A late dispute', as('fay'));
    await expect(commands.closePeriod('2026-02', as('fay'))).rejects.toThrow('Close 2026-01 first');
    await commands.closePeriod(month, as('fay'));
    await commands.closePeriod('2026-02', as('fay'));
    await expect(commands.closePeriod(month, as('fay'))).rejects.toThrow('Reopen 2026-02 first');
  });

  test.each(['2025-12', '1969-12', '0000-01'])('before the first event, %s, has nothing to close', async (before) => {
    const { commands } = await finance(sound.log, sound.provider);
    await expect(commands.closePeriod(before, as('fay'))).rejects.toThrow('The books begin in 2026-01');
  });

  test('stays open while an earlier month is open', async () => {
    const { commands, clock } = await finance(sound.log, sound.provider);
    clock.now = Date.UTC(2026, 5, 3);
    await expect(commands.closePeriod('2026-03', as('fay'))).rejects.toThrow('Close 2026-01 first');
  });

  test('takes facts again once it is reopened', async () => {
    const { commands, books, eventStore } = await closed();
    await commands.reopenPeriod(month, 'A late payment', as('fay'));
    await happen(eventStore, [{ ...succeeded('pi_late'), time: Date.UTC(2026, 0, 31) }]);
    await books.caughtUp();
    expect((await books.monthFigures('2026-02')).totals).toMatchObject({ deferred_revenue: 0 });
    expect((await books.monthFigures(month)).totals.clearing).toBe(17_750);
  });
});
