import { describe, expect, test } from '@jest/globals';
import { givenTime, happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';

const by = (actorId: string, event: ReturnType<typeof happened>, subject: string) => ({
  ...event,
  metadata: { actor: { kind: 'admin', id: actorId } as const, from: '203.0.113.0/24', subject },
});
const adjusted = (userId: string, before: number, after: number, reason = 'Goodwill') =>
  happened(`credits-${userId}`, 'CreditsAdjusted', {
    asset: 'minutes',
    adjustmentId: `${userId}-${after}`,
    act: 'set' as const,
    purpose: null,
    beforeAmount: before,
    afterAmount: after,
    removed: [],
    lotId: 'l1',
    addedAmount: Math.max(0, after - before),
    debtClearedAmount: 0,
    expiresAtMs: null,
    debtPaidAmount: 0,
    reason,
    note: null,
  });
const suspended = happened('user-bo', 'AccountSuspended', { userId: 'bo', by: 'admin', reason: '=HYPERLINK("x")' });
const acts = [
  registered('admin'),
  registered('ann'),
  registered('bo'),
  by('admin', adjusted('ann', 6, 20), 'ann'),
  by('admin', suspended, 'bo'),
  by('admin', adjusted('admin', 6, 8, 'For a test'), 'admin'),
];
const list = (args = '') =>
  `{ adminActions${args} { edges { node { action actor target reason from selfCredit changes { field before after } } } pageInfo { hasNextPage endCursor } } }`;
const actionsIn = (answer: unknown) =>
  (answer as { adminActions: { edges: { node: Record<string, unknown> }[] } }).adminActions.edges.map(
    ({ node }) => node,
  );

test('an action says who did what to whom, before and after, why and from where', async () => {
  const { as } = await given(acts);
  const found = actionsIn(await as('admin').graphql(list()));
  expect(found.map(({ action }) => action)).toEqual(['Set credits', 'Suspended an account', 'Set credits']);
  expect(found[2]).toEqual({
    action: 'Set credits',
    actor: 'admin@curbcast.example',
    target: 'ann@curbcast.example',
    reason: 'Goodwill',
    from: '203.0.113.0/24',
    selfCredit: false,
    changes: [{ field: 'Available credits', before: '3', after: '10' }],
  });
});

test('hides what was written about a person whose erasure has started, while the log can still read it', async () => {
  const { as } = await given([...acts, happened('user-ann', 'ErasureStarted', { userId: 'ann' })]);
  const [own, suspension, set] = actionsIn(await as('admin').graphql(list()));
  expect([own?.['reason'], suspension?.['reason'], set?.['reason']]).toEqual(['For a test', '=HYPERLINK("x")', null]);
});

test('an action is a sentence with links to its target and to the account at that moment', async () => {
  const { as } = await given(acts);
  const wanted = '{ adminActions { edges { node { sentence { text path } momentPath } } } }';
  const [own, suspended, set] = actionsIn(await as('admin').graphql(wanted));
  expect(set).toEqual({
    sentence: [
      { text: 'Set the credits of ', path: null },
      { text: 'ann@curbcast.example', path: '/admin/users/ann' },
      { text: ': 3.0 → 10.0', path: null },
    ],
    momentPath: '/admin/users/ann/credits?revision=0',
  });
  expect(suspended).toEqual({
    sentence: [
      { text: 'Suspended the account of ', path: null },
      { text: 'bo@curbcast.example', path: '/admin/users/bo' },
    ],
    momentPath: null,
  });
  expect(own).toMatchObject({ momentPath: '/admin/users/admin/credits?revision=0' });
});

test('a sentence is worded in the language of its reader', async () => {
  const { as } = await given(acts);
  const answer = await as('admin', { language: 'es' }).graphql(
    '{ adminActions { edges { node { sentence { text } } } } }',
  );
  expect(actionsIn(answer)[2]).toEqual({
    sentence: [{ text: 'Fijó los créditos de ' }, { text: 'ann@curbcast.example' }, { text: ': 3.0 → 10.0' }],
  });
});

test('the list is filtered by administrator and by days', async () => {
  const { as } = await given([
    ...acts,
    registered('eve'),
    by('eve', happened('user-ann', 'AccountReactivated', { userId: 'ann', by: 'admin', reason: 'Checked' }), 'ann'),
  ]);
  const whom = async (args: string) => actionsIn(await as('admin').graphql(list(args))).map(({ actor }) => actor);
  expect(await whom('(actorId: "eve")')).toEqual(['eve@curbcast.example']);
  expect(await whom('(actorId: "admin", userId: "ann")')).toEqual(['admin@curbcast.example']);
  const last = new Date(givenTime(7)).toISOString();
  expect(await whom(`(from: "${last}")`)).toEqual(['eve@curbcast.example']);
  expect(await whom(`(until: "${last}")`)).toHaveLength(3);
  expect(await whom(`(from: "${last}", until: "${last}")`)).toEqual([]);
});

test('shows which address a block names, and shows times and timeouts as such', async () => {
  const security = (type: 'AddressBlocked' | 'SessionTimeoutChanged', data: never) =>
    by('admin', happened('security-policy', type, data), 'security');
  const block = { entryId: 'b1', network: '203.0.113.9', reason: 'Spam', expiresAt: Date.UTC(2026, 1, 1) } as never;
  const timeout = { beforeMs: 3_600_000, afterMs: 86_400_000 } as never;
  const { as } = await given([
    registered('admin'),
    security('AddressBlocked', block),
    security('SessionTimeoutChanged', timeout),
  ]);
  expect(actionsIn(await as('admin').graphql(list()))).toMatchObject([
    {
      target: 'Security settings',
      changes: [{ field: 'Session timeout (minutes)', before: '60', after: '1440' }],
    },
    {
      target: '203.0.113.9',
      reason: 'Spam',
      changes: [{ field: 'Until', before: null, after: '2026-02-01T00:00:00.000Z' }],
    },
  ]);
});

test('flags an administrator who sets their own credits', async () => {
  const { as } = await given(acts);
  const [first] = actionsIn(await as('admin').graphql(list()));
  expect(first).toMatchObject({ target: 'admin@curbcast.example', selfCredit: true });
});

test.each([
  ['(search: "goodwill ann@")', ['ann@curbcast.example']],
  ['(search: "203.0.113")', ['admin@curbcast.example', 'bo@curbcast.example', 'ann@curbcast.example']],
  ['(search: "nothing like it")', []],
  ['(type: "AccountSuspended")', ['bo@curbcast.example']],
  ['(userId: "ann")', ['ann@curbcast.example']],
  ['(userId: "ann", type: "AccountSuspended")', []],
  ['(userId: "nobody")', []],
])('adminActions%s finds %j', async (args, targets) => {
  const { as } = await given(acts);
  expect(actionsIn(await as('admin').graphql(list(args))).map(({ target }) => target)).toEqual(targets);
});

test('pages are contiguous, and the page past the end is empty', async () => {
  const { as } = await given(acts);
  const first = (await as('admin').graphql(list('(first: 2)'))) as {
    adminActions: { pageInfo: { endCursor: string; hasNextPage: boolean } };
  };
  expect(actionsIn(first)).toHaveLength(2);
  const { endCursor } = first.adminActions.pageInfo;
  const second = (await as('admin').graphql(list(`(first: 2, after: "${endCursor}")`))) as typeof first;
  expect(actionsIn(second)).toHaveLength(1);
  expect(second.adminActions.pageInfo.hasNextPage).toBe(false);
  const end = second.adminActions.pageInfo.endCursor;
  expect(actionsIn(await as('admin').graphql(list(`(after: "${end}")`)))).toEqual([]);
});

test.each(['(after: "nonsense")', '(first: 0)', `(search: "${'a'.repeat(10_000)}")`])(
  'refuses %.40s as invalid input',
  async (args) => {
    const { as } = await given(acts);
    expect(await as('admin').graphql(list(args))).toMatchObject({ code: 'INVALID_INPUT' });
  },
);

describe('the download', () => {
  test('as JSON holds every field', async () => {
    const { as } = await given(acts);
    const { body, headers } = await as('admin').rest('GET', '/api/admin/log?userId=ann');
    expect(headers['content-disposition']).toBe('attachment; filename="curbcast-admin-log-2026-01-15.json"');
    expect(body).toMatchObject([
      {
        action: 'Set credits',
        actorId: 'admin',
        userId: 'ann',
        before: 'Available credits: 3',
        after: 'Available credits: 10',
        stream: 'credits-ann',
      },
    ]);
  });

  test('as CSV quotes what a spreadsheet would run', async () => {
    const { as } = await given(acts);
    const { body } = await as('admin').rest('GET', '/api/admin/log?format=csv&search=suspended');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(String(body).trim().split('\n')).toHaveLength(2);
  });

  test.each(['format=xml', `search=${'a'.repeat(10_000)}`])('refuses ?%.20s', async (query) => {
    const { as } = await given(acts);
    expect((await as('admin').rest('GET', `/api/admin/log?${query}`)).status).toBe(400);
  });
});

describe.each([
  [undefined, 'UNAUTHENTICATED', 401],
  ['ann', 'FORBIDDEN', 403],
])('%s', (userId, code, status) => {
  test.each([list(), '{ adminActionTypes { type } }'])(`%.20s answers ${code}`, async (source) => {
    const { as } = await given(acts);
    expect(await as(userId).graphql(source)).toMatchObject({ code });
  });
  test(`GET /api/admin/log answers ${status}`, async () => {
    const { as } = await given(acts);
    expect((await as(userId).rest('GET', '/api/admin/log')).status).toBe(status);
  });
});

test('the close of a month links to the month instead of listing its figures and hashes', async () => {
  const closed = happened('period-2026-10', 'PeriodClosed', {
    period: '2026-10',
    byId: 'admin',
    position: '0000000000000007',
    headHash: 'ab'.repeat(32),
    totals: { clearing: 103_230 },
    balances: { clearing: 103_230 },
    parts: { sold: 106_500 },
    openExceptions: [],
  });
  const { as } = await given([...acts, { ...closed, metadata: { actor: { kind: 'admin', id: 'admin' } as const } }]);
  const wanted = '{ adminActions { edges { node { sentence { text path } changes { field } } } } }';
  const [close] = actionsIn(await as('admin').graphql(wanted));
  expect(close).toMatchObject({ changes: [] });
  expect(JSON.stringify(close?.['sentence'])).toContain('/admin/finance?tab=months&month=2026-10');
});
