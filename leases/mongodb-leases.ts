import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
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
  /** The last change, so that its caller knows which leases it changed. */
  readonly round?: string;
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
 * How long a call waits for others, ms: one command renews all leases of a process, whose timers fire together.
 */
const together = 20;

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
  const isHeir = (names: readonly string[]): Document =>
    process === undefined
      ? { $literal: false }
      : { $and: [wasMine, { $in: ['$_id', { $literal: names.filter((name) => !hadBefore.has(name)) }] }] };

  /**
   * Changes the leases that meet the condition, and returns them. Two steps for new ones, since MongoDB refuses `$expr`
   * in an upsert (code 224).
   */
  const changeIf = (
    names: readonly string[],
    condition: Document,
    fields: Document,
  ): Promise<ReadonlyMap<string, LeaseDocument>> =>
    call(async () => {
      const round = randomUUID();
      const change = async (): Promise<readonly LeaseDocument[]> => {
        await leases.updateMany({ _id: { $in: names }, $expr: condition }, [{ $set: { ...fields, round } }]);
        return leases.find({ _id: { $in: names } }).toArray();
      };
      let known = await change();
      if (known.length < names.length) {
        await create(names.filter((name) => known.every(({ _id }) => _id !== name)));
        known = await change();
      }
      return new Map(known.filter((lease) => lease.round === round).map((lease) => [lease._id, lease]));
    });

  /** Creates the documents of new leases; another process may do the same. */
  const create = (names: readonly string[]): Promise<unknown> =>
    leases
      .insertMany(
        names.map((_id) => ({ _id, token: 0, expiresAt: 0 })),
        { ordered: false },
      )
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });

  const takeAll = async (names: readonly string[], ttlMs: number): Promise<ReadonlyMap<string, LeaseDocument>> => {
    const taken = await changeIf(
      names,
      { $and: [either(isMine, isOver, isHeir(names)), either(isReservedByMe, isUnreserved)] },
      {
        token: { $cond: [isMine, '$token', { $add: ['$token', 1] }] },
        holder,
        process: { $literal: process ?? null },
        expiresAt: { $add: [now, ttlMs] },
      },
    );
    for (const name of taken.keys()) hadBefore.add(name);
    return taken;
  };

  const takes = new DataLoader(
    async (asked: readonly { readonly name: string; readonly ttlMs: number }[]) => {
      const taken = new Map<number, ReadonlyMap<string, LeaseDocument>>();
      for (const [ttlMs, each] of Map.groupBy(asked, ({ ttlMs }) => ttlMs))
        taken.set(ttlMs, await takeAll([...new Set(each.map(({ name }) => name))], ttlMs));
      return asked.map(({ name, ttlMs }) => taken.get(ttlMs)?.get(name)?.token);
    },
    { cache: false, batchScheduleFn: (send) => setTimeout(send, together) },
  );

  const releases = new DataLoader(
    async (names: readonly string[]) => {
      const over = (isOwn: Document, field: string): Document => ({ $cond: [isOwn, 0, field] });
      await call(() =>
        leases.updateMany({ _id: { $in: names }, $or: [{ holder }, { reservedBy: holder }] }, [
          { $set: { expiresAt: over(isMine, '$expiresAt'), reservedUntil: over(isReservedByMe, '$reservedUntil') } },
        ]),
      );
      return names.map(() => undefined);
    },
    { cache: false },
  );

  return {
    take: (name, ttlMs) => takes.load({ name, ttlMs }),
    reserve: async (name, forMs) => {
      const reserved = await changeIf([name], either(isReservedByMe, isUnreserved), {
        reservedBy: holder,
        reservedUntil: { $add: [now, forMs] },
      });
      return reserved.size > 0;
    },
    release: (name) => releases.load(name),
  };
}
