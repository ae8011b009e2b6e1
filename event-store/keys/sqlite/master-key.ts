import { join } from 'node:path';
import { masterKeySource, openMasterKey, type MasterKey, type MasterKeySource } from '../master-key.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { openKeysDatabase, withKeys } from './keys-database.ts';

/** The file of the master key, where the operator supplied none. */
export const masterKeyFile = (folder: string): string => join(folder, 'master.key');

/**
 * The master key for the keys in `folder`. Rejects with WrongMasterKey when another one wrapped them, with
 * LogUnavailable when the database can't be used.
 */
export async function openSqliteMasterKey(
  folder: string,
  source: MasterKeySource = masterKeySource(masterKeyFile(folder)),
): Promise<MasterKey> {
  const { db, close } = openKeysDatabase(folder);
  try {
    const find = prepareQuery<[], [string]>(db, `SELECT value FROM installation WHERE name = 'master key'`);
    const keep = db.prepare(`INSERT INTO installation (name, value) VALUES ('master key', ?) ON CONFLICT DO NOTHING`);
    const mark = {
      find: () => withKeys(() => find.get()?.[0]),
      keep: (fingerprint: string) =>
        withKeys(() => {
          keep.run(fingerprint);
          return find.get()?.[0] ?? fingerprint;
        }),
    };
    return await openMasterKey(source, mark, folder);
  } finally {
    close();
  }
}
