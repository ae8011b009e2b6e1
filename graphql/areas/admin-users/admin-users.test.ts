import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { bought, given, registered, requested } from '../../testing/area.ts';

const people = [
  registered('admin'),
  registered('ann'),
  registered('bo'),
  bought('ann', 'l1', 20),
  requested('ann', 'v1'),
];
const position = '0000000000000000' as never;

test('administrators list accounts, the newest first, and search them', async () => {
  const { as } = await given(people);
  const list = (args: string) => `{ adminUsers${args} { totalCount edges { node { id credits totalVideos } } } }`;
  expect(await as('admin').graphql(list('(first: 2)'))).toEqual({
    adminUsers: {
      totalCount: 3,
      edges: [{ node: { id: 'bo', credits: 0, totalVideos: 0 } }, { node: { id: 'ann', credits: 10, totalVideos: 1 } }],
    },
  });
  expect(await as('admin').graphql(list('(search: "ANN@")'))).toMatchObject({
    adminUsers: { totalCount: 1, edges: [{ node: { id: 'ann' } }] },
  });
  const { body } = await as('admin').rest('GET', '/api/admin/users?search=ann');
  expect(body).toMatchObject([{ id: 'ann', credits: 10, totalVideos: 1 }]);
});

test('administrators see one account with its latest videos', async () => {
  const { as } = await given(people);
  expect(
    await as('admin').graphql(
      '{ adminUser(id: "ann") { email subscriptionStatus totalAvatars avatars { id } videos { id } } none: adminUser(id: "x") { id } }',
    ),
  ).toEqual({
    adminUser: {
      email: 'ann@curbcast.example',
      subscriptionStatus: 'NONE',
      totalAvatars: 0,
      avatars: [],
      videos: [{ id: 'v1' }],
    },
    none: null,
  });
  const doubles = { providers: { video: { presenters: async () => [] } as never } };
  const rest = (await given(people, doubles)).as('admin');
  expect((await rest.rest('GET', '/api/admin/users/ann')).body).toMatchObject({
    user: { id: 'ann', credits: 10 },
    videos: [{ id: 'v1' }],
    avatars: [],
    stats: { total: 1, pending: 1 },
  });
  expect((await rest.rest('GET', '/api/admin/users/x')).status).toBe(404);
});

describe('the search', () => {
  const list = (args: string) =>
    `{ adminUsers(${args}) { totalCount edges { node { id } } pageInfo { hasNextPage } } }`;
  const many = Array.from({ length: 30 }, (_, n) => registered(`person${n}`));
  const happenings = [
    happened('user-ann', 'AccountSuspended', { userId: 'ann', by: 'admin', reason: 'Fraud' }),
    happened('user-bo', 'DeletionRequested', { userId: 'bo', eraseAtMs: 1 }),
    happened('user-person3', 'FinanceRoleGranted', { userId: 'person3', role: 'finance', reason: 'Books' }),
  ];

  test('counts the matches on all pages, and adjoining pages hold each of them once', async () => {
    const { as } = await given([...people, ...many]);
    const page = async (after = '') =>
      (
        (await as('admin').graphql(
          `{ adminUsers(search: "PERSON curbcast", first: 20, after: "${after}") { totalCount edges { node { id } } pageInfo { endCursor } } }`,
        )) as { adminUsers: { totalCount: number; edges: { node: { id: string } }[]; pageInfo: { endCursor: string } } }
      ).adminUsers;
    const first = await page();
    const second = await page(first.pageInfo.endCursor);
    expect([first.totalCount, second.totalCount]).toEqual([30, 30]);
    const ids = [...first.edges, ...second.edges].map(({ node }) => node.id);
    expect(ids).toEqual(Array.from({ length: 30 }, (_, n) => `person${29 - n}`));
    expect((await page(second.pageInfo.endCursor)).edges).toEqual([]);
  });

  test.each([
    ['status: SUSPENDED', ['ann']],
    ['status: DELETION_PENDING', ['bo']],
    ['role: FINANCE', ['person3']],
    ['role: ADMIN', []],
    ['search: "erson1", status: ACTIVE, first: 1', ['person19']],
    ['search: "person1", first: 1', ['person1']],
    ['search: "nobody"', []],
    ['order: OLDEST, first: 3', ['admin', 'ann', 'bo']],
    ['order: NEWEST, first: 1', ['person29']],
    ['search: "person1", order: OLDEST, first: 2', ['person1', 'person10']],
    ['search: "person1", order: NEWEST, first: 1', ['person19']],
  ])('%s finds %j', async (args, ids) => {
    const { as } = await given([...people, ...many, ...happenings]);
    const { adminUsers } = (await as('admin').graphql(list(args))) as {
      adminUsers: { edges: { node: { id: string } }[] };
    };
    expect(adminUsers.edges.map(({ node }) => node.id)).toEqual(ids);
  });

  test.each(['', 'search: "person", '])(
    '%sthe oldest first, adjoining pages hold each account once',
    async (search) => {
      const { as } = await given([...people, ...many]);
      const page = async (after: string) =>
        (
          (await as('admin').graphql(
            `{ adminUsers(${search}order: OLDEST, first: 12, after: "${after}") { edges { cursor node { id } } } }`,
          )) as { adminUsers: { edges: { cursor: string; node: { id: string } }[] } }
        ).adminUsers.edges;
      const found: string[] = [];
      for (let edges = await page(''); edges.length > 0; edges = await page(edges.at(-1)?.cursor ?? ''))
        found.push(...edges.map(({ node }) => node.id));
      const persons = Array.from({ length: 30 }, (_, n) => `person${n}`);
      expect(found).toEqual(search === '' ? ['admin', 'ann', 'bo', ...persons] : persons);
    },
  );

  test('the list without a search ends with an empty page too', async () => {
    const { as } = await given(people);
    const page = (args: string) =>
      as('admin').graphql(
        `{ adminUsers(${args}) { totalCount edges { node { id } } pageInfo { endCursor hasNextPage } } }`,
      ) as Promise<{ adminUsers: { pageInfo: { endCursor: string; hasNextPage: boolean } } }>;
    const { endCursor, hasNextPage } = (await page('first: 3')).adminUsers.pageInfo;
    expect(hasNextPage).toBe(false);
    expect(await page(`after: "${endCursor}"`)).toEqual({
      adminUsers: { totalCount: 3, edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
    });
    const { status, body } = await as('admin').rest('GET', `/api/admin/users?after=${endCursor}`);
    expect([status, body]).toEqual([200, []]);
  });

  test('refuses 10,000 characters, an unknown filter and an invalid cursor', async () => {
    const { as } = await given(people);
    const words = 'a'.repeat(10_000);
    expect(await as('admin').graphql(list(`search: "${words}"`))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await as('admin').graphql(list('after: "x"'))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await as('admin').graphql(list('role: EMPEROR'))).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await as('admin').rest('GET', `/api/admin/users?search=${words}`)).status).toBe(400);
    expect((await as('admin').rest('GET', '/api/admin/users?role=emperor')).status).toBe(400);
  });
});

describe('deleting a video', () => {
  const mutation =
    'mutation { deleteUserVideo(input: { userId: "ann", videoId: "v1", reason: "Another house" }) { id user { id } } }';
  const path = '/api/admin/users/ann/videos/v1';

  test('sends the command as an administrator, with the owner that the request names', async () => {
    const sent: unknown[] = [];
    const deleteVideoOf = async (...args: unknown[]) => {
      sent.push(args);
      return { videoId: 'v1', position };
    };
    const { as } = await given(people, { commands: { videos: { deleteVideoOf } as never } });
    expect(await as('admin').graphql(mutation)).toEqual({ deleteUserVideo: { id: 'v1', user: { id: 'ann' } } });
    expect((await as('admin').rest('DELETE', path)).body).toEqual({ success: true, id: 'v1' });
    expect((await as('admin').rest('DELETE', path, { reason: 'A wrong price' })).status).toBe(200);
    expect(sent).toMatchObject(
      ['Another house', undefined, 'A wrong price'].map((reason) => [
        'ann',
        'v1',
        reason,
        { actor: { kind: 'admin', id: 'admin' }, from: '127.0.0.0/24' },
      ]),
    );
  });

  test('takes a recent authentication, and a reason of 3 to 500 characters', async () => {
    // The test gives no commands, so sending one would fail with its name.
    const { as } = await given(people);
    const long = as('admin', { authenticatedAt: 0 });
    expect(await long.graphql(mutation)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect((await long.rest('DELETE', path)).status).toBe(403);
    expect(await as('admin').graphql(mutation.replace('Another house', ' x '))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await as('admin').rest('DELETE', path, { reason: 'x'.repeat(501) })).status).toBe(400);
  });

  test.each([
    [undefined, 'UNAUTHENTICATED', 401],
    ['ann', 'FORBIDDEN', 403],
  ])('%s: answers %s', async (userId, code, status) => {
    const { as } = await given(people);
    expect(await as(userId).graphql(mutation)).toMatchObject({ code });
    expect((await as(userId).rest('DELETE', path)).status).toBe(status);
  });
});

test('does nothing for a user or a role that does not exist', async () => {
  // The test gives no commands, so sending one would fail with its name.
  const { as } = await given(people);
  const role = (userId: string, name: string) =>
    `mutation { grantRole(input: { userId: "${userId}", role: ${name}, reason: "Joins us" }) { position } }`;
  expect(await as('admin').graphql(role('nobody', 'ADMIN'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as('admin').graphql(role('ann', 'EMPEROR'))).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await as('admin').graphql(role('a'.repeat(10_000), 'ADMIN'))).toMatchObject({ code: 'INVALID_INPUT' });
});

describe('setting credits', () => {
  const mutation = (input: string) =>
    `mutation { setCredits(input: { ${input} }) { user { id } account { available } } }`;

  test('sends the command as an administrator and returns the account', async () => {
    const sent: unknown[] = [];
    const setCredits = async (...args: unknown[]) => {
      sent.push(args);
      return { position };
    };
    const { as } = await given(people, {
      commands: {
        credits: {
          setCredits,
          giveCredits: setCredits,
          takeCredits: setCredits,
          undoCredits: setCredits,
          creditActs: async () => [],
        },
      },
    });
    const seen = 'seen: { revision: 3, available: 10.5 }';
    const input = `userId: "ann", credits: 5, reason: "Goodwill", ${seen}, idempotencyKey: "k"`;
    expect(await as('admin').graphql(mutation(input))).toEqual({
      setCredits: { user: { id: 'ann' }, account: { available: 10 } },
    });
    const { body } = await as('admin').rest('PUT', '/api/admin/users/ann/credits', { credits: 5 });
    expect(body).toMatchObject({ success: true, user: { id: 'ann' } });
    const actor = { kind: 'admin', id: 'admin' };
    expect(sent).toMatchObject([
      [
        { userId: 'ann', credits: 5, reason: 'Goodwill', seen: { revision: 3, available: 21 } },
        { actor, idempotencyKey: 'k', from: '127.0.0.0/24' },
      ],
      [{ userId: 'ann', credits: 5, reason: 'No reason given' }, { actor }],
    ]);
  });

  test('asks for the password or second factor again when the last one is old', async () => {
    const { as } = await given(people);
    const old = as('admin', { authenticatedAt: 0 });
    const input = 'userId: "ann", credits: 5, reason: "Goodwill"';
    expect(await old.graphql(mutation(input))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    const { status, body } = await old.rest('PUT', '/api/admin/users/ann/credits', { credits: 5 });
    expect([status, body]).toMatchObject([403, { code: 'REAUTHENTICATION_REQUIRED' }]);
  });

  test('refuses a number outside of the limits', async () => {
    const { as } = await given(people);
    const input = 'userId: "ann", credits: 100001, reason: "Goodwill"';
    expect(await as('admin').graphql(mutation(input))).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await as('admin').rest('PUT', '/api/admin/users/ann/credits', { credits: -1 })).status).toBe(400);
  });
});

describe.each([
  [undefined, 'UNAUTHENTICATED', 401],
  ['ann', 'FORBIDDEN', 403],
])('%s', (userId, code, status) => {
  test.each([
    '{ adminUsers { totalCount } }',
    '{ adminUser(id: "bo") { id } }',
    'mutation { setCredits(input: { userId: "bo", credits: 1, reason: "test" }) { position } }',
  ])(`%s answers ${code}`, async (source) => {
    const { as } = await given(people);
    expect(await as(userId).graphql(source)).toMatchObject({ code });
  });

  test.each([
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/users/bo'],
    ['PUT', '/api/admin/users/bo/credits'],
  ] as const)(`%s %s answers ${status}`, async (method, url) => {
    const { as } = await given(people);
    expect((await as(userId).rest(method, url, method === 'PUT' ? { credits: 1 } : undefined)).status).toBe(status);
  });
});
