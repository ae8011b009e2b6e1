import type { OwnId } from '../../../domain/ids.ts';
import { LRUCache } from 'lru-cache';
import type { KeyRing, SubjectKey } from '../key-ring.ts';
import { checkSubject, DESTROYED, newKey } from '../key-ring.ts';
import type { MasterKey } from '../master-key.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { openKeysDatabase, withKeys } from './keys-database.ts';
import { openSqliteMasterKey } from './master-key.ts';

export interface SqliteKeyRingOptions {
  /** The folder of `keys.sqlite`; not the log's folder, whose backups must hold no keys. Created when missing. */
  readonly folder: string;
  /** Wraps the keys. Default: the master key in the folder. */
  readonly masterKey?: MasterKey;
}

/** How many keys stay unwrapped in memory: those of the people who were active last. */
const UNWRAPPED_KEYS = 10_000;

/**
 * Opens the key ring in `folder`, which processes may share. Keys are stored wrapped. After `destroy` no file in the
 * folder holds the key in any form. Rejects like `openSqliteMasterKey`.
 */
export async function openSqliteKeyRing({ folder, masterKey: given }: SqliteKeyRingOptions): Promise<KeyRing> {
  const masterKey = given ?? (await openSqliteMasterKey(folder));
  const { db, truncateWal, close } = openKeysDatabase(folder);
  const find = prepareQuery<[string], [Uint8Array | null]>(db, 'SELECT key FROM keys WHERE subject = ?');
  const insert = db.prepare('INSERT INTO keys (subject, key) VALUES (?, ?) ON CONFLICT (subject) DO NOTHING');
  const destroy = db.prepare('INSERT INTO keys (subject) VALUES (?) ON CONFLICT (subject) DO UPDATE SET key = NULL');

  const changes = prepareQuery<[], [number]>(db, 'PRAGMA data_version');
  const unwrapped = new LRUCache<string, SubjectKey>({ max: UNWRAPPED_KEYS });
  let seen: number | undefined;
  let isCurrent = false;

  /**
   * Forgets all keys when another connection has written since they were read: it may have destroyed one. Checks once
   * for calls that are made without a pause, such as those of one page of events.
   */
  function forgetChanged(): void {
    if (isCurrent) return;
    const now = changes.get()?.[0];
    if (now !== seen) unwrapped.clear();
    seen = now;
    isCurrent = true;
    queueMicrotask(() => (isCurrent = false));
  }

  function get(subject: OwnId): SubjectKey | typeof DESTROYED | undefined {
    checkSubject(subject);
    forgetChanged();
    const known = unwrapped.get(subject);
    if (known) return known;
    const row = find.get(subject);
    if (!row?.[0]) return row && DESTROYED;
    const key = masterKey.unwrap(subject, row[0]);
    unwrapped.set(subject, key);
    return key;
  }

  return {
    getOrCreate: (subject) =>
      withKeys(() => {
        const known = get(subject);
        if (known) return known;
        insert.run(subject, masterKey.wrap(subject, newKey()));
        // If another process was first, its key counts.
        return get(subject) ?? DESTROYED;
      }),
    get: (subject) => withKeys(() => get(subject)),
    destroy: (subject) =>
      withKeys(() => {
        unwrapped.delete(checkSubject(subject));
        destroy.run(subject);
        truncateWal();
      }),
    close: async () => {
      unwrapped.clear();
      close();
    },
  };
}
