import { randomUUID } from 'node:crypto';
import type { Collection, Db } from 'mongodb';
import { LeasesUnavailable, type Leases } from '../leases/port.ts';
import { isDuplicate, reachAs } from './reach.ts';

interface LeaseDocument {
  readonly _id: string;
  readonly holder: string;
  readonly token: number;
  readonly expiresAt: Date;
}

/** As numbers: a server of another maker finds every date equal to its own time. */
const isOver = { $lte: [{ $toLong: '$expiresAt' }, { $toLong: '$$NOW' }] };

const reach = reachAs(LeasesUnavailable);

/**
 * Leases in a collection. Times are the server's, so that the clocks of the holders need not agree; those of the members
 * of a replica set must, since another one may be asked after an election: a lease ends so much earlier or later.
 */
export function createMongoLeases(db: Db): Leases {
  const leases: Collection<LeaseDocument> = db.collection('leases', { writeConcern: { w: 'majority' } });
  const holder = randomUUID();

  const take = async (name: string, ttlMs: number): Promise<number | undefined> => {
    const taken = await leases.findOneAndUpdate(
      // Where another process has it, nothing fits, and the insert meets its document.
      { _id: name, $expr: { $or: [{ $eq: ['$holder', holder] }, isOver] } },
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
  };

  return {
    take: (name, ttlMs) => reach(() => take(name, ttlMs).catch((error: unknown) => {
      if (isDuplicate(error)) return undefined;
      throw error;
    })),
    release: (name) => reach(async () => {
      await leases.updateOne({ _id: name, holder }, [{ $set: { expiresAt: '$$NOW' } }]);
    }),
  };
}
