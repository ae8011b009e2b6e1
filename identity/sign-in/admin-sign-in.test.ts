import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSignInLimits } from '../limits.ts';
import { isAtDomain } from '../roles/administrators.ts';
import { createAdminSignIn } from './admin-sign-in.ts';
import { openEmbeddedIdentity, type EmbeddedIdentity } from '../embedded/index.ts';
import { openSqliteSessionStore } from '../sessions/sqlite/session-store.ts';
import { openSessions, type Sessions } from '../sessions/sessions.ts';
import { Secret, TOTP } from 'otpauth';
import { cheapPasswords } from '../testing/cheap-passwords.ts';
import { deriveTestKey } from '../testing/derive-key.ts';

const DOMAIN = 'curbcast.example';
const PASSWORD = 'correct horse battery';
const at = { cookie: undefined, address: '203.0.113.1' };
let folder: string;
let identity: EmbeddedIdentity;
let sessions: Sessions;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-admin-'));
  identity = await openEmbeddedIdentity({
    deriveKey: deriveTestKey,
    folder,
    issuer: 'http://localhost:1/oidc',
    passwordCost: cheapPasswords,
    publicUrl: 'http://localhost:1',
  });
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost:1' });
  for (const name of ['boss', 'clerk', 'unverified']) {
    await identity.accounts.create(
      { email: `${name}@${DOMAIN}`, password: PASSWORD, givenName: name, familyName: '' },
      name !== 'unverified',
    );
  }
  await identity.accounts.create({
    email: 'boss@elsewhere.example',
    password: PASSWORD,
    givenName: 'Boss',
    familyName: '',
  });
});
afterAll(async () => {
  await sessions.close();
  identity.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every user but the clerk has the role, so that each test isolates another requirement. */
const start = () =>
  createAdminSignIn({
    accounts: identity.accounts,
    secondFactor: identity.factors.secondFactor,
    sessions,
    limits: createSignInLimits(),
    domain: DOMAIN,
    adminOf: async ({ email }) => (email.startsWith('clerk') ? undefined : `user of ${email}`),
  });

const cookieIn = (setCookie: string): string => setCookie.slice(0, setCookie.indexOf(';'));

test('an administrator gets a session', async () => {
  const { session, setCookie } = await start()({ ...at, email: ` Boss@${DOMAIN.toUpperCase()} `, password: PASSWORD });
  expect(session.userId).toBe(`user of boss@${DOMAIN}`);
  expect((await sessions.read(cookieIn(setCookie)))?.id).toBe(session.id);
});

test("an administrator's sign-in opens a new session and ends the browser's previous one", async () => {
  const signIn = (cookie?: string) => start()({ ...at, cookie, email: `boss@${DOMAIN}`, password: PASSWORD });
  const before = await signIn();
  const after = await signIn(cookieIn(before.setCookie));
  expect(after.session.id).not.toBe(before.session.id);
  expect(await sessions.read(cookieIn(before.setCookie))).toBeUndefined();
});

test.each([
  ['nothing', '', '', 'INVALID_INPUT', 'Please enter both email and password'],
  ['no password', `boss@${DOMAIN}`, '', 'INVALID_INPUT', 'Please enter both email and password'],
  ['objects', { $ne: null }, { $ne: null }, 'INVALID_INPUT', 'Please enter both email and password'],
  ['another domain', 'boss@elsewhere.example', PASSWORD, 'FORBIDDEN', 'Admin access restricted to curbcast.example'],
  ['a wrong password', `boss@${DOMAIN}`, 'wrong password', 'UNAUTHENTICATED', 'Invalid credentials'],
  ['nobody', `nobody@${DOMAIN}`, PASSWORD, 'UNAUTHENTICATED', 'Invalid credentials'],
  ['no role', `clerk@${DOMAIN}`, PASSWORD, 'UNAUTHENTICATED', 'Invalid credentials'],
  ['an unverified address', `unverified@${DOMAIN}`, PASSWORD, 'UNAUTHENTICATED', 'Invalid credentials'],
])('%s is refused', async (_name, email, password, code, message) => {
  await expect(start()({ ...at, email, password })).rejects.toMatchObject({ code, message });
});

test('limits the sixth attempt even with the right password', async () => {
  const signIn = start();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(
      signIn({ ...at, address: `203.0.113.${attempt}`, email: `boss@${DOMAIN}`, password: 'wrong password' }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  }
  await expect(signIn({ ...at, email: `boss@${DOMAIN}`, password: PASSWORD })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

describe('an administrator with a second factor', () => {
  const email = `careful@${DOMAIN}`;
  const step = 30_000;
  let secret: string;
  let recoveryCodes: readonly string[];
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * step });
  beforeAll(async () => {
    const account = await identity.accounts.create({ email, password: PASSWORD, givenName: 'C', familyName: '' }, true);
    const { secondFactor } = identity.factors;
    secret = secondFactor.offer(account ?? { id: '', email }).secret;
    recoveryCodes = secondFactor.enable(account?.id ?? '', code(-1)) ?? [];
  });

  test('needs a code besides the password, and gets a session that says so', async () => {
    const signIn = start();
    const asked = { code: 'SECOND_FACTOR_REQUIRED', message: 'Enter the 6-digit code from your authenticator app.' };
    await expect(signIn({ ...at, email, password: PASSWORD })).rejects.toMatchObject(asked);
    await expect(signIn({ ...at, email, password: PASSWORD, code: '' })).rejects.toMatchObject(asked);
    await expect(signIn({ ...at, email, password: PASSWORD, code: { $ne: 1 } })).rejects.toMatchObject(asked);
    const { session } = await signIn({ ...at, email, password: PASSWORD, code: code(1) });
    expect(session.methods).toEqual(['pwd', 'otp', 'mfa']);
    const { session: recovered } = await signIn({ ...at, email, password: PASSWORD, code: recoveryCodes[0] });
    expect(recovered.userId).toBe(session.userId);
  });

  test('is not asked for a code after a wrong password', async () => {
    await expect(start()({ ...at, email, password: 'a wrong one' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('five wrong codes limit the account, and the right password in between does not clear them', async () => {
    const signIn = start();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const from = { ...at, address: `203.0.113.${attempt}`, email, password: PASSWORD };
      await expect(signIn(from)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
      await expect(signIn({ ...from, code: 'wrong' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const last = { ...at, email, password: PASSWORD, code: recoveryCodes[1] };
    await expect(signIn(last)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('the domain of administrators', () => {
  test.each([`a@${DOMAIN}`, `a@${DOMAIN.toUpperCase()}`, `a+x@${DOMAIN}`])('includes %p', (email) => {
    expect(isAtDomain(email, DOMAIN)).toBe(true);
  });
  test.each([
    `a@${DOMAIN}.evil.example`,
    `a@evil${DOMAIN}`,
    `a@sub.${DOMAIN}`,
    `"a@${DOMAIN}"@evil.example`,
    `a@${DOMAIN}\n`.concat('x'),
    `a@${DOMAIN}.`,
    'a@сurbcast.example',
    DOMAIN,
    `@${DOMAIN}`,
    '',
  ])('does not include %p', (email) => {
    expect(isAtDomain(email, DOMAIN)).toBe(false);
  });
});
