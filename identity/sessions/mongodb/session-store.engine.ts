import { sessionStoreContract } from '../contract.ts';
import { openMongoSessionStore } from './session-store.ts';
import { describeDatabase } from '../../../lib/mongodb/testing/database.ts';

describeDatabase((db) => sessionStoreContract('in MongoDB', { open: () => openMongoSessionStore(db) }));
