import { randomBytes } from 'node:crypto';
import { createMasterKey } from '../../index.ts';
import { identityDirectoryContract } from '../testing/identity-directory-contract.ts';
import { openMongoIdentityDirectory } from './identity-directory.ts';
import { describeDatabase } from '../../../lib/mongodb/testing/database.ts';

const masterKey = createMasterKey(randomBytes(32));

describeDatabase((db) => {
  identityDirectoryContract('in MongoDB', { open: () => openMongoIdentityDirectory(db, masterKey) });
});
