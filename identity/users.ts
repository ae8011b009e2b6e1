import type { Actor, Position } from '../domain/envelope.ts';
import type { SignInFactorEvent, UserState, VerifiedIdentity } from '../domain/users/index.ts';

/** The actor recorded with a change of a role. */
export interface RoleChangeCaller {
  readonly actor: Actor;
  readonly correlationId: string;
}

/** Port: the user accounts that sign-in needs. The command side implements it. */
export interface Users {
  /** The user of an account at an identity provider; undefined before the first sign-in. */
  findUser(issuer: string, subject: string): Promise<string | undefined>;
  /** Registers the person at the first sign-in, and updates the profile at later ones. */
  signIn(
    person: VerifiedIdentity,
    correlationId: string,
  ): Promise<{ readonly userId: string; readonly position: Position; readonly isAdmin: boolean }>;
  /** The account as recorded in its stream: the authority for roles. */
  userState(userId: string): Promise<UserState>;
  /** Records that a factor of the user's sign-in changed; repeated with the same id it changes nothing. */
  recordSignInFactor(userId: string, event: SignInFactorEvent, changeId: string): Promise<Position>;
  grantAdmin(userId: string, reason: string, caller: RoleChangeCaller): Promise<Position>;
}
