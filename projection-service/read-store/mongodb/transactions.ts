import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { isTransient } from './connection.ts';
import type { Connection } from './connection.ts';
import { retryUpsert } from '../../../lib/mongodb/errors.ts';
import type { Registry } from './registry.ts';

const attempts = 5;

/** The sequential transactions of one writer. */
export interface Transactions {
  /**
   * Ends the previous writer's session. A server keeps the transaction of a dead process and its locks for a minute, so
   * each writer records its session, and the next writer kills it.
   */
  takeOver(): Promise<void>;
  /** Runs the work in a transaction and commits it; retries after a transient error. */
  run<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
}

/** `generation` identifies the written instance. */
export function createTransactions(
  { client, db }: Connection,
  { writers }: Registry,
  generation: string,
): Transactions {
  let opened: ClientSession | undefined;
  const session = (): ClientSession => (opened ??= client.startSession());

  return {
    async takeOver() {
      const { id } = session();
      if (!id) throw new Error('A session without an id');
      const before = await retryUpsert(() =>
        writers.findOneAndUpdate(
          { _id: generation },
          { $set: { session: id.id } },
          { upsert: true, returnDocument: 'before' },
        ),
      );
      if (!before || id.id.toString('hex') === before.session.toString('hex')) return;
      // Without the permission to kill it, the next writer waits until the server aborts the transaction.
      await db.command({ killSessions: [{ id: before.session }] }).catch(() => undefined);
    },
    async run(work) {
      for (let attempt = 1; ; attempt += 1) {
        session().startTransaction();
        try {
          const result = await work(session());
          await session().commitTransaction();
          return result;
        } catch (error) {
          if (session().inTransaction())
            await session()
              .abortTransaction()
              .catch(() => undefined);
          const another = isTransient(error) && attempt < attempts;
          if (!another) throw error;
          await sleep(5 * 2 ** attempt * Math.random());
        }
      }
    },
  };
}
