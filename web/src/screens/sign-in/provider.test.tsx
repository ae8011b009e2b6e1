import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProvider, finishRedirect } from './provider.ts';

const realFetch = globalThis.fetch;
// The library reads `fetch` when it is created; jsdom has none.
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
  // The library then misses the transaction that it stores before it redirects.
  ['https://id.example/', 'Invalid state'],
])('an answer of the provider %j ends with: %s', async (sender, message) => {
  history.replaceState(null, '', `/auth/callback?code=c&state=s&iss=${encodeURIComponent(sender)}`);
  const config = { domain: 'id.example', clientId: 'curbcast', issuer: 'https://id.example/', embedded: false };
  await expect(finishRedirect(config)).rejects.toThrow(message);
});
