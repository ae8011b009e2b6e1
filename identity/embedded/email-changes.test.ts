import { describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import {
  ann,
  badLink,
  badReset,
  canSignIn,
  forgot,
  minute,
  tokenOf,
  useAccountWorld,
} from '../testing/account-world.ts';

const world = useAccountWorld();

describe('another email address', () => {
  const request = async (email = 'new@example.com'): Promise<string> => {
    await world.identity.changes.changeEmail(world.account.id, email);
    return tokenOf(world.mails.at(-1));
  };
  const change = async (email = 'new@example.com'): Promise<string> => {
    await world.identity.changes.confirmEmail(await request(email));
    return tokenOf(world.mails.at(-1));
  };
  const addressNow = async (): Promise<string | undefined> =>
    (await world.identity.accounts.find(world.account.id))?.email;

  test('takes effect when the link at the new address is used, once', async () => {
    const pending = await world.identity.changes.changeEmail(world.account.id, ' NEW@Example.com');
    expect(pending).toEqual({ email: 'new@example.com', expiresAt: world.clock + 24 * 60 * minute });
    expect([world.mails.at(-1)?.to, await addressNow()]).toEqual(['new@example.com', ann.email]);
    const token = tokenOf(world.mails.at(-1));
    world.clock += minute;
    await world.identity.changes.confirmEmail(token);
    expect(await addressNow()).toBe('new@example.com');
    expect(await canSignIn(world, ann.password, 'new@example.com')).toBe(true);
    expect(world.facts.map(({ type }) => type)).toEqual(['EmailChangeRequested', 'EmailChanged']);
    expect(world.mails.map(({ to, data }) => [to, (data as { step?: string }).step])).toEqual([
      ['new@example.com', 'confirm'],
      [ann.email, 'undo'],
    ]);
    await expect(world.identity.changes.confirmEmail(token)).rejects.toMatchObject(badLink);
    // An ID token of the old address would bring it back.
    expect(await world.identity.accounts.honours(world.account.id, world.clock / 1_000 - 1)).toBe(false);
  });

  test("is not the account's own one in another spelling", async () => {
    expect(await world.identity.changes.changeEmail(world.account.id, 'Ann@EXAMPLE.com ')).toBeUndefined();
    expect(world.mails).toEqual([]);
  });

  test('is refused in look-alike letters', async () => {
    for (const email of ['\uFF42ob@example.com', 'b\u043Eb@example.com', 'bob@\uFF45xample.com', 'bob@example.com.'])
      await expect(world.identity.changes.changeEmail(world.account.id, email)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(world.mails).toEqual([]);
  });

  test.each(['bob@example.com', 'BOB@EXAMPLE.COM', ' bob@example.com '])(
    '%s of another account is refused',
    async (email) => {
      await world.identity.accounts.create({ ...ann, email: 'bob@example.com' }, true);
      await expect(world.identity.changes.changeEmail(world.account.id, email)).rejects.toMatchObject({
        code: 'EMAIL_TAKEN',
        message: 'This email address is already in use.',
      });
      expect([world.mails, world.facts]).toEqual([[], []]);
    },
  );

  test.each(['', 'x', 'a@b', '\u0430nn@example.com', `${'a'.repeat(250)}@example.com`])(
    '%j is refused',
    async (email) => {
      await expect(world.identity.changes.changeEmail(world.account.id, email)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    },
  );

  test('stays with the person who registered it meanwhile', async () => {
    const token = await request();
    await world.identity.accounts.create({ ...ann, email: 'new@example.com' }, true);
    await expect(world.identity.changes.confirmEmail(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await addressNow()).toBe(ann.email);
  });

  test('replaces the previous request, and its link lives a day', async () => {
    const [first, second] = [await request('one@example.com'), await request('two@example.com')];
    await expect(world.identity.changes.confirmEmail(first)).rejects.toMatchObject(badLink);
    world.clock += 24 * 60 * minute;
    await expect(world.identity.changes.confirmEmail(second)).rejects.toMatchObject(badLink);
  });

  test('is undone by the old address within 72 hours: password and sign-ins end', async () => {
    const undo = await change();
    world.clock += 72 * 60 * minute - 1;
    await world.identity.changes.undoEmail(undo);
    expect([await addressNow(), await canSignIn(world, ann.password)]).toEqual([ann.email, false]);
    expect(world.ended.at(-1)).toEqual([world.account.id, { before: world.clock }]);
    expect(world.facts.at(-1)).toMatchObject({ type: 'EmailChangeUndone', data: { email: ann.email } });
    await expect(world.identity.changes.undoEmail(undo)).rejects.toMatchObject(badLink);
    await world.identity.changes.resetPassword(await forgot(world), 'mine again, for good');
    expect(await canSignIn(world, 'mine again, for good')).toBe(true);
  });

  test('removes on undo the second factor that was added meanwhile, not an older one', async () => {
    const enable = (): void => {
      const { secret } = world.identity.factors.secondFactor.offer({ id: world.account.id, email: ann.email });
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock });
      expect(world.identity.factors.secondFactor.enable(world.account.id, code)).toHaveLength(10);
    };
    enable();
    world.clock += 25 * 60 * minute;
    await world.identity.changes.undoEmail(await change());
    expect(world.identity.factors.secondFactor.state(world.account.id)).toBeDefined();
    const undo = await change();
    world.clock += minute;
    enable();
    await world.identity.changes.undoEmail(undo);
    expect(world.identity.factors.secondFactor.state(world.account.id)).toBeUndefined();
  });

  test('voids on undo recovery codes that were renewed meanwhile, and keeps the factor', async () => {
    const { secondFactor } = world.identity.factors;
    const { secret } = secondFactor.offer({ id: world.account.id, email: ann.email });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock });
    const [first = ''] = secondFactor.enable(world.account.id, code) ?? [];
    world.clock += 25 * 60 * minute;
    await world.identity.changes.undoEmail(await change());
    expect(secondFactor.use(world.account.id, first)).toBe(true);
    const undo = await change();
    const [stolen = ''] = secondFactor.renewRecoveryCodes(world.account.id) ?? [];
    await world.identity.changes.undoEmail(undo);
    expect(secondFactor.use(world.account.id, stolen)).toBe(false);
    expect(secondFactor.state(world.account.id)).toMatchObject({ recoveryCodesLeft: 0 });
  });

  test('cannot be undone after 72 hours', async () => {
    const undo = await change();
    world.clock += 72 * 60 * minute;
    await expect(world.identity.changes.undoEmail(undo)).rejects.toMatchObject(badLink);
    expect(await addressNow()).toBe('new@example.com');
  });

  test('reserves the old one while it can be undone', async () => {
    await change();
    const bob = await world.identity.accounts.create({ ...ann, email: 'bob@example.com' }, true);
    const take = () => world.identity.changes.changeEmail(bob?.id ?? '', ann.email);
    await expect(take()).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await world.identity.accounts.create(ann, true)).toBeUndefined();
    world.clock += 72 * 60 * minute;
    expect(await take()).toMatchObject({ email: ann.email });
  });

  test('is undone for good by the first address after a thief changed it twice', async () => {
    const first = await change('thief@example.com');
    world.clock += minute;
    const second = await change('thief2@example.com');
    await world.identity.changes.undoEmail(first);
    await expect(world.identity.changes.undoEmail(second)).rejects.toMatchObject(badLink);
    expect(await addressNow()).toBe(ann.email);
  });

  test('voids links to a new password that went to the old one', async () => {
    const reset = await forgot(world);
    await change();
    await expect(world.identity.changes.resetPassword(reset, 'the thief of world.mails')).rejects.toMatchObject(
      badReset,
    );
  });

  test('cannot be undone by an address that was never proved', async () => {
    const cy = await world.identity.accounts.create({ ...ann, email: 'typo@example.com' }, false);
    await world.identity.changes.changeEmail(cy?.id ?? '', 'cy@example.com');
    await world.identity.changes.confirmEmail(tokenOf(world.mails.at(-1)));
    expect(world.mails.map(({ to }) => to)).toEqual(['cy@example.com']);
  });
});
