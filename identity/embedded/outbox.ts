import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusal.ts';
import { factorChangeSchema } from '../factors/index.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

const account = { accountId: z.string() };
const change = { ...account, changeId: z.string() };

/** A task that must follow a change of an account, however often the process dies in between. */
const taskSchema = z.discriminatedUnion('kind', [
  /**
   * Somebody asked for a link to a new password. Whether there is such an account is looked up later: asking takes the
   * same steps for every address.
   */
  z.object({ kind: z.literal('forgot_password'), email: z.string() }),
  z.object({
    kind: z.literal('register'),
    email: z.string(),
    givenName: z.string(),
    familyName: z.string(),
    passwordHash: z.string(),
    language: language.optional(),
  }),
  z.object({
    kind: z.literal('password_changed'),
    ...change,
    reset: z.boolean(),
    at: z.number(),
    keep: z.string().optional(),
  }),
  z.object({ kind: z.literal('email_change_requested'), ...change, email: z.string(), expiresAt: z.number() }),
  z.object({
    kind: z.literal('email_changed'),
    ...change,
    email: z.string(),
    previousEmail: z.string(),
    undoUntil: z.number(),
  }),
  z.object({ kind: z.literal('email_change_undone'), ...change, email: z.string(), at: z.number() }),
  z.object({ kind: z.literal('factor_changed'), ...account, change: factorChangeSchema }),
]);

export type OutboxTask = z.infer<typeof taskSchema>;
export type TaskOf<Kind extends OutboxTask['kind']> = Extract<OutboxTask, { readonly kind: Kind }>;

export interface Outbox {
  /** Stores a task and returns its id; inside of a transaction it is stored with the change that it follows from. */
  add(task: OutboxTask): string;
  /**
   * Handles the stored tasks, in their order. Resolves when none is left, or when one failed and waits to be tried
   * again. Rejects when the database fails.
   */
  drain(): Promise<void>;
  /** Drains in the background, and again later when the database fails. */
  start(): void;
  close(): void;
}

export interface OutboxOptions {
  readonly database: DatabaseSync;
  readonly now: () => number;
  /**
   * Must tolerate repetition; `id` is the same each time. When it throws, the task stays in the queue and is tried
   * again, except after a final refusal.
   */
  readonly handle: (task: OutboxTask, id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Refusals that may not happen again at the next attempt. */
const passing: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED']);
const retry = { firstMs: 500, maxMs: 60_000 };
const rowSchema = z.object({ sequence: z.number(), id: z.string(), task: z.string() });

/** Tasks in the database of the accounts: stored with the change that they follow from, handled at least once. */
export function createOutbox({ database, now, handle, onError }: OutboxOptions): Outbox {
  const insert = database.prepare('INSERT INTO outbox (id, task, created_at) VALUES (?, ?, ?)');
  const next = database.prepare('SELECT sequence, id, task FROM outbox ORDER BY sequence LIMIT 1');
  const remove = database.prepare('DELETE FROM outbox WHERE sequence = ?');
  const stopping = new AbortController();
  let failures = 0;
  let running: Promise<void> | undefined;

  const retryLater = (): void => {
    failures += 1;
    void pause(backoffDelay(failures, retry), stopping.signal).then(start);
  };
  const start = (): void =>
    void drain().catch((error: unknown) => {
      onError(error);
      retryLater();
    });
  const handleAll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const row = next.get();
      if (row === undefined) return;
      const { sequence, id, task } = rowSchema.parse(row);
      try {
        await handle(taskSchema.parse(JSON.parse(task)), id);
      } catch (error) {
        if (stopping.signal.aborted) return;
        onError(error);
        // A refusal is final: it must not hold up later tasks.
        if (error instanceof Refusal && !passing.has(error.code)) {
          remove.run(sequence);
          continue;
        }
        retryLater();
        return;
      }
      failures = 0;
      if (stopping.signal.aborted) return;
      remove.run(sequence);
    }
  };
  const drain = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    // A caller's own task may follow another, so it waits for the whole queue.
    running ??= handleAll().finally(() => {
      running = undefined;
    });
    await running;
  };

  return {
    add: (task) => {
      const id = randomUUID();
      insert.run(id, JSON.stringify(task), now());
      // Not before the transaction around this call has ended.
      setImmediate(start);
      return id;
    },
    drain,
    start,
    close: () => stopping.abort(),
  };
}
