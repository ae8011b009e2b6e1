import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { auditServer } from 'graphql-http';
import type { Client } from '../support/client.ts';
import { starterPack, startPayment } from '../support/payments.ts';
import { presenterOf, removeVideos, startVideo } from '../support/videos.ts';
import { unchanged } from '../support/problems.ts';
import { creditsOf, type TestUser } from '../support/fixture.ts';
import { graphqlServer, useFixture } from '../support/use.ts';

const fixture = useFixture();
let user: TestUser;

beforeAll(async () => {
  user = await fixture.user();
});

const refusedCode = (answer: Awaited<ReturnType<Client['ask']>>): string | undefined =>
  answer.errors?.[0]?.extensions?.code;
const repeat = (times: number, text: (n: number) => string): string =>
  Array.from({ length: times }, (_none, n) => text(n)).join(' ');

describe('GraphQL over HTTP', () => {
  test('complies with the GraphQL-over-HTTP specification', async () => {
    const results = await auditServer({ url: `${fixture.server.url}/graphql`, fetchFn: user.fetch });
    const failed = results.filter(({ status }) => status === 'error').map(({ id, name }) => `${id} ${name}`);
    expect(failed).toEqual([]);
    const passed = results.filter(({ status }) => status === 'ok').length;
    // Yoga passes all tests; Apollo deviates from some mere recommendations of the specification.
    if (graphqlServer === 'yoga') expect([passed, results.length]).toEqual([61, 61]);
    else expect(passed).toBeGreaterThanOrEqual(50);
  });

  test('rejects a batch, a mutation by GET and a mutation by form', async () => {
    const mutation = 'mutation { startPayment(input: { bundleId: "starter-pack" }) { paymentId } }';
    const before = await creditsOf(user);
    const batch = await user.call('POST', '/graphql', [
      { query: '{ catalog { version } }' },
      { query: '{ catalog { version } }' },
    ]);
    expect(batch.status).toBeGreaterThanOrEqual(400);
    const byGet = await user.call('GET', `/graphql?query=${encodeURIComponent(mutation)}`);
    expect([400, 405]).toContain(byGet.status);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const body = type.startsWith('multipart')
        ? `--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n${mutation}\r\n--x--\r\n`
        : `query=${encodeURIComponent(mutation)}`;
      for (const headers of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        expect((await user.call('POST', '/graphql', undefined, { raw: { type, body }, headers })).status).toBe(403);
      }
    }
    expect(await creditsOf(user)).toEqual(before);
  });

  test('answers malformed and oversized requests with an error', async () => {
    for (const raw of ['{', '', '{"query": 5}', '{"variables": {}}', '[]', '"x"', 'null']) {
      const { status, body } = await user.call('POST', '/graphql', undefined, {
        raw: { type: 'application/json', body: raw },
      });
      expect([raw, status < 500, Array.isArray(body['errors']), body['data'] ?? null]).toEqual([raw, true, true, null]);
    }
    const big = await user.call('POST', '/graphql', {
      query: '{ catalog { version } }',
      variables: { x: 'y'.repeat(400_000) },
    });
    expect(big.status).toBe(413);
  });

  test('runs a persisted document of the client by its hash and refuses unknown hashes', async () => {
    const documents = JSON.parse(
      await readFile(join(import.meta.dirname, '../../web/src/gql/persisted-documents.json'), 'utf8'),
    ) as Record<string, string>;
    const [hash = '', text = ''] = Object.entries(documents).find(([, document]) => document.includes('catalog')) ?? [];
    expect(text).not.toBe('');
    const ask = (sha256Hash: string) =>
      user.call<{ data?: object; errors?: { message: string }[] }>('POST', '/graphql', {
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      });
    expect((await ask(hash.replace(/^sha256:/, ''))).body.data).toHaveProperty('catalog');
    expect((await ask('0'.repeat(64))).body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
  });
});

test("restricts visitors to the client's operations and lets users introspect", async () => {
  for (const query of ['{ catalog { version } }', '{ __schema { types { name } } }']) {
    expect(refusedCode(await fixture.visitor().ask(query))).toBe('UNAUTHENTICATED');
  }
  expect((await user.ask('{ __schema { queryType { name } } }')).data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  });
});

describe('limits of an operation', () => {
  const operations: Readonly<Record<string, string>> = {
    'sixteen aliases': `{ ${repeat(16, (n) => `a${n}: catalog { version }`)} }`,
    'a hundred aliased mutations': `mutation { ${repeat(100, (n) => `a${n}: refreshVideo(id: "x") { position }`)} }`,
    'aliases in a fragment': `fragment f on Query { ${repeat(16, (n) => `a${n}: catalog { version }`)} } { ...f }`,
    'a fragment named __schema': `fragment __schema on Query { ${repeat(16, (n) => `a${n}: catalog { version }`)} } { ...__schema }`,
    'too many words': `{ catalog { ${repeat(2_100, () => 'version')} } }`,
    'forty levels': `{ __schema { types { fields { type { ${'ofType { '.repeat(40)} name ${'} '.repeat(40)} } } } } }`,
    'five hundred nested fragments': `{ ${'... { '.repeat(500)} catalog { version } ${'} '.repeat(500)} }`,
    'too much in all': `{ ${repeat(10, (n) => `p${n}: videos(first: 100) { edges { node { id title script status createdAt duration viewCount phase avatarId propertyAddress } } }`)} }`,
    'a circle of fragments': 'fragment a on Query { ...b } fragment b on Query { ...a } { ...a }',
    'ten thousand directives': `{ catalog ${repeat(10_000, () => '@x')} { version } }`,
  };
  test.each(Object.entries(operations))('refuse %s', async (_what, query) => {
    const { errors, data } = await user.ask(query);
    expect(errors?.length).toBeGreaterThan(0);
    expect(data ?? null).toBeNull();
  });

  test('limits the page size', async () => {
    for (const first of [0, -1, 101, 1e9]) {
      expect([
        first,
        refusedCode(await user.ask('query ($first: Int) { videos(first: $first) { edges { cursor } } }', { first })),
      ]).toEqual([first, 'INVALID_INPUT']);
    }
    expect(refusedCode(await user.ask('{ videos(after: "not-a-cursor") { edges { cursor } } }'))).toBe('INVALID_INPUT');
  });

  test('accepts credits only as multiples of one half within bounds', async () => {
    const admin = await fixture.admin();
    for (const credits of ['5.5', '-1', '100001', '1e9', '"5"', 'null', '99999999999999999999']) {
      const { errors } = await admin.ask(
        `mutation { setCredits(input: { userId: "${user.id}", credits: ${credits}, reason: "a correction" }) { position } }`,
      );
      expect([credits, errors?.length ?? 0]).toEqual([credits, 1]);
    }
    const noReason = await admin.ask('mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }', {
      input: { userId: user.id, credits: 5, reason: '  ' },
    });
    expect(refusedCode(noReason)).toBe('INVALID_INPUT');
    const unknown = await admin.ask('mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }', {
      input: { userId: 'nobody', credits: 5, reason: 'for nobody' },
    });
    expect(refusedCode(unknown)).toBe('NOT_FOUND');
  });
});

test('a script with open facts starts no video and holds nothing', async () => {
  const customer = await fixture.customer();
  const avatarId = await presenterOf(customer);
  await unchanged(customer, async () => {
    const { errors } = await customer.ask(
      'mutation ($input: StartVideoInput!) { startVideo(input: $input) { video { id } } }',
      { input: { script: 'Welcome, says [your name].', avatarId } },
    );
    expect(errors).toMatchObject([
      { message: 'Please replace [your name] in the script first.', extensions: { code: 'INVALID_INPUT' } },
    ]);
  });
});

describe('errors', () => {
  test('carry the code and the request id of the REST answers and no internal details', async () => {
    const cases: readonly (readonly [Client, string, string, string])[] = [
      [fixture.visitor(), '{ videos { edges { cursor } } }', 'UNAUTHENTICATED', 'Authentication required'],
      [user, 'mutation { deleteVideo(id: "x") { id } }', 'NOT_FOUND', 'Video not found'],
      [
        user,
        'mutation { startPayment(input: { bundleId: "starter-pack", expectedPriceCents: 1 }) { paymentId } }',
        'PRICE_CHANGED',
        'Price changed, please review',
      ],
      [
        user,
        'mutation { startPayment(input: { bundleId: "nothing" }) { paymentId } }',
        'INVALID_INPUT',
        'This bundle does not exist.',
      ],
      [
        user,
        'mutation { confirmPayment(paymentId: "pi_fake") { position } }',
        'NOT_FOUND',
        'This payment was not found.',
      ],
      [user, '{ adminUsers { totalCount } }', 'FORBIDDEN', 'Admin access restricted to curbcast.example'],
    ];
    for (const [client, query, code, message] of cases) {
      const { errors, headers } = await client.ask(query);
      expect(errors).toMatchObject([{ message, extensions: { code, requestId: headers.get('x-request-id') } }]);
      expect(JSON.stringify(errors)).not.toMatch(/stacktrace|node_modules|\.ts:/);
    }
  });

  test('suggest no names of fields or types', async () => {
    const { errors } = await user.ask('{ vieweer { user { id } } }');
    expect(errors?.length).toBe(1);
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
  });
});

describe('read-your-writes', () => {
  test('a query with the position of the last command always sees its effect', async () => {
    const admin = await fixture.admin();
    for (let credits = 1; credits <= 25; credits += 1) {
      const { setCredits } = await admin.graphql<{ setCredits: { position: string } }>(
        'mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }',
        { input: { userId: user.id, credits, reason: 'again and again' } },
      );
      const { viewer } = await user.graphql<{ viewer: { account: { available: number } } }>(
        '{ viewer { account { available } } }',
        undefined,
        { 'x-min-position': setCredits.position },
      );
      expect(viewer.account.available).toBe(credits);
    }
  });

  test('REST answers carry the position in a header that the next call may send', async () => {
    const payment = await startPayment(user, starterPack);
    expect(payment.paymentId).toMatch(/^pi_/);
    const { video } = await startVideo(user, { title: 'Seen at once' });
    const deleted = await user.call('DELETE', `/api/videos/${video.id}`);
    const position = deleted.headers.get('x-position') ?? '';
    expect(position).not.toBe('');
    const { body } = await user.call<{ id: string }[]>('GET', '/api/videos', undefined, {
      headers: { 'x-min-position': position },
    });
    expect(body.map(({ id }) => id)).not.toContain(video.id);
  });

  test('an invalid or far future position neither blocks nor fails a query', async () => {
    for (const position of ['nonsense!', '99999999999999999999', 'zzzzzzzz', 'x'.repeat(500)]) {
      expect((await user.ask('{ viewer { isAdmin } }', undefined, { 'x-min-position': position })).data).toEqual({
        viewer: { isAdmin: false },
      });
    }
  });
});

test('pages through a list to its end without gaps or duplicates', async () => {
  const maker = await fixture.customer();
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1) made.unshift((await startVideo(maker, { title: `Page ${n}` })).video.id);
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const {
      videos,
    }: { videos: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } } =
      await maker.graphql(
        'query ($after: String) { videos(first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
    seen.push(...videos.edges.map(({ node }) => node.id));
    if (!videos.pageInfo.hasNextPage) break;
    after = videos.pageInfo.endCursor;
  }
  expect(seen).toEqual(made);
  await removeVideos(maker);
});
