import { describe, expect, test } from '@jest/globals';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { history, open } from './testing/finance-area.ts';

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
