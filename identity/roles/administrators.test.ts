import { describe, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import type { UserState } from '../../domain/users/index.ts';
import type { Users } from '../users.ts';
import { grantNamedAdministrator, hasAdminRights, isNamedAdministrator } from './administrators.ts';

const userWith = (admin: boolean, email: string, emailVerified = true): UserState =>
  ({ exists: true, admin, identity: { email, emailVerified } }) as object as UserState;

describe('administrator rights', () => {
  test.each([
    ['the role, a verified address and the domain', userWith(true, 'ann@curbcast.example'), true],
    ['no role', userWith(false, 'ann@curbcast.example'), false],
    ['an address that is not verified', userWith(true, 'ann@curbcast.example', false), false],
    ['an address at another domain', userWith(true, 'ann@curbcast.example.evil.com'), false],
    ['no identity', { exists: true, admin: true } satisfies UserState, false],
  ])('need the role, a verified address and the domain: %s', (_case, user, expected) => {
    expect(hasAdminRights(user, 'curbcast.example')).toBe(expected);
  });
});

test('ADMIN_EMAILS names an address in upper or lower case', () => {
  expect(isNamedAdministrator([' Ann@Curbcast.example'], 'ann@CURBCAST.example')).toBe(true);
  expect(isNamedAdministrator(['ann@curbcast.example'], 'anna@curbcast.example')).toBe(false);
  expect(isNamedAdministrator(['not an address'], 'not an address')).toBe(false);
});

/** Texts that a person, a normalization or a mail server may take for `boss@curbcast.example`. */
const lookAlikes = [
  '\uFF42\uFF4F\uFF53\uFF53@curbcast.example',
  'bo\u017F\u017F@curbcast.example',
  'b\u043Ess@curbcast.example',
  'bo\u00ADss@curbcast.example',
  '\u{1D41B}oss@curbcast.example',
  'boss+1@curbcast.example',
  '"boss"@curbcast.example',
  'boss(comment)@curbcast.example',
  '<boss@curbcast.example>',
  ' boss@curbcast.example',
  'boss\u0000@curbcast.example',
  'boss@evil.example@curbcast.example',
] as const;
const otherDomains = [
  'boss@\uFF43urbcast.example',
  'boss@curbca\u017Ft.example',
  'boss@curb\uFE0Fcast.example',
  'boss@curb\u00ADcast.example',
  'boss@curbc\u0430st.example',
  'boss@curbcast\u3002example',
  'boss@curbcast.example.',
  'boss@curbcast.example.evil.example',
  'boss@curb%63ast.example',
  'boss@curbcast.example:25',
  'boss@x.curbcast.example',
] as const;

test.each([...lookAlikes, ...otherDomains])('%j is not a named administrator', (email) => {
  expect(isNamedAdministrator(['boss@curbcast.example'], email)).toBe(false);
});

test.each(otherDomains)('%j is not at the domain of administrators', (email) => {
  expect(hasAdminRights(userWith(true, email), 'curbcast.example')).toBe(false);
});

test('the domain of administrators has two forms', () => {
  for (const domain of ['bücher.example', 'xn--bcher-kva.example', 'XN--BCHER-KVA.example'])
    expect(hasAdminRights(userWith(true, 'boss@bücher.example'), domain)).toBe(true);
  expect(hasAdminRights(userWith(true, 'boss@b\uFF55\u0308cher.example'), 'bücher.example')).toBe(false);
});

describe('a named address', () => {
  const grantFor = async (user: UserState) => {
    const granted: string[] = [];
    const users = {
      userState: async () => user,
      grantAdmin: async (_userId: string, reason: string) => {
        granted.push(reason);
        return '1' as Position;
      },
    } as object as Users;
    return { position: await grantNamedAdministrator(users, ['ann@curbcast.example'], 'u1'), granted };
  };

  test('gets the role once it is verified', async () => {
    expect(await grantFor(userWith(false, 'ann@curbcast.example'))).toEqual({
      position: '1',
      granted: ['Named in ADMIN_EMAILS'],
    });
  });

  test.each([
    ['is not verified', userWith(false, 'ann@curbcast.example', false)],
    ['has the role', userWith(true, 'ann@curbcast.example')],
    ['is not named', userWith(false, 'bo@curbcast.example')],
  ])('gets no grant when it %s', async (_case, user) => {
    expect(await grantFor(user)).toEqual({ position: undefined, granted: [] });
  });
});
