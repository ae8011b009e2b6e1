import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Auth0Client } from '@auth0/auth0-spa-js';
import { createProvider, finishRedirect, goToHostedPage } from './provider.ts';

const realFetch = globalThis.fetch;
// The library reads `fetch` when its client is created; jsdom has none.
beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('no network'));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  history.replaceState(null, '', '/');
});

const expectedIssuer = (domain: string, issuer?: string): unknown =>
  Reflect.get(
    createProvider({ domain, clientId: 'curbcast', embedded: false, ...(issuer === undefined ? {} : { issuer }) }),
    'tokenIssuer',
  );

test.each(['https://id.example/', 'https://id.example', 'http://127.0.0.1:9000/', 'http://127.0.0.1:9000'])(
  'expects exactly %s in ID tokens when the server says so',
  (issuer) => {
    expect(expectedIssuer(issuer.replace(/^https:\/\//, '').replace(/\/$/, ''), issuer)).toBe(issuer);
  },
);

test("expects the domain with a final slash, as Auth0 has it, when the issuer's name is not known", () => {
  expect(expectedIssuer('id.example')).toBe('https://id.example/');
});

const stranger = 'The answer is from another identity provider';
test.each([
  ['https://evil.example/', stranger],
  ['https://id.example', stranger],
  ['', stranger],
  // The library then misses the transaction that it stored before the redirect.
  ['https://id.example/', 'Invalid state'],
])('an answer of the provider %j ends with: %s', async (sender, message) => {
  history.replaceState(null, '', `/auth/callback?code=c&state=s&iss=${encodeURIComponent(sender)}`);
  const config = { domain: 'id.example', clientId: 'curbcast', issuer: 'https://id.example/', embedded: false };
  await expect(finishRedirect(config)).rejects.toThrow(message);
});

test.each([
  ['login', {}],
  ['signup', { screen_hint: 'signup' }],
] as const)('the redirect of %s passes %j', async (intent, authorizationParams) => {
  const redirect = jest.spyOn(Auth0Client.prototype, 'loginWithRedirect').mockResolvedValue();
  await goToHostedPage({ domain: 'id.example', clientId: 'curbcast', embedded: false }, intent);
  expect(redirect.mock.calls).toEqual([[{ authorizationParams }]]);
  redirect.mockRestore();
});

test('the token call is tried three times on a network failure', async () => {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    if (typeof input === 'string') asked.push(input);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const provider = createProvider({ domain: 'id.example', clientId: 'curbcast', embedded: false });
  let address = '';
  await provider.loginWithRedirect({ openUrl: (url) => void (address = url) });
  const state = new URL(address).searchParams.get('state') ?? '';
  const config = { domain: 'id.example', clientId: 'curbcast', embedded: false };
  history.replaceState(null, '', `/auth/callback?code=c&state=${encodeURIComponent(state)}`);
  await expect(finishRedirect(config)).rejects.toThrow('Failed to fetch');
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'https://id.example/oauth/token'));
});

test('the sign-in library has our timeouts', () => {
  const provider = createProvider({ domain: 'id.example', clientId: 'curbcast', embedded: false });
  expect(provider).toMatchObject({
    httpTimeoutMs: 10_000,
    sessionCheckExpiryDays: 1,
    options: { leeway: 60 },
  });
  // Values without an option are the library's own: a version that changes them fails here.
  const library = join(import.meta.dirname, '../../../../node_modules/@auth0/auth0-spa-js/src');
  const source = (file: string): string => readFileSync(join(library, file), 'utf8');
  expect(source('constants.ts')).toContain('DEFAULT_SILENT_TOKEN_RETRY_COUNT = 3');
  expect(source('constants.ts')).toContain('DEFAULT_AUTHORIZE_TIMEOUT_IN_SECONDS = 60');
  expect(source('Auth0Client.ts')).toContain('runWithLock(lockKey, 5000,');
  expect(source('lock.ts')).toContain('retryAttempts = 10');
  expect(source('utils.ts')).toMatch(/width = 400;\s+const height = 600/u);
});
