import { describe, expect, test } from '@jest/globals';
import { bought, given, registered, requested } from '../testing/area.ts';

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
    await as('admin').graphql('{ adminUser(id: "ann") { email videos { id } } none: adminUser(id: "x") { id } }'),
  ).toEqual({
    adminUser: { email: 'ann@curbcast.example', videos: [{ id: 'v1' }] },
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

describe('setting credits', () => {
  const mutation = (input: string) =>
    `mutation { setCredits(input: { ${input} }) { user { id } account { available } } }`;

  test('sends the command as an administrator and returns the account', async () => {
    const sent: unknown[] = [];
    const setCredits = async (...args: unknown[]) => {
      sent.push(args);
      return { position };
    };
    const { as } = await given(people, { commands: { credits: { setCredits } } });
    const input = 'userId: "ann", credits: 5, reason: "Goodwill", idempotencyKey: "k"';
    expect(await as('admin').graphql(mutation(input))).toEqual({
      setCredits: { user: { id: 'ann' }, account: { available: 10 } },
    });
    const { body } = await as('admin').rest('PUT', '/api/admin/users/ann/credits', { credits: 5 });
    expect(body).toMatchObject({ success: true, user: { id: 'ann' } });
    const actor = { kind: 'admin', id: 'admin' };
    expect(sent).toMatchObject([
      [
        { userId: 'ann', credits: 5, reason: 'Goodwill' },
        { actor, idempotencyKey: 'k', from: '127.0.0.0/24' },
      ],
      [{ userId: 'ann', credits: 5, reason: 'No reason given' }, { actor }],
    ]);
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
