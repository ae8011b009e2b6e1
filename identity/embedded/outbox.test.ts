import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createOutbox, type Outbox, type OutboxTask } from './outbox.ts';
import { IDENTITY_SCHEMA } from './schema.ts';

const enabled: OutboxTask = { kind: 'factor_changed', accountId: 'ann', change: { type: 'SecondFactorEnabled' } };
const undone: OutboxTask = {
  kind: 'email_change_undone',
  accountId: 'ann',
  changeId: 'c',
  email: 'a@b.example',
  at: 1,
};
let database: DatabaseSync;
const opened: Outbox[] = [];
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(IDENTITY_SCHEMA);
});
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  database.close();
});

function open(
  handle: (task: OutboxTask, id: string) => Promise<void>,
  onError: (error: unknown) => void = () => undefined,
): Outbox {
  const outbox = createOutbox({ database, now: () => 0, handle, onError });
  opened.push(outbox);
  return outbox;
}

test('handles tasks in order, and retries them under the same id while the log is down', async () => {
  const tried: string[] = [];
  let isUp = false;
  const outbox = open(async ({ kind }, id) => {
    tried.push(`${kind} ${id}`);
    if (!isUp) throw new Error('The log is unavailable');
  });
  const ids = [outbox.add(enabled), outbox.add(undone)];
  await outbox.drain();
  expect(tried).toEqual([`factor_changed ${ids[0]}`]);
  isUp = true;
  await Promise.all([outbox.drain(), outbox.drain()]);
  expect(tried.slice(1)).toEqual([`factor_changed ${ids[0]}`, `email_change_undone ${ids[1]}`]);
});

test('reports a failing database, and retries the task under the same id once it works', async () => {
  database.exec(`CREATE TRIGGER full BEFORE DELETE ON outbox BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  const handled: string[] = [];
  const failed = Promise.withResolvers<unknown>();
  const again = Promise.withResolvers<void>();
  const outbox = open(async (_task, id) => {
    handled.push(id);
    if (handled.length === 2) again.resolve();
  }, failed.resolve);
  const id = outbox.add(enabled);
  expect(String(await failed.promise)).toContain('the disk is full');
  database.exec('DROP TRIGGER full');
  await again.promise;
  await outbox.drain();
  expect(handled).toEqual([id, id]);
  expect(database.prepare('SELECT count(*) AS left FROM outbox').get()).toEqual({ left: 0 });
});

test('handles tasks that a killed process left', async () => {
  const killed = open(() => new Promise(() => undefined));
  killed.add(enabled);
  killed.close();
  const handled: OutboxTask[] = [];
  await open(async (task) => void handled.push(task)).drain();
  expect(handled).toEqual([enabled]);
});

test('does not handle a task that was rolled back with its change', async () => {
  const handled: OutboxTask[] = [];
  const outbox = open(async (task) => void handled.push(task));
  database.exec('BEGIN');
  outbox.add(enabled);
  database.exec('ROLLBACK');
  outbox.add(undone);
  await outbox.drain();
  expect(handled).toEqual([undone]);
});
