import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createIdTokenVerifier, IdTokenError, type IdTokenVerifier } from './id-token.ts';
import { remoteIssuer, type RemoteIssuer } from './remote-issuer.ts';

/** A remote issuer: a server that counts its requests by path and can fail on demand. */
let server: Server;
let issuer: string;
let published: object[];
let requests: Record<string, number>;
let down: boolean;
let claimedIssuer: string | undefined;
let endpoints: Readonly<Record<string, string>>;
let clock: number;

beforeEach(async () => {
  published = [];
  requests = {};
  down = false;
  claimedIssuer = undefined;
  endpoints = {};
  clock = 1_800_000_000_000;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests[path] = (requests[path] ?? 0) + 1;
    response.statusCode = down ? 503 : 200;
    response.end(
      JSON.stringify(
        path.endsWith('/openid-configuration')
          ? { issuer: claimedIssuer ?? issuer, jwks_uri: `${issuer}keys`, ...endpoints }
          : { keys: published },
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function publishKey(kid: string): Promise<CryptoKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  published.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
  return privateKey;
}
const token = (key: CryptoKey, kid: string, iss = issuer): Promise<string> =>
  new SignJWT({ iss, sub: 's', aud: 'c', nonce: 'n', iat: clock / 1000, exp: clock / 1000 + 600 })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
const remote = (address = issuer): RemoteIssuer =>
  remoteIssuer({ issuer: address, cooldown: 30_000, maxAge: 600_000, now: () => clock });
const verifier = (address = issuer): IdTokenVerifier => {
  const { name, keys } = remote(address);
  return createIdTokenVerifier({ issuer: name, clientId: 'c', keys, now: () => clock });
};
const problem = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof IdTokenError ? error.problem : error),
  );

test('keys are downloaded once for many tokens, also at the same time', async () => {
  const key = await publishKey('a');
  const verify = verifier();
  const signed = await token(key, 'a');
  await Promise.all(Array.from({ length: 20 }, () => verify(signed)));
  expect(requests).toEqual({ '/.well-known/openid-configuration': 1, '/keys': 1 });
});

test('a rotated key is found by one more download; ten thousand unknown key ids cause none within the cool-down', async () => {
  const verify = verifier();
  await verify(await token(await publishKey('a'), 'a'));
  const rotated = await publishKey('b');
  clock += 31_000;
  await verify(await token(rotated, 'b'));
  expect(requests['/keys']).toBe(2);
  const strange = await token(rotated, 'x');
  for (let round = 0; round < 100; round += 1) {
    expect(
      await problem(
        verify(
          strange.replace(
            /^[^.]+/,
            Buffer.from(JSON.stringify({ alg: 'RS256', kid: `x${round}` })).toString('base64url'),
          ),
        ),
      ),
    ).toBe('unknown_key');
  }
  expect(requests['/keys']).toBe(2);
  clock += 31_000;
  expect(await problem(verify(strange))).toBe('unknown_key');
  expect(requests['/keys']).toBe(3);
});

test('known keys stay valid while the issuer is down, even when they are old', async () => {
  const key = await publishKey('a');
  const verify = verifier();
  await verify(await token(key, 'a'));
  down = true;
  clock += 3_600_000;
  for (let round = 0; round < 3; round += 1) expect(await problem(verify(await token(key, 'a')))).toBe('accepted');
});

test('an issuer that was never reached is unavailable, not a bad token, and recovers after the cool-down', async () => {
  const key = await publishKey('a');
  const verify = verifier();
  down = true;
  expect(await problem(verify(await token(key, 'a')))).toBe('keys_unavailable');
  down = false;
  expect(await problem(verify(await token(key, 'a')))).toBe('keys_unavailable');
  clock += 31_000;
  expect(await problem(verify(await token(key, 'a')))).toBe('accepted');
});

test.each([
  ['with', '/'],
  ['without', ''],
])(
  'accepts an issuer %s a trailing slash configured in both forms, and its tokens in the exact form only',
  async (_, slash) => {
    const key = await publishKey('a');
    const bare = issuer.slice(0, -1);
    claimedIssuer = `${bare}${slash}`;
    for (const address of [bare, `${bare}/`]) {
      expect(await remote(address).name()).toBe(claimedIssuer);
      expect(await problem(verifier(address)(await token(key, 'a', claimedIssuer)))).toBe('accepted');
      expect(await problem(verifier(address)(await token(key, 'a', slash === '' ? `${bare}/` : bare)))).toBe('issuer');
    }
  },
);

test('a discovery document of another issuer is not trusted', async () => {
  const key = await publishKey('a');
  claimedIssuer = 'https://evil.example/';
  expect(await problem(verifier()(await token(key, 'a')))).toBe('keys_unavailable');
});

test('withdrawn keys are dropped at the next download', async () => {
  const old = await publishKey('a');
  const verify = verifier();
  await verify(await token(old, 'a'));
  published = [];
  const fresh = await publishKey('b');
  clock += 601_000;
  await verify(await token(fresh, 'b'));
  expect(await problem(verify(await token(old, 'a')))).toBe('unknown_key');
});

describe('names a fault that keeps people from signing in', () => {
  test('and none with the paths that the browser uses', async () => {
    endpoints = { authorization_endpoint: `${issuer}authorize`, token_endpoint: `${issuer}oauth/token` };
    expect(await remote().problem()).toBeUndefined();
  });

  test.each([
    ['authorization_endpoint', '/authorize', 'oauth2/authorize'],
    ['token_endpoint', '/oauth/token', 'token'],
  ])('another %s', async (name, wanted, path) => {
    endpoints = { [name]: `${issuer}${path}` };
    expect(await remote().problem()).toBe(
      `Sign-in needs the path ${wanted}, but the provider's ${name} is ${issuer}${path}.`,
    );
  });

  test('a provider that does not answer, or answers with an error', async () => {
    down = true;
    expect(await remote().problem()).toMatch(/^It does not answer as an OpenID provider \(http.* answered 503\)\.$/);
    expect(await remote('http://127.0.0.1:1/').problem()).toMatch(/^It does not answer as an OpenID provider/);
  });
});
