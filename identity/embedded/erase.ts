import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, transact, truncateWal } from '../database.ts';
import { IDENTITY_FILE, IDENTITY_SCHEMA } from './schema.ts';

/** The embedded provider's data of an account, by table. A new table with a person's data adds its line here. */
const removals = [
  'DELETE FROM setup_links WHERE email = (SELECT email FROM accounts WHERE id = :id)',
  'DELETE FROM mail_links WHERE account_id = :id OR email = (SELECT email FROM accounts WHERE id = :id)',
  "DELETE FROM outbox WHERE task ->> '$.accountId' = :id OR task ->> '$.email' = (SELECT email FROM accounts WHERE id = :id)",
  // An unfinished sign-in keeps the address that was typed, and has no account. Only a whole value counts: the address
  // may be the end of somebody else's.
  `DELETE FROM oidc_records WHERE account_id = :id OR EXISTS (
    SELECT 1 FROM json_tree(payload)
    WHERE type = 'text' AND lower(trim(value)) = (SELECT email FROM accounts WHERE id = :id))`,
  // Second factor, recovery codes and passkeys go with their account.
  'DELETE FROM accounts WHERE id = :id',
] as const;

/** The ids of all local accounts, for a check of the folder; none where it has no database. */
export function localAccountIds(folder: string): ReadonlySet<string> {
  if (!existsSync(join(folder, IDENTITY_FILE))) return new Set();
  const database = openDatabase(folder, IDENTITY_FILE, IDENTITY_SCHEMA);
  try {
    return new Set(
      database
        .prepare('SELECT id FROM accounts')
        .all()
        .map(({ id }) => String(id)),
    );
  } finally {
    database.close();
  }
}

/**
 * Removes a local account with everything that belongs to it, also from the free pages and the write-ahead log of the
 * database. Another process may have the database open. Idempotent.
 *
 * @param folder the folder of the embedded provider; nothing happens where it has no database
 * @param accountId the `sub` of the account's tokens
 */
export function eraseLocalAccount(folder: string, accountId: string): void {
  if (!existsSync(join(folder, IDENTITY_FILE))) return;
  const database = openDatabase(folder, IDENTITY_FILE, IDENTITY_SCHEMA);
  try {
    transact(database, () => {
      for (const sql of removals) database.prepare(sql).run({ id: accountId });
    });
    truncateWal(database);
  } finally {
    database.close();
  }
}
