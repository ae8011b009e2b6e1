import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { countedNames, grainNames, noCounts, oldestBucket, type SecurityCounters } from './port.ts';

const columns = countedNames.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');
const schema = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS counts (grain TEXT NOT NULL, bucket INTEGER NOT NULL, ${columns},
  PRIMARY KEY (grain, bucket)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS active_users (grain TEXT NOT NULL, bucket INTEGER NOT NULL, user TEXT NOT NULL,
  PRIMARY KEY (grain, bucket, user)) STRICT, WITHOUT ROWID;
`;
const row = z.object({ bucket: z.number(), ...Object.fromEntries(countedNames.map((name) => [name, z.number()])) });
const rows = z.array(row);

/** Counters in `{folder}/security-counters.sqlite`. A power cut may lose the last seconds. */
export function openSqliteSecurityCounters(folder: string): SecurityCounters {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'security-counters.sqlite'), { timeout: 5_000 });
  database.exec(schema);
  const add = database.prepare(
    `INSERT INTO counts (grain, bucket, ${countedNames.join(', ')})
     VALUES (:grain, :bucket, ${countedNames.map((name) => `:${name}`).join(', ')})
     ON CONFLICT (grain, bucket) DO UPDATE SET ${countedNames.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`,
  );
  const addUser = database.prepare('INSERT OR IGNORE INTO active_users (grain, bucket, user) VALUES (?, ?, ?)');
  const read = database.prepare(
    `SELECT bucket, ${countedNames.join(', ')} FROM counts WHERE grain = ? AND bucket BETWEEN ? AND ? ORDER BY bucket`,
  );
  const users = database.prepare(
    'SELECT COUNT(DISTINCT user) AS n FROM active_users WHERE grain = ? AND bucket BETWEEN ? AND ?',
  );
  const forgetting = ['counts', 'active_users'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE grain = ? AND bucket < ?`),
  );
  return {
    async add(entries) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { grain, bucket, counts, users: active } of entries) {
          add.run({ grain, bucket, ...noCounts, ...counts });
          for (const user of active) addUser.run(grain, bucket, user);
        }
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    read: async (grain, from, to) => rows.parse(read.all(grain, from, to)).map((found) => ({ ...noCounts, ...found })),
    users: async (grain, from, to) => Number(users.get(grain, from, to)?.['n'] ?? 0),
    async forget(now) {
      for (const grain of grainNames)
        for (const statement of forgetting) statement.run(grain, oldestBucket(grain, now));
    },
    async close() {
      database.close();
    },
  };
}
