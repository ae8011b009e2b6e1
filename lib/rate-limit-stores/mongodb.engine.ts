import { describeDatabase } from '../mongodb/testing/database.ts';
import { rateLimitStoreContract } from './contract.ts';
import { openMongoRateLimits } from './mongodb.ts';

describeDatabase((db) =>
  rateLimitStoreContract('in MongoDB', async () => [await openMongoRateLimits(db), await openMongoRateLimits(db)]),
);
