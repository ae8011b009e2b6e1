import type { Db } from 'mongodb';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { RateLimitStore } from '../rate-limit.ts';

const tableName = 'rate_limits';

/** Counts in MongoDB, for all gateways together. */
export async function openMongoRateLimits(db: Db): Promise<RateLimitStore> {
  const limits = db.collection(tableName);
  await limits.createIndexes([
    { key: { key: 1 }, unique: true },
    { key: { expire: -1 }, expireAfterSeconds: 0 },
  ]);
  return {
    open: (name, { points, seconds }) =>
      new RateLimiterMongo({
        storeClient: db,
        tableName,
        disableIndexesCreation: true,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
  };
}
