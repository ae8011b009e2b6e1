import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { viewerQuery } from '../session/viewer.ts';
import { codeOf, isUnauthenticated, requestIdOf, sentenceOf } from './errors.ts';
import { persistedLink } from './persisted.ts';
import { textLink, textOf } from './text.ts';

interface Asked {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

let server: Server;
let uri = '';
let asked: Asked[] = [];
let answer: (body: Asked) => { readonly status?: number; readonly body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as Asked;
        asked.push(body);
        const { status = 200, body: text } = answer(body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(text));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => void server.close());

function ask() {
  asked = [];
  const link = ApolloLink.from([persistedLink(), textLink(), new BaseHttpLink({ uri, print: textOf })]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return () => client.query({ query: viewerQuery, fetchPolicy: 'network-only' });
}

describe('persisted queries', () => {
  test('send the hash that the server knows instead of the text', async () => {
    answer = () => ({ body: { data: { viewer: null } } });
    await ask()();
    const known = JSON.parse(
      await readFile(new URL('../../gql/persisted-documents.json', import.meta.url), 'utf8'),
    ) as Record<string, string>;
    expect(asked).toHaveLength(1);
    expect(asked[0]?.query).toBeUndefined();
    expect(known[`sha256:${asked[0]?.extensions?.persistedQuery?.sha256Hash}`]).toContain('query Viewer');
  });

  test('send the text, from then on, to a server that does not know the hash', async () => {
    answer = ({ query }) => ({
      body:
        query === undefined
          ? { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }
          : { data: { viewer: null } },
    });
    const again = ask();
    expect((await again()).data).toEqual({ viewer: null });
    await again();
    expect(asked.map(({ query }) => query !== undefined)).toEqual([false, true, true]);
    expect(asked.at(-1)?.query).toMatch(/^query Viewer\b/u);
    expect(asked.at(-1)?.extensions?.persistedQuery).toBeUndefined();
  });
});

describe('errors', () => {
  const fail = async (body: unknown, status = 200): Promise<unknown> => {
    answer = () => ({ body, status });
    return ask()().then(
      () => undefined,
      (error: unknown) => error,
    );
  };

  test('keep the code, message and request id of a refusal', async () => {
    const error = await fail({
      errors: [
        {
          message: 'You need 2.0 more credits to generate this video.',
          extensions: { code: 'INSUFFICIENT_CREDITS', requestId: 'req-1' },
        },
      ],
    });
    expect([codeOf(error), sentenceOf(error), requestIdOf(error), isUnauthenticated(error)]).toEqual([
      'INSUFFICIENT_CREDITS',
      'You need 2.0 more credits to generate this video.',
      'req-1',
      false,
    ]);
  });

  test('recognize a missing session by code and by status', async () => {
    expect(
      isUnauthenticated(
        await fail({ errors: [{ message: 'Authentication required', extensions: { code: 'UNAUTHENTICATED' } }] }),
      ),
    ).toBe(true);
    expect(isUnauthenticated(await fail({ message: 'no' }, 401))).toBe(true);
  });

  test('distinguish a failing server from an unreachable one', async () => {
    expect(sentenceOf(await fail({ message: 'The service is busy.' }, 503))).toBe('The service is busy.');
    expect(sentenceOf(await fail({}, 503))).toBe('The server answered with an error (503). Please try again.');
    expect(sentenceOf(new TypeError('fetch failed'))).toBe(
      'The server cannot be reached. Check your connection and try again.',
    );
  });
});
