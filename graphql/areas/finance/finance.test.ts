import { describe, expect, test } from '@jest/globals';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import type { ProviderEntry } from '../../../domain/finance/index.ts';
import { inWords } from '../../../words/index.ts';
import { goodsOf } from './wording.ts';
import { bought, given, now, registered } from '../../testing/area.ts';

const paid = happened('payment-pi_pack', 'PaymentSucceeded', {
  paymentId: 'pi_pack',
  purchaseId: null,
  invoiceId: null,
  userId: 'ann',
  items: [
    {
      kind: 'bundle',
      id: 'starter-pack',
      name: 'Starter Pack',
      halfCredits: 20,
      twinCredits: 0,
      priceCents: 17_750,
      catalogVersion: '1',
    },
  ],
  amountCents: 17_750,
  currency: 'usd',
  reportedBy: 'provider',
});
const charge = happened('statement-stripe', 'ProviderEntryRecorded', {
  entryId: 'txn_1',
  provider: 'stripe',
  kind: 'charge',
  paymentId: 'pi_pack',
  ownerId: 'ann',
  customerId: null,
  amountCents: 17_750,
  feeCents: 545,
  netCents: 17_205,
  currency: 'usd',
  bookedAtMs: Date.UTC(2026, 0, 1),
  settledCents: null,
});
const exceptionId = 'credits.used_after_refund.pi_pack';
const opened = happened(`exception-${exceptionId}`, 'ExceptionOpened', {
  exceptionId,
  leg: 'credits',
  status: 'used_after_refund',
  key: 'pi_pack',
  userId: 'ann',
  amountCents: 17_750,
  sinceMs: now - 2 * 3_600_000,
});
const history = [registered('admin'), registered('ann'), paid, bought('ann', 'pack'), charge, opened];
const doubles = {
  providers: { payments: { mode: 'test' } },
  finance: {
    history: async () => [],
    decisionHistory: async () => [],
    firstEventAt: async () => Date.UTC(2025, 10, 3),
  },
} as const;
const open = async (commands: object = {}, past: readonly GivenEvent[] = history, more: object = {}) =>
  (await given(past, { ...doubles, ...more, commands: { finance: commands } } as Parameters<typeof given>[1])).as;

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

describe('a month', () => {
  const lost = happened('credits-ann', 'CreditsExpired', {
    asset: 'minutes',
    lotId: 'pack',
    amount: 5,
    cause: 'expiry',
  });
  const monthOf = async (id: string, past: readonly GivenEvent[] = [...history, lost]) =>
    (await open({}, past))('admin').graphql(
      `{ financeMonth(id: "${id}") { id state salesCents refundsCents netCents revenueCents breakageCents feesCents canClose canReopen bridges { account openingCents steps { part cents } closingCents } accounts { account openingCents changeCents closingCents } checks { id isDone } } }`,
    );

  test('is a report: sales, refunds, bridges from opening to closing, every balance, and what its close waits for', async () => {
    const breakage = Math.floor((17_750 * 5) / 20);
    expect(await monthOf('2026-01')).toEqual({
      financeMonth: {
        id: '2026-01',
        state: 'RUNNING',
        salesCents: 17_750,
        refundsCents: 0,
        netCents: 17_750,
        revenueCents: 0,
        breakageCents: breakage,
        feesCents: 545,
        canClose: false,
        canReopen: false,
        bridges: [
          {
            account: 'deferred_revenue',
            openingCents: 0,
            steps: [
              { part: 'sold', cents: 17_750 },
              { part: 'used', cents: 0 },
              { part: 'expired', cents: -breakage },
              { part: 'refunded', cents: 0 },
              { part: 'adjusted', cents: 0 },
            ],
            closingCents: 17_750 - breakage,
          },
          {
            account: 'clearing',
            openingCents: 0,
            steps: [
              { part: 'received', cents: 17_750 },
              { part: 'givenBack', cents: 0 },
              { part: 'feesPaid', cents: -545 },
              { part: 'paidOut', cents: 0 },
              { part: 'writtenOff', cents: 0 },
              { part: 'testRuns', cents: 0 },
            ],
            closingCents: 17_205,
          },
        ],
        accounts: [
          { account: 'clearing', openingCents: 0, changeCents: 17_205, closingCents: 17_205 },
          {
            account: 'deferred_revenue',
            openingCents: 0,
            changeCents: breakage - 17_750,
            closingCents: breakage - 17_750,
          },
          { account: 'fees', openingCents: 0, changeCents: 545, closingCents: 545 },
          { account: 'breakage', openingCents: 0, changeCents: -breakage, closingCents: -breakage },
        ],
        checks: [
          { id: 'ENDED', isDone: false },
          { id: 'ORDER', isDone: false },
          { id: 'RECORDS', isDone: true },
          { id: 'SEVERE', isDone: true },
          { id: 'OWNERS', isDone: false },
          { id: 'ADJUSTMENTS', isDone: true },
        ],
      },
    });
  });

  test('is listed from the first event on, and only the oldest open one can be closed', async () => {
    const as = await open();
    expect(await as('admin').graphql('{ financeMonths { id state canClose } }')).toEqual({
      financeMonths: [
        { id: '2026-01', state: 'RUNNING', canClose: false },
        { id: '2025-12', state: 'OPEN', canClose: false },
        { id: '2025-11', state: 'OPEN', canClose: true },
      ],
    });
    expect(await monthOf('2025-10')).toEqual({ financeMonth: null });
    expect(await monthOf('2026-02')).toEqual({ financeMonth: null });
  });

  test('allows closing the next one once it is closed, and reopening the latest', async () => {
    const close = (period: string) =>
      happened(`period-${period}`, 'PeriodClosed', {
        period,
        byId: 'admin',
        position: '1',
        headHash: 'h',
        totals: {},
        balances: {},
        parts: {},
        openExceptions: [],
      });
    const as = await open({}, [...history, close('2025-11')]);
    expect(await as('admin').graphql('{ financeMonths { id state canClose canReopen } }')).toMatchObject({
      financeMonths: [
        { state: 'RUNNING' },
        { state: 'OPEN', canClose: true, canReopen: false },
        { state: 'CLOSED', canClose: false, canReopen: true },
      ],
    });
  });

  test('is a file with the same figures', async () => {
    const as = await open({}, [...history, lost]);
    const { body } = await as('admin').rest('GET', '/api/admin/finance/months/2026-01?format=csv');
    expect(String(body)).toContain('"2026-01","running","result","sales","177.50","USD"');
    // A negative amount is a number in a spreadsheet, not a text.
    expect(String(body)).toContain('"2026-01","running","deferred_revenue","expired","-44.37","USD"');
    expect((await as('admin').rest('GET', '/api/admin/finance/months/2020-01')).status).toBe(404);
    expect((await as('ann').rest('GET', '/api/admin/finance/months/2026-01')).status).toBe(403);
  });

  test('opens the movements behind each of its numbers, with names and totals', async () => {
    const as = await open({}, [...history, lost]);
    const movements = async (filter: string) => {
      const { bookEntries } = (await as('admin').graphql(
        `{ bookEntries(from: "2026-01-01", to: "2026-01-31"${filter}) { totals { account part cents } edges { node { description customer } } } }`,
      )) as { bookEntries: { totals: readonly object[]; edges: readonly { node: object }[] } };
      return { totals: bookEntries.totals, nodes: bookEntries.edges.map(({ node }) => node) };
    };
    expect(await movements(', account: "deferred_revenue", part: "expired"')).toEqual({
      totals: [{ account: 'deferred_revenue', part: 'expired', cents: 4_437 }],
      nodes: [{ description: 'Credits expired', customer: 'ann@curbcast.example' }],
    });
    expect(await movements(', account: "clearing"')).toEqual({
      totals: [{ account: 'clearing', part: '', cents: 17_205 }],
      nodes: [
        { description: 'Payment', customer: 'ann@curbcast.example' },
        { description: 'Fee of the provider', customer: 'ann@curbcast.example' },
      ],
    });
    const all = await movements('');
    expect(all.nodes).toHaveLength(3);
    expect(all.totals).toContainEqual({ account: 'breakage', part: '', cents: -4_437 });
  });

  test('lists movements page by page, each once', async () => {
    const as = await open({}, [...history, lost]);
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { bookEntries } = (await as('admin').graphql(
        `{ bookEntries(from: "2026-01-01", to: "2026-01-31", account: "clearing", first: 1, after: "${after}") { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      )) as {
        bookEntries: {
          edges: readonly { node: { id: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      seen.push(...bookEntries.edges.map(({ node }) => node.id));
      if (!bookEntries.pageInfo.hasNextPage) break;
      after = bookEntries.pageInfo.endCursor;
    }
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(2);
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

  test('is found by the e-mail address of its customer', async () => {
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

describe('exceptions', () => {
  test('are listed with their age, meaning and owner, also as a file', async () => {
    const as = await open();
    expect(
      await as('admin').graphql(
        '{ financeExceptions { edges { node { id age severity needsTwo repairs assignee steps { action } } } } }',
      ),
    ).toEqual({
      financeExceptions: {
        edges: [
          {
            node: {
              id: exceptionId,
              age: 'under 24 hours',
              severity: 2,
              needsTwo: true,
              repairs: [],
              assignee: null,
              steps: [],
            },
          },
        ],
      },
    });
    expect(await as('admin').graphql(`{ financeException(id: "${exceptionId}") { id } }`)).toEqual({
      financeException: { id: exceptionId },
    });
    expect(await as('admin').graphql('{ financeExceptions(status: "late_completion") { edges { cursor } } }')).toEqual({
      financeExceptions: { edges: [] },
    });
    const { financeExceptions } = (await as('admin').graphql(
      '{ financeExceptions(status: "used_after_refund") { edges { node { id } } } }',
    )) as { financeExceptions: object };
    expect(financeExceptions).toEqual({ edges: [{ node: { id: exceptionId } }] });
    const { body } = await as('admin').rest('GET', '/api/admin/finance/exceptions?format=json');
    expect(body).toMatchObject([{ id: exceptionId, amount: '177.50', state: 'open' }]);
  });

  test('show both sides, and the repair that waits for a second person', async () => {
    const sidesOf = async (status: 'invoice_unexplained' | 'not_understood', past: readonly GivenEvent[]) => {
      const id = `B.${status}.in_1`;
      const found = happened(`exception-${id}`, 'ExceptionOpened', {
        exceptionId: id,
        leg: 'credits',
        status,
        key: 'in_1',
        userId: 'ann',
        amountCents: 9_900,
        sinceMs: now,
      });
      const proposed = happened(`exception-${id}`, 'RepairProposed', {
        exceptionId: id,
        byId: 'admin',
        repair: 'grant_period',
      });
      const tried = happened(`exception-${id}`, 'ExceptionRepairTried', {
        exceptionId: id,
        byId: 'admin',
        approvedById: 'ann',
        repair: 'grant_period',
      });
      const read = async (more: readonly GivenEvent[]) => {
        const as = await open({}, [...history, ...past, found, ...more]);
        return as('admin').graphql(
          `{ financeException(id: "${id}") { sides { invoice { amountCents currency paidCents parts { kind amountCents } } decision reason } repairProposal { repair } } }`,
        );
      };
      return { waiting: await read([proposed]), tried: await read([proposed, tried]) };
    };
    const plan = { userId: 'ann', invoiceId: 'in_1', subscriptionId: 'sub_1' };
    const discount = {
      kind: 'discount' as const,
      itemId: null,
      description: 'Discount',
      amountCents: -1_100,
      quantity: 1,
      period: null,
    };
    const charged = { ...plan, reason: 'manual', lines: [discount], amountCents: 9_900, currency: 'usd', plan: null };
    const withheld = await sidesOf('invoice_unexplained', [
      happened('invoice-in_1', 'InvoiceIssued', { ...charged, number: null, description: 'Extra', createdAtMs: now }),
      happened('invoice-in_1', 'InvoicePaid', {
        ...charged,
        parts: [
          { kind: 'card', amountCents: 4_000, paymentId: 'pi_1' },
          { kind: 'card', amountCents: 3_000, paymentId: 'pi_2' },
          { kind: 'credit_balance', amountCents: 2_900, paymentId: null },
        ],
        paidAtMs: now,
      }),
      happened('subscription-ann', 'PlanPeriodWithheld', {
        ...plan,
        rule: 'unknown_item',
        isException: true,
        paymentId: null,
        amountCents: 9_900,
        paidAtMs: now,
      }),
    ]);
    const sides = {
      invoice: {
        amountCents: 9_900,
        currency: 'usd',
        paidCents: 9_900,
        parts: [
          { kind: 'COUPON', amountCents: 1_100 },
          { kind: 'CARD', amountCents: 7_000 },
          { kind: 'CREDIT_BALANCE', amountCents: 2_900 },
        ],
      },
      decision: 'Nothing was granted: the invoice charges something that is not in the catalog, and no plan.',
      reason: null,
    };
    expect(withheld.waiting).toEqual({ financeException: { sides, repairProposal: { repair: 'GRANT_PERIOD' } } });
    expect(withheld.tried).toEqual({ financeException: { sides, repairProposal: null } });
    const unread = await sidesOf('not_understood', [
      happened('statement-stripe', 'ProviderObjectNotUnderstood', {
        provider: 'stripe',
        objectId: 'in_1',
        userId: 'ann',
        reason: 'total: not a number',
      }),
    ]);
    expect(unread.tried).toMatchObject({
      financeException: {
        sides: {
          invoice: null,
          decision: 'Nothing was decided: the object cannot be read.',
          reason: 'total: not a number',
        },
      },
    });
  });

  test('carry the person who acts on them', async () => {
    const told: unknown[] = [];
    const as = await open({
      settleException: async (...args: readonly unknown[]) => {
        told.push(args);
        return { position: '0000000000000001' };
      },
    });
    const settle = `mutation { settleException(input: { exceptionId: "${exceptionId}", how: WRITTEN_OFF, reason: "Stolen card" }) { exception { id } } }`;
    expect(await as('admin').graphql(settle)).toEqual({ settleException: { exception: { id: exceptionId } } });
    expect(told).toMatchObject([
      [exceptionId, 'written_off', 'Stolen card', { actor: { kind: 'admin', id: 'admin' } }],
    ]);
    expect(await as('admin', { authenticatedAt: 0 }).graphql(settle)).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
  });
});

test('a decision about taken credits names its proposer and the reason to the approver', async () => {
  const taken = happened('credits-ann', 'CreditsAdjusted', {
    asset: 'minutes',
    adjustmentId: 'a1',
    act: 'take',
    purpose: 'correction',
    beforeAmount: 20,
    afterAmount: 0,
    removed: [{ lotId: 'pack', amount: 20 }],
    lotId: 'adjustment-a1',
    addedAmount: 0,
    expiresAtMs: null,
    debtPaidAmount: 0,
    debtClearedAmount: 0,
    reason: 'A typing error',
    note: null,
  });
  const about = { adjustmentId: 'a1', byId: 'admin', outcome: 'breakage', reason: 'Given up' } as const;
  const proposed = happened('adjustment-a1', 'AdjustmentProposed', about);
  const decided = happened('adjustment-a1', 'AdjustmentDecided', {
    ...about,
    userId: 'ann',
    approvedById: 'ann',
    amountCents: 17_750,
  });
  const finance = { ...doubles.finance, decisionHistory: async () => [{ ...proposed, time: now }] };
  const read = async (state: string, ...more: readonly GivenEvent[]) => {
    const as = await open({}, [...history, taken, ...more], { finance });
    const { financeAdjustments } = (await as('admin').graphql(
      `{ financeAdjustments(state: ${state}) { edges { node {
        outcome decidedBy approvedBy proposal { outcome by byMe reason } } } } }`,
    )) as { financeAdjustments: { edges: { node: object }[] } };
    return financeAdjustments.edges.map(({ node }) => node);
  };
  const [admin, ann] = ['admin@curbcast.example', 'ann@curbcast.example'];
  const undecided = { outcome: null, decidedBy: null, approvedBy: null };
  expect(await read('WAITING')).toEqual([{ ...undecided, proposal: null }]);
  expect(await read('WAITING', proposed)).toEqual([
    { ...undecided, proposal: { outcome: 'BREAKAGE', by: admin, byMe: true, reason: 'Given up' } },
  ]);
  expect(await read('DECIDED', proposed, decided)).toEqual([
    { outcome: 'BREAKAGE', decidedBy: admin, approvedBy: ann, proposal: null },
  ]);
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
])('is refused to users: %s', async (source) => {
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
