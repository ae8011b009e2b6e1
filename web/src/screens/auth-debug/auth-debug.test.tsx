import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../testing/session.tsx';
import { authorizeAddress } from './authorizeAddress.ts';
import AuthDebug from './index.tsx';

const realFetch = globalThis.fetch;
beforeEach(() => {
  const config = JSON.stringify({ domain: 'id.example', clientId: 'curbcast-web-client' });
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(config) } as unknown as Response);
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (settings: object) =>
  renderApp(<AuthDebug />, {
    answers: { SignInDebug: () => ({ signInDebug: { __typename: 'SignInDebug', hosted: true, ...settings } }) },
  });

test('shows the settings and a link to the sign-in page in a new tab', async () => {
  open({ domain: 'id.example', clientId: 'curbcast-w' });
  expect(await screen.findByText('id.example')).toBeTruthy();
  expect(screen.getByText('curbcast-w...')).toBeTruthy();
  expect(screen.getByText(location.origin)).toBeTruthy();
  const link = await screen.findByRole('link', { name: /Test sign-in page/u });
  expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
    '_blank',
    authorizeAddress('id.example', 'curbcast-web-client', location.origin),
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  { domain: '', clientId: 'curbcast-w' },
  { domain: 'id.example', clientId: '' },
])('says that the configuration is missing: %j', async (settings) => {
  open(settings);
  expect((await screen.findByText('The identity-provider configuration is missing.')).textContent).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Test sign-in page/u })).toBeNull();
});

test('the address asks for a code with the specified scope, return address and a fixed state', () => {
  const { origin, pathname, searchParams } = new URL(
    authorizeAddress('http://localhost:3000/oidc', 'web', 'http://localhost:3000'),
  );
  expect([origin, pathname]).toEqual(['http://localhost:3000', '/oidc/authorize']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'web',
    redirect_uri: 'http://localhost:3000/auth/callback',
    scope: 'openid profile email',
    state: 'auth-debug-test',
  });
});
