import { accountHash, type IdentityDirectory } from '../identity-directory.ts';
import type { MasterKey } from '../master-key.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { openKeysDatabase, withKeys } from './keys-database.ts';
import { openSqliteMasterKey } from './master-key.ts';

export interface SqliteIdentityDirectoryOptions {
  /** The folder of `keys.sqlite`. */
  readonly folder: string;
  /** Default: the master key in the folder. */
  readonly masterKey?: MasterKey;
}

/**
 * Opens the identity directory in the database of the keys, which processes may share. Rejects like
 * `openSqliteMasterKey`.
 */
export async function openSqliteIdentityDirectory(options: SqliteIdentityDirectoryOptions): Promise<IdentityDirectory> {
  const { folder, masterKey } = options;
  const hash = accountHash(masterKey ?? (await openSqliteMasterKey(folder)));
  const { db, truncateWal, close } = openKeysDatabase(folder);
  const find = prepareQuery<[string], [string]>(db, 'SELECT user_id FROM accounts WHERE hash = ?');
  const claim = prepareQuery<[string, string], [string]>(
    db,
    'INSERT INTO accounts (hash, user_id) VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET user_id = user_id RETURNING user_id',
  );
  const remove = db.prepare('DELETE FROM accounts WHERE user_id = ?');
  return {
    find: (issuer, subject) => withKeys(() => find.get(hash(issuer, subject))?.[0]),
    claim: (issuer, subject, userId) => withKeys(() => claim.get(hash(issuer, subject), userId)?.[0] ?? userId),
    hashOf: hash,
    remove: (userId) =>
      withKeys(() => {
        remove.run(userId);
        truncateWal();
      }),
    close: async () => close(),
  };
}
