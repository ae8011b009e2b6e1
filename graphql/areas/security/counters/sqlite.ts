import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { addressHex, hexRangeOf } from '../../../../lib/client-address.ts';
import {
  countedNames,
  grainNames,
  mostSignIns,
  noCounts,
  oldestBucket,
  type SecurityCounters,
  type SignInAttempt,
  type SignInQuery,
  signInsKeptFor,
} from './port.ts';

const columns = countedNames.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');
const schema = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA secure_delete = ON;
CREATE TABLE IF NOT EXISTS counts (grain TEXT NOT NULL, bucket INTEGER NOT NULL, ${columns},
  PRIMARY KEY (grain, bucket)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS active_users (grain TEXT NOT NULL, bucket INTEGER NOT NULL, user TEXT NOT NULL,
  PRIMARY KEY (grain, bucket, user)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sign_ins (at INTEGER NOT NULL, id TEXT NOT NULL UNIQUE, outcome TEXT NOT NULL,
  failed INTEGER NOT NULL, address TEXT, place TEXT, user_id TEXT, PRIMARY KEY (at, id)) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sign_ins_failed ON sign_ins (failed, at, id);
CREATE INDEX IF NOT EXISTS sign_ins_address ON sign_ins (address, at, id);
CREATE INDEX IF NOT EXISTS sign_ins_place ON sign_ins (failed, place, user_id);
CREATE INDEX IF NOT EXISTS sign_ins_user ON sign_ins (user_id, at, id);
`;
const row = z.object({ bucket: z.number(), ...Object.fromEntries(countedNames.map((name) => [name, z.number()])) });
const rows = z.array(row);
const attempts = z.array(
  z
    .object({
      at: z.number(),
      id: z.string(),
      outcome: z.enum(['succeeded', 'refused', 'limited']),
      address: z.string().nullable(),
      user_id: z.string().nullable(),
    })
    .transform(({ user_id: userId, ...attempt }): SignInAttempt => ({ ...attempt, userId })),
);
const everything = { column: "''", value: '' };

/** The column and the value that select a list of attempts. */
function filterOf(of: SignInQuery['of']): { readonly column: string; readonly value: string | number } {
  if (of === undefined) return everything;
  if ('address' in of) return { column: 'address', value: of.address };
  if ('userId' in of) return { column: 'user_id', value: of.userId };
  return { column: 'failed', value: Number(of.failed) };
}

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
  const addSignIn = database.prepare(
    `INSERT OR IGNORE INTO sign_ins (at, id, outcome, failed, address, place, user_id)
     VALUES (:at, :id, :outcome, :failed, :address, :place, :userId)`,
  );
  const listing = new Map(
    [everything.column, 'address', 'user_id', 'failed'].map((column) => [
      column,
      database.prepare(
        `SELECT at, id, outcome, address, user_id FROM sign_ins
         WHERE ${column} = ? AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?`,
      ),
    ]),
  );
  const forgetSignIns = database.prepare(
    `DELETE FROM sign_ins WHERE at < max(?, ifnull((SELECT at FROM sign_ins ORDER BY at DESC LIMIT 1 OFFSET ?), 0))`,
  );
  const usersOf = database.prepare(
    'SELECT COUNT(DISTINCT user_id) AS n FROM sign_ins WHERE failed = 0 AND place BETWEEN ? AND ?',
  );
  const forgetUser = database.prepare('DELETE FROM sign_ins WHERE user_id = ?');
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
    async addSignIns(added) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const attempt of added) {
          const failed = Number(attempt.outcome !== 'succeeded');
          addSignIn.run({ ...attempt, failed, place: addressHex(attempt.address ?? '') ?? null });
        }
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    async signIns({ of, limit, after }) {
      const { column, value } = filterOf(of);
      const from = after ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
      return attempts.parse(listing.get(column)?.all(value, from.at, from.id, limit));
    },
    async usersOf(network) {
      const { first, last } = hexRangeOf(network);
      return Number(usersOf.get(first, last)?.['n'] ?? 0);
    },
    async forgetUser(userId) {
      forgetUser.run(userId);
      // Nothing of the account stays in the files either.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async forget(now) {
      forgetSignIns.run(now - signInsKeptFor, mostSignIns);
      for (const grain of grainNames)
        for (const statement of forgetting) statement.run(grain, oldestBucket(grain, now));
    },
    async close() {
      database.close();
    },
  };
}
