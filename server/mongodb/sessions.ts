import type { Collection, Db } from 'mongodb';
import type { Session, SessionStore } from '../../graphql/index.ts';

interface SessionDocument extends Omit<Session, 'id'> {
  /** The session's id; what opens it is only kept as a hash. */
  readonly _id: string;
  readonly hash: string;
}

interface TokenDocument {
  readonly _id: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** Sessions in collections: every gateway knows them. Creates the indexes that its questions need. */
export async function openMongoSessionStore(db: Db): Promise<SessionStore> {
  const options = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const;
  const sessions: Collection<SessionDocument> = db.collection('sessions', options);
  const tokens: Collection<TokenDocument> = db.collection('used_tokens', options);
  await sessions.createIndexes([{ key: { hash: 1 }, unique: true }, { key: { userId: 1, createdAt: -1 } }, { key: { createdAt: -1 } }, { key: { expiresAt: 1 } }, { key: { lastSeenAt: 1 } }]);
  await tokens.createIndexes([{ key: { expiresAt: 1 } }]);

  const sessionOf = ({ _id: id, hash: _hash, ...session }: SessionDocument): Session => ({ id, ...session });
  /** One by one: what two processes remove at the same time is told by one of them. */
  const removeAll = async (filter: object): Promise<readonly Session[]> => {
    const removed: Session[] = [];
    for await (const { _id } of sessions.find(filter, { projection: { _id: 1 } })) {
      const found = await sessions.findOneAndDelete({ _id });
      if (found) removed.push(sessionOf(found));
    }
    return removed;
  };

  return {
    async insert(hash, { id, ...session }) {
      await sessions.insertOne({ _id: id, hash, ...session });
    },
    async find(hash) {
      const found = await sessions.findOne({ hash });
      return found ? sessionOf(found) : undefined;
    },
    async touch(id, lastSeenAt) {
      await sessions.updateOne({ _id: id }, { $max: { lastSeenAt } });
    },
    remove: (id) => removeAll({ _id: id }),
    removeOfUser: (userId) => removeAll({ userId }),
    removeAll: () => removeAll({}),
    list: async (userId) => (await sessions.find(userId === undefined ? {} : { userId }).sort({ createdAt: -1 }).toArray()).map(sessionOf),
    async bindToken(tokenHash, sessionId, expiresAt) {
      const bound = await tokens.findOneAndUpdate({ _id: tokenHash }, { $setOnInsert: { sessionId, expiresAt } }, { upsert: true, returnDocument: 'after' });
      return bound?.sessionId ?? sessionId;
    },
    async purge(now, idle) {
      await tokens.deleteMany({ expiresAt: { $lte: now } });
      return removeAll({ $or: [{ expiresAt: { $lte: now } }, { lastSeenAt: { $lte: now - idle } }] });
    },
    backup: () => Promise.reject(new Error('Sessions in MongoDB are part of its own backup')),
    close: () => Promise.resolve(),
  };
}
