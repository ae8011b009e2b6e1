import { describe, expect, test } from '@jest/globals';
import type { ProviderEntry } from '../../../domain/finance/index.ts';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { inWords } from '../../../words/index.ts';
import { goodsOf } from './wording.ts';
import { bought, now, registered } from '../../testing/area.ts';
import { charge, history, open, pack, paid } from './testing/finance-area.ts';

describe('the books', () => {
  test('show legs, balances and days', async () => {
    const as = await open();
    expect(
      await as('admin').graphql(
        '{ financeSummary { deferredRevenueCents clearingCents owedCredits isLive alarms { id } legs { id rows matched pending exceptions left drift } } }',
      ),
    ).toEqual({
      financeSummary: {
        deferredRevenueCents: 17_750,
        clearingCents: 17_205,
        owedCredits: 10,
        isLive: false,
        alarms: [],
        legs: [
          { id: 'payments', rows: 1, matched: 1, pending: 0, exceptions: 0, left: '$177.50', drift: '$0.00' },
          { id: 'credits', rows: 1, matched: 1, pending: 0, exceptions: 1, left: '10.0 credits', drift: '0.0 credits' },
          { id: 'accounts', rows: 1, matched: 1, pending: 0, exceptions: 0, left: null, drift: null },
          { id: 'usage', rows: 0, matched: 0, pending: 0, exceptions: 0, left: '0.0 credits', drift: '0.0 credits' },
          { id: 'payouts', rows: 0, matched: 0, pending: 0, exceptions: 0, left: '$0.00', drift: '$0.00' },
        ],
      },
    });
    const { financeDays } = (await as('admin').graphql(
      '{ financeDays(days: 15) { day soldCents feesCents soldCredits owedCredits } }',
    )) as { financeDays: readonly object[] };
    expect(financeDays).toHaveLength(15);
    expect(financeDays[0]).toEqual({
      day: '2026-01-01',
      soldCents: 17_750,
      feesCents: 545,
      soldCredits: 10,
      owedCredits: 10,
    });
  });

  test('count a payment as pending until a run has compared it, and not once a person settled it', async () => {
    const legs = '{ financeSummary { legs { id rows matched pending exceptions settled drift acceptedDrift } } }';
    const paymentsLeg = async (past: readonly GivenEvent[]) => {
      const as = await open({}, past);
      const { financeSummary } = (await as('admin').graphql(legs)) as { financeSummary: { legs: readonly object[] } };
      return financeSummary.legs[0];
    };
    const unread = [registered('admin'), registered('ann'), paid, bought('ann', 'pack')];
    const missing = { leg: 'payments', status: 'missing_in_provider', key: 'pi_pack' } as const;
    const missingId = 'payments.missing_in_provider.pi_pack';
    const found = happened(`exception-${missingId}`, 'ExceptionOpened', {
      exceptionId: missingId,
      ...missing,
      userId: 'ann',
      amountCents: -17_750,
      sinceMs: now - 2 * 3_600_000,
    });
    const settled = happened(`exception-${missingId}`, 'ExceptionSettled', {
      exceptionId: missingId,
      byId: 'admin',
      approvedById: null,
      how: 'written_off',
      reason: 'Agreed',
    });
    const row = { id: 'payments', rows: 1, matched: 0, drift: '-$177.50' };
    const unsettled = { ...row, settled: 0, acceptedDrift: '$0.00' };
    expect(await paymentsLeg(unread)).toEqual({ ...unsettled, pending: 1, exceptions: 0 });
    expect(await paymentsLeg([...unread, found])).toEqual({ ...unsettled, pending: 0, exceptions: 1 });
    expect(await paymentsLeg([...unread, found, settled])).toEqual({
      ...row,
      pending: 0,
      exceptions: 0,
      settled: 1,
      acceptedDrift: '-$177.50',
    });
  });

  test('list the double entries of a day, which add up to zero, also as CSV', async () => {
    const as = await open();
    const { bookEntries } = (await as('admin').graphql(
      '{ bookEntries(from: "2026-01-01") { edges { node { description paymentId lines { account cents } } } } }',
    )) as { bookEntries: { edges: readonly { node: { lines: readonly { cents: number }[] } }[] } };
    expect(bookEntries.edges.map(({ node }) => node)).toMatchObject([
      { description: 'Payment', lines: [{ account: 'clearing', cents: 17_750 }, { account: 'deferred_revenue' }] },
      {
        description: 'Fee of the provider',
        lines: [{ account: 'fees', cents: 545 }, { account: 'clearing' }],
      },
    ]);
    for (const { node } of bookEntries.edges) expect(node.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const { body } = await as('admin').rest('GET', '/api/admin/finance/journal?from=2026-01-01&format=csv');
    expect(String(body)).toContain('"Payment","clearing","177.50",,"USD","pi_pack","ann"');
  });

  test('show a payment from all sides', async () => {
    const as = await open();
    expect(
      await as('admin').graphql(
        '{ financePayment(id: "pi_pack") { faults paidFor granted debt provider { paidCents feeCents } ledger { userId paidCents } entries { description } } }',
      ),
    ).toEqual({
      financePayment: {
        faults: [],
        paidFor: '10.0 credits',
        granted: '10.0 credits',
        debt: 'Nothing',
        provider: { paidCents: 17_750, feeCents: 545 },
        ledger: { userId: 'ann', paidCents: 17_750 },
        entries: [{ description: 'Payment' }, { description: 'Fee of the provider' }],
      },
    });
    expect(await as('admin').graphql('{ financePayment(id: "pi_none") { id } }')).toEqual({ financePayment: null });
  });
});

test('payments are listed with their status and customer', async () => {
  const as = await open();
  expect(
    await as('admin').graphql('{ financePayments { edges { node { id status customer amountCents } } } }'),
  ).toEqual({
    financePayments: {
      edges: [{ node: { id: 'pi_pack', status: 'PAID', customer: 'ann@curbcast.example', amountCents: 17_750 } }],
    },
  });
});

describe('the order of payments', () => {
  /** A payment without an amount, because nobody paid it, and two that the log knows. */
  const several = [
    ...history,
    happened('payment-pi_small', 'PaymentSucceeded', { ...pack, paymentId: 'pi_small', amountCents: 990 }),
    happened('payment-pi_open', 'PaymentInitiated', {
      paymentId: 'pi_open',
      purchaseId: null,
      invoiceId: null,
      userId: 'ann',
      items: pack.items,
      currency: 'usd',
      provider: 'stripe',
    }),
  ];

  test.each([
    ['LAST_CHANGED', ['pi_open', 'pi_small', 'pi_pack']],
    ['FIRST_CHANGED', ['pi_pack', 'pi_small', 'pi_open']],
    ['HIGHEST', ['pi_pack', 'pi_small', 'pi_open']],
    ['LOWEST', ['pi_open', 'pi_small', 'pi_pack']],
  ])('%s covers all pages', async (order, ids) => {
    const as = await open({}, several);
    const page = async (after: string) =>
      (
        (await as('admin').graphql(
          `{ financePayments(first: 1, order: ${order}, after: "${after}") { edges { cursor node { id } } } }`,
        )) as { financePayments: { edges: readonly { cursor: string; node: { id: string } }[] } }
      ).financePayments.edges;
    const found: string[] = [];
    for (let edges = await page(''); edges[0] !== undefined; edges = await page(edges[0].cursor))
      found.push(edges[0].node.id);
    expect(found).toEqual(ids);
  });

  test('refuses the cursor of another order', async () => {
    const as = await open({}, several);
    const { financePayments } = (await as('admin').graphql(
      '{ financePayments(first: 1) { pageInfo { endCursor } } }',
    )) as { financePayments: { pageInfo: { endCursor: string } } };
    const other = `{ financePayments(order: LOWEST, after: "${financePayments.pageInfo.endCursor}") { edges { cursor } } }`;
    expect(await as('admin').graphql(other)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('an account', () => {
  const used = happened('credits-ann', 'CreditsExpired', {
    asset: 'minutes',
    lotId: 'pack',
    amount: 5,
    cause: 'expiry',
  });
  const past = [registered('admin'), registered('ann'), bought('ann', 'pack'), used];
  const balanceAt = async (argument: string) => {
    const as = await open({}, past);
    return as('admin').graphql(`{ ledgerAccount(userId: "ann"${argument}) { name revision available position time } }`);
  };

  test('is shown now, at any position of the log, and at any time', async () => {
    const { ledgerAccount: latest } = (await balanceAt('')) as { ledgerAccount: { position: string; time: string } };
    expect(latest).toMatchObject({ revision: 1, available: 7.5 });
    expect(await balanceAt(`, position: "${latest.position}"`)).toEqual({ ledgerAccount: latest });
    const before = String(Number(latest.position) - 1).padStart(latest.position.length, '0');
    expect(await balanceAt(`, position: "${before}"`)).toMatchObject({ ledgerAccount: { revision: 0, available: 10 } });
    expect(await balanceAt(`, time: "${latest.time}"`)).toEqual({ ledgerAccount: latest });
    const earlier = new Date(Date.parse(latest.time) - 1).toISOString();
    expect(await balanceAt(`, time: "${earlier}"`)).toMatchObject({ ledgerAccount: { revision: 0, available: 10 } });
  });

  test('is found by the email address of its customer', async () => {
    const as = await open({}, past);
    const of = (asked: string) => as('admin').graphql(`{ ledgerAccount(userId: "${asked}") { userId } }`);
    expect(await of('Ann@curbcast.example')).toEqual({ ledgerAccount: { userId: 'ann' } });
    expect(await of('an@curbcast.example')).toEqual({ ledgerAccount: null });
  });

  test('is empty before its first movement, and unknown without one', async () => {
    expect(await balanceAt(', time: "2020-01-01T00:00:00Z"')).toMatchObject({
      ledgerAccount: { revision: -1, available: 0, position: null, time: null },
    });
    const as = await open({}, past);
    expect(await as('admin').graphql('{ ledgerAccount(userId: "bo") { name } }')).toEqual({ ledgerAccount: null });
  });
});

describe('alarms', () => {
  const idsOf = async (past: readonly GivenEvent[], more: object = {}) => {
    const as = await open({}, past, more);
    const { financeSummary } = (await as('admin').graphql('{ financeSummary { alarms { id } } }')) as {
      financeSummary: { alarms: readonly { id: string }[] };
    };
    return financeSummary.alarms.map(({ id }) => id);
  };
  const severe = (age: number) => [
    ...history,
    happened('exception-payments.missing_in_ledger.pi_x', 'ExceptionOpened', {
      exceptionId: 'payments.missing_in_ledger.pi_x',
      leg: 'payments',
      status: 'missing_in_ledger',
      key: 'pi_x',
      userId: 'ann',
      amountCents: 100,
      sinceMs: now - age,
    }),
  ];
  const live = { providers: { payments: { mode: 'live' } } };

  test('are raised for an exception of severity 1 that is older than an hour', async () => {
    expect(await idsOf(severe(3_599_000))).toEqual([]);
    expect(await idsOf(severe(3_601_000))).toEqual(['SEVERE']);
  });

  test('are raised for money that is at the provider for more than four days', async () => {
    // The payment of the history is two weeks old, and nothing was paid out.
    expect(await idsOf(history, live)).toEqual(['CLEARING']);
    const paidOut = happened('statement-stripe', 'ProviderEntryRecorded', {
      ...(charge.data as never as ProviderEntry),
      entryId: 'txn_2',
      kind: 'payout',
      paymentId: null,
      amountCents: -17_205,
      feeCents: 0,
      netCents: -17_205,
      settledCents: 17_205,
    });
    expect(await idsOf([...history, paidOut], live)).toEqual([]);
  });
});

test.each([
  '{ financeSummary { isLive } }',
  '{ financeDays { day } }',
  '{ financeExceptions { edges { cursor } } }',
  '{ bookEntries(from: "2026-01-01") { edges { cursor } } }',
  '{ financePayment(id: "pi_pack") { id } }',
  '{ financePeriods { id } }',
  '{ financeMonths { id } }',
  '{ financeMonth(id: "2025-11") { id } }',
  '{ financePayments { edges { cursor } } }',
  '{ financeAdjustments { edges { cursor } } }',
  'mutation { reopenException(input: { exceptionId: "x", reason: "abc" }) { position } }',
  'mutation { decideAdjustment(input: { adjustmentId: "x", outcome: BREAKAGE, reason: "abc" }) { position } }',
  'mutation { reopenAdjustment(input: { adjustmentId: "x", reason: "abc" }) { position } }',
  '{ financeException(id: "x") { id } }',
  '{ financeStatuses { id } }',
  '{ ledgerAccount(userId: "ann") { available } }',
  'mutation { reconcile { recorded } }',
  'mutation { takeException(input: { exceptionId: "x" }) { position } }',
  'mutation { noteException(input: { exceptionId: "x", note: "abc" }) { position } }',
  'mutation { repairException(input: { exceptionId: "x", repair: GRANT_AGAIN }) { position } }',
  'mutation { settleException(input: { exceptionId: "x", how: WRITTEN_OFF, reason: "abc" }) { position } }',
  'mutation { closePeriod(input: { period: "2026-10" }) { position } }',
  'mutation { reopenPeriod(input: { period: "2026-10", reason: "abc" }) { position } }',
])('refuses users: %s', async (source) => {
  const as = await open();
  expect(await as('ann').graphql(source)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each([
  ['{ financeDays(days: 0) { day } }', 'INVALID_INPUT'],
  ['{ bookEntries(from: "yesterday") { edges { cursor } } }', 'INVALID_INPUT'],
  ['{ bookEntries(from: "2026-01-02", to: "2026-01-01") { edges { cursor } } }', 'INVALID_INPUT'],
  ['{ bookEntries(from: "2025-01-01", to: "2026-01-02") { edges { cursor } } }', 'INVALID_INPUT'],
  ['{ bookEntries(from: "2026-01-01", account: "gold") { edges { cursor } } }', 'INVALID_INPUT'],
  ['{ financeMonth(id: "2026") { id } }', 'INVALID_INPUT'],
  ['{ financeExceptions(status: "lost") { edges { cursor } } }', 'INVALID_INPUT'],
  ['{ ledgerAccount(userId: "ann", position: "1", time: "2026-01-01T00:00:00Z") { available } }', 'INVALID_INPUT'],
  ['mutation { closePeriod(input: { period: "2026-13" }) { position } }', 'INVALID_INPUT'],
  ['mutation { settleException(input: { exceptionId: "x", how: OPEN, reason: "abc" }) { position } }', 'INVALID_INPUT'],
])('refuses %s', async (source, code) => {
  expect(await (await open())('admin').graphql(source)).toMatchObject({ code });
});

test.each([
  [20, 0, '10.0 credits'],
  [21, 1, '10.0 credits and 1 Digital Twin'],
  [2, 2, '2 Digital Twins'],
  [0, 0, 'Nothing'],
])('%s units with %s Digital Twins are "%s"', (units, twins, words) => {
  expect(inWords(goodsOf(units, twins), 'en')).toBe(words);
});
