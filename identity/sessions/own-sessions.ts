import { Refusal } from '../../domain/refusal.ts';
import type { Account, EmbeddedIdentity } from '../embedded/index.ts';
import type { Session, Sessions } from './sessions.ts';
import { say } from '../../words/index.ts';

export interface OwnSessionsOptions {
  readonly sessions: Pick<Sessions, 'list' | 'revoke' | 'revokeUser'>;
  /** The local account of a user; undefined for a user of an outside provider. */
  readonly accountOf: (userId: string) => Promise<Account | undefined>;
  /** The embedded provider; absent with an outside one. */
  readonly embedded: Pick<EmbeddedIdentity, 'endSignIns'> | undefined;
}

/** Lists and ends the sessions of one user. */
export interface OwnSessions {
  /** Newest first. */
  list(userId: string): Promise<readonly Session[]>;
  /** Ends one session. Throws `NOT_FOUND` for another user's session. */
  end(userId: string, sessionId: string): Promise<void>;
  /** Ends all sessions, or all but one; returns how many ended. */
  endAll(userId: string, except?: string): Promise<number>;
}

/**
 * Ending a session also ends the account's sign-ins at the embedded provider: otherwise the browser would be signed in
 * again without a password. An outside provider keeps its own sign-ins.
 */
export function createOwnSessions({ sessions, accountOf, embedded }: OwnSessionsOptions): OwnSessions {
  const endSignIns = async (userId: string): Promise<void> => {
    const account = await accountOf(userId);
    if (account !== undefined) embedded?.endSignIns(account.id);
  };
  return {
    list: (userId) => sessions.list(userId),
    async end(userId, sessionId) {
      const own = await sessions.list(userId);
      if (!own.some(({ id }) => id === sessionId)) throw new Refusal('NOT_FOUND', say('SESSION_ENDED'));
      await endSignIns(userId);
      await sessions.revoke(sessionId);
    },
    async endAll(userId, except) {
      await endSignIns(userId);
      return sessions.revokeUser(userId, except);
    },
  };
}
