import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { App } from '../app/App.tsx';
import { composition } from '../composition.ts';
import { maria, renderApp, type Answer } from '../testing/session.tsx';
import { screens } from './index.ts';

// The timeout only catches hangs: on a busy machine a screen's code loads slowly.
jest.setTimeout(90_000);

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const never = <T,>(): Promise<T> => new Promise<T>(() => undefined);
/** The server's answer to every call except those of the session. */
const servers = {
  'that never answers': { graphql: (): Promise<Answer> => never(), rest: (): Promise<Response> => never() },
  'that fails': {
    graphql: () => new Error('The server is down'),
    rest: () => Promise.reject(new TypeError('Failed to fetch')),
  },
};
const admin = { ...maria, isAdmin: true, roles: ['ADMIN' as const] };
/** The hosted sign-in page is not part of the client, and the callback redirects at once. */
const leaving: readonly string[] = ['/auth/callback'];
const paths = screens.map(({ path }) => path.replaceAll(/:\w+/gu, 'x1')).filter((path) => !leaving.includes(path));

describe.each(Object.entries(servers))('with a server %s', (_, { graphql, rest }) => {
  test.each(paths)('%s has one heading of level 1', async (path) => {
    globalThis.fetch = rest;
    const answers = new Proxy(
      {},
      { get: (_target, name) => (name === 'Viewer' || name === 'AccountUpdates' ? undefined : graphql) },
    );
    const { container } = renderApp(<App composition={composition} />, { path, viewer: admin, answers });
    await waitFor(() => expect([...container.querySelectorAll('h1')].map((each) => each.textContent)).toHaveLength(1), {
      timeout: 60_000,
    });
  });
});
