import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import { useSession, type Viewer } from '../../app/session/useSession.ts';
import type { StatementKind, StatementQuery } from '../../gql/graphql.ts';
import { catalog } from '../../testing/server.ts';
import { maria, renderApp } from '../../testing/session.tsx';
import Statement from './index.tsx';

type Row = StatementQuery['statement']['edges'][number]['node'];

const row = (id: number, kind: StatementKind, changes: Partial<Row> = {}): Row => ({
  __typename: 'StatementEntry',
  id: `u1:${id}`,
  time: '2026-11-21T10:00:00.000Z',
  kind,
  amount: 1,
  change: 0,
  balanceAfter: 5,
  debtAfter: 0,
  description: `Movement ${id}`,
  reason: null,
  videoId: null,
  paymentId: null,
  ...changes,
});
const page = (rows: readonly Row[], { totalCount = rows.length, hasNextPage = false } = {}): StatementQuery => ({
  statement: {
    __typename: 'StatementConnection',
    totalCount,
    edges: rows.map((node) => ({ __typename: 'StatementEdge', cursor: node.id, node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage,
      hasPreviousPage: false,
      startCursor: rows[0]?.id ?? null,
      endCursor: rows.at(-1)?.id ?? null,
    },
  },
});

/** The screen with the session from the cache, as in RequireSession. */
function Live() {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <ViewerContext value={session.viewer}>
      <Statement />
    </ViewerContext>
  ) : null;
}

function open(
  answer: (variables: Record<string, unknown>) => StatementQuery | Error,
  { viewer = maria, path = '/statement' }: { viewer?: Viewer; path?: string } = {},
) {
  return {
    ...renderApp(<Live />, { viewer, path, answers: { Statement: answer, Catalog: () => ({ catalog }) } }),
    user: userEvent.setup({ delay: null }),
  };
}
const cellsOf = async (name: string): Promise<(string | null)[]> => {
  const line = (await screen.findByText(name)).closest('tr');
  return line === null
    ? []
    : within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
};

afterEach(cleanup);

describe('the balance', () => {
  test('shows the available and held credits and the total', async () => {
    open(() => page([]));
    const balance = within(await screen.findByRole('region', { name: 'Balance' }));
    expect(balance.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['7.5', '1.5', '9']);
    expect(balance.getByRole('img', { name: 'Credits: 7.5 available, 1.5 held, 3 used' })).not.toBeNull();
  });

  test('shows a debt', async () => {
    open(() => page([]), { viewer: { ...maria, account: { ...maria.account, available: 0, debt: 2.5 } } });
    expect(await screen.findByText('Owed')).not.toBeNull();
    expect(screen.getByText(/2.5 credits that had been used already/u)).not.toBeNull();
  });
});

test('grants are listed in order of use, with their expiry', async () => {
  const lot = { __typename: 'CreditLot', available: 1, grantedAt: '2026-11-01T12:00:00.000Z' } as const;
  const lots: Viewer['account']['lots'] = [
    {
      ...lot,
      id: 'l1',
      source: 'TRIAL',
      description: '30-day trial',
      available: 2.5,
      expiresAt: '2026-12-01T12:00:00.000Z',
    },
    { ...lot, id: 'l2', source: 'BUNDLE', description: 'Starter Pack', available: 5, expiresAt: null },
  ];
  open(() => page([]), { viewer: { ...maria, account: { ...maria.account, lots } } });
  expect(await cellsOf('30-day trial')).toEqual(['30-day trial', 'Trial', 'Nov 1, 2026', '2.5', 'Dec 1, 2026']);
  expect(await cellsOf('Starter Pack')).toEqual([
    'Starter Pack',
    'Credit bundle',
    'Nov 1, 2026',
    '5',
    'Does not expire',
  ]);
  expect(screen.getByText(/Next to expire: 2.5 on Dec 1, 2026/u)).not.toBeNull();
});

describe('movements', () => {
  test('are one row a video on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(max-width: 767px)' });
    try {
      open(() =>
        page([
          row(3, 'CAPTURE', { amount: 1, change: 0.5, videoId: 'v1', balanceAfter: 12 }),
          row(2, 'HOLD', { amount: 1.5, change: -1.5, videoId: 'v1', balanceAfter: 11.5 }),
          row(1, 'GRANT', { amount: 10, change: 10, balanceAfter: 13 }),
        ]),
      );
      const list = await screen.findByRole('list', { name: 'Movements of your credits, the latest first' });
      const rows = within(list).getAllByRole('listitem');
      expect(rows).toHaveLength(2);
      expect(rows[0]?.textContent).toContain('Used');
      expect(rows[0]?.textContent).toContain('−1.0');
      expect(rows[0]?.textContent).toContain('Balance 12.0');
    } finally {
      window.matchMedia = wide;
    }
  });

  test.each<[Row, readonly [kind: string, why: string, amount: string, balance: string]]>([
    [
      row(1, 'GRANT', { amount: 10, change: 10, balanceAfter: 13, paymentId: 'pi_1' }),
      ['Added', 'Paid by card', '+10.0', '13.0'],
    ],
    [
      row(1, 'GRANT', { amount: 10, change: 6, paymentId: 'pi_1', reason: '4.0 went to the debt' }),
      ['Added', 'Paid by card, 10 credits granted. 4.0 went to the debt', '+6.0', '5.0'],
    ],
    [
      row(1, 'HOLD', { amount: 1.5, change: -1.5, videoId: 'v1' }),
      ['Held', 'Set aside until the video is finished', '−1.5', '5.0'],
    ],
    [
      row(1, 'CAPTURE', { amount: 1, change: 0.5, reason: '51 seconds of video, 0.5 of the hold returned' }),
      ['Used', '1 credit used from the hold. 51 seconds of video, 0.5 of the hold returned', '+0.5', '5.0'],
    ],
    [
      row(1, 'CAPTURE', { amount: 1, reason: '55 seconds of video' }),
      ['Used', '1 credit used from the hold. 55 seconds of video', '1 from the hold', '5.0'],
    ],
    [
      row(1, 'RELEASE', { amount: 2, change: 2, reason: 'Returned: rendering failed' }),
      ['Returned', 'Returned: rendering failed', '+2.0', '5.0'],
    ],
    [
      row(1, 'EXPIRY', { amount: 3, change: -3, balanceAfter: 0, reason: 'Not used before the expiry date' }),
      ['Expired', 'Not used before the expiry date', '−3.0', '0.0'],
    ],
    [
      row(1, 'CLAW_BACK', { amount: 10, change: -7.5, balanceAfter: 0, debtAfter: 2.5 }),
      ['Taken back', '10 credits to give back. 2.5 credits owed afterwards', '−7.5', '0.0'],
    ],
    [row(1, 'RESTORE', { amount: 7.5, change: 7.5 }), ['Restored', '–', '+7.5', '5.0']],
    [
      row(1, 'ADJUSTMENT', { amount: 5, change: -2, reason: 'Goodwill was counted twice' }),
      ['Adjusted', 'Goodwill was counted twice', '−2.0', '5.0'],
    ],
  ])('of kind %# show sign, text and balance', async (movement, [kind, why, amount, balance]) => {
    open(() => page([movement]));
    const [, shownKind, , shownWhy, shownAmount, shownBalance] = await cellsOf('Movement 1');
    expect([shownKind, shownWhy, shownAmount, shownBalance]).toEqual([kind, why, amount, balance]);
  });

  test('link to their video', async () => {
    open(() => page([row(1, 'HOLD', { videoId: 'v1', description: '14 Alder & Oak' })]));
    expect((await screen.findByRole('link', { name: '14 Alder & Oak' })).getAttribute('href')).toBe(
      '/my-videos?q=14+Alder+%26+Oak',
    );
  });

  test('are paged', async () => {
    const { user } = open(({ after }) =>
      after === undefined
        ? page([row(3, 'GRANT'), row(2, 'HOLD')], { totalCount: 3, hasNextPage: true })
        : page([row(1, 'GRANT')], { totalCount: 3 }),
    );
    expect(await screen.findByText('Showing 2 of 3 movements')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 3 of 3 movements')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('are filtered by the kind in the address, and the filter can be cleared', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      (variables) => {
        asked.push(variables['kind']);
        return page([]);
      },
      { path: '/statement?kind=claw-back' },
    );
    await user.click(await screen.findByRole('button', { name: 'Clear filter' }));
    expect(await screen.findByText('No movements yet')).not.toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Used by videos');
    await waitFor(() => expect(asked).toEqual(['CLAW_BACK', undefined, 'CAPTURE']));
  });

  test('can be retried after a failure', async () => {
    let down = true;
    const { user } = open(() => (down ? new TypeError('Failed to fetch') : page([row(1, 'GRANT')])));
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await user.click(again);
    expect(await screen.findByText('Movement 1')).not.toBeNull();
  });

  test('can be downloaded as CSV and JSON', async () => {
    open(() => page([]));
    expect((await screen.findByRole('link', { name: 'CSV' })).getAttribute('href')).toBe(
      '/api/credits/statement?format=csv',
    );
    expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe('/api/credits/statement?format=json');
  });
});

test('a live update changes the balance and the grants', async () => {
  const { update } = open(() => page([]));
  await screen.findByRole('region', { name: 'Balance' });
  const lots: Viewer['account']['lots'] = [
    {
      __typename: 'CreditLot',
      id: 'l9',
      source: 'BUNDLE',
      description: 'Growth Bundle',
      available: 25,
      grantedAt: '2026-11-21T10:00:00.000Z',
      expiresAt: null,
    },
  ];
  update({
    __typename: 'CreditsChanged',
    position: '13',
    cursor: '13',
    account: { ...maria.account, available: 32.5, lots, position: '13' },
  });
  expect(await screen.findByText('Growth Bundle')).not.toBeNull();
  expect(within(screen.getByRole('region', { name: 'Balance' })).getAllByRole('definition')[0]?.textContent).toBe(
    '32.5',
  );
});

test('the price of a length is explained with examples', async () => {
  const { user } = open(() => page([]));
  await user.click(await screen.findByRole('button', { name: 'Why this cost?' }));
  const rows = within(await screen.findByRole('dialog', { name: 'Why this cost?' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['Length of the videoCredits', '30 s0.5', '31 s1', '1 min 27 s1.5', '3 min3']);
});
