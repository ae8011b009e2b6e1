import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import type { Position } from '../domain/envelope.ts';
import { Refusal } from '../domain/refusal.ts';
import type { VerifiedIdentity } from '../domain/users/index.ts';
import { openIdentity } from './identity.ts';
import { createSignInLimits } from './limits.ts';
import { openSqliteSessionStore } from './sessions/sqlite/session-store.ts';
import { deriveTestKey } from './testing/derive-key.ts';

const publicUrl = 'http://localhost:1';
let provider: Server;
let issuer: string;
let key: CryptoKey;
let folder: string;
let people: Map<string, VerifiedIdentity>;
let administrators: string[];
let identity: Awaited<ReturnType<typeof openIdentity>>;

beforeEach(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }];
  provider = createServer((request, response) => {
    const isDiscovery = request.url?.endsWith('/openid-configuration') === true;
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}keys` } : { keys }));
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  folder = mkdtempSync(join(tmpdir(), 'curbcast-outside-'));
  [people, administrators] = [new Map(), []];
  identity = await openIdentity({
    settings: {
      publicUrl,
      folder,
      issuer,
      clientId: 'c',
      audience: undefined,
      sessionTtl: 3_600_000,
      sessionSecret: undefined,
      adminEmails: ['boss@curbcast.example'],
      adminEmailDomain: 'curbcast.example',
      registrationVerifies: false,
    },
    sessionStore: openSqliteSessionStore(folder),
    users: {
      findUser: async (_issuer, subject) => (people.has(subject) ? `user of ${subject}` : undefined),
      signIn: async (person) => {
        people.set(person.subject, person);
        return { userId: `user of ${person.subject}`, position: '1' as Position, isAdmin: false };
      },
      userState: async (userId) => {
        const person = people.get(userId.slice('user of '.length));
        return { exists: true, admin: false, ...(person && { identity: { userId, ...person } }) };
      },
      grantAdmin: async (userId) => {
        administrators.push(userId);
        return '2' as Position;
      },
      recordSignInFactor: async () => '1' as Position,
    },
    deriveKey: deriveTestKey,
    limits: createSignInLimits({ newUsers: { points: 3, seconds: 60 } }),
    sendMail: async () => undefined,
    record: async () => undefined,
    logger: { warn: () => undefined, error: () => undefined },
    addressOf: () => '203.0.113.1',
    seen: async () => undefined,
  });
});
afterEach(async () => {
  await identity.sessions.close();
  provider.closeAllConnections();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(claims: Readonly<Record<string, unknown>>, address = '203.0.113.1'): Promise<unknown> {
  const now = Math.floor(Date.now() / 1000);
  const idToken = await new SignJWT({ iss: issuer, aud: 'c', nonce: 'n', iat: now, exp: now + 600, ...claims })
    .setJti(randomUUID())
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(key);
  return identity.signIn({ idToken, cookie: undefined, address }).then(
    () => 'signed in',
    (error: unknown) => (error instanceof Refusal ? [error.code, error.details] : error),
  );
}

test('limits new users of one address, but not known users or other addresses', async () => {
  for (const sub of ['a', 'b', 'c', 'c']) expect(await signIn({ sub })).toBe('signed in');
  expect(await signIn({ sub: 'd' })).toEqual(['RATE_LIMITED', { retryAfterSeconds: expect.any(Number) }]);
  expect(people.has('d')).toBe(false);
  expect(await signIn({ sub: 'a' })).toBe('signed in');
  expect(await signIn({ sub: 'd' }, '198.51.100.7')).toBe('signed in');
});

test.each([
  ['boss@curbcast.example', true],
  ['Boss@Curbcast.Example', true],
  ['\uFF42oss@curbcast.example', false],
  ['bo\u017Fs@curbcast.example', false],
  ['boss@\uFF43urbcast.example', false],
  ['boss@curbcast.example.', false],
  ['boss+x@curbcast.example', false],
  ['"boss"@curbcast.example', false],
])('a verified %j is the named administrator: %p', async (email, expected) => {
  expect(await signIn({ sub: 'x', email, email_verified: true })).toBe('signed in');
  expect(administrators).toEqual(expected ? ['user of x'] : []);
});

test('cuts or drops claims that describe the person, also when they change', async () => {
  const sub = 'x';
  await signIn({ sub, name: 'Ann', picture: 'https://pictures.example/ann.png' });
  expect(people.get(sub)).toMatchObject({ displayName: 'Ann', pictureUrl: 'https://pictures.example/ann.png' });
  const picture = `https://bucket.s3.example/ann.png?signature=${'x'.repeat(4_000)}`;
  for (const claims of [{ name: 'x'.repeat(1_000), picture }, { name: ['Ann'], picture: { url: 1 } }, { name: 7 }])
    expect(await signIn({ sub, ...claims })).toBe('signed in');
  expect(people.get(sub)).toMatchObject({ displayName: '', pictureUrl: null });
});
