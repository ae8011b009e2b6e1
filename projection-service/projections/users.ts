import type { JsonObject } from '../../domain/envelope.ts';
import type { UserEvent } from '../../domain/users/index.ts';
import type { Projector } from '../projector.ts';

/** A person with an account; the personal fields are empty once the account's key was destroyed. */
export interface UserDocument {
  /** The same for all: one index orders every account. */
  readonly kind: 'user';
  readonly email: string;
  readonly emailVerified: boolean;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly pictureUrl: string | null;
  readonly isAdmin: boolean;
  readonly createdAt: number;
}

export const usersProjector: Projector = {
  name: 'users',
  version: '2',
  filter: { categories: ['user'] },
  collections: [
    {
      name: 'users',
      indexes: [
        { name: 'byCreation', equal: ['kind'], order: ['createdAt'] },
        { name: 'byEmail', equal: ['email'], order: [] },
        { name: 'byRole', equal: ['isAdmin'], order: ['createdAt'] },
      ],
    },
  ],
  project: (recorded) => {
    const event = { type: recorded.type, data: recorded.data } as object as UserEvent;
    const { userId: id } = event.data;
    const patch = (fields: JsonObject) => [{ op: 'patch' as const, collection: 'users', id, fields }];
    switch (event.type) {
      case 'UserRegistered': {
        const { email, emailVerified, username, firstName, lastName, displayName, pictureUrl } = event.data;
        const doc: UserDocument = {
          kind: 'user',
          email: email ?? '',
          emailVerified,
          username: username ?? '',
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          displayName: displayName ?? '',
          pictureUrl,
          isAdmin: false,
          createdAt: recorded.time,
        };
        return [{ op: 'put', collection: 'users', id, doc: doc as object as JsonObject }];
      }
      case 'UserIdentityUpdated': {
        const { email, emailVerified, firstName, lastName, displayName, pictureUrl } = event.data;
        return patch({
          email: email ?? '',
          emailVerified,
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          displayName: displayName ?? '',
          pictureUrl,
        });
      }
      case 'AdminRoleGranted':
        return patch({ isAdmin: true });
      case 'AdminRoleRevoked':
        return patch({ isAdmin: false });
    }
  },
};
