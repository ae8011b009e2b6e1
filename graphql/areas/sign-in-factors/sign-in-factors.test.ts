import { expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createOwnFactors } from '../../../identity/factors/own-factors.ts';
import { createAuthenticator } from '../../../identity/testing/authenticator.ts';
import { ann, openTestFactors, start } from '../../../identity/testing/factors.ts';
import { given, now, registered } from '../../testing/area.ts';

const state = 'signInFactors { secondFactor { recoveryCodesLeft } passkeys { name } }';
const enable = `mutation ($code: String!) { enableSecondFactor(input: { code: $code }) { recoveryCodes ${state} } }`;
const renew = `mutation { renewRecoveryCodes { recoveryCodes ${state} } }`;
const disable = `mutation { disableSecondFactor { ${state} } }`;
const addPasskey = `mutation ($name: String!, $answer: WebAuthnJson!) {
  addPasskey(input: { name: $name, answer: $answer }) { ${state} }
}`;
const renamePasskey = `mutation ($id: ID!) { renamePasskey(input: { id: $id, name: "Desk" }) { ${state} } }`;
const removePasskey = `mutation ($id: ID!) { removePasskey(input: { id: $id }) { ${state} } }`;

/** Requests against the real factors of Ann's local account; Cy is at an outside provider. */
async function setUp() {
  const factors = openTestFactors();
  const signInsEnded: string[] = [];
  const signInFactors = createOwnFactors({
    factors,
    accountOf: async (userId) => (userId === 'ann' ? ann : undefined),
    endSignIns: (accountId) => void signInsEnded.push(accountId),
    onError: (error) => {
      throw error;
    },
  });
  const { as } = await given([registered('ann'), registered('cy')], { signInFactors });
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: start });
  const offer = async (): Promise<string> => {
    const { startSecondFactor } = (await as('ann').graphql('mutation { startSecondFactor { secret qrCode } }')) as {
      startSecondFactor: { secret: string; qrCode: string };
    };
    expect(startSecondFactor.qrCode).toMatch(/^<svg/);
    return codeOf(startSecondFactor.secret);
  };
  const typesSoFar = async (): Promise<readonly string[]> => (await factors.events()).map(({ type }) => type);
  return { ...factors, as, offer, signInsEnded, typesSoFar };
}

test('records setting up the second factor, moving it, new recovery codes and turning it off', async () => {
  const { as, offer, signInsEnded, typesSoFar } = await setUp();
  const on = { secondFactor: { recoveryCodesLeft: 10 }, passkeys: [] };
  const ten = { recoveryCodes: Array.from({ length: 10 }, () => expect.any(String)), signInFactors: on };
  expect(await as('ann').graphql(enable, { code: await offer() })).toEqual({ enableSecondFactor: ten });
  expect(signInsEnded).toEqual([ann.id]);
  expect(await as('ann').graphql(enable, { code: await offer() })).toEqual({ enableSecondFactor: ten });
  expect(await as('ann').graphql(renew)).toEqual({ renewRecoveryCodes: ten });
  expect(await as('ann').graphql(disable)).toEqual({
    disableSecondFactor: { signInFactors: { secondFactor: null, passkeys: [] } },
  });
  expect(await typesSoFar()).toEqual([
    'SecondFactorEnabled',
    'SecondFactorMoved',
    'RecoveryCodesRenewed',
    'SecondFactorDisabled',
  ]);
});

test('a passkey is added, named and removed by its owner', async () => {
  const { as, passkeys, typesSoFar } = await setUp();
  const { startPasskey } = (await as('ann').graphql('mutation { startPasskey { options } }')) as {
    startPasskey: { options: { challenge: string } };
  };
  const answer = createAuthenticator().create(startPasskey.options);
  expect(await as('ann').graphql(addPasskey, { name: ' Phone ', answer })).toMatchObject({
    addPasskey: { signInFactors: { passkeys: [{ name: 'Phone' }] } },
  });
  const [passkey] = passkeys.list(ann.id);
  expect(await as('ann').graphql(renamePasskey, { id: passkey?.id })).toMatchObject({
    renamePasskey: { signInFactors: { passkeys: [{ name: 'Desk' }] } },
  });
  expect(await as('ann').graphql(removePasskey, { id: 'another' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as('ann').graphql(removePasskey, { id: passkey?.id })).toMatchObject({
    removePasskey: { signInFactors: { passkeys: [] } },
  });
  expect(await typesSoFar()).toEqual(['PasskeyAdded', 'PasskeyRemoved']);
});

test('bad input changes nothing', async () => {
  const { as, offer, typesSoFar } = await setUp();
  await offer();
  const fails = async (source: string, variables: Record<string, unknown>): Promise<unknown> =>
    ((await as('ann').graphql(source, variables)) as { readonly code?: unknown }).code;
  for (const code of ['', 'abcdef', 'x'.repeat(21)]) expect(await fails(enable, { code })).toBe('INVALID_INPUT');
  expect(await fails(renew, {})).toBe('NOT_ALLOWED_NOW');
  for (const name of ['', ' ', 'x'.repeat(61)])
    expect(await fails(addPasskey, { name, answer: {} })).toBe('INVALID_INPUT');
  expect(await fails(addPasskey, { name: 'Phone', answer: { id: 'x' } })).toBe('INVALID_INPUT');
  expect(await typesSoFar()).toEqual([]);
});

const changes = [
  'mutation { startSecondFactor { secret } }',
  'mutation { disableSecondFactor { signInFactors { passkeysAvailable } } }',
  renew,
  'mutation { startPasskey { options } }',
] as const;

test.each(changes)('%s needs a recent authentication', async (source) => {
  const { as } = await setUp();
  expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await as('ann', { authenticatedAt: now - 60 * 60_000 }).graphql(source)).toMatchObject({
    code: 'REAUTHENTICATION_REQUIRED',
  });
});

test.each(changes)('%s is refused to an account of an outside provider, which has its own factors', async (source) => {
  const { as } = await setUp();
  expect(await as('cy').graphql('{ signInFactors { atProvider passkeys { id } } }')).toEqual({
    signInFactors: { atProvider: true, passkeys: [] },
  });
  expect(await as('cy').graphql(source)).toMatchObject({
    code: 'NOT_ALLOWED_NOW',
    message: 'Your identity provider manages how you sign in. Change it there.',
  });
});
