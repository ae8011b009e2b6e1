import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

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

const collections = {
  users: documents<UserDocument>().indexedBy({
    byCreation: { equal: ['kind'], order: ['createdAt'] },
    byRole: { equal: ['isAdmin'], order: ['createdAt'] },
  }),
};

export const users = defineProjection({
  name: 'users',
  version: '2',
  collections,
  on: {
    UserRegistered: ({ data, time }) => [
      {
        op: 'put',
        collection: 'users',
        id: data.userId,
        doc: {
          kind: 'user',
          ...identityOf(data),
          username: data.username ?? '',
          isAdmin: false,
          createdAt: time,
        },
      },
    ],
    UserIdentityUpdated: ({ data }) => [patch(data.userId, identityOf(data))],
    AdminRoleGranted: ({ data }) => [patch(data.userId, { isAdmin: true })],
    AdminRoleRevoked: ({ data }) => [patch(data.userId, { isAdmin: false })],
  },
  live: { users: 'silent' },
  awaitedBy: 'commands',
});

const patch = (id: string, fields: Partial<UserDocument>): ChangeOf<typeof collections> => ({
  op: 'patch',
  collection: 'users',
  id,
  fields,
});

type Identity = Pick<UserDocument, 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'displayName' | 'pictureUrl'>;

/** What the identity provider says of the person; an erased field is null in the event. */
function identityOf(
  data: { readonly [Field in keyof Identity]: Identity[Field] | null } & { readonly emailVerified: boolean },
): Identity {
  const { email, emailVerified, firstName, lastName, displayName, pictureUrl } = data;
  return {
    email: email ?? '',
    emailVerified,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    displayName: displayName ?? '',
    pictureUrl,
  };
}
