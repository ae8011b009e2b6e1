import type { Collection, Db } from 'mongodb';
import { createCaller } from '../../../lib/mongodb/call.ts';
import { isDuplicate } from '../../../lib/mongodb/errors.ts';
import { LogUnavailable } from '../../port.ts';
import { openMasterKey, type MasterKey, type MasterKeySource } from '../master-key.ts';

interface InstallationDocument {
  readonly _id: string;
  readonly value: string;
}

const call = createCaller(LogUnavailable);
const name = 'master key';

/** The master key for the keys in this database. Rejects with WrongMasterKey when another one wrapped them. */
export function openMongoMasterKey(db: Db, source: MasterKeySource): Promise<MasterKey> {
  const options = { writeConcern: { w: 'majority', journal: true }, readConcern: { level: 'majority' } } as const;
  const installation: Collection<InstallationDocument> = db.collection('installation', options);
  const find = () => call(async () => (await installation.findOne({ _id: name }))?.value);
  return openMasterKey(
    source,
    {
      find,
      async keep(fingerprint) {
        // If another process was first, its key counts.
        await call(() =>
          installation.insertOne({ _id: name, value: fingerprint }).catch((error: unknown) => {
            if (!isDuplicate(error)) throw error;
          }),
        );
        return (await find()) ?? fingerprint;
      },
    },
    'MongoDB',
  );
}
