/** The thread of a checkpointer: gets the path of a database, brings its log into it, and answers with the path. */
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
    // Nothing is lost: the log stays as it is, and the next checkpoint takes it up.
  }
  const answer: CheckpointAnswer = file;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(answer);
});
