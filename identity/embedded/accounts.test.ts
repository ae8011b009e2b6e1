import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openEmbeddedIdentity, type EmbeddedIdentity } from './index.ts';
import { KEY_LIFETIME, KEY_OVERLAP, loadSigningKeys } from './keys.ts';
import { decoyHash, hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
import { createOidcRecords } from './records.ts';
import { IDENTITY_SCHEMA } from './schema.ts';
import { openDatabase } from '../database.ts';
import { cheapPasswords } from '../testing/cheap-passwords.ts';
import { deriveTestKey } from '../testing/derive-key.ts';
import { say } from '../../words/index.ts';

let folder: string;
let clock: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-accounts-'));
  clock = 1_800_000_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('passwords', () => {
  test('are stored as a hash with its cost and a unique salt', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('correct horse', one)).toBe(true);
    expect(await verifyPassword('correct horsf', one)).toBe(false);
  });

  test('cost as much to compare for unknown accounts, and match nothing', async () => {
    const [decoy, another] = [decoyHash(), decoyHash()];
    const real = await hashPassword('correct horse');
    expect(decoy.split('$').slice(0, 4)).toEqual(real.split('$').slice(0, 4));
    expect(decoy.length).toBe(real.length);
    expect(decoy).not.toBe(another);
    for (const password of ['', 'correct horse']) expect(await verifyPassword(password, decoy)).toBe(false);
  });

  test.each(['Password123', 'p@ssw0rd', '87654321', 'BLINK182', 'liverpool1', 'mustang1', 'qazwsx123', 'Curbcast1'])(
    '%s is too common',
    (password) => {
      expect(passwordProblem(password, [])).toEqual(say('PASSWORD_COMMON'));
    },
  );

  test('count in one Unicode form, and with every character', async () => {
    const stored = await hashPassword('pa\u0308sswo\u0308rter  ');
    expect(await verifyPassword('p\u00e4ssw\u00f6rter  ', stored)).toBe(true);
    expect(await verifyPassword('p\u00e4ssw\u00f6rter', stored)).toBe(false);
    const long = 'x'.repeat(73);
    expect(await verifyPassword(`${long}y`, await hashPassword(`${long}z`))).toBe(false);
  });

  test('a password of a megabyte is refused without being hashed; a hash of another cost still works', async () => {
    expect(await verifyPassword('x'.repeat(1_000_000), await hashPassword('correct horse'))).toBe(false);
    expect(await verifyPassword('password', 'scrypt$10$8$1$c2FsdA$FtvIkGdjx_BIl3po-dMF93EOBoyizZXas3ISW7Pxlgg')).toBe(
      true,
    );
    await expect(verifyPassword('password', 'plain')).rejects.toThrow('damaged');
  });

  test('are all hashed when many come at once', async () => {
    const stored = await hashPassword('correct horse');
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => verifyPassword(index % 2 === 0 ? 'correct horse' : 'wrong', stored)),
    );
    expect(results.filter(Boolean)).toHaveLength(6);
  });
});

describe('accounts', () => {
  let identity: EmbeddedIdentity;
  let changed: string[];
  const ann = { email: 'ann@example.com', password: 'correct horse battery', givenName: 'Ann', familyName: 'Lee' };
  beforeEach(async () => {
    changed = [];
    identity = await openEmbeddedIdentity({
      deriveKey: deriveTestKey,
      folder,
      issuer: 'http://localhost:1/oidc',
      passwordCost: cheapPasswords,
      publicUrl: 'http://localhost:1',
      now: () => clock,
      onCredentialsChanged: async (id) => void changed.push(id),
    });
  });
  afterEach(() => identity.close());

  test('an address is registered once, in any spelling, also simultaneously', async () => {
    const results = await Promise.all(
      ['ann@example.com', 'ANN@example.com', ' Ann@Example.COM '].map((email) =>
        identity.accounts.create({ ...ann, email }),
      ),
    );
    expect(results.filter((account) => account === undefined)).toHaveLength(2);
    expect(await identity.accounts.create(ann)).toBeUndefined();
    await expect(identity.accounts.create({ ...ann, email: 'x' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'email' },
    });
  });

  test('a new password needs the current one, and ends all sign-ins', async () => {
    const id = (await identity.accounts.create(ann))?.id ?? '';
    const change = (current: string, next: string) => identity.changes.changePassword(id, current, next);
    await expect(change('wrong', 'a whole new one')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Failed to change password. Check your current password.',
    });
    await expect(change(ann.password, 'short')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Password must be at least 8 characters long.',
    });
    expect(changed).toEqual([]);
    await change(ann.password, 'a whole new one');
    expect(changed).toEqual([id]);
    expect(await identity.accounts.checkPassword(ann.email, ann.password)).toBeUndefined();
    expect(await identity.accounts.checkPassword(ann.email, 'a whole new one')).toMatchObject({ id });
  });

  test('changes the given names and nothing else', async () => {
    const made = await identity.accounts.create(ann);
    const id = made?.id ?? '';
    await identity.accounts.updateProfile(id, { familyName: 'Ng', picture: 'https://files.example/ann.png' });
    expect(await identity.accounts.find(id)).toEqual({
      ...made,
      familyName: 'Ng',
      picture: 'https://files.example/ann.png',
    });
    await expect(identity.accounts.updateProfile('nobody', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a one-time link works for an hour, and for one of two simultaneous uses', async () => {
    const late = await identity.accounts.issueSetupToken('late@example.com', 3_600_000);
    clock += 3_600_000;
    expect(await identity.accounts.readSetupToken(late)).toBeUndefined();
    const token = await identity.accounts.issueSetupToken(ann.email, 3_600_000);
    expect(await identity.accounts.readSetupToken(token)).toEqual({ email: ann.email, account: undefined });
    const results = await Promise.allSettled(
      ['first password', 'second password'].map((password) =>
        identity.accounts.completeSetup(token, { ...ann, password }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await identity.accounts.findByEmail(ann.email)).toMatchObject({ emailVerified: true });
  });
});

describe('signing keys', () => {
  test('are made once, replaced when old, and published for the overlap', async () => {
    const database = openDatabase(folder, 'identity.sqlite', IDENTITY_SCHEMA);
    const kids = async () => (await loadSigningKeys(database, () => clock)).map(({ kid }) => kid);
    const [first] = await kids();
    clock += KEY_LIFETIME - 1;
    expect(await kids()).toEqual([first]);
    clock += 1;
    const [second, ...rest] = await kids();
    expect(second).not.toBe(first);
    expect(rest).toEqual([first]);
    clock += KEY_OVERLAP - 1;
    expect(await kids()).toEqual([second, first]);
    clock += 2;
    expect(await kids()).toEqual([second]);
    database.close();
  });
});

test('a code is consumed once', async () => {
  const database = openDatabase(folder, 'identity.sqlite', IDENTITY_SCHEMA);
  const codes = createOidcRecords(database, () => clock).adapter('AuthorizationCode');
  await codes.upsert('a', { accountId: 'u', grantId: 'g' }, 60);
  await codes.consume('a');
  expect(await codes.find('a')).toMatchObject({ grantId: 'g', consumed: clock / 1000 });
  await expect(codes.consume('a')).rejects.toThrow('invalid_grant');
  await expect(codes.consume('unknown')).rejects.toThrow('invalid_grant');
  database.close();
});

test('only sign-ins in progress are written without waiting for the disk', async () => {
  const database = openDatabase(folder, 'identity.sqlite', IDENTITY_SCHEMA);
  const quick = openDatabase(folder, 'identity.sqlite', IDENTITY_SCHEMA, 'NORMAL');
  expect([database, quick].map((connection) => connection.prepare('PRAGMA synchronous').get())).toEqual([
    { synchronous: 2 },
    { synchronous: 1 },
  ]);
  const records = createOidcRecords(database, () => clock, quick);
  quick.exec('PRAGMA query_only = ON');
  await expect(records.adapter('Interaction').upsert('i', {}, 60)).rejects.toThrow(/readonly/);
  for (const model of ['Session', 'Grant', 'AuthorizationCode', 'RefreshToken'])
    await records.adapter(model).upsert('x', {}, 60);
  quick.exec('PRAGMA query_only = OFF');
  await records.adapter('Interaction').upsert('i', { uid: 'u' }, 60);
  expect(await records.adapter('Interaction').find('i')).toEqual({ uid: 'u' });
  quick.close();
  database.close();
});

test('expired records are not found, and are purged', async () => {
  const database = openDatabase(folder, 'identity.sqlite', IDENTITY_SCHEMA);
  const records = createOidcRecords(database, () => clock);
  const tokens = records.adapter('RefreshToken');
  await tokens.upsert('a', { accountId: 'u', grantId: 'g' }, 60);
  await tokens.upsert('b', { accountId: 'u', grantId: 'h' }, 600);
  await records.adapter('Session').upsert('s', { uid: 'x', accountId: 'u' }, 60);
  expect(await records.adapter('Session').findByUid('x')).toMatchObject({ accountId: 'u' });
  clock += 60_000;
  expect(await tokens.find('a')).toBeUndefined();
  expect(await records.adapter('Session').findByUid('x')).toBeUndefined();
  expect(records.purge()).toBe(2);
  expect(await tokens.find('b')).toMatchObject({ grantId: 'h' });
  records.revokeAccount('u');
  expect(await tokens.find('b')).toBeUndefined();
  database.close();
});
