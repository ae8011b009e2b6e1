/** A signed-in browser. Times are milliseconds since the epoch. */
export interface Session {
  /** Names the session in lists and logs; it opens nothing. */
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** The absolute end; being idle may end it earlier. */
  readonly expiresAt: number;
  /** The user agent at sign-in, at most 256 characters. Untrusted text. */
  readonly userAgent: string;
  readonly address: string;
}

/**
 * Sessions can't be reached now: who asks can't be known, and nobody is let in or signed out on a guess. Ask again
 * later.
 */
export class SessionsUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SessionsUnavailable';
  }
}

/**
 * Where sessions and used ID tokens are kept. Only hashes of secrets get here. Every method may reject with
 * SessionsUnavailable, and of what was written it is not known then whether it is kept.
 */
export interface SessionStore {
  insert(hash: string, session: Session): Promise<void>;
  find(hash: string): Promise<Session | undefined>;
  /** Moves `lastSeenAt` forward, never back: guards against clock skew between processes. */
  touch(id: string, lastSeenAt: number): Promise<void>;
  /** Each removal returns the removed sessions, so that their sockets can be closed. */
  remove(id: string): Promise<readonly Session[]>;
  removeOfUser(userId: string): Promise<readonly Session[]>;
  removeAll(): Promise<readonly Session[]>;
  /** Newest first. */
  list(userId?: string): Promise<readonly Session[]>;
  /** Which of these are there; ended ones may be among them until they are purged. */
  existing(ids: readonly string[]): Promise<readonly string[]>;
  /** The session that a used token is bound to. */
  tokenOwner(tokenHash: string): Promise<string | undefined>;
  /** Binds a used token to a session, unless it is bound already; answers the session that it is bound to. */
  bindToken(tokenHash: string, sessionId: string, expiresAt: number): Promise<string>;
  /** Forgets sessions that ended by age or idleness, and tokens that expired. */
  purge(now: number, idle: number): Promise<readonly Session[]>;
  backup(folder: string): Promise<void>;
  close(): Promise<void>;
}
