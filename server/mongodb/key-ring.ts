import { createSecretKey } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { DESTROYED, newKey, type KeyRing, type SubjectKey } from '../../event-store/index.ts';

interface KeyDocument {
  readonly _id: string;
  /** Null: destroyed. */
  readonly key: Binary | null;
}

/**
 * The keys of people in a collection. What is destroyed is gone for everyone who asks; the server's journal and its
 * backups keep old pages for a while, as docs/operations.md says.
 */
export function createMongoKeyRing(db: Db): KeyRing {
  const keys: Collection<KeyDocument> = db.collection('subject_keys', { writeConcern: { w: 'majority', journal: true }, readConcern: { level: 'majority' } });
  const keyOf = (found: KeyDocument | null): SubjectKey | typeof DESTROYED | undefined => {
    if (!found) return undefined;
    return found.key ? createSecretKey(found.key.buffer) : DESTROYED;
  };
  const get = async (subject: string) => keyOf(await keys.findOne({ _id: subject }));

  return {
    async getOrCreate(subject) {
      const known = await get(subject);
      if (known) return known;
      await keys.updateOne({ _id: subject }, { $setOnInsert: { key: new Binary(newKey().export()) } }, { upsert: true });
      // Another process may have been first; its key is the one that counts.
      return (await get(subject)) ?? DESTROYED;
    },
    get,
    async destroy(subject) {
      await keys.updateOne({ _id: subject }, { $set: { key: null } }, { upsert: true });
    },
    async close() {},
  };
}
