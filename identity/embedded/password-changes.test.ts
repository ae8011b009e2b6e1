import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { sha256 } from '../digest.ts';
import { ann, badReset, canSignIn, forgot, minute, tokenOf, urlOf, useAccountWorld } from '../testing/account-world.ts';

const world = useAccountWorld();

test('tells the owner of a known address once a day that somebody tried to register with it', async () => {
  const attempt = async (): Promise<void> => {
    await world.identity.changes.register({ ...ann, password: 'a guess at the owner' });
    await world.identity.changes.settled();
  };
  for (const _time of [1, 2, 3]) await attempt();
  expect(world.mails).toMatchObject([
    { to: ann.email, ownerId: `user of ${world.account.id}`, name: 'Ann', template: 'registration_attempt' },
  ]);
  world.clock += 24 * 60 * minute;
  await attempt();
  expect(world.mails).toHaveLength(2);
});

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which works once and ends all sign-ins', async () => {
    const token = await forgot(world, ' ANN@Example.com');
    expect(world.mails).toMatchObject([
      {
        template: 'password_reset',
        to: ann.email,
        ownerId: `user of ${world.account.id}`,
        data: { validForMinutes: 30 },
      },
    ]);
    expect(urlOf(world.mails[0]).href).toBe(`http://localhost:1/reset-password?token=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    await world.identity.changes.resetPassword(token, 'a whole new password');
    await world.identity.changes.settled();
    expect([await canSignIn(world, 'a whole new password'), await canSignIn(world, ann.password)]).toEqual([
      true,
      false,
    ]);
    expect(world.ended).toEqual([
      [world.account.id, {}],
      [world.account.id, { before: world.clock }],
    ]);
    expect(world.facts).toMatchObject([
      { type: 'PasswordChanged', data: { userId: `user of ${world.account.id}`, reset: true } },
    ]);
    await expect(world.identity.changes.resetPassword(token, 'another password')).rejects.toMatchObject(badReset);
    expect(await canSignIn(world, 'a whole new password')).toBe(true);
  });

  test('keeps the link after a bad password and says what is wrong with it', async () => {
    const token = await forgot(world);
    for (const [password, message] of [
      ['seven77', 'Password must be at least 8 characters long.'],
      ['x'.repeat(257), 'Password must be at most 256 characters long.'],
      ['Password123', 'This password is on every list of common passwords. Choose another one.'],
      [ann.email, 'Your password must not be your email address.'],
    ] as const)
      await expect(world.identity.changes.resetPassword(token, password)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message,
      });
    await world.identity.changes.resetPassword(token, 'eight ch');
  });

  test.each([
    ['29 minutes and 59 seconds', 30 * minute - 1_000, true],
    ['30 minutes', 30 * minute, false],
  ])('has a link that works after %s: %p', async (_name, later, works) => {
    const token = await forgot(world);
    world.clock += later;
    expect(world.identity.changes.isResetLink(token)).toBe(works);
    const reset = world.identity.changes.resetPassword(token, 'a whole new password');
    if (works) await reset;
    else await expect(reset).rejects.toMatchObject(badReset);
  });

  test('has one link: the newest', async () => {
    const [old, current] = [await forgot(world), await forgot(world)];
    await expect(world.identity.changes.resetPassword(old, 'a whole new password')).rejects.toMatchObject(badReset);
    await world.identity.changes.resetPassword(current, 'a whole new password');
  });

  test('is replaced by one of two simultaneous uses of a link', async () => {
    const token = await forgot(world);
    const results = await Promise.allSettled(
      ['first password', 'second password'].map((password) => world.identity.changes.resetPassword(token, password)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['', 'guess', 'x'.repeat(43), '__proto__', "' OR 1=1 --"])(
    'is not replaced by the link %j',
    async (token) => {
      await forgot(world);
      expect(world.identity.changes.isResetLink(token)).toBe(false);
      await expect(world.identity.changes.resetPassword(token, 'a whole new password')).rejects.toMatchObject(badReset);
    },
  );

  test('leaves no token in the files', async () => {
    const token = await forgot(world);
    const files = ['identity.sqlite', 'identity.sqlite-wal'].map((name) =>
      readFileSync(join(world.folder, name), 'latin1'),
    );
    expect(files.some((text) => text.includes(sha256(token)))).toBe(true);
    expect(files.some((text) => text.includes(token))).toBe(false);
  });

  test('takes the same steps for an unknown address, and mails nobody', async () => {
    const steps = (email: string): number => {
      const add = jest.spyOn(JSON, 'stringify');
      world.identity.changes.forgotPassword(email);
      const { length } = add.mock.calls;
      add.mockRestore();
      return length;
    };
    expect(steps('nobody@example.com')).toBe(steps(ann.email));
    await world.identity.changes.settled();
    expect(world.mails.map(({ to }) => to)).toEqual([ann.email]);
  });

  test.each(['', 'ann', 'ann@', 'a@b@example.com', 'ann@example.com\r\nBcc: b@example.com'])(
    'refuses %j as malformed',
    (email) => {
      expect(() => world.identity.changes.forgotPassword(email)).toThrow(
        'Enter an email address like name@example.com.',
      );
    },
  );

  test('is replaced only by the owner of an unproved address, as a new account', async () => {
    await world.identity.accounts.create({ ...ann, email: 'squatted@example.com' }, false);
    await forgot(world, 'squatted@example.com');
    expect(world.mails.at(-1)).toMatchObject({ template: 'verify', to: 'squatted@example.com' });
    expect(urlOf(world.mails.at(-1)).pathname).toBe('/oidc/setup');
  });

  test('is mailed once although the process is killed before the mail', async () => {
    world.mailIsAway = true;
    world.identity.changes.forgotPassword(ann.email);
    await world.identity.changes.settled();
    await world.restart(() => {
      world.mailIsAway = false;
    });
    await world.identity.changes.settled();
    expect(world.mails).toHaveLength(1);
    await world.identity.changes.resetPassword(tokenOf(world.mails[0]), 'a whole new password');
  });
});

describe('a new password', () => {
  test('needs the current one and voids mailed links', async () => {
    const token = await forgot(world);
    const change = (current: string, next: string) =>
      world.identity.changes.changePassword(world.account.id, current, next);
    await expect(change('wrong', 'a whole new one')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Failed to change password. Check your current password.',
    });
    await expect(change(ann.password, 'short')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Password must be at least 8 characters long.',
    });
    expect([world.ended, world.facts]).toEqual([[], []]);
    await change(ann.password, 'a whole new one');
    await world.identity.changes.settled();
    expect(await canSignIn(world, 'a whole new one')).toBe(true);
    expect(world.facts).toMatchObject([{ type: 'PasswordChanged', data: { reset: false } }]);
    await expect(world.identity.changes.resetPassword(token, 'the thief of world.mails')).rejects.toMatchObject(
      badReset,
    );
  });

  test('is refused in the same words for an unknown account', async () => {
    await expect(world.identity.changes.changePassword('nobody', 'x', 'a whole new one')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

test('a password that strangers may know is void at once, and its owner gets a link to a new one', async () => {
  await world.identity.changes.voidPassword(world.account.id);
  await world.identity.changes.settled();
  expect(await canSignIn(world, ann.password)).toBe(false);
  expect(world.ended).toEqual([[world.account.id, {}]]);
  expect(world.mails).toMatchObject([{ template: 'password_reset', to: ann.email }]);
  await world.identity.changes.resetPassword(tokenOf(world.mails[0]), 'a whole new password');
  expect(await canSignIn(world, 'a whole new password')).toBe(true);
  await expect(world.identity.changes.voidPassword('nobody')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});
