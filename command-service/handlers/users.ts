import type { Position } from '../../domain/envelope.ts';
import type { UserState } from '../../domain/users/index.ts';
import { users } from '../aggregates.ts';
import type { Executor } from '../executor/executor.ts';
import { contextFor, uuidFrom, type Caller } from './context.ts';

/** A person as a verified ID token describes them. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly pictureUrl: string | null;
}

/** Accounts are keyed by issuer and subject, never by an e-mail (DECISIONS section 6). */
export const userIdOf = (identity: { readonly issuer: string; readonly subject: string }): string =>
  uuidFrom(JSON.stringify([identity.issuer, identity.subject]));

export interface SignedIn {
  readonly userId: string;
  readonly position: Position;
  readonly isNew: boolean;
  readonly isAdmin: boolean;
}

export interface UserCommands {
  /** Registers the person at the first sign-in, keeps the profile up to date at later ones. */
  signIn(identity: VerifiedIdentity, correlationId: string): Promise<SignedIn>;
  /** What the account is, read from its stream: the authority for roles. */
  userState(userId: string): Promise<UserState>;
  grantAdmin(userId: string, reason: string, caller: Caller): Promise<Position>;
  /** Records that the address is the person's own; no event when it is known already. */
  verifyEmail(userId: string, caller: Caller): Promise<Position>;
  revokeAdmin(userId: string, reason: string, caller: Caller): Promise<Position>;
}

export function createUserCommands(executor: Executor): UserCommands {
  const changeRole = (kind: 'grant_admin' | 'revoke_admin') => async (userId: string, reason: string, caller: Caller) => {
    const { position } = await executor.execute(users, userId, { kind, userId, reason }, contextFor(caller, kind, { subject: userId }));
    return position;
  };
  return {
    signIn: async (identity, correlationId) => {
      const userId = userIdOf(identity);
      const username = identity.email.split('@')[0] ?? '';
      const caller: Caller = { actor: { kind: 'user', id: userId }, correlationId };
      const command = { kind: 'sign_in' as const, identity: { userId, username, ...identity } };
      const { position, events, state } = await executor.execute(users, userId, command, contextFor(caller, 'sign-in', { subject: userId }));
      return { userId, position, isNew: events.some((event) => event.type === 'UserRegistered'), isAdmin: state.admin };
    },
    userState: async (userId) => (await executor.load(users, userId)).state,
    grantAdmin: changeRole('grant_admin'),
    verifyEmail: async (userId, caller) =>
      (await executor.execute(users, userId, { kind: 'verify_email' }, contextFor(caller, 'verify-email', { subject: userId }))).position,
    revokeAdmin: changeRole('revoke_admin'),
  };
}
