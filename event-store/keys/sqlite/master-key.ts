import { join } from 'node:path';
import { masterKeySource, openMasterKey, type MasterKey, type MasterKeySource } from '../master-key.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { openKeysDatabase, reachKeys } from './keys-database.ts';

/** The file of a master key that nobody supplied. */
export const masterKeyFile = (folder: string): string => join(folder, 'master.key');

/**
 * The master key of the keys in `folder`. Rejects with WrongMasterKey when they were wrapped with another one, with
 * LogUnavailable when they can't be reached.
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
      find: () => reachKeys(() => find.get()?.[0]),
      keep: (fingerprint: string) =>
        reachKeys(() => {
          keep.run(fingerprint);
          return find.get()?.[0] ?? fingerprint;
        }),
    };
    return await openMasterKey(source, mark, folder);
  } finally {
    close();
  }
}
