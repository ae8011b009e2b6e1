import { randomUUID } from 'node:crypto';
import type { Collection, Db, Document } from 'mongodb';
import { LeasesUnavailable, type Leases } from '../leases/port.ts';
import { isDuplicate, reachAs } from './reach.ts';

interface LeaseDocument {
  readonly _id: string;
  /** One run of a process; absent while nobody had it. */
  readonly holder?: string;
  /** What that process is called over all its runs. */
  readonly process?: string | null;
  readonly token: number;
  readonly expiresAt: Date;
  readonly reservedBy?: string;
  readonly reservedUntil?: Date;
}

/** As numbers: a server of another maker finds every date equal to its own time. */
const isPast = (time: Document | string): Document => ({ $lte: [{ $toLong: time }, { $toLong: '$$NOW' }] });
const either = (...conditions: readonly Document[]): Document => ({ $or: conditions });
const isOver = isPast('$expiresAt');
const isUnreserved = isPast({ $ifNull: ['$reservedUntil', new Date(0)] });

const reach = reachAs(LeasesUnavailable);

/**
 * Leases in a collection. Times are the server's, so that the clocks of the holders need not agree; those of the members
 * of a replica set must, since another one may be asked after an election: a lease ends so much earlier or later.
 * @param process the name of this process, the same after a restart and no other's; absent where it shall inherit nothing
 */
export function createMongoLeases(db: Db, process?: string): Leases {
  const leases: Collection<LeaseDocument> = db.collection('leases', { writeConcern: { w: 'majority' } });
  const holder = randomUUID();
  const hadBefore = new Set<string>();
  const isMine = { $eq: ['$holder', holder] };
  const isReservedByMe = { $eq: ['$reservedBy', holder] };
  const wasMine = { $eq: ['$process', { $literal: process }] };

  /** Undefined where the condition does not hold: nothing fits then, and the insert meets the document that is there. */
  const changeIf = (name: string, condition: Document, fields: Document): Promise<LeaseDocument | undefined> =>
    reach(async () => {
      try {
        const changed = await leases.findOneAndUpdate({ _id: name, $expr: condition }, [{ $set: fields }], { upsert: true, returnDocument: 'after' });
        return changed ?? undefined;
      } catch (error) {
        if (isDuplicate(error)) return undefined;
        throw error;
      }
    });

  return {
    take: async (name, ttlMs) => {
      const inherits = process !== undefined && !hadBefore.has(name);
      const taken = await changeIf(name, { $and: [either(isMine, isOver, ...(inherits ? [wasMine] : [])), either(isReservedByMe, isUnreserved)] }, {
        token: { $cond: [isMine, '$token', { $add: [{ $ifNull: ['$token', 0] }, 1] }] },
        holder,
        process: { $literal: process ?? null },
        expiresAt: { $add: ['$$NOW', ttlMs] },
      });
      if (taken) hadBefore.add(name);
      return taken?.token;
    },
    reserve: async (name, forMs) => {
      const reserved = await changeIf(name, either(isReservedByMe, isUnreserved), {
        token: { $ifNull: ['$token', 0] },
        expiresAt: { $ifNull: ['$expiresAt', '$$NOW'] },
        reservedBy: holder,
        reservedUntil: { $add: ['$$NOW', forMs] },
      });
      return reserved !== undefined;
    },
    release: (name) => reach(async () => {
      const over = (isOwn: Document, field: string): Document => ({ $cond: [isOwn, '$$NOW', field] });
      await leases.updateOne({ _id: name, $or: [{ holder }, { reservedBy: holder }] }, [{ $set: { expiresAt: over(isMine, '$expiresAt'), reservedUntil: over(isReservedByMe, '$reservedUntil') } }]);
    }),
  };
}
