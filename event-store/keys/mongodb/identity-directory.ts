import type { Collection, Db } from 'mongodb';
import { createCaller } from '../../../lib/mongodb/call.ts';
import { isDuplicate } from '../../../lib/mongodb/errors.ts';
import { LogUnavailable } from '../../port.ts';
import { accountHash, type IdentityDirectory } from '../identity-directory.ts';
import type { MasterKey } from '../master-key.ts';

interface AccountDocument {
  /** The keyed hash of issuer and subject. */
  readonly _id: string;
  readonly userId: string;
}

const call = createCaller(LogUnavailable);

/** The identity directory in a collection that all gateway and command processes share. Creates its index. */
export async function openMongoIdentityDirectory(db: Db, masterKey: MasterKey): Promise<IdentityDirectory> {
  const hash = accountHash(masterKey);
  const options = { writeConcern: { w: 'majority', journal: true }, readConcern: { level: 'majority' } } as const;
  const accounts: Collection<AccountDocument> = db.collection('accounts', options);
  await call(() => accounts.createIndex({ userId: 1 }));
  const find = async (_id: string): Promise<string | undefined> => (await accounts.findOne({ _id }))?.userId;

  return {
    find: (issuer, subject) => call(() => find(hash(issuer, subject))),
    claim: (issuer, subject, userId) =>
      call(async () => {
        const _id = hash(issuer, subject);
        for (;;) {
          try {
            await accounts.insertOne({ _id, userId });
            return userId;
          } catch (error) {
            if (!isDuplicate(error)) throw error;
          }
          const holder = await find(_id);
          // The account may have been removed between the two queries.
          if (holder !== undefined) return holder;
        }
      }),
    hashOf: hash,
    remove: (userId) =>
      call(async () => {
        await accounts.deleteMany({ userId });
      }),
    async close() {},
  };
}
