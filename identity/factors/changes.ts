import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const changeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SecondFactorEnabled') }),
  z.object({ type: z.literal('SecondFactorDisabled'), byOperator: z.boolean() }),
  z.object({ type: z.literal('PasskeyAdded'), passkeyId: z.string(), name: z.string() }),
  z.object({ type: z.literal('PasskeyRemoved'), passkeyId: z.string(), byOperator: z.boolean() }),
]);

/** What changed in the way an account signs in; the log records it as an event of the user. */
export type FactorChange = z.infer<typeof changeSchema>;

/** Records a change as an event; repeated with the same id it changes nothing. */
export type RecordFactorChange = (accountId: string, change: FactorChange, id: string) => Promise<void>;

/** The outbox between this database and the log: a change is recorded although the process dies in between. */
export interface FactorChanges {
  /** Keeps a change; called in the transaction that makes it. */
  add(accountId: string, change: FactorChange): void;
  /** Records what was kept, in order. What fails is tried again by the next call. */
  publish(): Promise<void>;
}

const rowSchema = z.object({ position: z.number(), id: z.string(), account_id: z.string(), change: z.string() });

export function createFactorChanges(database: DatabaseSync, record: RecordFactorChange): FactorChanges {
  const insert = database.prepare('INSERT INTO factor_changes (id, account_id, change) VALUES (?, ?, ?)');
  const first = database.prepare('SELECT * FROM factor_changes ORDER BY position LIMIT 1');
  const remove = database.prepare('DELETE FROM factor_changes WHERE position = ?');
  let publishing: Promise<void> = Promise.resolve();

  const publishAll = async (): Promise<void> => {
    for (let row = first.get(); row !== undefined; row = first.get()) {
      const { position, id, account_id: accountId, change } = rowSchema.parse(row);
      await record(accountId, changeSchema.parse(JSON.parse(change)), id);
      remove.run(position);
    }
  };
  return {
    add: (accountId, change) => {
      insert.run(randomUUID(), accountId, JSON.stringify(change));
    },
    publish() {
      // One after another, so that changes keep their order.
      publishing = publishing.then(publishAll, publishAll);
      return publishing;
    },
  };
}
