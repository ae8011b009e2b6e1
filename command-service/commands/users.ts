import { randomUUID } from 'node:crypto';
import type { Actor, Position } from '../../domain/envelope.ts';
import {
  userAggregate,
  type ChangeRole,
  type SignInFactorEvent,
  type UserState,
  type VerifiedIdentity,
} from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRightsEnding } from '../support/administrators.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { createTrialGrant } from '../support/trial.ts';
import { createUsernames } from '../support/usernames.ts';

export interface SignedIn {
  readonly userId: string;
  readonly position: Position;
  readonly isAdmin: boolean;
}

export interface UserCommands {
  /** The user who has this account at an identity provider; undefined before the first sign-in. */
  findUser(issuer: string, subject: string): Promise<string | undefined>;
  /** Registers the person at the first sign-in, keeps the profile up to date at later ones. */
  signIn(identity: VerifiedIdentity, correlationId: string): Promise<SignedIn>;
  /** The account's state, read from its stream: the authority for roles. */
  userState(userId: string): Promise<UserState>;
  /** Records that a factor of the user's sign-in changed; repeated with the same id it changes nothing. */
  recordSignInFactor(userId: string, event: SignInFactorEvent, changeId: string): Promise<Position>;
  grantAdmin(userId: string, reason: string, caller: Caller): Promise<Position>;
  /** Records that the email address is verified; no event when it already is. */
  verifyEmail(userId: string, caller: Caller): Promise<Position>;
  /** Throws FORBIDDEN when the caller's own rights ended meanwhile, so one administrator always remains. */
  revokeAdmin(userId: string, reason: string, caller: Caller): Promise<Position>;
  grantFinance(userId: string, reason: string, caller: Caller): Promise<Position>;
  revokeFinance(userId: string, reason: string, caller: Caller): Promise<Position>;
}

export function createUserCommands({
  executor,
  ledger,
  identities,
  now,
}: Pick<Dependencies, 'executor' | 'ledger' | 'identities' | 'now'>): UserCommands {
  const grantTrial = createTrialGrant(ledger, identities);
  const usernames = createUsernames({ executor, identities });
  const endRights = createRightsEnding({ executor });
  const changeRole = (kind: ChangeRole['kind']) => async (userId: string, reason: string, caller: Caller) => {
    const { position } = await executor.execute(
      userAggregate,
      userId,
      { kind, userId, reason },
      contextFor(caller, kind, { subject: userId }),
    );
    return position;
  };
  /** Users are found by issuer and subject, never by an email address; user ids are random. */
  const findUser = (issuer: string, subject: string): Promise<string | undefined> => identities.find(issuer, subject);
  return {
    findUser,
    signIn: async (identity, correlationId) => {
      const { issuer, subject } = identity;
      const userId = (await findUser(issuer, subject)) ?? (await identities.claim(issuer, subject, randomUUID()));
      const caller: Caller = { actor: { kind: 'user', id: userId }, correlationId };
      const known = await executor.load(userAggregate, userId);
      const username = known.state.exists ? '' : await usernames.claimProposed(userId, identity.email, caller);
      const command = { kind: 'sign_in' as const, identity: { userId, username, ...identity } };
      const context = contextFor(caller, 'sign-in', { subject: userId });
      const { position, state: user, lastEventId } = await executor.execute(userAggregate, userId, command, context);
      const signedIn = { userId, position, isAdmin: user.admin };
      if (lastEventId === undefined) return signedIn;
      // The accounts process would grant the trial a moment later; granting it here shows it on the first screen.
      const trial = await grantTrial(userId, user.identity, now(), {
        actor: { kind: 'process', id: 'accounts' },
        correlationId,
        causationId: lastEventId,
      });
      return trial ? { ...signedIn, position: trial.position } : signedIn;
    },
    userState: async (userId) => (await executor.load(userAggregate, userId, true)).state,
    recordSignInFactor: async (userId, event, changeId) => {
      const isOperator = 'byOperator' in event.data && event.data.byOperator;
      const actor: Actor = isOperator ? { kind: 'system', id: 'operator' } : { kind: 'user', id: userId };
      const caller: Caller = { actor, correlationId: changeId };
      const { position } = await executor.execute(
        userAggregate,
        userId,
        { kind: 'record_sign_in_factor', event },
        contextFor(caller, 'sign-in-factor', { stableId: changeId, subject: userId }),
      );
      return position;
    },
    grantAdmin: changeRole('grant_admin'),
    verifyEmail: async (userId, caller) =>
      (
        await executor.execute(
          userAggregate,
          userId,
          { kind: 'verify_email' },
          contextFor(caller, 'verify-email', { subject: userId }),
        )
      ).position,
    revokeAdmin: (userId, reason, caller) => endRights('revoke_role', userId, reason, caller),
    grantFinance: changeRole('grant_finance'),
    revokeFinance: changeRole('revoke_finance'),
  };
}
