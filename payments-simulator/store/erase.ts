import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withoutAddresses, type Leaving } from './erase-values.ts';
import { paymentsFile } from './store.ts';

/** A user who leaves: the `user_id` in the metadata of their objects, and every address they ever had. */
export interface LeavingPayer {
  readonly userId: string;
  readonly addresses: readonly string[];
}

/**
 * Replaces the email addresses of a payer in their own objects (customers, payments, receipts, invoices), and in the
 * webhooks and stored answers about them, including the free pages and the write-ahead log of the database. Amounts,
 * ids and other people's data stay unchanged. Other processes may have the database open. Idempotent. Throws while one
 * of them reads; try again then.
 *
 * @param folder the provider's folder; nothing happens if it has no database
 */
export function erasePayer(folder: string, { userId, addresses }: LeavingPayer): void {
  const file = join(folder, paymentsFile);
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    database.exec('PRAGMA secure_delete = ON');
    database.exec('BEGIN IMMEDIATE');
    const leaving: Leaving = { ids: idsOf(database, userId), addresses };
    for (const table of ['objects', 'answers'] as const) rewrite(database, table, leaving);
    const forget = database.prepare('DELETE FROM metadata WHERE id = ? AND lower(value) = ?');
    for (const id of leaving.ids) for (const address of addresses) forget.run(id, address.toLowerCase());
    database.exec('COMMIT');
    // Old versions of a row may still hold an address in their pages.
    database.exec('VACUUM');
    const busy = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'];
    if (busy !== 0) throw new Error('The payments are being read; their addresses are removed later');
  } finally {
    database.close();
  }
}

/** The ids of everything that belongs to a user: by metadata, by customer, by payment. */
function idsOf(database: DatabaseSync, userId: string): ReadonlySet<string> {
  const rows = database
    .prepare(
      `WITH named AS (SELECT id FROM metadata WHERE name = 'user_id' AND value = :userId),
            held AS (
              SELECT id FROM named
              UNION SELECT id FROM objects WHERE json_extract(body, '$.customer') IN (SELECT id FROM named)
            )
       SELECT id FROM held
       UNION SELECT id FROM objects WHERE payment_intent IN (SELECT id FROM held)`,
    )
    .all({ userId });
  return new Set(rows.map(({ id }) => String(id)));
}

const keys = { objects: 'id', answers: 'key' } as const;

function rewrite(database: DatabaseSync, table: keyof typeof keys, leaving: Leaving): void {
  const key = keys[table];
  const save = database.prepare(`UPDATE ${table} SET body = ? WHERE ${key} = ?`);
  for (const address of leaving.addresses) {
    // The text in JSON form, without its quotes, for a cheap first check. SQLite's lower() folds ASCII only.
    const text = JSON.stringify(address)
      .slice(1, -1)
      .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    const rows = database.prepare(`SELECT ${key} AS key, body FROM ${table} WHERE instr(lower(body), ?)`).all(text);
    for (const row of rows) {
      const after = JSON.stringify(withoutAddresses(JSON.parse(String(row['body'])), leaving));
      if (after !== row['body']) save.run(after, String(row['key']));
    }
  }
}
