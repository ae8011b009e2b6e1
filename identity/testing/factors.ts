import { afterEach } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { createFactors, type FactorChange, type RecordFactorChange } from '../factors/index.ts';
import { createOutbox } from '../embedded/outbox.ts';
import { IDENTITY_SCHEMA } from '../embedded/schema.ts';
import { deriveTestKey } from './derive-key.ts';

export const start = 1_800_000_000_000;
export const ann = { id: 'account-ann', email: 'ann@example.com' };
export const bo = { id: 'account-bo', email: 'bo@example.com' };

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

/** The factors of two accounts in a new database in memory, with a clock that the test moves. */
export function openTestFactors({ publicUrl = 'http://localhost:3000' }: { readonly publicUrl?: string } = {}) {
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA foreign_keys = ON; ${IDENTITY_SCHEMA}`);
  const insert = database.prepare(
    "INSERT INTO accounts (id, email, email_verified, password_hash, given_name, family_name, created_at) VALUES (?, ?, 1, '', '', '', 0)",
  );
  for (const { id, email } of [ann, bo]) insert.run(id, email);
  const recorded: (readonly [string, FactorChange, string])[] = [];
  const clock = { now: start };
  let record: RecordFactorChange = async (...change) => void recorded.push(change);
  const outbox = createOutbox({
    database,
    now: () => clock.now,
    handle: async (task, id) => {
      if (task.kind === 'factor_changed') await record(task.accountId, task.change, id);
    },
    onError: () => undefined,
  });
  const factors = createFactors({
    database,
    deriveKey: deriveTestKey,
    publicUrl,
    changed: (accountId, change) => void outbox.add({ kind: 'factor_changed', accountId, change }),
    publishChanges: outbox.drain,
    now: () => clock.now,
  });
  opened.push({ close: outbox.close }, database);
  return {
    ...factors,
    database,
    clock,
    recorded,
    recordBy: (next: RecordFactorChange) => {
      record = next;
    },
    /** The events that are recorded so far, after publishing. */
    events: async () => {
      await factors.publishChanges();
      return recorded.map(([accountId, change]) => ({ accountId, ...change }));
    },
  };
}
