import { categoryOf, type Position, type RecordedEvent } from '../../domain/envelope.ts';
import { defaultLanguage } from '../../domain/language.ts';
import type { Suspender } from '../../domain/users/index.ts';
import type { Language } from '../../words/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

/** A person with an account; the personal fields are empty once the account's key was destroyed. */
export interface UserDocument {
  /** The same in every document, so that one index orders every account. */
  readonly kind: 'user';
  readonly email: string;
  readonly emailVerified: boolean;
  /** The address that waits for its confirmation, and until when, in milliseconds. */
  readonly emailPending: { readonly email: string; readonly expiresAt: number } | null;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly phoneNumber: string | null;
  readonly pictureUrl: string | null;
  /** Of the account's mails. */
  readonly language: Language;
  /** Values that the user set: the identity provider no longer changes them. */
  readonly own: { readonly displayName: boolean; readonly picture: boolean };
  readonly isAdmin: boolean;
  /** May see and work on the books. */
  readonly isFinance: boolean;
  readonly createdAt: number;
  /** The administrator who suspended the account; null while it is active. */
  readonly suspendedBy: Suspender | null;
  /** True from a request until the account is erased or the request is canceled. */
  readonly deletionPending: boolean;
  /** When the account is erased, in ms since the epoch. */
  readonly eraseAt: number | null;
  readonly position: Position;
}

/** A user's own profile changed. */
export interface ProfileUpdated {
  readonly type: 'ProfileUpdated';
  readonly user: { readonly id: string; readonly doc: UserDocument };
}

const collections = {
  users: documents<UserDocument>().indexedBy({
    byCreation: { equal: ['kind'], order: ['createdAt'] },
    byRole: { equal: ['isAdmin'], order: ['createdAt'] },
    byDeletion: { equal: ['deletionPending'], order: ['eraseAt'] },
    byPosition: { equal: ['kind'], order: ['position'] },
  }),
};

type Changes = readonly ChangeOf<typeof collections>[];
type Read = ReadOf<typeof collections>;

const userOf = (event: RecordedEvent): string | undefined =>
  categoryOf(event.stream) === 'user' ? event.stream.slice('user-'.length) : undefined;

export const users = defineProjection({
  name: 'users',
  version: '6',
  collections,
  on: {
    UserRegistered: ({ data, time, position }) => [
      {
        op: 'put',
        collection: 'users',
        id: data.userId,
        doc: {
          kind: 'user',
          ...identityOf(data),
          emailPending: null,
          username: data.username ?? '',
          phoneNumber: null,
          language: data.language ?? defaultLanguage,
          own: { displayName: false, picture: false },
          isAdmin: false,
          isFinance: false,
          createdAt: time,
          suspendedBy: null,
          deletionPending: false,
          eraseAt: null,
          position,
        },
      },
    ],
    UserIdentityUpdated: (event, read) => changed(event, read, (doc) => identityBelow(doc, identityOf(event.data))),
    AdminRoleGranted: (event, read) => changed(event, read, () => ({ isAdmin: true })),
    AdminRoleRevoked: (event, read) => changed(event, read, () => ({ isAdmin: false })),
    FinanceRoleGranted: (event, read) => changed(event, read, () => ({ isFinance: true })),
    FinanceRoleRevoked: (event, read) => changed(event, read, () => ({ isFinance: false })),
    ProfileChanged: (event, read) =>
      changed(event, read, ({ own }) => {
        const { username, displayName, phoneNumber } = event.data;
        return {
          username: username ?? '',
          phoneNumber,
          ...(displayName === null ? {} : { displayName, own: { ...own, displayName: true } }),
        };
      }),
    ProfilePictureChanged: (event, read) =>
      changed(event, read, ({ own }) => ({ pictureUrl: event.data.pictureUrl, own: { ...own, picture: true } })),
    LanguageChanged: (event, read) => changed(event, read, () => ({ language: event.data.language })),
    EmailChangeRequested: (event, read) =>
      changed(event, read, () => ({
        emailPending: { email: event.data.email ?? '', expiresAt: event.data.expiresAt },
      })),
    EmailChanged: (event, read) =>
      changed(event, read, () => ({ email: event.data.email ?? '', emailVerified: true, emailPending: null })),
    EmailChangeUndone: (event, read) =>
      changed(event, read, () => ({ email: event.data.email ?? '', emailVerified: true, emailPending: null })),
    AccountSuspended: (event, read) => changed(event, read, () => ({ suspendedBy: event.data.by })),
    AccountReactivated: (event, read) => changed(event, read, () => ({ suspendedBy: null })),
    DeletionRequested: (event, read) =>
      changed(event, read, () => ({ deletionPending: true, eraseAt: event.data.eraseAtMs })),
    DeletionCancelled: (event, read) => changed(event, read, () => ({ deletionPending: false, eraseAt: null })),
    // Deleted before the key is destroyed, so that a replay with the key and one without it always agree.
    ErasureStarted: ({ data }) => [{ op: 'delete', collection: 'users', id: data.userId }],
  },
  needs: (event) => ({ users: userOf(event) }),
  live: {
    users: {
      changedBy: userOf,
      owner: (_doc, userId) => userId,
      missed: 'by id',
      message: (doc, id): ProfileUpdated => ({ type: 'ProfileUpdated', user: { id, doc } }),
    },
  },
  awaitedBy: 'commands',
});

/** No change when the log holds no registration before the event: then there is no account to show. */
function changed(event: RecordedEvent, read: Read, fieldsOf: (doc: UserDocument) => Partial<UserDocument>): Changes {
  const id = userOf(event) ?? '';
  const doc = read('users', id);
  if (doc === undefined) return [];
  return [{ op: 'patch', collection: 'users', id, fields: { ...fieldsOf(doc), position: event.position } }];
}

type Identity = Pick<UserDocument, 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'displayName' | 'pictureUrl'>;

/** The person, from the identity provider; an erased field is null in the event. */
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

/** The identity without the fields that the user set. */
function identityBelow({ own }: UserDocument, { displayName, pictureUrl, ...identity }: Identity): Partial<Identity> {
  return {
    ...identity,
    ...(own.displayName ? {} : { displayName }),
    ...(own.picture ? {} : { pictureUrl }),
  };
}
