import { Binary, type Collection, type Db } from 'mongodb';
import type { OwnId } from '../../../domain/ids.ts';
import { createCaller } from '../../../lib/mongodb/call.ts';
import { isDuplicate, retryUpsert } from '../../../lib/mongodb/errors.ts';
import { LogUnavailable } from '../../port.ts';
import { checkSubject, DESTROYED, type KeyRing, newKey, type SubjectKey } from '../key-ring.ts';
import type { MasterKey } from '../master-key.ts';

interface KeyDocument {
  readonly _id: string;
  /** Null after its destruction. */
  readonly key: Binary | null;
}

const call = createCaller(LogUnavailable);

/**
 * The keys of people in a collection, wrapped with the master key. A destroyed key is gone for every client at once;
 * the server's journal and backups keep old pages for a while (docs/operations.md).
 */
export async function openMongoKeyRing(db: Db, masterKey: MasterKey): Promise<KeyRing> {
  const options = { writeConcern: { w: 'majority', journal: true }, readConcern: { level: 'majority' } } as const;
  const keys: Collection<KeyDocument> = db.collection('subject_keys', options);
  const find = async (subject: OwnId): Promise<SubjectKey | typeof DESTROYED | undefined> => {
    const found = await keys.findOne({ _id: checkSubject(subject) });
    return found ? (found.key ? masterKey.unwrap(subject, found.key.buffer) : DESTROYED) : undefined;
  };
  const create = async (subject: OwnId): Promise<void> => {
    // If another process was first, its key counts.
    const key = new Binary(masterKey.wrap(subject, newKey()));
    await keys.insertOne({ _id: subject, key }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  };
  return {
    getOrCreate: (subject) =>
      call(async () => {
        const known = await find(subject);
        if (known) return known;
        await create(subject);
        return (await find(subject)) ?? DESTROYED;
      }),
    get: (subject) => call(() => find(subject)),
    destroy: (subject) =>
      call(async () => {
        await retryUpsert(() =>
          keys.updateOne({ _id: checkSubject(subject) }, { $set: { key: null } }, { upsert: true }),
        );
      }),
    async close() {},
  };
}
