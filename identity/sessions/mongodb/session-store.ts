import type { Collection, Db } from 'mongodb';
import { SessionsUnavailable, type Session, type SessionStore } from '../port.ts';
import { isDuplicate } from '../../../lib/mongodb/errors.ts';
import { createCaller } from '../../../lib/mongodb/call.ts';

interface SessionDocument extends Omit<Session, 'id'> {
  /** The session's id; the secret is stored only as a hash. */
  readonly _id: string;
  readonly hash: string;
}

interface TokenDocument {
  readonly _id: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

const call = createCaller(SessionsUnavailable);

/** Sessions in MongoDB, shared by all gateways. Creates the indexes of its queries. */
export async function openMongoSessionStore(db: Db): Promise<SessionStore> {
  const options = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const;
  const sessions: Collection<SessionDocument> = db.collection('sessions', options);
  const tokens: Collection<TokenDocument> = db.collection('used_tokens', options);
  await sessions.createIndexes([
    { key: { hash: 1 }, unique: true },
    { key: { userId: 1, createdAt: -1 } },
    { key: { createdAt: -1 } },
    { key: { expiresAt: 1 } },
    { key: { lastSeenAt: 1 } },
  ]);
  await tokens.createIndexes([{ key: { expiresAt: 1 } }]);

  const ownerOf = async (tokenHash: string): Promise<string | undefined> =>
    (await tokens.findOne({ _id: tokenHash }))?.sessionId;
  const sessionOf = ({ _id: id, hash: _hash, ...session }: SessionDocument): Session => ({ id, ...session });
  /** Removes one by one: of two processes that remove a session only one returns it; a session used meanwhile stays. */
  const removeAll = async (filter: object): Promise<readonly Session[]> => {
    const removed: Session[] = [];
    for (const { _id } of await call(() => sessions.find(filter, { projection: { _id: 1 } }).toArray())) {
      const found = await call(() => sessions.findOneAndDelete({ $and: [{ _id }, filter] }));
      if (found) removed.push(sessionOf(found));
    }
    return removed;
  };

  return {
    insert: (hash, { id, ...session }) =>
      call(async () => {
        await sessions.insertOne({ _id: id, hash, ...session });
      }),
    find: (hash) =>
      call(async () => {
        const found = await sessions.findOne({ hash });
        return found ? sessionOf(found) : undefined;
      }),
    touch: (id, lastSeenAt) =>
      call(async () => {
        await sessions.updateOne({ _id: id }, { $max: { lastSeenAt } });
      }),
    confirm: (id, { authenticatedAt, methods }) =>
      call(async () => {
        await sessions.updateOne(
          { _id: id, $or: [{ authenticatedAt: { $lte: authenticatedAt } }, { authenticatedAt: { $exists: false } }] },
          { $set: { authenticatedAt, methods } },
        );
      }),
    rekey: (id, hash) =>
      call(async () => {
        const found = await sessions.findOneAndUpdate({ _id: id }, { $set: { hash } }, { returnDocument: 'after' });
        return found ? sessionOf(found) : undefined;
      }),
    remove: (id) => removeAll({ _id: id }),
    removeOfUser: (userId) => removeAll({ userId }),
    // The server overwrites its journal and old pages on its own (docs/operations.md).
    async scrub() {},
    removeAll: () => removeAll({}),
    removeBegunBefore: (time) => removeAll({ createdAt: { $lt: time } }),
    newest: (limit) =>
      call(async () => (await sessions.find().sort({ createdAt: -1 }).limit(limit).toArray()).map(sessionOf)),
    countBegunSince: (time, now) =>
      call(() => sessions.countDocuments({ createdAt: { $gte: time }, expiresAt: { $gt: now } })),
    list: (userId) =>
      call(async () =>
        (
          await sessions
            .find(userId === undefined ? {} : { userId })
            .sort({ createdAt: -1 })
            .toArray()
        ).map(sessionOf),
      ),
    existing: (ids) =>
      call(async () =>
        (await sessions.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
      ),
    tokenOwner: (tokenHash) => call(() => ownerOf(tokenHash)),
    bindToken: (tokenHash, sessionId, expiresAt) =>
      call(async () => {
        try {
          await tokens.insertOne({ _id: tokenHash, sessionId, expiresAt });
          return sessionId;
        } catch (error) {
          if (!isDuplicate(error)) throw error;
          return (await ownerOf(tokenHash)) ?? sessionId;
        }
      }),
    async purge(now, idle) {
      await call(() => tokens.deleteMany({ expiresAt: { $lte: now } }));
      return removeAll({ $or: [{ expiresAt: { $lte: now } }, { lastSeenAt: { $lte: now - idle } }] });
    },
    backup: () => Promise.reject(new Error('Sessions in MongoDB are part of the backup of MongoDB')),
    close: () => Promise.resolve(),
  };
}
