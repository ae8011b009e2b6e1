/** The worker thread of a checkpointer: checkpoints the database at a path and answers with the path. */
import { parentPort } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';

export type CheckpointAnswer = string;

function checkpoint(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    db.close();
  }
}

parentPort?.on('message', (file: string) => {
  try {
    checkpoint(file);
  } catch {
    // Nothing is lost: the write-ahead log stays as it is until the next checkpoint.
  }
  const answer: CheckpointAnswer = file;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(answer);
});
