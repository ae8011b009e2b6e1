import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ApolloClient } from '@apollo/client';
import { composition } from '../../composition.ts';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { deleteAvatarMutation } from '../../features/twins/documents.ts';
import { catalog } from '../../testing/server.ts';
import { rest } from '../rest.ts';
import { createClient } from './client.ts';

// The conventions of every request.
const realFetch = globalThis.fetch;
let requests: RequestInit[] = [];
let answer: () => { readonly status: number; readonly body: unknown };
let client: ApolloClient;
beforeEach(() => {
  requests = [];
  globalThis.fetch = (_path, options = {}) => {
    requests.push(options);
    const { status, body } = answer();
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Map([['content-type', 'application/json']]),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as unknown as Response);
  };
  client = createClient(composition);
});
afterEach(() => {
  client.stop();
  globalThis.fetch = realFetch;
});

test('every request sends cookies', async () => {
  answer = () => ({ status: 200, body: { data: { catalog } } });
  await client.query({ query: catalogQuery });
  await rest('/auth/profile', { parse: () => undefined });
  expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
});

test('asks for data once, and not again when the window gets the focus', async () => {
  answer = () => ({ status: 200, body: { data: { catalog } } });
  const watching = client.watchQuery({ query: catalogQuery }).subscribe({});
  await client.query({ query: catalogQuery });
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await client.query({ query: catalogQuery });
  watching.unsubscribe();
  expect(requests).toHaveLength(1);
});

test('queries and mutations are not retried', async () => {
  answer = () => ({ status: 503, body: { error: 'Away' } });
  await expect(client.query({ query: catalogQuery })).rejects.toThrow();
  expect(requests).toHaveLength(1);
  await expect(client.mutate({ mutation: deleteAvatarMutation, variables: { id: 'a' } })).rejects.toThrow();
  expect(requests).toHaveLength(2);
});
