import { test } from '@jest/globals';
import type { UserEvent, UsernameEvent } from '../../domain/users/index.ts';
import { createMemoryIdentityDirectory } from '../../event-store/testing/index.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { usernames } from './usernames.ts';

const identities = createMemoryIdentityDirectory();
const { given } = specifyWork(usernames, { identities });

const registered = (userId: string, username: string) =>
  on(`user-${userId}`, {
    type: 'UserRegistered',
    data: {
      userId,
      issuer: 'https://id.example',
      subject: userId,
      email: `${userId}@mail.example`,
      emailVerified: true,
      username,
      firstName: '',
      lastName: '',
      displayName: userId,
      pictureUrl: null,
    },
  } satisfies UserEvent);
const claimed = (username: string, userId: string) =>
  on(`username-${identities.hashOf('username', username)}`, {
    type: 'UsernameClaimed',
    data: { userId },
  } satisfies UsernameEvent);

test('claims the user name of everyone who registered', async () => {
  await given(registered('ann', 'ann'), registered('bo', 'bo')).appends(claimed('ann', 'ann'), claimed('bo', 'bo'));
});

test('leaves a name to the first of two users', async () => {
  await given(registered('ann', 'Sunny'), registered('bo', 'sunny')).appends(claimed('sunny', 'ann'));
});

test('claims nothing for a user without a name', async () => {
  await given(registered('ann', '')).appends();
});
