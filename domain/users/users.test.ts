import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { decideUser, evolveUser, initialUser, type UserCommand, type UserEvent, type UserRegistered } from './index.ts';

const { given } = specify({ initial: initialUser, decide: decideUser, evolve: evolveUser });

const identity: UserRegistered['data'] = {
  userId: 'u1',
  issuer: 'https://id.example/',
  subject: 'auth0|1',
  email: 'ann@example.com',
  emailVerified: true,
  username: 'ann',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: null,
};
const { issuer, subject, username: _username, ...profile } = identity;
const account = { issuer, subject };
const registered: UserEvent = { type: 'UserRegistered', data: identity };
const role = { userId: 'u1', role: 'admin', reason: 'Founder' } as const;
const granted: UserEvent = { type: 'AdminRoleGranted', data: role };
const revoked: UserEvent = { type: 'AdminRoleRevoked', data: role };
const signIn = (more: Partial<UserRegistered['data']> = {}): UserCommand => ({
  kind: 'sign_in',
  identity: { ...identity, ...more },
});
const grant: UserCommand = { kind: 'grant_admin', userId: 'u1', reason: 'Founder' };
const revoke: UserCommand = { kind: 'revoke_admin', userId: 'u1', reason: 'Founder' };

describe('a sign-in', () => {
  test('registers the user the first time', () => {
    const state = given().when(signIn()).then(registered);
    expect(state).toMatchObject({ exists: true, admin: false, identity: profile, account });
  });

  test('keeps the language of the registration, and no language of a later page', () => {
    const state = given()
      .when(signIn({ language: 'es' }))
      .then({ type: 'UserRegistered', data: { ...identity, language: 'es' } });
    expect(state).toMatchObject({ language: 'es', identity: profile });
    given({ type: 'UserRegistered', data: { ...identity, language: 'es' } })
      .when(signIn({ language: 'en' }))
      .thenNothing();
  });

  test('changes nothing with the same identity', () => {
    given(registered).when(signIn()).thenNothing();
    given(registered)
      .when(signIn({ username: 'other' }))
      .thenNothing();
  });

  test.each([
    { email: 'ann@other.example' },
    { emailVerified: false },
    { firstName: 'Anna' },
    { lastName: 'Li' },
    { displayName: 'A. Lee' },
    { pictureUrl: 'https://pictures.example/ann.png' },
  ])('updates the profile once with %p', (change) => {
    const updated: UserEvent = { type: 'UserIdentityUpdated', data: { ...profile, ...change } };
    const state = given(registered, granted).when(signIn(change)).then(updated);
    expect(state).toMatchObject({ exists: true, admin: true, identity: { ...profile, ...change }, account });
    given(registered, updated).when(signIn(change)).thenNothing();
  });
});

describe('a verified email address', () => {
  const unverified: UserEvent = { type: 'UserRegistered', data: { ...identity, emailVerified: false } };

  test('is recorded once and leaves the address unchanged', () => {
    const state = given(unverified).when({ kind: 'verify_email' }).then({ type: 'UserIdentityUpdated', data: profile });
    expect(state.identity).toEqual(profile);
    given(registered).when({ kind: 'verify_email' }).thenNothing();
  });

  test('records nothing for an unknown user', () => {
    given().when({ kind: 'verify_email' }).thenNothing();
  });
});

describe('the finance role', () => {
  const finance = { ...role, role: 'finance' } as const;
  const grantFinance: UserCommand = { ...grant, kind: 'grant_finance' };
  const revokeFinance: UserCommand = { ...revoke, kind: 'revoke_finance' };

  test('is independent of the administrator role', () => {
    const state = given(registered).when(grantFinance).then({ type: 'FinanceRoleGranted', data: finance });
    expect(state).toMatchObject({ admin: false, finance: true });
    given(registered, { type: 'FinanceRoleGranted', data: finance })
      .when(revokeFinance)
      .then({ type: 'FinanceRoleRevoked', data: finance });
  });

  test('changes only where that makes a difference, and only for an existing account', () => {
    given(registered, { type: 'FinanceRoleGranted', data: finance }).when(grantFinance).thenNothing();
    given(registered).when(revokeFinance).thenNothing();
    given().when(grantFinance).thenRefused('NOT_FOUND', 'User not found');
  });
});

describe('the administrator role', () => {
  test('is granted once', () => {
    expect(given(registered).when(grant).then(granted).admin).toBe(true);
    given(registered, granted).when(grant).thenNothing();
  });

  test('is revoked once and can be granted again', () => {
    expect(given(registered, granted).when(revoke).then(revoked).admin).toBe(false);
    given(registered).when(revoke).thenNothing();
    given(registered, granted, revoked).when(revoke).thenNothing();
    given(registered, granted, revoked).when(grant).then(granted);
  });

  test("is not granted by an email address of the administrators' domain", () => {
    expect(
      given(registered)
        .when(signIn({ email: 'ann@curbcast.example' }))
        .then({ type: 'UserIdentityUpdated', data: { ...profile, email: 'ann@curbcast.example' } }).admin,
    ).toBe(false);
  });

  test('is refused for an account that never signed in', () => {
    given().when(grant).thenRefused('NOT_FOUND', 'User not found');
    given().when(revoke).thenNothing();
  });
});
