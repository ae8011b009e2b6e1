import { expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../testing/authenticator.ts';
import { ann, openTestFactors, start } from '../testing/factors.ts';
import { createRecovery } from './recovery.ts';

async function begin({ signedIn = true } = {}) {
  const factors = openTestFactors();
  const { secret } = factors.secondFactor.offer(ann);
  factors.secondFactor.enable(ann.id, new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: start }));
  const options = await factors.passkeys.registration(ann);
  await factors.passkeys.add(ann.id, 'Phone', createAuthenticator().create(options));
  await factors.publishChanges();
  factors.recorded.length = 0;
  const granted: unknown[] = [];
  const recover = createRecovery({
    embedded: {
      accounts: { findByEmail: async (email: string) => (email === ann.email ? ann : undefined) } as never,
      factors,
      setupLink: async (email) => `link for ${email}`,
    },
    userOf: async () => (signedIn ? 'user-ann' : undefined),
    users: { grantAdmin: async (...call) => granted.push(call) as never },
  });
  return { ...factors, recover, granted };
}

test('a link without options changes nothing else', async () => {
  const { recover, granted, recorded, secondFactor } = await begin();
  expect(await recover({ email: ann.email, resetFactors: false, admin: false })).toEqual({
    link: 'link for ann@example.com',
    factors: 'kept',
    admin: 'unchanged',
  });
  expect([granted, recorded]).toEqual([[], []]);
  expect(secondFactor.state(ann.id)).toBeDefined();
});

test('resets second factor and passkeys, recorded as done by the operator', async () => {
  const { recover, recorded, secondFactor, passkeys } = await begin();
  expect(await recover({ email: ann.email, resetFactors: true, admin: false })).toMatchObject({ factors: 'reset' });
  expect([secondFactor.state(ann.id), passkeys.list(ann.id)]).toEqual([undefined, []]);
  expect(recorded.map(([, change]) => change)).toEqual([
    { type: 'SecondFactorDisabled', byOperator: true },
    { type: 'PasskeyRemoved', passkeyId: expect.any(String), byOperator: true },
  ]);
  expect(await recover({ email: ann.email, resetFactors: true, admin: false })).toMatchObject({ factors: 'none' });
});

test('grants the role to a user who has signed in, with the operator as actor', async () => {
  const { recover, granted } = await begin();
  expect(await recover({ email: ann.email, resetFactors: false, admin: true })).toMatchObject({ admin: 'granted' });
  expect(granted).toEqual([
    [
      'user-ann',
      'Recovered by the operator',
      { actor: { kind: 'system', id: 'operator' }, correlationId: expect.any(String) },
    ],
  ]);
});

test('an account that never signed in, or does not exist yet, gets the link first', async () => {
  const { recover, granted } = await begin({ signedIn: false });
  expect(await recover({ email: ann.email, resetFactors: false, admin: true })).toMatchObject({ admin: 'later' });
  expect(await recover({ email: 'new@example.com', resetFactors: true, admin: true })).toMatchObject({
    factors: 'none',
    admin: 'later',
  });
  expect(granted).toEqual([]);
});
