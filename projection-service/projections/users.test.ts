import { describe, test } from '@jest/globals';
import { givenPosition, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { users } from './users.ts';

const identity = {
  email: 'ann@example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Agent',
  displayName: 'Ann Agent',
  pictureUrl: 'https://example.com/ann.png',
};
const registration = {
  userId: 'ann',
  issuer: 'https://issuer.example',
  subject: 's1',
  username: 'ann',
  ...identity,
};
const registered = happened('user-ann', 'UserRegistered', registration);
const ann = {
  kind: 'user',
  ...identity,
  emailPending: null,
  username: 'ann',
  phoneNumber: null,
  language: 'en',
  own: { displayName: false, picture: false },
  isAdmin: false,
  isFinance: false,
  createdAt: givenTime(0),
  suspendedBy: null,
  deletionPending: false,
  eraseAt: null,
};
const at = (n: number) => ({ position: givenPosition(n) });
const role = { userId: 'ann', role: 'admin', reason: 'First administrator' } as const;

test('a registration makes the account as the identity provider describes the person', async () => {
  await projectionSpec(users)
    .given([registered])
    .then({ users: { ann: { ...ann, ...at(0) } } }, { times: 2 });
});

test('a changed identity replaces what the provider says and keeps the user name and the role', async () => {
  const changed = { ...identity, email: 'ann@new.example', emailVerified: false, pictureUrl: null };
  await projectionSpec(users)
    .given([
      registered,
      happened('user-ann', 'AdminRoleGranted', role),
      happened('user-ann', 'UserIdentityUpdated', { userId: 'ann', ...changed }),
    ])
    .then({ users: { ann: { ...ann, ...changed, isAdmin: true, ...at(2) } } });
});

test('the language is that of the registration until the user chooses another', async () => {
  await projectionSpec(users)
    .given([happened('user-ann', 'UserRegistered', { ...registration, language: 'es' })])
    .then({ users: { ann: { ...ann, language: 'es', ...at(0) } } });
  await projectionSpec(users)
    .given([registered, happened('user-ann', 'LanguageChanged', { userId: 'ann', language: 'es' })])
    .then({ users: { ann: { ...ann, language: 'es', ...at(1) } } });
});

test('a revoked role takes the administrator rights away', async () => {
  await projectionSpec(users)
    .given([registered, happened('user-ann', 'AdminRoleGranted', role), happened('user-ann', 'AdminRoleRevoked', role)])
    .then({ users: { ann: { ...ann, ...at(2) } } });
});

test('the finance role is granted and revoked independently', async () => {
  const finance = { ...role, role: 'finance' } as const;
  const given = [registered, happened('user-ann', 'FinanceRoleGranted', finance)];
  await projectionSpec(users)
    .given(given)
    .then({ users: { ann: { ...ann, isFinance: true, ...at(1) } } });
  await projectionSpec(users)
    .given([...given, happened('user-ann', 'FinanceRoleRevoked', finance)])
    .then({ users: { ann: { ...ann, ...at(2) } } });
});

test("a user's own values win over later ones of the identity provider", async () => {
  const profile = { userId: 'ann', username: 'annie', displayName: 'Annie', phoneNumber: '+15125550142' };
  await projectionSpec(users)
    .given([
      registered,
      happened('user-ann', 'ProfileChanged', profile),
      happened('user-ann', 'ProfilePictureChanged', { userId: 'ann', pictureUrl: '/files/pictures/a.webp' }),
      happened('user-ann', 'UserIdentityUpdated', {
        ...identity,
        userId: 'ann',
        displayName: 'A. Agent',
        lastName: 'B',
      }),
    ])
    .then({
      users: {
        ann: {
          ...ann,
          lastName: 'B',
          username: 'annie',
          displayName: 'Annie',
          phoneNumber: '+15125550142',
          pictureUrl: '/files/pictures/a.webp',
          own: { displayName: true, picture: true },
          ...at(3),
        },
      },
    });
});

describe('a change of the email address', () => {
  const change = { userId: 'ann', changeId: 'c1' };
  const requested = happened('user-ann', 'EmailChangeRequested', { ...change, email: 'new@example.com', expiresAt: 9 });
  const took = happened('user-ann', 'EmailChanged', {
    ...change,
    email: 'new@example.com',
    previousEmail: 'ann@example.com',
    undoUntil: 99,
  });

  test('is pending until it is confirmed', async () => {
    await projectionSpec(users)
      .given([registered, requested])
      .then({ users: { ann: { ...ann, emailPending: { email: 'new@example.com', expiresAt: 9 }, ...at(1) } } });
    await projectionSpec(users)
      .given([registered, requested, took])
      .then({ users: { ann: { ...ann, email: 'new@example.com', ...at(2) } } });
  });

  test('is undone', async () => {
    await projectionSpec(users)
      .given([
        registered,
        requested,
        took,
        happened('user-ann', 'EmailChangeUndone', { ...change, email: 'ann@example.com' }),
      ])
      .then({ users: { ann: { ...ann, ...at(3) } } });
  });
});

test('the personal fields of an erased person are empty', async () => {
  const erased = {
    ...registered.data,
    email: null,
    username: null,
    firstName: null,
    lastName: null,
    displayName: null,
  };
  await projectionSpec(users)
    .given([
      { ...registered, data: { ...erased, pictureUrl: null } },
      {
        stream: 'user-ann',
        type: 'ProfileChanged',
        data: { userId: 'ann', username: null, displayName: null, phoneNumber: null },
      },
    ])
    .then({
      users: {
        ann: {
          ...ann,
          email: '',
          username: '',
          firstName: '',
          lastName: '',
          displayName: '',
          pictureUrl: null,
          ...at(1),
        },
      },
    });
});

test('a suspension shows who suspended the account until it is reactivated', async () => {
  const by = { userId: 'ann', by: 'admin', reason: 'Chargeback' } as const;
  const suspended = happened('user-ann', 'AccountSuspended', by);
  await projectionSpec(users)
    .given([registered, suspended])
    .then({ users: { ann: { ...ann, ...at(1), suspendedBy: 'admin' } } });
  await projectionSpec(users)
    .given([registered, suspended, happened('user-ann', 'AccountReactivated', by)])
    .then({ users: { ann: { ...ann, ...at(2) } } });
});

test('a deletion is pending until it is canceled', async () => {
  const requested = happened('user-ann', 'DeletionRequested', { userId: 'ann', eraseAtMs: 7 });
  await projectionSpec(users)
    .given([registered, requested])
    .then({ users: { ann: { ...ann, ...at(1), deletionPending: true, eraseAt: 7 } } });
  await projectionSpec(users)
    .given([registered, requested, happened('user-ann', 'DeletionCancelled', { userId: 'ann' })])
    .then({ users: { ann: { ...ann, ...at(2) } } });
});

test('an erasure that begins removes the account, and nothing brings it back', async () => {
  await projectionSpec(users)
    .given([
      registered,
      happened('user-ann', 'ErasureStarted', { userId: 'ann' }),
      happened('user-ann', 'UserErased', { userId: 'ann' }),
    ])
    .then({ users: {} });
});
