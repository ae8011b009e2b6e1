import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { users } from './users.ts';

const identity = {
  email: 'ann@example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Agent',
  displayName: 'Ann Agent',
  pictureUrl: 'https://example.com/ann.png',
};
const registered = happened('user-ann', 'UserRegistered', {
  userId: 'ann',
  issuer: 'https://issuer.example',
  subject: 's1',
  username: 'ann',
  ...identity,
});
const ann = { kind: 'user', ...identity, username: 'ann', isAdmin: false, createdAt: givenTime(0) };
const role = { userId: 'ann', role: 'admin', reason: 'First administrator' } as const;

test('a registration makes the account as the identity provider describes the person', async () => {
  await projectionSpec(users).given([registered]).then({ users: { ann } }, { times: 2 });
});

test('a changed identity replaces what the provider says and keeps the user name and the role', async () => {
  const changed = { ...identity, email: 'ann@new.example', emailVerified: false, pictureUrl: null };
  await projectionSpec(users)
    .given([
      registered,
      happened('user-ann', 'AdminRoleGranted', role),
      happened('user-ann', 'UserIdentityUpdated', { userId: 'ann', ...changed }),
    ])
    .then({ users: { ann: { ...ann, ...changed, isAdmin: true } } });
});

test('a revoked role takes the administrator rights away', async () => {
  await projectionSpec(users)
    .given([registered, happened('user-ann', 'AdminRoleGranted', role), happened('user-ann', 'AdminRoleRevoked', role)])
    .then({ users: { ann } });
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
    .given([{ ...registered, data: { ...erased, pictureUrl: null } }])
    .then({
      users: {
        ann: { ...ann, email: '', username: '', firstName: '', lastName: '', displayName: '', pictureUrl: null },
      },
    });
});
