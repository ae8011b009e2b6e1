/**
 * The worker thread of a checkpointer. It checkpoints databases by path, keeps its connections open between two
 * checkpoints, closes one on demand, and answers each request with its path.
 */
import { parentPort } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';

export interface CheckpointRequest {
  readonly file: string;
  /** Closes the connection instead: the file may be deleted then. */
  readonly close?: boolean;
}

export type CheckpointAnswer = string;

interface Connection {
  checkpoint(): void;
  close(): void;
}

const connections = new Map<string, Connection>();

function connect(file: string): Connection {
  const db = new DatabaseSync(file);
  const passive = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const connection = { checkpoint: () => void passive.get(), close: () => db.close() };
  connections.set(file, connection);
  return connection;
}

function serve({ file, close }: CheckpointRequest): void {
  if (!close) return (connections.get(file) ?? connect(file)).checkpoint();
  connections.get(file)?.close();
  connections.delete(file);
}

parentPort?.on('message', (request: CheckpointRequest) => {
  try {
    serve(request);
  } catch {
    // Nothing is lost: the write-ahead log stays as it is until the next checkpoint.
  }
  const answer: CheckpointAnswer = request.file;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(answer);
});
