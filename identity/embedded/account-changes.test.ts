import { createSecretKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { RecordedFact } from '../../domain/users/index.ts';
import { sha256 } from '../digest.ts';
import type { SendMail } from '../mail.ts';
import { cheapPasswords } from '../testing/cheap-passwords.ts';
import { openEmbeddedIdentity, type Account, type EmbeddedIdentity, type SessionsToEnd } from './index.ts';

type Mail = Parameters<SendMail>[0];
const minute = 60_000;
const ann = { email: 'ann@example.com', password: 'correct horse battery', givenName: 'Ann', familyName: 'Lee' };
const badReset = { code: 'INVALID_INPUT', message: 'This password reset link is invalid or has expired.' };
const badLink = { code: 'INVALID_INPUT', message: 'This link is invalid or has expired.' };

let folder: string;
let clock: number;
let identity: EmbeddedIdentity;
let mails: Mail[];
let facts: RecordedFact[];
let ended: [string, SessionsToEnd][];
let account: Account;
/** Fails every mail while it is set. */
let mailIsAway: boolean;

const open = (): Promise<EmbeddedIdentity> =>
  openEmbeddedIdentity({
    folder,
    issuer: 'http://localhost:1/oidc',
    passwordCost: cheapPasswords,
    publicUrl: 'http://localhost:1',
    now: () => clock,
    deriveKey: () => createSecretKey(Buffer.alloc(32)),
    sendMail: async (mail) => {
      if (mailIsAway) throw new Error('no mail server');
      if (!mails.some(({ id }) => id === mail.id)) mails.push(mail);
    },
    userOf: async (accountId) => `user of ${accountId}`,
    record: async (fact) => {
      if (!facts.some(({ type, data }) => type === fact.type && data.changeId === fact.data.changeId)) facts.push(fact);
    },
    onCredentialsChanged: async (id, which) => void ended.push([id, which]),
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-changes-'));
  clock = Date.UTC(2026, 10, 22);
  [mails, facts, ended, mailIsAway] = [[], [], [], false];
  identity = await open();
  const made = await identity.accounts.create(ann, true);
  if (made === undefined) throw new Error('not registered');
  account = made;
});
afterEach(() => {
  identity.close();
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (mail: Mail | undefined): URL => new URL(String((mail?.data as { url?: string } | undefined)?.url));
const tokenOf = (mail: Mail | undefined): string => urlOf(mail).searchParams.get('token') ?? '';
const forgot = async (email = ann.email): Promise<string> => {
  identity.changes.forgotPassword(email);
  await identity.changes.settled();
  return tokenOf(mails.at(-1));
};
const canSignIn = async (password: string, email = ann.email): Promise<boolean> =>
  (await identity.accounts.checkPassword(email, password)) !== undefined;

test('the owner of a known address is told of attempts to register with it, once a day', async () => {
  const attempt = async (): Promise<void> => {
    await identity.changes.register({ ...ann, password: 'a guess at the owner' });
    await identity.changes.settled();
  };
  for (const _time of [1, 2, 3]) await attempt();
  expect(mails).toMatchObject([
    { to: ann.email, ownerId: `user of ${account.id}`, name: 'Ann', template: 'registration_attempt' },
  ]);
  clock += 24 * 60 * minute;
  await attempt();
  expect(mails).toHaveLength(2);
});

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which works once and ends what was signed in', async () => {
    const token = await forgot(' ANN@Example.com');
    expect(mails).toMatchObject([
      { template: 'password_reset', to: ann.email, ownerId: `user of ${account.id}`, data: { validForMinutes: 30 } },
    ]);
    expect(urlOf(mails[0]).href).toBe(`http://localhost:1/reset-password?token=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    await identity.changes.resetPassword(token, 'a whole new password');
    await identity.changes.settled();
    expect([await canSignIn('a whole new password'), await canSignIn(ann.password)]).toEqual([true, false]);
    expect(ended).toEqual([
      [account.id, {}],
      [account.id, { before: clock }],
    ]);
    expect(facts).toMatchObject([{ type: 'PasswordChanged', data: { userId: `user of ${account.id}`, reset: true } }]);
    await expect(identity.changes.resetPassword(token, 'another password')).rejects.toMatchObject(badReset);
    expect(await canSignIn('a whole new password')).toBe(true);
  });

  test('keeps the link after a bad password, with the text of the specification', async () => {
    const token = await forgot();
    for (const [password, message] of [
      ['seven77', 'Password must be at least 8 characters long.'],
      ['x'.repeat(257), 'Password must be at most 256 characters long.'],
      ['Password123', 'This password is on every list of common passwords. Choose another one.'],
      [ann.email, 'Your password must not be your e-mail address.'],
    ] as const)
      await expect(identity.changes.resetPassword(token, password)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message,
      });
    await identity.changes.resetPassword(token, 'eight ch');
  });

  test.each([
    ['29 minutes and 59 seconds', 30 * minute - 1_000, true],
    ['30 minutes', 30 * minute, false],
  ])('has a link that works after %s: %p', async (_name, later, works) => {
    const token = await forgot();
    clock += later;
    expect(identity.changes.isResetLink(token)).toBe(works);
    const reset = identity.changes.resetPassword(token, 'a whole new password');
    if (works) await reset;
    else await expect(reset).rejects.toMatchObject(badReset);
  });

  test('has one link: the newest', async () => {
    const [old, current] = [await forgot(), await forgot()];
    await expect(identity.changes.resetPassword(old, 'a whole new password')).rejects.toMatchObject(badReset);
    await identity.changes.resetPassword(current, 'a whole new password');
  });

  test('is replaced by one of two simultaneous uses of a link', async () => {
    const token = await forgot();
    const results = await Promise.allSettled(
      ['first password', 'second password'].map((password) => identity.changes.resetPassword(token, password)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['', 'guess', 'x'.repeat(43), '__proto__', "' OR 1=1 --"])(
    'is not replaced by the link %j',
    async (token) => {
      await forgot();
      expect(identity.changes.isResetLink(token)).toBe(false);
      await expect(identity.changes.resetPassword(token, 'a whole new password')).rejects.toMatchObject(badReset);
    },
  );

  test('leaves no token in the files', async () => {
    const token = await forgot();
    const files = ['identity.sqlite', 'identity.sqlite-wal'].map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(files.some((text) => text.includes(sha256(token)))).toBe(true);
    expect(files.some((text) => text.includes(token))).toBe(false);
  });

  test('takes the same steps for an address without an account, and mails nobody', async () => {
    const steps = (email: string): number => {
      const add = jest.spyOn(JSON, 'stringify');
      identity.changes.forgotPassword(email);
      const { length } = add.mock.calls;
      add.mockRestore();
      return length;
    };
    expect(steps('nobody@example.com')).toBe(steps(ann.email));
    await identity.changes.settled();
    expect(mails.map(({ to }) => to)).toEqual([ann.email]);
  });

  test.each(['', 'ann', 'ann@', 'a@b@example.com', 'ann@example.com\r\nBcc: b@example.com'])(
    'of %j is refused as malformed',
    (email) => {
      expect(() => identity.changes.forgotPassword(email)).toThrow('Enter an e-mail address like name@example.com.');
    },
  );

  test('of an address that was never proved is replaced only by its owner, as a new account', async () => {
    await identity.accounts.create({ ...ann, email: 'squatted@example.com' }, false);
    await forgot('squatted@example.com');
    expect(mails.at(-1)).toMatchObject({ template: 'verify', to: 'squatted@example.com' });
    expect(urlOf(mails.at(-1)).pathname).toBe('/oidc/setup');
  });

  test('is mailed once although the process is killed before the mail', async () => {
    mailIsAway = true;
    identity.changes.forgotPassword(ann.email);
    await identity.changes.settled();
    identity.close();
    mailIsAway = false;
    identity = await open();
    await identity.changes.settled();
    expect(mails).toHaveLength(1);
    await identity.changes.resetPassword(tokenOf(mails[0]), 'a whole new password');
  });
});

describe('a new password', () => {
  test('needs the current one and voids mailed links', async () => {
    const token = await forgot();
    const change = (current: string, next: string) => identity.changes.changePassword(account.id, current, next);
    await expect(change('wrong', 'a whole new one')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Failed to change password. Check your current password.',
    });
    await expect(change(ann.password, 'short')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Password must be at least 8 characters long.',
    });
    expect([ended, facts]).toEqual([[], []]);
    await change(ann.password, 'a whole new one');
    await identity.changes.settled();
    expect(await canSignIn('a whole new one')).toBe(true);
    expect(facts).toMatchObject([{ type: 'PasswordChanged', data: { reset: false } }]);
    await expect(identity.changes.resetPassword(token, 'the thief of mails')).rejects.toMatchObject(badReset);
  });

  test('of an account that is not there is refused in the same words', async () => {
    await expect(identity.changes.changePassword('nobody', 'x', 'a whole new one')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('another e-mail address', () => {
  const request = async (email = 'new@example.com'): Promise<string> => {
    await identity.changes.changeEmail(account.id, email);
    return tokenOf(mails.at(-1));
  };
  const change = async (email = 'new@example.com'): Promise<string> => {
    await identity.changes.confirmEmail(await request(email));
    return tokenOf(mails.at(-1));
  };
  const addressNow = async (): Promise<string | undefined> => (await identity.accounts.find(account.id))?.email;

  test('is used once a link at the new address was used, once', async () => {
    const pending = await identity.changes.changeEmail(account.id, ' NEW@Example.com');
    expect(pending).toEqual({ email: 'new@example.com', expiresAt: clock + 24 * 60 * minute });
    expect([mails.at(-1)?.to, await addressNow()]).toEqual(['new@example.com', ann.email]);
    const token = tokenOf(mails.at(-1));
    clock += minute;
    await identity.changes.confirmEmail(token);
    expect(await addressNow()).toBe('new@example.com');
    expect(await canSignIn(ann.password, 'new@example.com')).toBe(true);
    expect(facts.map(({ type }) => type)).toEqual(['EmailChangeRequested', 'EmailChanged']);
    expect(mails.map(({ to, data }) => [to, (data as { step?: string }).step])).toEqual([
      ['new@example.com', 'confirm'],
      [ann.email, 'undo'],
    ]);
    await expect(identity.changes.confirmEmail(token)).rejects.toMatchObject(badLink);
    // An ID token of the old address would bring it back.
    expect(await identity.accounts.honours(account.id, clock / 1_000 - 1)).toBe(false);
  });

  test("is not the account's own one in another spelling", async () => {
    expect(await identity.changes.changeEmail(account.id, 'Ann@EXAMPLE.com ')).toBeUndefined();
    expect(mails).toEqual([]);
  });

  test.each(['bob@example.com', 'BOB@EXAMPLE.COM', '\uFF42ob@example.com'])(
    '%s of another account is refused',
    async (email) => {
      await identity.accounts.create({ ...ann, email: 'bob@example.com' }, true);
      await expect(identity.changes.changeEmail(account.id, email)).rejects.toMatchObject({
        code: 'EMAIL_TAKEN',
        message: 'This e-mail address is already in use.',
      });
      expect([mails, facts]).toEqual([[], []]);
    },
  );

  test.each(['', 'x', 'a@b', '\u0430nn@example.com', `${'a'.repeat(250)}@example.com`])(
    '%j is refused',
    async (email) => {
      await expect(identity.changes.changeEmail(account.id, email)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  test('that somebody registered meanwhile stays theirs', async () => {
    const token = await request();
    await identity.accounts.create({ ...ann, email: 'new@example.com' }, true);
    await expect(identity.changes.confirmEmail(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await addressNow()).toBe(ann.email);
  });

  test('replaces an earlier wish, and its link lives a day', async () => {
    const [first, second] = [await request('one@example.com'), await request('two@example.com')];
    await expect(identity.changes.confirmEmail(first)).rejects.toMatchObject(badLink);
    clock += 24 * 60 * minute;
    await expect(identity.changes.confirmEmail(second)).rejects.toMatchObject(badLink);
  });

  test('is undone by the old address within 72 hours: password and sign-ins end', async () => {
    const undo = await change();
    clock += 72 * 60 * minute - 1;
    await identity.changes.undoEmail(undo);
    expect([await addressNow(), await canSignIn(ann.password)]).toEqual([ann.email, false]);
    expect(ended.at(-1)).toEqual([account.id, { before: clock }]);
    expect(facts.at(-1)).toMatchObject({ type: 'EmailChangeUndone', data: { email: ann.email } });
    await expect(identity.changes.undoEmail(undo)).rejects.toMatchObject(badLink);
    await identity.changes.resetPassword(await forgot(), 'mine again, for good');
    expect(await canSignIn('mine again, for good')).toBe(true);
  });

  test('undone also removes the second factor that was added meanwhile, not one of before', async () => {
    const enable = (): void => {
      const { secret } = identity.factors.secondFactor.offer({ id: account.id, email: ann.email });
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });
      expect(identity.factors.secondFactor.enable(account.id, code)).toHaveLength(10);
    };
    enable();
    clock += 25 * 60 * minute;
    await identity.changes.undoEmail(await change());
    expect(identity.factors.secondFactor.state(account.id)).toBeDefined();
    const undo = await change();
    clock += minute;
    enable();
    await identity.changes.undoEmail(undo);
    expect(identity.factors.secondFactor.state(account.id)).toBeUndefined();
  });

  test('undone also voids recovery codes that were renewed meanwhile, and keeps the factor', async () => {
    const { secondFactor } = identity.factors;
    const { secret } = secondFactor.offer({ id: account.id, email: ann.email });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });
    const [first = ''] = secondFactor.enable(account.id, code) ?? [];
    clock += 25 * 60 * minute;
    await identity.changes.undoEmail(await change());
    expect(secondFactor.use(account.id, first)).toBe(true);
    const undo = await change();
    const [stolen = ''] = secondFactor.renewRecoveryCodes(account.id) ?? [];
    await identity.changes.undoEmail(undo);
    expect(secondFactor.use(account.id, stolen)).toBe(false);
    expect(secondFactor.state(account.id)).toMatchObject({ recoveryCodesLeft: 0 });
  });

  test('cannot be undone after 72 hours', async () => {
    const undo = await change();
    clock += 72 * 60 * minute;
    await expect(identity.changes.undoEmail(undo)).rejects.toMatchObject(badLink);
    expect(await addressNow()).toBe('new@example.com');
  });

  test('reserves the old one while it can be undone', async () => {
    await change();
    const bob = await identity.accounts.create({ ...ann, email: 'bob@example.com' }, true);
    const take = () => identity.changes.changeEmail(bob?.id ?? '', ann.email);
    await expect(take()).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await identity.accounts.create(ann, true)).toBeUndefined();
    clock += 72 * 60 * minute;
    expect(await take()).toMatchObject({ email: ann.email });
  });

  test('of a thief who changed it twice is undone by the first address for good', async () => {
    const first = await change('thief@example.com');
    clock += minute;
    const second = await change('thief2@example.com');
    await identity.changes.undoEmail(first);
    await expect(identity.changes.undoEmail(second)).rejects.toMatchObject(badLink);
    expect(await addressNow()).toBe(ann.email);
  });

  test('voids links to a new password that went to the old one', async () => {
    const reset = await forgot();
    await change();
    await expect(identity.changes.resetPassword(reset, 'the thief of mails')).rejects.toMatchObject(badReset);
  });

  test('of an account whose address was never proved cannot be undone by that address', async () => {
    const cy = await identity.accounts.create({ ...ann, email: 'typo@example.com' }, false);
    await identity.changes.changeEmail(cy?.id ?? '', 'cy@example.com');
    await identity.changes.confirmEmail(tokenOf(mails.at(-1)));
    expect(mails.map(({ to }) => to)).toEqual(['cy@example.com']);
  });
});
