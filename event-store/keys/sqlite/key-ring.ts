import { createSecretKey } from 'node:crypto';
import type { KeyRing, SubjectKey } from '../key-ring.ts';
import { DESTROYED, newKey } from '../key-ring.ts';
import type { MasterKey } from '../master-key.ts';
import { WRAPPED_KEY_BYTES } from '../master-key.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { openKeysDatabase, reachKeys, type KeysDatabase } from './keys-database.ts';
import { openSqliteMasterKey } from './master-key.ts';

export interface SqliteKeyRingOptions {
  /** Folder for `keys.sqlite`; not the log's, so that backups of the log hold no keys. Made when missing. */
  readonly folder: string;
  /** Wraps the keys. Default: the one in the folder. */
  readonly masterKey?: MasterKey;
}

/**
 * Opens the key ring in `folder`; several processes may. Keys are stored wrapped. No file of the folder holds a
 * destroyed key any more, in whatever form. Rejects like `openSqliteMasterKey`.
 */
export async function openSqliteKeyRing({ folder, masterKey: given }: SqliteKeyRingOptions): Promise<KeyRing> {
  const masterKey = given ?? (await openSqliteMasterKey(folder));
  const keys = openKeysDatabase(folder);
  const { db, forgetTraces, close } = keys;
  await reachKeys(() => wrapPlainKeys(keys, masterKey));
  const find = prepareQuery<[string], [Uint8Array | null]>(db, 'SELECT key FROM keys WHERE subject = ?');
  const insert = db.prepare('INSERT INTO keys (subject, key) VALUES (?, ?) ON CONFLICT (subject) DO NOTHING');
  const destroy = db.prepare('INSERT INTO keys (subject) VALUES (?) ON CONFLICT (subject) DO UPDATE SET key = NULL');

  function get(subject: string): SubjectKey | typeof DESTROYED | undefined {
    const row = find.get(subject);
    return row && (row[0] ? masterKey.unwrap(subject, row[0]) : DESTROYED);
  }

  return {
    getOrCreate: (subject) =>
      reachKeys(() => {
        const known = get(subject);
        if (known) return known;
        insert.run(subject, masterKey.wrap(subject, newKey()));
        // Another process may have been first; its key is the one that counts.
        return get(subject) ?? DESTROYED;
      }),
    get: (subject) => reachKeys(() => get(subject)),
    destroy: (subject) =>
      reachKeys(() => {
        destroy.run(subject);
        forgetTraces();
      }),
    close: async () => close(),
  };
}

/** Earlier releases stored keys as they are. */
function wrapPlainKeys({ db, forgetTraces }: KeysDatabase, masterKey: MasterKey): void {
  if (prepareQuery<[], [number]>(db, 'PRAGMA user_version').get()?.[0] !== 0) return;
  const plain = prepareQuery<[number], [string, Uint8Array]>(db, 'SELECT subject, key FROM keys WHERE length(key) < ?');
  const wrap = db.prepare('UPDATE keys SET key = ? WHERE subject = ?');
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const [subject, key] of plain.all(WRAPPED_KEY_BYTES)) {
      wrap.run(masterKey.wrap(subject, createSecretKey(key)), subject);
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  forgetTraces();
  db.exec('PRAGMA user_version = 1');
}
