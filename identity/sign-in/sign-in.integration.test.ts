import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Refusal } from '../../domain/refusal.ts';
import { createSignInLimits } from '../limits.ts';
import { createIdTokenVerifier, type Identity } from '../tokens/id-token.ts';
import { openSqliteSessionStore } from '../sessions/sqlite/session-store.ts';
import { openSessions, type Sessions } from '../sessions/sessions.ts';
import { createSignIn } from './sign-in.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { signInOverHttp } from '../testing/sign-in.ts';

const ann = { email: 'ann@example.com', password: 'correct horse battery' };
const bo = { email: 'bo@example.com', password: 'another long one' };
let server: IdentityServer;
let folder: string;
let sessions: Sessions;
let refused: string[];

beforeAll(async () => {
  server = await startIdentityServer();
  for (const person of [ann, bo]) await signInOverHttp(server.url, { ...person, register: true });
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-sign-in-'));
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: server.url });
  refused = [];
});
afterEach(async () => {
  await sessions.close();
  rmSync(folder, { recursive: true, force: true });
});

function start() {
  const { issuer, clientId, keys, accounts } = server.identity();
  const isCurrent = ({ subject, issuedAt }: Identity) => accounts.honours(subject, issuedAt);
  return createSignIn({
    verify: createIdTokenVerifier({ issuer, clientId, keys, isCurrent }),
    sessions,
    limits: createSignInLimits(),
    userOf: async ({ issuer, subject }) => `${issuer}#${subject}`,
    onRefused: (problem) => refused.push(problem),
  });
}
const at = { cookie: undefined, address: '203.0.113.1' };
const cookieOf = (setCookie: string | undefined): string => (setCookie ?? '').slice(0, (setCookie ?? '').indexOf(';'));
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('a token opens a session for its person, keyed by issuer and subject', async () => {
  const { session, identity, setCookie } = await start()({
    ...at,
    idToken: await signInOverHttp(server.url, ann),
    userAgent: 'Test',
  });
  expect(session).toMatchObject({
    userId: `${server.identity().issuer}#${identity.subject}`,
    userAgent: 'Test',
    address: '203.0.113.1',
  });
  expect((await sessions.read(cookieOf(setCookie)))?.id).toBe(session.id);
});

test('a used token is accepted with its own session, and refused in another browser, with another cookie, or after sign-out', async () => {
  const signIn = start();
  const idToken = await signInOverHttp(server.url, ann);
  const first = await signIn({ ...at, idToken });
  const cookie = cookieOf(first.setCookie);
  const again = await signIn({ ...at, idToken, cookie });
  expect([again.session.id, again.setCookie]).toEqual([first.session.id, undefined]);

  expect(await codeOf(signIn({ ...at, idToken }))).toBe('UNAUTHENTICATED');
  const other = await signIn({ ...at, idToken: await signInOverHttp(server.url, bo) });
  expect(await codeOf(signIn({ ...at, idToken, cookie: cookieOf(other.setCookie) }))).toBe('UNAUTHENTICATED');
  expect((await sessions.read(cookieOf(other.setCookie)))?.id).toBe(other.session.id);
  expect(await sessions.list()).toHaveLength(2);

  await sessions.revoke(first.session.id);
  expect(await codeOf(signIn({ ...at, idToken, cookie }))).toBe('UNAUTHENTICATED');
  expect(refused).toEqual(['used', 'used', 'used']);
});

test('a used token that is repeated writes nothing and looks up no user', async () => {
  const idToken = await signInOverHttp(server.url, ann);
  await start()({ ...at, idToken });
  const { issuer, clientId, keys } = server.identity();
  const verify = createIdTokenVerifier({ issuer, clientId, keys });
  const store = openSqliteSessionStore(folder);
  const writes: string[] = [];
  const watched = new Proxy(store, {
    get: (target, name) => {
      if (['insert', 'bindToken', 'remove'].includes(String(name))) writes.push(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  const watchedSessions = openSessions({ store: watched, publicUrl: server.url });
  const signIn = createSignIn({
    verify,
    sessions: watchedSessions,
    limits: createSignInLimits(),
    userOf: () => Promise.reject(new Error('unexpected lookup')),
  });
  for (let round = 0; round < 3; round += 1) expect(await codeOf(signIn({ ...at, idToken }))).toBe('UNAUTHENTICATED');
  expect(writes).toEqual([]);
  await watchedSessions.close();
});

test('one of ten browsers that use a token simultaneously gets a session', async () => {
  const signIn = start();
  const idToken = await signInOverHttp(server.url, ann);
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(signIn({ ...at, idToken }))));
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(await sessions.list()).toHaveLength(1);
});

test('a used token stays used after a restart', async () => {
  const idToken = await signInOverHttp(server.url, ann);
  await start()({ ...at, idToken });
  await sessions.close();
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: server.url });
  expect(await codeOf(start()({ ...at, idToken }))).toBe('UNAUTHENTICATED');
});

test("a new sign-in opens a new session and ends the browser's previous one", async () => {
  const signIn = start();
  const first = await signIn({ ...at, idToken: await signInOverHttp(server.url, ann) });
  const second = await signIn({
    ...at,
    idToken: await signInOverHttp(server.url, bo),
    cookie: cookieOf(first.setCookie),
  });
  expect(second.session.userId).not.toBe(first.session.userId);
  expect(await sessions.read(cookieOf(first.setCookie))).toBeUndefined();
  const planted = `sid=${'a'.repeat(43)}`;
  const third = await signIn({ ...at, idToken: await signInOverHttp(server.url, ann), cookie: planted });
  expect(cookieOf(third.setCookie)).not.toBe(planted);
});

test('bad tokens count for the address: limits the sixth attempt even with a good token, and no other address', async () => {
  const signIn = start();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await codeOf(signIn({ ...at, idToken: 'forged' }))).toBe('UNAUTHENTICATED');
  const idToken = await signInOverHttp(server.url, ann);
  const limited: unknown = await signIn({ ...at, idToken }).catch((error: unknown) => error);
  expect(limited).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: expect.any(Number) } });
  expect(await codeOf(signIn({ ...at, address: '203.0.113.2', idToken }))).toBe('accepted');
  expect(refused).toEqual(Array(5).fill('malformed'));
});

test('names of the caller count only where the token carries none, and nothing else of the caller counts', async () => {
  const { issuer, clientId, keys } = server.identity();
  const verify = createIdTokenVerifier({ issuer, clientId, keys });
  const named: unknown[] = [];
  const userOf = async ({ givenName, familyName, email }: Identity): Promise<string> => {
    named.push([givenName, familyName, email]);
    return 'u';
  };
  const names = { firstName: 'Vera', lastName: 'Victim', email: 'vera@example.com' };
  const signIn = createSignIn({ verify, sessions, limits: createSignInLimits(), userOf });
  await signIn({ ...at, idToken: await signInOverHttp(server.url, ann), names });
  await signIn({ ...at, idToken: await signInOverHttp(server.url, { ...ann, scope: 'openid email' }), names });
  expect(named).toEqual([
    ['ann', 'Victim', ann.email],
    ['Vera', 'Victim', ann.email],
  ]);
});

test('refuses an ID token that was issued before the password was changed', async () => {
  const cleo = { email: 'cleo@example.com', password: 'her first password' };
  const idToken = await signInOverHttp(server.url, { ...cleo, register: true });
  const { accounts, changes } = server.identity();
  const account = await accounts.findByEmail(cleo.email);
  await changes.changePassword(account?.id ?? '', cleo.password, 'her second password');
  expect(await codeOf(start()({ ...at, idToken }))).toBe('UNAUTHENTICATED');
  expect(refused).toEqual(['outdated']);
});

test('an unreachable issuer does not count as a failure of the client', async () => {
  const { issuer, clientId } = server.identity();
  const verify = createIdTokenVerifier({ issuer, clientId, keys: () => Promise.reject(new Error('down')) });
  const signIn = createSignIn({ verify, sessions, limits: createSignInLimits(), userOf: async () => 'u' });
  const idToken = await signInOverHttp(server.url, ann);
  for (let attempt = 1; attempt <= 7; attempt += 1)
    expect(await codeOf(signIn({ ...at, idToken }))).toBe('UNAVAILABLE');
});
