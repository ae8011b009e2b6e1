import { sessionStoreContract } from '../../graphql/auth/testing/session-store-contract.ts';
import { openMongoSessionStore } from './sessions.ts';
import { describeDatabase } from '../../lib/mongodb/testing/database.ts';

describeDatabase((db) => sessionStoreContract('in MongoDB', { open: () => openMongoSessionStore(db) }));
