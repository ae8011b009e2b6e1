import { randomBytes } from 'node:crypto';
import { createMasterKey } from '../../event-store/index.ts';
import { identityDirectoryContract } from '../../event-store/testing/identity-directory-contract.ts';
import { openMongoIdentityDirectory } from './identity-directory.ts';
import { describeDatabase } from './testing/database.ts';

const masterKey = createMasterKey(randomBytes(32));

describeDatabase((db) => {
  identityDirectoryContract('in MongoDB', { open: () => openMongoIdentityDirectory(db, masterKey) });
});
