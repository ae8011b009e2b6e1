import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProvider } from './provider.ts';

const realFetch = globalThis.fetch;
// The library reads `fetch` when it is created; jsdom has none.
beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('no network'));
});
afterEach(() => {
  globalThis.fetch = realFetch;
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
