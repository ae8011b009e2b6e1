import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { cookieOf, startTestGateway, type TestGateway } from '../testing/gateway.ts';

const json = 'application/json';
const hash = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };

interface Refused {
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** Bodies that are not requests, or name no operation that can be run: both hosts respond in the form of all calls. */
describe.each(['yoga', 'apollo'] as const)('%s', (graphqlServer) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ settings: { graphqlServer } });
  });
  afterAll(() => gateway.stop());

  const send = (method: string, headers: Record<string, string> = {}, body?: string, query = '') =>
    fetch(`${gateway.url}/graphql${query}`, {
      method,
      headers: { cookie: cookieOf('ann'), origin: 'http://localhost', ...headers },
      ...(body !== undefined && { body }),
    });
  const post = (body: unknown) =>
    send('POST', { 'content-type': json }, typeof body === 'string' ? body : JSON.stringify(body));

  test.each([
    ['an unknown field', { query: '{ nothing }' }],
    ['a syntax error', { query: '{' }],
    ['no operation', {}],
    ['an operation that is a number', { query: 5 }],
    ['variables that are a text', { query: '{ __typename }', variables: 'x' }],
    ['two operations without a name', { query: 'query a { __typename } query b { __typename }' }],
    ['a name that no operation has', { query: 'query a { __typename }', operationName: 'c' }],
    ['a batch', [{ query: '{ __typename }' }, { query: '{ __typename }' }]],
    ['a body that is not JSON', '{"query'],
    ['an empty body', ''],
    ['a subscription', { query: 'subscription { accountUpdates { __typename } }' }],
  ])('%s is invalid input, with the id of the request', async (_what, body) => {
    // The host caches its findings about a document. The request id must not be cached with them.
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(body);
      const { errors } = (await answer.json()) as Refused;
      const requestId = answer.headers.get('x-request-id');
      expect(answer.status).toBeLessThan(500);
      expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'INVALID_INPUT', requestId }]);
    }
    expect(gateway.faults).toEqual([]);
  });

  test('over a socket, the same operation is refused with the same code', async () => {
    class Socket extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { cookie: cookieOf('ann') } });
      }
    }
    const client = createClient({ url: `${gateway.url.replace('http', 'ws')}/graphql`, webSocketImpl: Socket });
    const refusedOverSocket = (query: string) =>
      new Promise<unknown>((resolve) => {
        client.subscribe({ query }, { next: resolve, error: resolve, complete: () => undefined });
      });
    for (const query of ['{ nothing }', '{'])
      expect(await refusedOverSocket(query)).toMatchObject([
        { extensions: { code: 'INVALID_INPUT', requestId: expect.any(String) } },
      ]);
    await client.dispose();
  });

  test('an unknown hash keeps the code by which Apollo Client sends the text', async () => {
    const answer = await post({ extensions: hash });
    expect([answer.status, ((await answer.json()) as Refused).errors[0]?.extensions]).toMatchObject([
      200,
      { code: 'PERSISTED_QUERY_NOT_FOUND' },
    ]);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'query=%7B__typename%7D'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', '{ __typename }'],
    ['application/graphql', '{ __typename }'],
  ])('a body of %s is refused', async (type, body) => {
    const answer = await send('POST', { 'content-type': type }, body);
    expect([answer.status, await answer.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'UNSUPPORTED_TYPE', requestId: answer.headers.get('x-request-id') }),
    ]);
  });

  test.each([
    ['image/png', 406],
    ['text/event-stream', 406],
    ['application/json;q=0', 406],
    ['text/html, application/json;q=0.9', 200],
    ['application/graphql-response+json', 200],
    ['application/*', 200],
    ['*/*', 200],
  ])('a client that accepts %s gets %i', async (accept, status) => {
    const answer = await send('POST', { 'content-type': json, accept }, '{"query":"{ __typename }"}');
    expect(answer.status).toBe(status);
    if (status === 406) expect(await answer.json()).toMatchObject({ code: 'NOT_ACCEPTABLE' });
  });

  test('names the methods that it takes', async () => {
    const allow = 'GET, OPTIONS, POST';
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await send(method, { 'content-type': json }, '{}');
      expect([answer.status, answer.headers.get('allow'), await answer.json()]).toMatchObject([
        405,
        allow,
        { code: 'METHOD_NOT_ALLOWED' },
      ]);
    }
    const options = await send('OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
    expect((await send('GET', {}, undefined, '?query=mutation%7B__typename%7D')).status).toBe(405);
  });
});
