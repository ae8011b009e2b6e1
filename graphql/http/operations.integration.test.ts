import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { createLimits } from '../guard/index.ts';
import { cookieOf, hashOf, startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/gateway.ts';

const known = 'query Samples { sampleListings { __typename id } }';
const signedIn = 40;
const nested = (levels: number): string => `{ ${'... { '.repeat(levels)} catalog { version } ${'} '.repeat(levels)} }`;

interface Answer {
  readonly status?: number;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

let gateway: TestGateway;
const start = async (
  graphqlServer: 'yoga' | 'apollo',
  { settings, services, ...options }: TestGatewayOptions = {},
): Promise<void> => {
  const limits = createLimits({
    general: { points: 20, seconds: 60 },
    signedIn: { points: signedIn, seconds: 60 },
    scripts: { points: 2, seconds: 86_400 },
  });
  gateway = await startTestGateway({
    documents: [known],
    settings: { graphqlServer, ...settings },
    services: { limits, ...services },
    ...options,
  });
};
afterEach(() => gateway.stop());

async function overHttp(body: object, userId?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(userId === undefined ? {} : { cookie: cookieOf(userId) }) };
  const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

/** Runs one operation over a new socket; a refusal has the form of the HTTP response. */
async function overSocket(query: string, extensions?: Record<string, unknown>): Promise<Answer> {
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie: cookieOf('ann') } });
    }
  }
  const client = createClient({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      client.subscribe(
        { query, ...(extensions && { extensions }) },
        {
          next: (answer) => resolve(answer as Answer),
          error: (error) =>
            Array.isArray(error)
              ? resolve({ errors: error as NonNullable<Answer['errors']> })
              : reject(new Error('The socket failed', { cause: error })),
          complete: () => undefined,
        },
      );
    });
  } finally {
    await client.dispose();
  }
}

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.['code'];

describe.each(['yoga', 'apollo'] as const)('on %s', (server) => {
  describe('permissions', () => {
    beforeEach(() => start(server));

    test('strangers run the operations of the client, by hash or text', async () => {
      const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(known) } } };
      for (const body of [byHash, { query: known }, { query: known.replaceAll(' ', '\n  ') }]) {
        expect(await overHttp(body)).toMatchObject({ status: 200, data: { sampleListings: [] } });
      }
    });

    test.each([
      '{ sampleListings { id title } }',
      '{ __typename }',
      '{ __schema { types { name } } }',
      '{ nothing }',
      '{',
    ])('strangers do not run %s', async (query) => {
      const answer = await overHttp({ query });
      expect([answer.status, codeOf(answer), answer.errors?.[0]?.message]).toEqual([
        401,
        'UNAUTHENTICATED',
        'Authentication required',
      ]);
      expect(answer.errors?.[0]?.extensions?.['requestId']).toBeDefined();
      expect(answer.data ?? null).toBeNull();
    });

    test('users run any operation and may introspect', async () => {
      expect((await overHttp({ query: '{ sampleListings { title } }' }, 'ann')).data).toEqual({ sampleListings: [] });
      const { data, errors } = await overHttp({ query: getIntrospectionQuery() }, 'ann');
      expect([errors, data]).toMatchObject([undefined, { __schema: { queryType: { name: 'Query' } } }]);
    });

    test('subscriptions are refused over HTTP, where no limit of sockets holds', async () => {
      const headers = {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        cookie: cookieOf('ann'),
      };
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: 'subscription { accountUpdates { __typename } }' }),
      });
      expect(await answer.text()).toContain('"errors"');
      expect(gateway.services.live.size()).toBe(0);
    });

    test('an unknown hash fails with PersistedQueryNotFound', async () => {
      const answer = await overHttp({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } });
      expect(answer.errors?.[0]?.message).toBe('PersistedQueryNotFound');
    });
  });

  test('limits users to the operations of the client when the safelist is on', async () => {
    await start(server, { settings: { graphqlServer: server, safelist: true } });
    expect((await overHttp({ query: known }, 'ann')).data).toEqual({ sampleListings: [] });
    expect(codeOf(await overHttp({ query: '{ sampleListings { title } }' }, 'ann'))).toBe('FORBIDDEN');
    expect(codeOf(await overSocket('{ sampleListings { title } }'))).toBe('FORBIDDEN');
    for (const headers of [{}, { cookie: cookieOf('ann') }])
      expect((await fetch(`${gateway.url}/schema.graphql`, { headers })).status).toBe(403);
    const byHash = { persistedQuery: { version: 1, sha256Hash: hashOf(known) } };
    expect((await overSocket('query Samples { sampleListings { id __typename } }', byHash)).data).toEqual({
      sampleListings: [],
    });
  });

  describe('limits', () => {
    beforeEach(() => start(server));
    const refused: Readonly<Record<string, string>> = {
      'five hundred nested inline fragments': nested(500),
      'thirty nested inline fragments': nested(30),
      'a list whose default page is not said': `{ ${Array.from({ length: 8 }, (_none, n) => `p${n}: videos { edges { node { ${'id title script status createdAt duration viewCount phase avatarId propertyAddress '.repeat(6)} } } }`).join(' ')} }`,
      'forty levels of the schema': `{ __schema { types { fields { type { ${'ofType { '.repeat(40)} name ${'} '.repeat(40)} } } } } }`,
    };
    // A check that grows exponentially would take longer than a test may.
    test.each(Object.entries(refused))('refuses %s over HTTP and over a socket, at once', async (_what, query) => {
      for (const answer of [await overHttp({ query }, 'ann'), await overSocket(query)]) {
        expect(JSON.stringify(answer.errors)).toContain('exceeds the limit');
        expect(answer.data ?? null).toBeNull();
      }
    });

    test.each([
      '{ vieweer { isAdmin } }',
      '{ sampleListings { tittle } }',
      '{ videos(sort: NEWST) { totalCount } }',
      '{ videos(frst: 1) { totalCount } }',
      'query ($sort: VideoSrt) { videos(sort: $sort) { totalCount } }',
    ])('%s: no names are suggested', async (query) => {
      for (const { errors } of [await overHttp({ query }, 'ann'), await overSocket(query)]) {
        expect(errors?.length).toBeGreaterThan(0);
        expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
      }
    });

    test('a mistyped variable suggests no names', async () => {
      const { errors } = await overHttp(
        { query: 'query ($sort: VideoSort) { videos(sort: $sort) { totalCount } }', variables: { sort: 'NEWST' } },
        'ann',
      );
      expect(errors).toHaveLength(1);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    });
  });

  describe('points of the rate limit', () => {
    beforeEach(() => start(server));
    const aliases = (count: number): string =>
      `{ ${Array.from({ length: count }, (_none, n) => `a${n}: scriptTools { writer }`).join(' ')} }`;

    test('each root field consumes one, over HTTP and over sockets from the same bucket', async () => {
      await overHttp({ query: aliases(15) }, 'ann');
      await overHttp(
        {
          query: `${aliases(1).replace('{', '{ ...f ')} fragment f on Query { ${aliases(14).slice(2, -2)} }`.replace(
            'a0:',
            'b:',
          ),
        },
        'ann',
      );
      // Thirty points are consumed; ten remain for a socket.
      expect(codeOf(await overSocket(aliases(11)))).toBe('RATE_LIMITED');
    });

    test('sockets consume them until HTTP has none left', async () => {
      for (let n = 0; n < 4; n += 1) await overSocket(aliases(10));
      expect((await overHttp({ query: aliases(1) }, 'ann')).status).toBe(429);
    });

    test('an operation with too few points left does not run', async () => {
      for (let n = 0; n < 2; n += 1) await overHttp({ query: aliases(15) }, 'ann');
      const answer = await overHttp({ query: aliases(11) }, 'ann');
      expect([answer.status, codeOf(answer), answer.data ?? null]).toEqual([429, 'RATE_LIMITED', null]);
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        retryAfterSeconds: expect.any(Number),
        requestId: expect.any(String),
      });
    });
  });

  test("a user's scripts per day have one limit for GraphQL and REST", async () => {
    const scripts = { optimize: async (script: string) => ({ script, changes: [] }) };
    await start(server, { services: { providers: { scripts } as never } });
    const optimize =
      'mutation { a: optimizeScript(script: "One.") { script } b: optimizeScript(script: "Two.") { script } c: optimizeScript(script: "Three.") { script } }';
    const { errors } = await overHttp({ query: optimize }, 'ann');
    expect(errors).toMatchObject([
      {
        message: 'You have used all script requests of today. Please try again tomorrow.',
        extensions: { code: 'RATE_LIMITED' },
      },
    ]);
    const byRest = await fetch(`${gateway.url}/api/optimize-script`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf('ann') },
      body: '{"script":"Four."}',
    });
    expect([byRest.status, byRest.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(
      (await overHttp({ query: 'mutation { optimizeScript(script: "One.") { script } }' }, 'bo')).errors,
    ).toBeUndefined();
  });
});
