import type { Collection, Db } from 'mongodb';
import { ReadStoreUnavailable } from '../../../../projection-service/index.ts';
import { addressHex, hexRangeOf } from '../../../../lib/client-address.ts';
import { createCaller } from '../../../../lib/mongodb/call.ts';
import {
  countedNames,
  type Counts,
  type Grain,
  grainNames,
  mostSignIns,
  noCounts,
  oldestBucket,
  type SecurityCounters,
  type SignInAttempt,
  signInsKeptFor,
} from './port.ts';

interface CountsDocument extends Partial<Counts> {
  readonly _id: string;
  readonly grain: Grain;
  readonly bucket: number;
}
interface ActiveUserDocument {
  readonly _id: string;
  readonly grain: Grain;
  readonly bucket: number;
  readonly user: string;
}

interface SignInDocument extends Omit<SignInAttempt, 'id'> {
  readonly _id: string;
  readonly failed: boolean;
  readonly place: string | null;
}

const call = createCaller(ReadStoreUnavailable);

/** Counters in MongoDB, shared by all gateways. Creates the indexes of its queries. */
export async function openMongoSecurityCounters(db: Db): Promise<SecurityCounters> {
  const counts: Collection<CountsDocument> = db.collection('security_counts');
  const active: Collection<ActiveUserDocument> = db.collection('security_active_users');
  await counts.createIndexes([{ key: { grain: 1, bucket: 1 } }]);
  await active.createIndexes([{ key: { grain: 1, bucket: 1, user: 1 } }]);
  const signIns: Collection<SignInDocument> = db.collection('security_sign_ins');
  const newestFirst = { at: -1, _id: -1 } as const;
  await signIns.createIndexes([
    { key: newestFirst },
    { key: { failed: 1, place: 1, userId: 1 } },
    ...(['failed', 'address', 'userId'] as const).map((field) => ({ key: { [field]: 1, ...newestFirst } })),
  ]);
  // An exclusive end: not every server finds all entries at an inclusive one in the middle of an index.
  const within = (grain: Grain, from: number, to: number) => ({ grain, bucket: { $gte: from, $lt: to + 1 } });

  return {
    add: (entries) =>
      call(async () => {
        const changes = entries.flatMap(({ grain, bucket, counts: added }) => {
          const $inc = Object.fromEntries(Object.entries(added).filter(([, n]) => n !== 0));
          if (Object.keys($inc).length === 0) return [];
          const filter = { _id: `${grain} ${bucket}` };
          return [{ updateOne: { filter, update: { $inc, $setOnInsert: { grain, bucket } }, upsert: true } }];
        });
        const users = entries.flatMap(({ grain, bucket, users: seen }) =>
          seen.map((user) => ({
            updateOne: {
              filter: { _id: `${grain} ${bucket} ${user}` },
              update: { $setOnInsert: { grain, bucket, user } },
              upsert: true,
            },
          })),
        );
        if (changes.length > 0) await counts.bulkWrite(changes, { ordered: false });
        if (users.length > 0) await active.bulkWrite(users, { ordered: false });
      }),
    read: (grain, from, to) =>
      call(async () =>
        (
          await counts
            .find(within(grain, from, to))
            .sort({ bucket: 1 })
            .toArray()
        ).map((found) => ({
          bucket: found.bucket,
          ...(Object.fromEntries(
            countedNames.map((name) => [name, found[name] ?? noCounts[name]]),
          ) as object as Counts),
        })),
      ),
    users: (grain, from, to) =>
      call(async () => {
        const [found] = await active
          .aggregate<{ readonly n: number }>([
            { $match: within(grain, from, to) },
            { $group: { _id: '$user' } },
            { $count: 'n' },
          ])
          .toArray();
        return found?.n ?? 0;
      }),
    addSignIns: (added) =>
      call(async () => {
        const changes = added.map(({ id, ...attempt }) => ({
          updateOne: {
            filter: { _id: id },
            update: {
              $setOnInsert: {
                ...attempt,
                failed: attempt.outcome !== 'succeeded',
                place: addressHex(attempt.address ?? '') ?? null,
              },
            },
            upsert: true,
          },
        }));
        if (changes.length > 0) await signIns.bulkWrite(changes, { ordered: false });
      }),
    signIns: ({ of = {}, limit, after }) =>
      call(async () => {
        const behind =
          after === undefined ? {} : { $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: after.id } }] };
        const found = await signIns
          .find({ ...of, ...behind })
          .sort(newestFirst)
          .limit(limit)
          .toArray();
        return found.map(({ _id: id, failed: _failed, place: _place, ...attempt }) => ({ id, ...attempt }));
      }),
    usersOf: (network) =>
      call(async () => {
        const { first: $gte, last } = hexRangeOf(network);
        // An exclusive end, as in `within`: no hexadecimal digit is behind g.
        const $lt = `${last}g`;
        const [found] = await signIns
          .aggregate<{ readonly n: number }>([
            { $match: { failed: false, place: { $gte, $lt } } },
            { $group: { _id: '$userId' } },
            { $count: 'n' },
          ])
          .toArray();
        return found?.n ?? 0;
      }),
    forgetUser: (userId) => call(async () => void (await signIns.deleteMany({ userId }))),
    async forget(now) {
      const [tooMany] = await call(() =>
        signIns.find().sort(newestFirst).skip(mostSignIns).limit(1).project<{ at: number }>({ at: 1 }).toArray(),
      );
      const oldest = Math.max(now - signInsKeptFor, tooMany?.at ?? 0);
      await call(() => signIns.deleteMany({ at: { $lt: oldest } }));
      for (const grain of grainNames) {
        const old = { grain, bucket: { $lt: oldestBucket(grain, now) } };
        await call(() => counts.deleteMany(old));
        await call(() => active.deleteMany(old));
      }
    },
    close: () => Promise.resolve(),
  };
}
