import { keyRingContract } from '../../event-store/testing/key-ring-contract.ts';
import { createMongoKeyRing } from './key-ring.ts';
import { describeDatabase } from './testing/database.ts';

describeDatabase((db) => keyRingContract('in MongoDB', { open: async () => createMongoKeyRing(db) }));
