import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { Refusal } from '../../domain/refusal.ts';
import { decideUser, initialUser, userEventTypes } from '../../domain/users/index.ts';
import { createSignInLimits } from '../limits.ts';
import { personOf } from '../person.ts';
import { openSqliteSessionStore } from '../sessions/sqlite/session-store.ts';
import { openSessions, type Sessions } from '../sessions/sessions.ts';
import { createIdTokenVerifier } from '../tokens/id-token.ts';
import { createSignIn } from './sign-in.ts';

const issuer = 'https://issuer.example/';
const clientId = 'web-client';
const now = Math.floor(Date.now() / 1000);
const good = { iss: issuer, sub: 'person-1', aud: clientId, iat: now - 10, exp: now + 3_600, nonce: 'n-1' };

let folder: string;
let key: CryptoKey;
let sessions: Sessions;
let signIn: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }] });
  folder = mkdtempSync(join(tmpdir(), 'curbcast-claims-'));
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost:1' });
  signIn = createSignIn({
    verify: createIdTokenVerifier({ issuer, clientId, keys: (header) => keys(header) }),
    sessions,
    limits: createSignInLimits({ authentication: { points: 100_000, seconds: 60 } }),
    userOf: async (identity) => {
      const person = { userId: 'u1', username: 'ann', ...personOf(identity, identity) };
      for (const event of decideUser({ kind: 'sign_in', identity: person }, initialUser, 0))
        userEventTypes.find(({ type }) => type === event.type)?.schema.parse(event.data);
      return 'u1';
    },
  });
});
afterAll(async () => {
  await sessions.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in with a token of these claims: `accepted`, or the code of the refusal. Rejects for every other failure. */
let tokens = 0;
async function signInWith(claims: Readonly<Record<string, unknown>>): Promise<string> {
  tokens += 1;
  const idToken = await new SignJWT({ ...good, jti: String(tokens), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(key);
  return signIn({ idToken, cookie: undefined, address: '203.0.113.1' }).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
}

// Small enough that a token of several stays below the limit of its length.
const anyJson = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('\uD800', '\u0000', '\u202Eevil', '👩‍👩‍👧'.repeat(30), `data:image/png;base64,${'A'.repeat(600)}`),
);

test('no claim that describes the person ends a sign-in', async () => {
  const names = ['email', 'email_verified', 'given_name', 'family_name', 'name', 'picture', 'locale', 'amr', 'address'];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), anyJson, { maxKeys: 5 }), async (claims) => {
      expect(await signInWith(claims)).toBe('accepted');
    }),
  );
});

test('any JSON as any claim signs in or is refused', async () => {
  const names = ['iss', 'sub', 'aud', 'azp', 'iat', 'exp', 'nbf', 'nonce', 'auth_time', 'org_id', 'org_name', 'email'];
  const claim = fc.oneof(
    anyJson,
    fc.double({ min: 0, max: now, noNaN: true }),
    fc.double({ min: now, max: 1e300, noNaN: true }),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), claim), async (claims) => {
      expect(['accepted', 'UNAUTHENTICATED']).toContain(await signInWith(claims));
    }),
  );
});

test.each([
  ['a presigned address of 4,000 characters', { picture: `https://b.s3.example/a?X=${'a'.repeat(4_000)}` }, 'accepted'],
  ['a picture as text', { picture: `data:image/png;base64,${'A'.repeat(6_000)}` }, 'accepted'],
  ['names of 1,000 characters', { name: 'x'.repeat(1_000), given_name: 'x'.repeat(1_000) }, 'accepted'],
  ['an address of 1,000 characters', { email: `${'x'.repeat(1_000)}@example.com` }, 'accepted'],
  ['parts of a second', { iat: now - 0.25, exp: now + 600.125, auth_time: now - 100.0625 }, 'accepted'],
  ['an expiration that no date can show', { exp: 1e300 }, 'UNAUTHENTICATED'],
  ['an authentication before all dates', { auth_time: -1e300 }, 'UNAUTHENTICATED'],
  ['a subject that is not text', { sub: 'a\uD800' }, 'UNAUTHENTICATED'],
])('%s', async (_, claims, outcome) => {
  expect(await signInWith(claims)).toBe(outcome);
});
