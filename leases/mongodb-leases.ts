import { randomUUID } from 'node:crypto';
import type { Collection, Db, Document } from 'mongodb';
import { LeasesUnavailable, type Leases } from './port.ts';
import { isDuplicate } from '../lib/mongodb/errors.ts';
import { createCaller } from '../lib/mongodb/call.ts';

interface LeaseDocument {
  readonly _id: string;
  /** One run of a process; absent before the first holder. */
  readonly holder?: string;
  /** The name of that process, the same in all its runs. */
  readonly process?: string | null;
  readonly token: number;
  /** Milliseconds of the server's clock. */
  readonly expiresAt: number;
  readonly reservedBy?: string;
  readonly reservedUntil?: number;
}

/** The server's clock as a number: some servers compare all dates as equal. */
const now: Document = { $toLong: '$$NOW' };
/** True for a missing field too. */
const isPast = (field: string): Document => ({ $lte: [field, now] });
const either = (...conditions: readonly Document[]): Document => ({ $or: conditions });
const isOver = isPast('$expiresAt');
const isUnreserved = isPast('$reservedUntil');

const call = createCaller(LeasesUnavailable);
const leasesOf = (db: Db): Collection<LeaseDocument> => db.collection('leases', { writeConcern: { w: 'majority' } });

/** The names of the leases that some process has now. A killed one has its leases until they end. */
export const heldLeases = (db: Db): Promise<readonly string[]> =>
  call(async () => {
    const held = await leasesOf(db)
      .find({ $expr: { $gt: ['$expiresAt', now] } })
      .toArray();
    return held.map(({ _id }) => _id).toSorted();
  });

/**
 * Leases in a collection. All times are the server's, so clock skew between holders does not matter. Clock skew between
 * the members of a replica set does: after an election a lease ends earlier or later by that much.
 *
 * @param process the unique name of this process, the same after a restart; absent for a process without a predecessor
 */
export function createMongoLeases(db: Db, process?: string): Leases {
  const leases = leasesOf(db);
  const holder = randomUUID();
  const hadBefore = new Set<string>();
  const isMine = { $eq: ['$holder', holder] };
  const isReservedByMe = { $eq: ['$reservedBy', holder] };
  const wasMine = { $eq: ['$process', { $literal: process }] };

  /** Creates the document of a new lease; false when it exists. */
  const create = (name: string): Promise<boolean> =>
    leases.insertOne({ _id: name, token: 0, expiresAt: 0 }).then(
      () => true,
      (error: unknown) => {
        if (isDuplicate(error)) return false;
        throw error;
      },
    );

  /** Undefined when the condition does not hold. Two steps, since MongoDB refuses `$expr` in an upsert (code 224). */
  const changeIf = (name: string, condition: Document, fields: Document): Promise<LeaseDocument | undefined> =>
    call(async () => {
      const change = () =>
        leases.findOneAndUpdate({ _id: name, $expr: condition }, [{ $set: fields }], { returnDocument: 'after' });
      const changed = (await change()) ?? ((await create(name)) ? await change() : undefined);
      return changed ?? undefined;
    });

  return {
    take: async (name, ttlMs) => {
      const inherits = process !== undefined && !hadBefore.has(name);
      const isFree = either(isMine, isOver, ...(inherits ? [wasMine] : []));
      const taken = await changeIf(
        name,
        { $and: [isFree, either(isReservedByMe, isUnreserved)] },
        {
          token: { $cond: [isMine, '$token', { $add: ['$token', 1] }] },
          holder,
          process: { $literal: process ?? null },
          expiresAt: { $add: [now, ttlMs] },
        },
      );
      if (taken) hadBefore.add(name);
      return taken?.token;
    },
    reserve: async (name, forMs) => {
      const reserved = await changeIf(name, either(isReservedByMe, isUnreserved), {
        reservedBy: holder,
        reservedUntil: { $add: [now, forMs] },
      });
      return reserved !== undefined;
    },
    release: (name) =>
      call(async () => {
        const over = (isOwn: Document, field: string): Document => ({ $cond: [isOwn, 0, field] });
        await leases.updateOne({ _id: name, $or: [{ holder }, { reservedBy: holder }] }, [
          { $set: { expiresAt: over(isMine, '$expiresAt'), reservedUntil: over(isReservedByMe, '$reservedUntil') } },
        ]);
      }),
  };
}
