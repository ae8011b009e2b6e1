import { Worker } from 'node:worker_threads';
import type { CheckpointAnswer } from './checkpoint-worker.ts';

/**
 * Checkpoints SQLite's write-ahead logs in a worker thread. A checkpoint writes pages all over a large file; in the
 * main thread it would delay every commit. A passive checkpoint blocks neither writers nor readers
 * (https://sqlite.org/c3ref/wal_checkpoint_v2.html).
 */
export interface Checkpointer {
  /** To be called after each commit of `rows` to the database in `file`. Cheap. */
  wrote(file: string, rows: number): void;
  /** Waits for a running checkpoint of the file and forgets the file, which may be closed or deleted then. */
  settle(file: string): Promise<void>;
  /** Settles all files and ends the thread. */
  close(): Promise<void>;
}

/** The rows between two checkpoints of a file: enough that a page that many rows share is written once. */
const ROWS_BETWEEN = 512;

/**
 * The size of a write-ahead log, in pages of 4 KiB, at which the writer itself does a checkpoint. The log restarts only
 * when all of it is checkpointed, which a passive checkpoint next to a busy writer does not reach.
 */
export const PAGES_BEFORE_OWN_CHECKPOINT = 8_000;

interface FileState {
  rows: number;
  running: PromiseWithResolvers<void> | undefined;
}

/** Starts the thread with the first checkpoint. Retries a failed checkpoint after as many rows. */
export function createCheckpointer(): Checkpointer {
  const files = new Map<string, FileState>();
  let worker: Worker | undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL('checkpoint-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (file: CheckpointAnswer) => done(file));
    // Without the thread the writer does all checkpoints itself.
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
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
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
