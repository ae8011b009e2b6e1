import { test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { administratorsAggregate, type AdministratorEvent, type EndRights } from './index.ts';

const { given } = specify(administratorsAggregate);

const end = (userId: string, by: string, versions: { readonly of?: number; readonly by?: number } = {}): EndRights => ({
  kind: 'end_rights',
  userId,
  rightsVersion: versions.of ?? 1,
  act: 'revoke_role',
  reason: 'Left',
  by: { userId: by, rightsVersion: versions.by ?? 1 },
});
const ended = (userId: string, rightsVersion = 1): AdministratorEvent => ({
  type: 'AdministratorRightsEnded',
  data: { userId, rightsVersion, act: 'revoke_role', reason: 'Left' },
});

test('ends the rights of another administrator, once', () => {
  given().when(end('bo', 'ann')).then(ended('bo'));
  given(ended('bo')).when(end('bo', 'ann')).thenNothing();
});

test('refuses an administrator without rights, even in return', () => {
  const message = 'You are no longer an administrator.';
  given(ended('bo')).when(end('ann', 'bo')).thenRefused('FORBIDDEN', message);
  given(ended('ann'), ended('bo')).when(end('cy', 'bo')).thenRefused('FORBIDDEN', message);
});

test('rights granted again count again, and can end again', () => {
  given(ended('bo', 1))
    .when(end('ann', 'bo', { by: 2 }))
    .then(ended('ann'));
  given(ended('bo', 1))
    .when(end('bo', 'ann', { of: 2 }))
    .then(ended('bo', 2));
});

test('refuses to end one’s own rights', () => {
  given().when(end('ann', 'ann')).thenRefused('NOT_ALLOWED_NOW', 'You cannot end your own rights.');
});
