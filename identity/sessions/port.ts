import { Unavailable } from '../../lib/unavailable.ts';

/** A signed-in browser. Times are milliseconds since the epoch. */
export interface Session {
  /** Names the session in lists and logs; it is not a credential. */
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** The absolute end; being idle may end it earlier. */
  readonly expiresAt: number;
  /** The user agent at sign-in, at most 256 characters. Untrusted text. */
  readonly userAgent: string;
  readonly address: string;
  /** When the person last gave their password, a code or a passkey; see `requireRecentAuthentication`. */
  readonly authenticatedAt: number;
  /** How: the `amr` values of the sign-in (RFC 8176), such as `pwd` and `otp`. Empty when the provider does not say. */
  readonly methods: readonly string[];
}

/** The authentication that a session records. */
export type Authentication = Pick<Session, 'authenticatedAt' | 'methods'>;

/**
 * The session store is unavailable: the caller's identity is unknown, so the request is neither admitted nor signed
 * out. Retry later.
 */
export class SessionsUnavailable extends Unavailable {
  override readonly name: string = 'SessionsUnavailable';
}

/**
 * Port: stores sessions and used ID tokens. Receives only hashes of secrets. Every method may reject with
 * SessionsUnavailable; the outcome of a write is then unknown.
 */
export interface SessionStore {
  insert(hash: string, session: Session): Promise<void>;
  find(hash: string): Promise<Session | undefined>;
  /** Moves `lastSeenAt` forward, never back: guards against clock skew between processes. */
  touch(id: string, lastSeenAt: number): Promise<void>;
  /** Records that the person has authenticated again. `authenticatedAt` never moves back. */
  confirm(id: string, authentication: Authentication): Promise<void>;
  /** Replaces the hash of a session's secret: the old one no longer finds it. Undefined when there is no session. */
  rekey(id: string, hash: string): Promise<Session | undefined>;
  /** Each removal returns the removed sessions, so that their sockets can be closed. */
  remove(id: string): Promise<readonly Session[]>;
  removeOfUser(userId: string): Promise<readonly Session[]>;
  removeAll(): Promise<readonly Session[]>;
  /** Removes the sessions that began before a time, in milliseconds. */
  removeBegunBefore(time: number): Promise<readonly Session[]>;
  /** Removes deleted data from the engine's own files, as far as the engine allows it. */
  scrub(): Promise<void>;
  /** Newest first. */
  list(userId?: string): Promise<readonly Session[]>;
  /** The newest sessions of all users, newest first. */
  newest(limit: number): Promise<readonly Session[]>;
  /** The number of sessions that began at or after a time and have not expired by now. */
  countBegunSince(time: number, now: number): Promise<number>;
  /** Those of these ids that are stored, including ended sessions that are not purged yet. */
  existing(ids: readonly string[]): Promise<readonly string[]>;
  /** The session that a used token is bound to. */
  tokenOwner(tokenHash: string): Promise<string | undefined>;
  /** Binds a used token to a session, unless it is bound already; resolves with the session that it is bound to. */
  bindToken(tokenHash: string, sessionId: string, expiresAt: number): Promise<string>;
  /** Deletes sessions that ended by age or idleness, and expired tokens. */
  purge(now: number, idle: number): Promise<readonly Session[]>;
  backup(folder: string): Promise<void>;
  close(): Promise<void>;
}
