import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { buyStarterPack } from '../support/payments.ts';
import { trialCredits, type TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';

// A separate server, because a test lists all users.
const fixture = useOwnServer();
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  admin = await fixture.admin();
  user = await fixture.user('Robin Reyes');
  await buyStarterPack(user);
});

/** Every administrator call, with arguments that succeed for an administrator. */
const calls: readonly (readonly [name: string, method: string, path: () => string, body: unknown, refusal?: string])[] =
  [
    ['the list of users', 'GET', () => '/api/admin/users', undefined],
    ['one user', 'GET', () => `/api/admin/users/${user.id}`, undefined],
    ['setting credits', 'PUT', () => `/api/admin/users/${user.id}/credits`, { credits: 25, reason: 'Agreed by phone' }],
    ['download of a proof', 'GET', () => `/api/admin/audit/video/${user.id}/proof`, undefined],
    [
      'download of a credit history',
      'GET',
      () => `/api/admin/users/${user.id}/credits/history`,
      undefined,
      'Only finance and administrators can see the books.',
    ],
  ];
const operations: readonly (readonly [name: string, text: string])[] = [
  [
    'adminUsers',
    'query ($id: ID!) { adminUsers { totalCount edges { node { id email } } } adminUser(id: $id) { id } }',
  ],
  ['adminUser', 'query ($id: ID!) { adminUser(id: $id) { email credits videos { id } } }'],
  ['consoleSearch', 'query { consoleSearch(search: "robin") { customers { customer { id } } } }'],
  ['customer', 'query ($id: ID!) { customer(id: $id) { name credits } }'],
  ['customerEvents', 'query ($id: ID!) { customerEvents(userId: $id) { edges { node { kind title } } } }'],
  ['customerSignIn', 'query ($id: ID!) { customerSignIn(userId: $id) { atProvider sessions { id } } }'],
  ['creditExplanation', 'query ($id: ID!) { creditExplanation(userId: $id) { credits text } }'],
  ['attention', 'query { attention { kind count } }'],
  [
    'auditHistory',
    'query ($id: ID!) { auditHistory(kind: CREDITS, id: $id) { totalEvents balance { available } state { value } } }',
  ],
  [
    'auditComparison',
    'query ($id: ID!) { auditComparison(kind: CREDITS, id: $id, from: -1, to: 0) { changes { path } } }',
  ],
  [
    'auditVerdict',
    'query ($id: ID!) { auditVerdict(kind: CREDITS, id: $id) { chainIntact readModelMatches keyFingerprint } }',
  ],
  ['logEvent', 'query { logEvent(id: "none") { id } }'],
  ['systemStatus', 'query { systemStatus { logHead projections { name lag } engines { port problem } } }'],
  [
    'platformTotals',
    'query { platformTotals { users administrators videos avatars videosByStatus { total ready } avatarsByType { stock custom } } }',
  ],
  [
    'setCredits',
    'mutation ($id: ID!) { setCredits(input: { userId: $id, credits: 25, reason: "Agreed by phone" }) { position user { credits } } }',
  ],
];

describe('access control', () => {
  test.each(calls)(
    '%s: answers 401 to a visitor, 403 to a user and 200 to an administrator',
    async (_name, method, path, body, refusal = 'Admin access restricted to curbcast.example') => {
      expect(await fixture.visitor().call(method, path(), body)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED', message: 'Authentication required' },
      });
      expect(await user.call(method, path(), body)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', message: refusal },
      });
      expect((await admin.call(method, path(), body)).status).toBe(200);
    },
  );

  test.each(operations)(
    '%s: answers UNAUTHENTICATED to a visitor, FORBIDDEN to a user and data to an administrator',
    async (_name, text) => {
      const variables = text.includes('$id') ? { id: user.id } : {};
      const codeFor = async (someone: Pick<TestUser, 'ask'>) => {
        const { data, errors } = await someone.ask(text, variables);
        expect(JSON.stringify(data ?? null)).not.toContain('@');
        return errors?.[0]?.extensions?.code;
      };
      expect(await codeFor(fixture.visitor())).toBe('UNAUTHENTICATED');
      expect(await codeFor(user)).toBe('FORBIDDEN');
      expect((await admin.ask(text, variables)).errors).toBeUndefined();
    },
  );

  test('ignores admin flags and headers that the client sets itself', async () => {
    const { status } = await user.call('GET', '/api/admin/users', undefined, {
      headers: { 'x-admin': 'true', cookie: `${user.cookie()}; adminAuth=true; curbcast.adminView=open` },
    });
    expect(status).toBe(403);
  });
});

describe('list of users', () => {
  test('lists users newest first in adjoining pages and finds them by all words of the search', async () => {
    for (let n = 0; n < 3; n += 1) await fixture.user(`Nina Page${n}`);
    const list = async (variables: object) =>
      (
        await admin.graphql<{
          adminUsers: {
            totalCount: number;
            pageInfo: { hasNextPage: boolean; endCursor: string };
            edges: { node: { id: string; displayName: string; createdAt: string } }[];
          };
        }>(
          'query ($first: Int, $after: String, $search: String) { adminUsers(first: $first, after: $after, search: $search) { totalCount pageInfo { hasNextPage endCursor } edges { node { id displayName createdAt } } } }',
          variables,
        )
      ).adminUsers;
    const all = await list({ first: 100 });
    expect(all.edges).toHaveLength(all.totalCount);
    const times = all.edges.map(({ node }) => node.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());

    const [first, paged] = [await list({ first: 2 }), [] as string[]];
    for (let page = first; ; page = await list({ first: 2, after: page.pageInfo.endCursor })) {
      paged.push(...page.edges.map(({ node }) => node.id));
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(paged).toEqual(all.edges.map(({ node }) => node.id));

    expect((await list({ search: 'nina PAGE1' })).edges.map(({ node }) => node.displayName)).toEqual(['Nina Page1']);
    expect((await list({ search: 'page', first: 2 })).pageInfo.hasNextPage).toBe(true);
    expect((await list({ search: user.id })).edges).toHaveLength(1);
    expect((await list({ search: 'nina reyes' })).edges).toEqual([]);
  });

  test.each([{ first: 0 }, { first: 101 }, { after: 'not a cursor' }])(
    'rejects %j as invalid input',
    async (variables) => {
      const { errors } = await admin.ask(
        'query ($first: Int, $after: String) { adminUsers(first: $first, after: $after) { totalCount } }',
        variables,
      );
      expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
    },
  );
});

interface Audit {
  readonly totalEvents: number;
  readonly revision: number;
  readonly replayedTo: string | null;
  readonly balance: { readonly available: number; readonly held: number };
  readonly events: readonly {
    readonly revision: number;
    readonly time: string;
    readonly credits: { readonly kind: string; readonly availableAfter: number; readonly reason: string | null };
    readonly actor: { readonly label: string };
  }[];
}

describe('audit of a credit history', () => {
  const query = `query ($id: ID!, $revision: Int, $time: DateTime, $earlier: Int, $later: Int) {
    auditHistory(kind: CREDITS, id: $id, revision: $revision, time: $time, earlier: $earlier, later: $later) {
      totalEvents revision replayedTo balance { available held }
      events { revision time credits { kind availableAfter reason } actor { label } }
    }
  }`;
  const at = async (moment: object = {}): Promise<Audit> =>
    (await admin.graphql<{ auditHistory: Audit }>(query, { id: user.id, ...moment })).auditHistory;

  test('shows any revision and any point in time, with the actor and the reason of an adjustment', async () => {
    await admin.graphql('mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }', {
      input: { userId: user.id, credits: 7, reason: 'A correction' },
    });
    const now = await at();
    expect(now.events[0]).toMatchObject({
      credits: { kind: 'ADJUSTMENT', reason: 'A correction', availableAfter: 7 },
      actor: { label: admin.email },
    });
    expect(now).toMatchObject({ revision: now.totalEvents - 1, balance: { available: 7, held: 0 } });

    expect(await at({ revision: -1 })).toMatchObject({ revision: -1, replayedTo: null, balance: { available: 0 } });
    expect((await at({ revision: 0 })).balance.available).toBe(trialCredits);
    const [first] = now.events.toReversed();
    expect(await at({ time: first?.time })).toMatchObject({ revision: 0, balance: { available: trialCredits } });
    expect(await at({ time: '2001-01-01T00:00:00Z' })).toMatchObject({ revision: -1, balance: { available: 0 } });
    expect((await at({ time: '2999-01-01T00:00:00Z' })).revision).toBe(now.revision);
    expect((await at({ revision: 1, earlier: 1, later: 1 })).events.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('links an event to its cause and the cause to its effects', async () => {
    const text = `query ($id: ID!) { auditHistory(kind: CREDITS, id: $id) { events { id selfCredit cause { __typename ... on Command { id effects { edges { node { id } } } } } } } }`;
    interface Walked {
      readonly id: string;
      readonly selfCredit: boolean;
      readonly cause: {
        readonly __typename: string;
        readonly effects?: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
      };
    }
    const { auditHistory } = await admin.graphql<{ auditHistory: { events: readonly Walked[] } }>(text, {
      id: user.id,
    });
    const [set] = auditHistory.events;
    expect(set).toMatchObject({ selfCredit: false, cause: { __typename: 'Command' } });
    expect(set?.cause.effects?.edges.map(({ node }) => node.id)).toContain(set?.id);
    const { logEvent } = await admin.graphql<{ logEvent: object }>(
      'query ($id: ID!) { logEvent(id: $id) { type creditsOf actor { label } } }',
      { id: set?.id },
    );
    expect(logEvent).toEqual({ type: 'CreditsAdjusted', creditsOf: user.id, actor: { label: admin.email } });
  });

  test('links a grant to the payment that caused it', async () => {
    const text =
      'query ($id: ID!) { auditHistory(kind: CREDITS, id: $id) { events { id credits { description } cause { ... on LogEvent { type creditsOf effects { edges { node { id } } } } } } } }';
    interface Caused {
      readonly id: string;
      readonly credits: { readonly description: string };
      readonly cause: object;
    }
    const buyer = await fixture.customer();
    // The read model of causes may lag behind that of credits.
    const grant = await eventually('the cause of the grant', async () => {
      const { auditHistory } = await admin.graphql<{ auditHistory: { events: readonly Caused[] } }>(text, {
        id: buyer.id,
      });
      const found = auditHistory.events.find(({ credits }) => credits.description === 'Starter Pack');
      return found && 'type' in found.cause && found;
    });
    expect(grant.cause).toEqual({
      type: 'PaymentSucceeded',
      creditsOf: null,
      // The payment also has a receipt.
      effects: { edges: expect.arrayContaining([{ node: { id: grant.id } }]) },
    });
  });

  test('flags an administrator who sets the credits of their own account', async () => {
    const input = { userId: admin.id, credits: 9, reason: 'For a demonstration' };
    await admin.graphql('mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }', { input });
    const { auditHistory } = await admin.graphql<{ auditHistory: { events: readonly object[] } }>(
      'query ($id: ID!) { auditHistory(kind: CREDITS, id: $id) { events { selfCredit credits { kind } } } }',
      { id: admin.id },
    );
    expect(auditHistory.events[0]).toEqual({ selfCredit: true, credits: { kind: 'ADJUSTMENT' } });
  });

  test.each([
    [{ revision: 1, time: '2026-01-01T00:00:00Z' }],
    [{ earlier: -1 }],
    [{ later: 201 }],
    [{ time: 'yesterday' }],
    [{ revision: 1.5 }],
  ])('rejects %j as invalid input', async (moment) => {
    const { errors } = await admin.ask(query, { id: user.id, ...moment });
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  test('is empty for an unknown user, who has no download', async () => {
    expect(await admin.graphql(query, { id: 'nobody' })).toMatchObject({
      auditHistory: { totalEvents: 0, events: [] },
    });
    expect(await admin.call('GET', '/api/admin/users/nobody/credits/history')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'User not found' },
    });
  });

  test('verifies that the read model matches the log and the hash chain is intact', async () => {
    const { auditVerdict } = await admin.graphql<{ auditVerdict: object }>(
      'query ($id: ID!) { auditVerdict(kind: CREDITS, id: $id) { events readModelMatches differences chainIntact chainVerifiedRevision finding } }',
      { id: user.id },
    );
    const { totalEvents } = await at();
    expect(auditVerdict).toEqual({
      events: totalEvents,
      readModelMatches: true,
      differences: [],
      chainIntact: true,
      chainVerifiedRevision: totalEvents - 1,
      finding: null,
    });
  });
});

describe('download of a credit history', () => {
  const path = (query = ''): string => `/api/admin/users/${user.id}/credits/history${query}`;

  test('contains every event up to the revision with its actor and hash, as JSON and as CSV', async () => {
    const { body: all } = await admin.call<{ revision: number; actor: string; hash: string }[]>('GET', path());
    expect(all.map(({ revision }) => revision)).toEqual(all.map((_row, index) => index));
    expect(all.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect((await admin.call<unknown[]>('GET', path('?revision=1'))).body).toHaveLength(2);
    expect((await admin.call<unknown[]>('GET', path('?revision=-1'))).body).toEqual([]);

    const csv = await admin.fetch(path('?format=csv&revision=1'));
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="curbcast-credit-history-[\w-]+\.csv"$/,
    );
    expect((await csv.text()).trim().split('\n')).toHaveLength(3);
  });

  test('escapes spreadsheet formulas in the CSV', async () => {
    await admin.call('PUT', `/api/admin/users/${user.id}/credits`, {
      credits: 9,
      reason: '=HYPERLINK("https://evil.example")',
    });
    const text = await (await admin.fetch(path('?format=csv'))).text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toMatch(/(^|,)"=/m);
  });

  test.each(['?format=xml', '?revision=x', '?revision=-2', '?revision=1.5'])(
    'rejects %s as invalid input',
    async (query) => {
      expect(await admin.call('GET', path(query))).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    },
  );
});
