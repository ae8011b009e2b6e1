import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { RateLimiterSQLite } from 'rate-limiter-flexible';
import type { RateLimitStore } from '../rate-limit.ts';

const tableName = 'rate_limits';

/**
 * Counts in `{folder}/rate-limits.sqlite`, so that a restart opens no new windows. A power cut may lose the latest
 * counts, a killed process loses none.
 */
export function openSqliteRateLimits(folder: string): RateLimitStore & { close(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'rate-limits.sqlite'), { timeout: 5_000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS ${tableName} (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS rate_limits_expire ON ${tableName} (expire);`);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const forgetOver = prepare(`DELETE FROM ${tableName} WHERE expire < ?`);
  const timer = setInterval(() => forgetOver.run(Date.now()), 60_000);
  timer.unref();
  /** node:sqlite in the shape that the library knows; each of its statements is a separate transaction. */
  const client = { prepare, transaction: <Work>(work: Work): Work => work };
  return {
    open: (name, { points, seconds }) =>
      new RateLimiterSQLite({
        storeClient: client,
        storeType: 'better-sqlite3',
        tableName,
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    close: () => {
      clearInterval(timer);
      database.close();
    },
  };
}
