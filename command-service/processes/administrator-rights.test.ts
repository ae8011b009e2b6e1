import { test } from '@jest/globals';
import type { AdministratorEvent } from '../../domain/administrators/index.ts';
import type { UserEvent } from '../../domain/users/index.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { administratorRights } from './administrator-rights.ts';

// Ann is the actor of the given events, and so of the events that carry her decision out.
const { given } = specifyWork(administratorRights, {}, { actor: { kind: 'user', id: 'ann' } });

const registered = on('user-bo', {
  type: 'UserRegistered',
  data: {
    userId: 'bo',
    issuer: 'https://id.example',
    subject: 'bo',
    email: 'bo@curbcast.example',
    emailVerified: true,
    username: 'bo',
    firstName: '',
    lastName: '',
    displayName: 'Bo',
    pictureUrl: null,
  },
} satisfies UserEvent);
const role = { userId: 'bo', role: 'admin', reason: 'Left' } as const;
const granted = on('user-bo', { type: 'AdminRoleGranted', data: role } satisfies UserEvent);
const revoked = on('user-bo', { type: 'AdminRoleRevoked', data: role } satisfies UserEvent);
const suspended = on('user-bo', {
  type: 'AccountSuspended',
  data: { userId: 'bo', by: 'admin', reason: 'Left' },
} satisfies UserEvent);
const ended = (act: 'revoke_role' | 'suspend') =>
  on('administrators-all', {
    type: 'AdministratorRightsEnded',
    data: { userId: 'bo', rightsVersion: 1, act, reason: 'Left' },
  } satisfies AdministratorEvent);

test('revokes the role or suspends the account, as decided', async () => {
  await given(registered, granted, ended('revoke_role')).appends(revoked);
  await given(registered, granted, ended('suspend')).appends(suspended);
});

test('does nothing when the command has already done it, or the account has been given rights since', async () => {
  await given(registered, granted, ended('revoke_role'), revoked).appends();
  await given(registered, granted, ended('revoke_role'), revoked, granted).appends();
});
