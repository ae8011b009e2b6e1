import { Worker } from 'node:worker_threads';
import type { CheckpointAnswer } from './checkpoint-worker.ts';

/**
 * Brings what SQLite's write-ahead logs hold into their database files, in a thread of its own: the pages that a commit
 * touches lie all over a large file, and writing them would hold up everyone who waits for the thread that commits.
 * A checkpoint blocks neither writers nor readers (https://sqlite.org/c3ref/wal_checkpoint_v2.html, PASSIVE).
 */
export interface Checkpointer {
  /** Tells of `rows` that were committed to the database in `file`. Costs next to nothing. */
  wrote(file: string, rows: number): void;
  /** Resolves when no checkpoint of the file is under way, and forgets the file: it may be closed or deleted then. */
  settle(file: string): Promise<void>;
  /** Settles everything and ends the thread. */
  close(): Promise<void>;
}

/** Rows between two checkpoints of a file: some thousand pages, so that pages that many rows share are written once. */
const ROWS_BETWEEN = 512;

/**
 * Pages of 4 KiB that a log may have before its writer does a checkpoint itself. Only a moment in which all is
 * checkpointed lets a log begin anew, and a busy writer leaves the thread no such moment: this is one, and short.
 */
export const PAGES_BEFORE_OWN_CHECKPOINT = 8_000;

interface FileState {
  rows: number;
  running: PromiseWithResolvers<void> | undefined;
}

/** The thread starts with the first checkpoint. Checkpoints that fail are tried again after as many rows. */
export function createCheckpointer(): Checkpointer {
  const files = new Map<string, FileState>();
  let worker: Worker | undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL('checkpoint-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (file: CheckpointAnswer) => done(file));
    // Without its thread the writer does its checkpoints itself.
    started.on('error', () => {
      for (const file of files.keys()) done(file);
      worker = undefined;
    });
    return started;
  }

  function done(file: string): void {
    const state = files.get(file);
    state?.running?.resolve();
    if (state) state.running = undefined;
  }

  function stateOf(file: string): FileState {
    const known = files.get(file);
    if (known) return known;
    const state: FileState = { rows: 0, running: undefined };
    files.set(file, state);
    return state;
  }

  const settle = async (file: string): Promise<void> => {
    await files.get(file)?.running?.promise;
    files.delete(file);
  };

  return {
    wrote(file, rows) {
      const state = stateOf(file);
      state.rows += rows;
      if (state.rows < ROWS_BETWEEN || state.running) return;
      state.rows = 0;
      state.running = Promise.withResolvers();
      worker ??= startWorker();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
      worker.postMessage(file);
    },
    settle,
    async close() {
      await Promise.all([...files.keys()].map(settle));
      await worker?.terminate();
      worker = undefined;
    },
  };
}
