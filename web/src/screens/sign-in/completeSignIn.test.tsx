import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderApp } from '../../testing/session.tsx';

const token = '@@auth0spajs@@::curbcast::default::openid profile email offline_access';
jest.unstable_mockModule('./provider.ts', () => ({
  finishRedirect: () => {
    localStorage.setItem(token, '{"refresh_token":"secret"}');
    const profile = { sub: 'auth0|1', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', avatarUrl: '' };
    return Promise.resolve({ idToken: 'an ID token', profile });
  },
}));
const { completeSignIn } = await import('./completeSignIn.ts');
const { default: Callback } = await import('./Callback.tsx');

const realFetch = globalThis.fetch;
let synced: boolean;
/** How often the server is busy before it answers. */
let busy = 0;
let syncs = 0;
beforeEach(() => {
  localStorage.setItem('theme', 'dark');
  busy = 0;
  syncs = 0;
  globalThis.fetch = (input) => {
    const isSync = input === '/auth/auth0-sync';
    if (isSync && (syncs += 1) <= busy)
      return Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('{}') } as Response);
    const body = isSync ? '{}' : JSON.stringify({ domain: 'id.example', clientId: 'curbcast', embedded: false });
    const response: Partial<Response> = { ok: !isSync || synced, status: 200, text: () => Promise.resolve(body) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  localStorage.clear();
});

test.each([true, false])('removes all tokens from local storage, with or without a session (%p)', async (ok) => {
  synced = ok;
  const outcome = await completeSignIn().then(
    () => true,
    () => false,
  );
  expect(outcome).toBe(ok);
  expect(localStorage.getItem(token)).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([
  [2, true, 3],
  [3, false, 3],
])('a server that is busy %i times is asked again after 2 s, three times at most (%p)', async (times, ok, calls) => {
  jest.useFakeTimers();
  synced = true;
  busy = times;
  const outcome = completeSignIn().then(
    () => true,
    () => false,
  );
  await jest.advanceTimersByTimeAsync(3_999);
  expect(syncs).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect([await outcome, syncs]).toEqual([ok, calls]);
  expect(localStorage.getItem(token)).toBeNull();
});

test('a session that is not made shows "Sync Error" and leads to /login', async () => {
  synced = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderApp(
    <Routes>
      <Route path="/auth/callback" element={<Callback />} />
      <Route path="/login" element="at the sign-in" />
    </Routes>,
    { path: '/auth/callback' },
  );
  await screen.findByText('Sync Error');
  screen.getByText('Authentication successful but failed to sync user data.');
  await screen.findByText('at the sign-in');
});
