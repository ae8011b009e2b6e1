import { createSecretKey } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { DESTROYED, LogUnavailable, newKey, type KeyRing, type SubjectKey } from '../../event-store/index.ts';
import { isDuplicate, reachAs } from './reach.ts';

interface KeyDocument {
  readonly _id: string;
  /** Null: destroyed. */
  readonly key: Binary | null;
}

const reach = reachAs(LogUnavailable);

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
  const find = async (subject: string) => keyOf(await keys.findOne({ _id: subject }));
  const make = async (subject: string): Promise<void> => {
    // Another process may be first; its key is the one that counts.
    await keys.insertOne({ _id: subject, key: new Binary(newKey().export()) }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  };
  const strike = async (subject: string): Promise<void> => {
    await keys.updateOne({ _id: subject }, { $set: { key: null } }, { upsert: true });
  };

  return {
    getOrCreate: (subject) => reach(async () => {
      const known = await find(subject);
      if (known) return known;
      await make(subject);
      return (await find(subject)) ?? DESTROYED;
    }),
    get: (subject) => reach(() => find(subject)),
    destroy: (subject) => reach(() => strike(subject).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      // It was made a moment ago, and is there now.
      return strike(subject);
    })),
    async close() {},
  };
}
