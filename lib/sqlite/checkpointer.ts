import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { CheckpointAnswer, CheckpointRequest } from './checkpoint-worker.ts';
import { prepareQuery } from './query.ts';

/**
 * Checkpoints SQLite's write-ahead logs in a worker thread. A checkpoint writes pages all over a large file; in the
 * main thread it would delay every commit. A passive checkpoint blocks neither writers nor readers
 * (https://sqlite.org/c3ref/wal_checkpoint_v2.html).
 */
export interface Checkpointer {
  /**
   * Checkpoints the database in `file`, which `db` writes, whenever its write-ahead log has grown by `pages` of 4 KiB;
   * default: PAGES_BETWEEN.
   */
  follow(file: string, db: DatabaseSync, pages?: number): Followed;
  /** Waits for a running checkpoint and closes the thread's connection: the file may be closed or deleted then. */
  settle(file: string): Promise<void>;
  /** Settles all files and ends the thread. */
  close(): Promise<void>;
}

export interface Followed {
  /** To be called after each commit of `rows`. Cheap. */
  wrote(rows: number): void;
}

/** The rows between two looks at the size of a write-ahead log. */
const ROWS_BETWEEN_LOOKS = 128;

/** The pages of 4 KiB between two checkpoints: enough that a page that many rows share is written once. */
const PAGES_BETWEEN = 4_000;

/**
 * The size of a write-ahead log, in pages of 4 KiB, at which the writer itself does a checkpoint. The log restarts only
 * when all of it is checkpointed, which a passive checkpoint next to a busy writer does not reach.
 */
export const PAGES_BEFORE_OWN_CHECKPOINT = 8_000;

/** The request that the thread works on; it has one per file at a time. */
interface FileState {
  running: PromiseWithResolvers<void> | undefined;
}

/** Starts the thread with the first checkpoint. Retries a failed checkpoint after the next rows. */
export function createCheckpointer(): Checkpointer {
  /** The files that the thread may have open. */
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

  function request(state: FileState, message: CheckpointRequest): Promise<void> {
    state.running = Promise.withResolvers();
    files.set(message.file, state);
    worker ??= startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(message);
    return state.running.promise;
  }

  const settle = async (file: string): Promise<void> => {
    const state = files.get(file);
    if (!state) return;
    while (state.running) await state.running.promise;
    if (worker) await request(state, { file, close: true });
    files.delete(file);
  };

  return {
    follow(file, db, pages = PAGES_BETWEEN) {
      const sizes = prepareQuery<[], [busy: number, log: number, checkpointed: number]>(
        db,
        'PRAGMA main.wal_checkpoint(NOOP)',
      );
      const state: FileState = { running: undefined };
      let rowsSinceLook = 0;
      return {
        wrote(rows) {
          rowsSinceLook += rows;
          if (rowsSinceLook < ROWS_BETWEEN_LOOKS || state.running) return;
          rowsSinceLook = 0;
          const [, log, checkpointed] = sizes.get() ?? [0, 0, 0];
          if (log - checkpointed >= pages) void request(state, { file });
        },
      };
    },
    settle,
    async close() {
      await Promise.all([...files.keys()].map(settle));
      await worker?.terminate();
      worker = undefined;
    },
  };
}
