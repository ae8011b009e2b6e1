import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { z } from 'zod';
import { SessionsUnavailable, type Session, type SessionStore } from '../port.ts';
import { openDatabase, truncateWal } from '../../database.ts';

const FILE = 'sessions.sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS sessions (
  hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL,
  address TEXT NOT NULL,
  authenticated_at INTEGER NOT NULL,
  methods TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_user ON sessions (user_id, created_at);
CREATE INDEX IF NOT EXISTS sessions_begun ON sessions (created_at);
CREATE TABLE IF NOT EXISTS used_tokens (
  hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

const rowSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    created_at: z.number(),
    last_seen_at: z.number(),
    expires_at: z.number(),
    user_agent: z.string(),
    address: z.string(),
    authenticated_at: z.number(),
    methods: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  })
  .transform((row): Session => ({
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
    address: row.address,
    authenticatedAt: row.authenticated_at,
    methods: row.methods,
  }));
const rowsSchema = z.array(rowSchema);

/** Opens the sessions in `{folder}/sessions.sqlite`. They survive a restart and a kill. */
export function openSqliteSessionStore(folder: string): SessionStore {
  const database = openDatabase(folder, FILE, SCHEMA);
  const insert = database.prepare(`
    INSERT INTO sessions (hash, id, user_id, created_at, last_seen_at, expires_at, user_agent, address,
      authenticated_at, methods)
    VALUES (:hash, :id, :userId, :createdAt, :lastSeenAt, :expiresAt, :userAgent, :address, :authenticatedAt, :methods)`);
  const find = database.prepare('SELECT * FROM sessions WHERE hash = ?');
  const touch = database.prepare('UPDATE sessions SET last_seen_at = max(last_seen_at, ?) WHERE id = ?');
  const confirm = database.prepare(
    'UPDATE sessions SET authenticated_at = :authenticatedAt, methods = :methods WHERE id = :id AND authenticated_at <= :authenticatedAt',
  );
  const rekey = database.prepare('UPDATE sessions SET hash = ? WHERE id = ? RETURNING *');
  const remove = database.prepare('DELETE FROM sessions WHERE id = ? RETURNING *');
  const removeOfUser = database.prepare('DELETE FROM sessions WHERE user_id = ? RETURNING *');
  const removeAll = database.prepare('DELETE FROM sessions RETURNING *');
  const removeBegunBefore = database.prepare('DELETE FROM sessions WHERE created_at < ? RETURNING *');
  const newest = database.prepare('SELECT * FROM sessions ORDER BY created_at DESC LIMIT ?');
  const countBegunSince = database.prepare(
    'SELECT COUNT(*) AS n FROM sessions WHERE created_at >= ? AND expires_at > ?',
  );
  const list = database.prepare(
    'SELECT * FROM sessions WHERE :userId IS NULL OR user_id = :userId ORDER BY created_at DESC',
  );
  const existing = database.prepare('SELECT id FROM sessions WHERE id IN (SELECT value FROM json_each(?))');
  const bind = database.prepare(
    'INSERT INTO used_tokens (hash, session_id, expires_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  );
  const bound = database.prepare('SELECT session_id FROM used_tokens WHERE hash = ?');
  const purgeSessions = database.prepare(
    'DELETE FROM sessions WHERE expires_at <= :now OR last_seen_at <= :idleSince RETURNING *',
  );
  const purgeTokens = database.prepare('DELETE FROM used_tokens WHERE expires_at <= ?');

  const ownerOf = (tokenHash: string): string | undefined => {
    const owner = bound.get(tokenHash)?.['session_id'];
    return typeof owner === 'string' ? owner : undefined;
  };

  return {
    insert: (hash, session) =>
      runQuery(() => void insert.run({ hash, ...session, methods: JSON.stringify(session.methods) })),
    find: (hash) =>
      runQuery(() => {
        const row = find.get(hash);
        return row === undefined ? undefined : rowSchema.parse(row);
      }),
    touch: (id, lastSeenAt) => runQuery(() => void touch.run(lastSeenAt, id)),
    confirm: (id, { authenticatedAt, methods }) =>
      runQuery(() => void confirm.run({ id, authenticatedAt, methods: JSON.stringify(methods) })),
    rekey: (id, hash) => runQuery(() => rowsSchema.parse(rekey.all(hash, id))[0]),
    remove: (id) => runQuery(() => rowsSchema.parse(remove.all(id))),
    removeOfUser: (userId) => runQuery(() => rowsSchema.parse(removeOfUser.all(userId))),
    scrub: () => runQuery(() => truncateWal(database)),
    removeAll: () => runQuery(() => rowsSchema.parse(removeAll.all())),
    removeBegunBefore: (time) => runQuery(() => rowsSchema.parse(removeBegunBefore.all(time))),
    newest: (limit) => runQuery(() => rowsSchema.parse(newest.all(limit))),
    countBegunSince: (time, now) => runQuery(() => Number(countBegunSince.get(time, now)?.['n'])),
    list: (userId) => runQuery(() => rowsSchema.parse(list.all({ userId: userId ?? null }))),
    existing: (ids) => runQuery(() => existing.all(JSON.stringify(ids)).map(({ id }) => String(id))),
    tokenOwner: (tokenHash) => runQuery(() => ownerOf(tokenHash)),
    bindToken: (tokenHash, sessionId, expiresAt) =>
      runQuery(() => {
        bind.run(tokenHash, sessionId, expiresAt);
        return ownerOf(tokenHash) ?? sessionId;
      }),
    purge: (now, idle) =>
      runQuery(() => {
        purgeTokens.run(now);
        return rowsSchema.parse(purgeSessions.all({ now, idleSince: now - idle }));
      }),
    async backup(folder) {
      await backup(database, join(folder, FILE));
    },
    async close() {
      database.close();
    },
  };
}

/** Runs a query; maps engine errors (full disk, foreign lock) to SessionsUnavailable. */
async function runQuery<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (isEngineError(error))
      throw new SessionsUnavailable(`The session store is unavailable: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Whether node:sqlite threw the error, recognized by its shape. */
function isEngineError(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'errcode' in error && 'message' in error;
}
