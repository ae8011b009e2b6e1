import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { isTransient } from './connection.ts';
import type { Connection } from './connection.ts';
import { retryUpsert } from '../../../lib/mongodb/errors.ts';
import type { Registry } from './registry.ts';

const attempts = 5;

/** The transactions of one writer, one after the other. */
export interface Transactions {
  /**
   * Ends what the writer before left open. A server keeps the transaction of a process that died for a minute, with
   * everything that it has written locked; so each writer says which session is its own, and the next one ends it.
   */
  takeOver(): Promise<void>;
  /** Does the work and commits it, again when the server says that another was in the way. */
  run<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
}

/** `generation` names the instance that is written. */
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
      // Where that is not allowed, the next writer waits for the server to do it.
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
