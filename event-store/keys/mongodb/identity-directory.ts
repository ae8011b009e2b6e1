import type { Collection, Db } from 'mongodb';
import { accountHash, LogUnavailable, type IdentityDirectory, type MasterKey } from '../../index.ts';
import { isDuplicate } from '../../../lib/mongodb/errors.ts';
import { reachAs } from '../../../lib/mongodb/reach.ts';

interface AccountDocument {
  /** The keyed hash of issuer and subject. */
  readonly _id: string;
  readonly userId: string;
}

const reach = reachAs(LogUnavailable);

/** The identity directory in a collection, for every gateway and command process. Creates the index that it needs. */
export async function openMongoIdentityDirectory(db: Db, masterKey: MasterKey): Promise<IdentityDirectory> {
  const hash = accountHash(masterKey);
  const options = { writeConcern: { w: 'majority', journal: true }, readConcern: { level: 'majority' } } as const;
  const accounts: Collection<AccountDocument> = db.collection('accounts', options);
  await reach(() => accounts.createIndex({ userId: 1 }));
  const find = async (_id: string): Promise<string | undefined> => (await accounts.findOne({ _id }))?.userId;

  return {
    find: (issuer, subject) => reach(() => find(hash(issuer, subject))),
    claim: (issuer, subject, userId) =>
      reach(async () => {
        const _id = hash(issuer, subject);
        for (;;) {
          try {
            await accounts.insertOne({ _id, userId });
            return userId;
          } catch (error) {
            if (!isDuplicate(error)) throw error;
          }
          const holder = await find(_id);
          // It may have been removed between the two questions.
          if (holder !== undefined) return holder;
        }
      }),
    remove: (userId) =>
      reach(async () => {
        await accounts.deleteMany({ userId });
      }),
    async close() {},
  };
}
