import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paymentsFile } from './store.ts';

/** Stands where an erased address stood: no mail reaches it. */
const nobody = 'erased@example.invalid';

/**
 * Replaces e-mail addresses in everything that the embedded provider keeps (receipts, customers, webhooks, stored
 * answers), also in the free pages and the write-ahead log of its database. Amounts and ids stay. Other processes may
 * have the database open. Idempotent. Throws while one of them reads; try again then.
 *
 * @param folder the provider's folder; nothing happens where it has no database
 */
export function erasePayer(folder: string, addresses: readonly string[]): void {
  const file = join(folder, paymentsFile);
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    database.exec('PRAGMA secure_delete = ON');
    for (const address of addresses) {
      // As JSON holds it, without its quotes.
      const text = JSON.stringify(address).slice(1, -1);
      for (const table of ['objects', 'answers'])
        database
          .prepare(`UPDATE ${table} SET body = replace(body, :text, :nobody) WHERE instr(body, :text)`)
          .run({ text, nobody });
    }
    // The pages of earlier versions of a row may still hold an address.
    database.exec('VACUUM');
    const busy = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'];
    if (busy !== 0) throw new Error('The payments are being read; their addresses are removed later');
  } finally {
    database.close();
  }
}
