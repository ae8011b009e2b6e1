import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderApp } from '../../testing/session.tsx';
import { takeReturnPath } from '../../app/session/returnPath.ts';
import { isStuck, noteFailure, readAttempts } from './attempts.ts';
import Callback from './Callback.tsx';
import Login from './Login.tsx';
import { providerName } from './completeSignIn.ts';
import Register from './Register.tsx';

const config = { domain: 'http://localhost:3000/oidc', clientId: 'curbcast', embedded: true };
const realFetch = globalThis.fetch;
let calls: string[] = [];
let logged: ReturnType<typeof jest.spyOn>;

/** The server of these tests: one answer for `/auth/config`. */
function serverSays(status: number, body: unknown): void {
  calls = [];
  globalThis.fetch = (input) => {
    if (typeof input === 'string') calls.push(input);
    const response: Partial<Response> = { ok: status < 300, status, text: () => Promise.resolve(JSON.stringify(body)) };
    return Promise.resolve(response as Response);
  };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

const screens = (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="/register" element={<Register />} />
    <Route path="/auth/callback" element={<Callback />} />
  </Routes>
);

describe('the redirect to the hosted page', () => {
  test.each([
    ['/login', 'Signing In...'],
    ['/register', 'Creating Account...'],
  ])('of %s shows "%s" and a button to continue at once', (path, words) => {
    serverSays(200, config);
    renderApp(screens, { path });
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.getByText(/Google, GitHub, Microsoft and more are supported/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('that the rate limit of the network refuses says when to try again, and does not go on trying', async () => {
    serverSays(429, { error: 'TOO_MANY_REQUESTS', message: 'Too many requests', retryAfterSeconds: 772 });
    renderApp(screens, { path: '/login' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Too many visits from your network. Try again in 13 minutes.');
    expect(calls).toHaveLength(1);
    expect(logged).toHaveBeenCalled();
  });

  test('waits 500 ms', async () => {
    jest.useFakeTimers();
    try {
      serverSays(500, {});
      renderApp(screens, { path: '/login' });
      await act(() => jest.advanceTimersByTimeAsync(499));
      expect(calls).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(1));
      await waitFor(() => expect(calls).toEqual(['/auth/config']));
    } finally {
      jest.useRealTimers();
    }
  });

  test('is logged and retried at /login when it fails, and stops after two failures until the user retries', async () => {
    serverSays(500, { message: 'broken' });
    renderApp(screens, { path: '/register' });
    expect(await screen.findByText('Signing In...')).toBeTruthy();
    expect(await screen.findByText('We could not sign you in')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The sign-in page could not be reached.');
    expect(calls).toEqual(['/auth/config', '/auth/config']);
    expect(logged).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Signing In...')).toBeTruthy();
    expect(readAttempts().failures).toBe(0);
  });

  test.each([
    ['/auth/first-admin?token=t', '/auth/first-admin?token=t'],
    ['//evil.example', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
  ])('takes the return path from returnTo only if it is safe: %s', (returnTo, path) => {
    serverSays(200, config);
    renderApp(screens, { path: `/login?${new URLSearchParams({ returnTo })}` });
    expect(takeReturnPath()).toBe(path);
  });

  test('fails when the settings of the server are incomplete', async () => {
    serverSays(200, { domain: 'x' });
    renderApp(screens, { path: '/login' });
    await waitFor(() => expect(readAttempts().failures).toBe(1));
  });
});

describe('the return from the hosted page', () => {
  test('rejects a response with a foreign state with the specified toast, and redirects to /login', async () => {
    serverSays(200, config);
    history.replaceState(null, '', '/auth/callback?code=abc&state=forged');
    renderApp(screens, { path: '/auth/callback' });
    expect(screen.getByRole('status').textContent).toBe('Completing Sign In');
    expect(screen.getByText('Please wait while we set up your account...')).toBeTruthy();
    expect(await screen.findByText('Authentication Error')).toBeTruthy();
    expect(screen.getByText('Callback processing failed: Invalid state')).toBeTruthy();
    expect(await screen.findByText('Signing In...')).toBeTruthy();
    expect(readAttempts()).toEqual({ failures: 1, message: 'Callback processing failed: Invalid state' });
  });
});

test('redirects stop after two consecutive failures', () => {
  expect(isStuck(readAttempts())).toBe(false);
  noteFailure('first');
  expect(isStuck(readAttempts())).toBe(false);
  noteFailure('Callback processing failed: Invalid state');
  expect(readAttempts()).toEqual({ failures: 2, message: 'Callback processing failed: Invalid state' });
  expect(isStuck(readAttempts())).toBe(true);
});

test.each([
  ['google-oauth2|1', false, 'Google'],
  ['github|2', false, 'GitHub'],
  ['windowslive|3', false, 'Microsoft'],
  ['xyz', false, 'your identity provider'],
  ['abc', true, 'Curbcast'],
])('the provider of %s (embedded: %s) is %s', (sub, embedded, name) => {
  expect(providerName(sub, embedded)).toBe(name);
});
