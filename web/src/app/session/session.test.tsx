import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { composition } from '../../composition.ts';
import { product } from '../../testing/server.ts';
import { maria, renderApp } from '../../testing/session.tsx';
import { createCache } from '../apollo/cache.ts';
import { RequireSession } from '../shell/RequireSession.tsx';
import { plantViewer } from './plantViewer.ts';
import { isOwnPath, rememberReturnPath, takeReturnPath } from './returnPath.ts';
import { useViewer } from './SessionContext.tsx';
import { menuName } from './useSession.ts';
import { viewerQuery } from './viewer.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Greeting() {
  return <p>Hello {useViewer().user.firstName}</p>;
}

function Where() {
  const { pathname } = useLocation();
  return <p>At {pathname}</p>;
}

const guarded = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="/dashboard" element={<Greeting />} />
    </Route>
    <Route path="*" element={<Where />} />
  </Routes>
);

describe('the guard of the signed-in screens', () => {
  test('lets a signed-in user in', async () => {
    renderApp(guarded, { path: '/dashboard', viewer: maria });
    expect(await screen.findByText('Hello Maria')).toBeTruthy();
  });

  test('redirects visitors to /login with a toast and remembers the address', async () => {
    renderApp(guarded, { path: '/dashboard?tab=activity#top' });
    expect(await screen.findByText('At /login')).toBeTruthy();
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText('Please log in to access your dashboard.')).toBeTruthy();
    expect(takeReturnPath()).toBe('/dashboard?tab=activity#top');
  });

  test('shows an unreachable server as an error, not as a missing session', async () => {
    let reachable = false;
    renderApp(guarded, {
      path: '/dashboard',
      answers: { Viewer: () => (reachable ? { viewer: maria, product } : new TypeError('fetch failed')) },
    });
    expect(await screen.findByText('The server cannot be reached. Check your connection and try again.')).toBeTruthy();
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Maria')).toBeTruthy();
  });
});

test('the answer that a page carries is the session: the client asks for none', async () => {
  const answer = JSON.stringify({ viewer: maria, product });
  document.body.insertAdjacentHTML('beforeend', `<script type="application/json" id="viewer">${answer}</script>`);
  const client = new ApolloClient({ cache: createCache(composition), link: ApolloLink.empty() });
  plantViewer(client);
  expect((await client.query({ query: viewerQuery })).data?.viewer).toEqual(maria);
  document.getElementById('viewer')?.remove();
});

const disguised = [
  'https:evil.example',
  'http:/evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /dashboard',
  '/a b',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/./%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\u0000',
  '/\u00a0',
  '/login',
  '/login?x=1',
  '/register/',
  '/auth/callback?code=1',
  '/auth/logout',
  '/oidc/v2/logout',
  `/${'a'.repeat(2_000)}`,
] as const;

describe('the return path after signing in', () => {
  test.each([
    ['/statement?kind=HOLD', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example/', false],
    ['dashboard', false],
    ['', false],
    ...disguised.map((path) => [path, false] as const),
  ])('treats %s as a safe return path: %s', (path, own) => {
    expect(isOwnPath(path)).toBe(own);
    rememberReturnPath(path);
    expect(takeReturnPath()).toBe(own ? path : '/dashboard');
  });

  test('can be taken once', () => {
    rememberReturnPath('/my-videos');
    expect([takeReturnPath(), takeReturnPath()]).toEqual(['/my-videos', '/dashboard']);
  });

  test('ignores a stored address of another site', () => {
    sessionStorage.setItem('curbcast.returnPath', '//evil.example/dashboard');
    expect(takeReturnPath()).toBe('/dashboard');
  });
});

describe('names', () => {
  const user = { username: '', displayName: '' };
  test.each([
    [{ ...user, displayName: 'Maria Alvarez', username: 'mm' }, 'Maria Alvarez'],
    [{ ...user, username: 'mm' }, 'mm'],
    [user, 'User'],
  ])('are chosen for the menu: %#', (who, name) => expect(menuName(who)).toBe(name));
});
