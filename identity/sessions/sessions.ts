import { createHmac, randomUUID } from 'node:crypto';
import { createStaleIfError } from '../../lib/stale-if-error.ts';
import { randomSecret, sha256 } from '../digest.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';
import { type Authentication, type Session, type SessionStore, SessionsUnavailable } from './port.ts';

export type { Session } from './port.ts';

export const DAY = 24 * 60 * 60 * 1000;
const USER_AGENT_MAX = 256;
const VALUE = /^[\w-]{43}$/;

export interface SessionsOptions {
  readonly store: SessionStore;
  /** The product's public address: decides whether the cookie is `Secure`. */
  readonly publicUrl: string;
  /** Absolute life in milliseconds (`SESSION_TTL`); 24 hours by default. */
  readonly ttl?: number;
  /** A session that is idle for this long has ended; `ttl` by default. */
  readonly idle?: number;
  /**
   * With a secret (`SESSION_SECRET`) cookies are stored as HMAC instead of plain SHA-256; changing it ends all
   * sessions.
   */
  readonly secret?: string | undefined;
  /** How long a read is cached, in milliseconds: the longest delay of another process's revocation. */
  readonly cacheFor?: number;
  /**
   * How long a cached session stays valid while the store is unavailable, in milliseconds: a revocation by another
   * process takes effect that much later. Ten minutes by default.
   */
  readonly goesOnFor?: number;
  /** Receives errors of the periodic purge, which runs again a minute later. */
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

export interface SessionDetails {
  readonly userId: string;
  readonly userAgent?: string | undefined;
  readonly address?: string | undefined;
  /** When and how the person authenticated. Default: just now, by means unknown. */
  readonly authentication?: Authentication | undefined;
}

export type RevocationListener = (session: Session) => void;

export interface Sessions {
  readonly cookie: SessionCookie;
  /** Starts a session. `setCookie` is the `Set-Cookie` line for the browser; the value in it is never stored. */
  create(details: SessionDetails): Promise<{ session: Session; setCookie: string }>;
  /**
   * The live session of a `Cookie` header, cached. Rejects with SessionsUnavailable when it is not cached and the store
   * is unavailable.
   */
  read(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** Records that the person of this session has just authenticated again, with these methods (`amr`). */
  confirm(sessionId: string, methods: readonly string[]): Promise<void>;
  /**
   * Gives a session another secret: the old cookie is void, here at once and in other processes within `cacheFor`.
   * Resolves with the `Set-Cookie` line; undefined when the session has ended.
   */
  renew(sessionId: string): Promise<string | undefined>;
  revoke(sessionId: string): Promise<void>;
  /** Signs a user out everywhere; `except` keeps one session (the caller's). Returns how many ended. */
  revokeUser(userId: string, except?: string): Promise<number>;
  revokeAll(): Promise<number>;
  /**
   * Changes how long sessions last, in milliseconds, and ends those that began before a time. Open sessions may end
   * earlier than planned, but never later.
   */
  configure(rules: { readonly ttl: number; readonly endedBefore: number }): Promise<void>;
  /** The newest live sessions of all users. */
  newest(limit: number): Promise<readonly Session[]>;
  /** The number of live sessions. */
  count(): Promise<number>;
  /** How long a session that begins now lasts, in milliseconds. */
  timeout(): number;
  /** Calls back for every session that begins in this process. */
  onBegun(listener: (session: Session) => void): void;
  /** Live sessions, newest first; of one user, or of all. */
  list(userId?: string): Promise<readonly Session[]>;
  /**
   * The ids among these whose sessions have ended, in any process. Rejects with SessionsUnavailable when the store is
   * unavailable.
   */
  endedAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** The session that an ID token opened; undefined for an unused token. */
  tokenOwner(idToken: string): Promise<string | undefined>;
  /** Binds an ID token to a session until it expires; resolves with the session bound first. See `sign-in.ts`. */
  bindToken(idToken: string, sessionId: string, expiresAt: number): Promise<string>;
  /**
   * Calls back for every session that ends, by revocation or by age, so that its sockets close. Returns the function
   * that unsubscribes.
   */
  onRevoked(listener: RevocationListener): () => void;
  backup(folder: string): Promise<void>;
  close(): Promise<void>;
}

interface Cached {
  session: Session;
  /** When it was last read from the store. */
  readAt: number;
}

const CACHE_SIZE = 50_000;
/** The resolution of "last seen": writing it at every request would cost a disk sync each. */
const TOUCH_EVERY = 5 * 60_000;
const PURGE_EVERY = 60_000;

/** Opens the sessions over a store. */
export function openSessions(options: SessionsOptions): Sessions {
  const {
    store,
    publicUrl,
    secret,
    cacheFor = 5_000,
    goesOnFor = 10 * 60_000,
    onError = () => {},
    now = Date.now,
  } = options;
  const cookie = createSessionCookie(publicUrl);
  let { ttl = DAY } = options;
  let endedBefore = 0;
  const idleOf = (): number => options.idle ?? ttl;
  const begunListeners = new Set<(session: Session) => void>();
  const cache = new Map<string, Cached>();
  const listeners = new Set<RevocationListener>();
  const touchEvery = (): number => Math.min(TOUCH_EVERY, idleOf() / 20);

  const hashOf = (value: string): string =>
    secret === undefined ? sha256(value) : createHmac('sha256', secret).update(value).digest('hex');
  /** Sessions that began before this time have ended. */
  const liveSince = (at: number): number => Math.max(endedBefore, at - ttl + 1);
  const isLive = (session: Session, at: number): boolean =>
    at < session.expiresAt && at - session.lastSeenAt < idleOf() && session.createdAt >= liveSince(at);

  /** Guards against clock skew: a clock that goes back must not extend the cache. */
  const wasReadWithin = (ms: number, { readAt }: Cached, at: number): boolean => at >= readAt && at - readAt < ms;

  const ended = (sessions: readonly Session[]): number => {
    if (sessions.length > 0) {
      const ids = new Set(sessions.map(({ id }) => id));
      for (const [hash, { session }] of cache) if (ids.has(session.id)) cache.delete(hash);
      for (const session of sessions) for (const listener of listeners) listener(session);
    }
    return sessions.length;
  };
  const remember = (hash: string, session: Session, at: number): Cached => {
    const cached = { session, readAt: at };
    cache.delete(hash);
    cache.set(hash, cached);
    if (cache.size > CACHE_SIZE) {
      const [oldest] = cache.keys();
      if (oldest !== undefined) cache.delete(oldest);
    }
    return cached;
  };
  const load = async (hash: string, at: number): Promise<Cached | undefined> => {
    const session = await store.find(hash);
    if (session !== undefined) return remember(hash, session, at);
    cache.delete(hash);
    return undefined;
  };
  const staleIfError = createStaleIfError({ isUnavailable: (error) => error instanceof SessionsUnavailable, now });
  /** Stale if error: the store's result, or the cached one while the store is unavailable. */
  const look = (hash: string, known: Cached | undefined, at: number): Promise<Cached | undefined> =>
    staleIfError(known !== undefined && wasReadWithin(goesOnFor, known, at) ? known : undefined, () => load(hash, at));
  /** A lost update only makes "last seen" older. */
  const touch = (id: string, at: number): Promise<void> =>
    store.touch(id, at).catch((error: unknown) => {
      if (!(error instanceof SessionsUnavailable)) throw error;
    });

  const purgeNow = async (): Promise<void> => {
    const at = now();
    ended(await store.purge(at, idleOf()));
    ended(await store.removeBegunBefore(liveSince(at)));
  };
  const purge = setInterval(() => void purgeNow().catch(onError), PURGE_EVERY);
  purge.unref();

  return {
    cookie,

    async create({ userId, userAgent = '', address = '', authentication }) {
      const value = randomSecret();
      const at = now();
      const session = {
        id: randomUUID(),
        userId,
        createdAt: at,
        lastSeenAt: at,
        expiresAt: at + ttl,
        userAgent: userAgent.slice(0, USER_AGENT_MAX),
        address,
        authenticatedAt: authentication?.authenticatedAt ?? at,
        methods: authentication?.methods ?? [],
      };
      const hash = hashOf(value);
      await store.insert(hash, session);
      remember(hash, session, at);
      for (const listener of begunListeners) listener(session);
      return { session, setCookie: cookie.set(value, Math.floor(ttl / 1000)) };
    },

    async read(cookieHeader) {
      const value = cookie.read(cookieHeader);
      if (value === undefined || !VALUE.test(value)) return undefined;
      const hash = hashOf(value);
      const at = now();
      const known = cache.get(hash);
      const cached = known !== undefined && wasReadWithin(cacheFor, known, at) ? known : await look(hash, known, at);
      if (cached === undefined) return undefined;
      if (!isLive(cached.session, at)) {
        ended(await store.remove(cached.session.id));
        return undefined;
      }
      if (at - cached.session.lastSeenAt >= touchEvery()) {
        cached.session = { ...cached.session, lastSeenAt: at };
        await touch(cached.session.id, at);
      }
      return cached.session;
    },

    async confirm(sessionId, methods) {
      const authentication = { authenticatedAt: now(), methods };
      await store.confirm(sessionId, authentication);
      for (const cached of cache.values())
        if (cached.session.id === sessionId) cached.session = { ...cached.session, ...authentication };
    },
    async renew(sessionId) {
      const value = randomSecret();
      const hash = hashOf(value);
      const session = await store.rekey(sessionId, hash);
      if (session === undefined) return undefined;
      const at = now();
      for (const [old, cached] of cache) if (cached.session.id === sessionId) cache.delete(old);
      remember(hash, session, at);
      return cookie.set(value, Math.ceil((session.expiresAt - at) / 1000));
    },
    async revoke(sessionId) {
      ended(await store.remove(sessionId));
    },
    async revokeUser(userId, except) {
      if (except === undefined) return ended(await store.removeOfUser(userId));
      const others = (await store.list(userId)).filter(({ id }) => id !== except);
      const removed = await Promise.all(others.map(({ id }) => store.remove(id)));
      return ended(removed.flat());
    },
    revokeAll: async () => ended(await store.removeAll()),
    async configure(rules) {
      ({ ttl, endedBefore } = rules);
      await purgeNow();
    },
    newest: async (limit) => (await store.newest(limit)).filter((session) => isLive(session, now())),
    count: () => store.countBegunSince(liveSince(now()), now()),
    timeout: () => ttl,
    onBegun: (listener) => void begunListeners.add(listener),
    list: async (userId) => (await store.list(userId)).filter((session) => isLive(session, now())),
    async endedAmong(ids) {
      const there = new Set(await store.existing(ids));
      return ids.filter((id) => !there.has(id));
    },
    tokenOwner: (idToken) => store.tokenOwner(sha256(idToken)),
    bindToken: (idToken, sessionId, expiresAt) => store.bindToken(sha256(idToken), sessionId, expiresAt),

    onRevoked(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    backup: (folder) => store.backup(folder),
    async close() {
      clearInterval(purge);
      await store.close();
    },
  };
}
