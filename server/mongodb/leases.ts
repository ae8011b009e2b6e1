import { randomUUID } from 'node:crypto';
import type { Collection, Db } from 'mongodb';
import { MongoServerError } from 'mongodb';
import type { Leases } from '../leases/port.ts';

interface LeaseDocument {
  readonly _id: string;
  readonly holder: string;
  readonly token: number;
  readonly expiresAt: Date;
}

const duplicateKey = 11_000;

/** Leases in a collection. Times are the server's, so that the clocks of the holders need not agree. */
export function createMongoLeases(db: Db): Leases {
  const leases: Collection<LeaseDocument> = db.collection('leases', { writeConcern: { w: 'majority' } });
  const holder = randomUUID();

  return {
    async take(name, ttlMs) {
      try {
        const taken = await leases.findOneAndUpdate(
          // Where another process has it, nothing fits, and the insert meets its document.
          { _id: name, $expr: { $or: [{ $eq: ['$holder', holder] }, { $lte: ['$expiresAt', '$$NOW'] }] } },
          [{
            $set: {
              token: { $cond: [{ $eq: ['$holder', holder] }, '$token', { $add: [{ $ifNull: ['$token', 0] }, 1] }] },
              holder,
              expiresAt: { $add: ['$$NOW', ttlMs] },
            },
          }],
          { upsert: true, returnDocument: 'after' },
        );
        return taken?.token;
      } catch (error) {
        if (error instanceof MongoServerError && error.code === duplicateKey) return undefined;
        throw error;
      }
    },
    async release(name) {
      await leases.updateOne({ _id: name, holder }, [{ $set: { expiresAt: '$$NOW' } }]);
    },
  };
}
