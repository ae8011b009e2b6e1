import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';

/** Another process holds the lock. */
export class FileLocked extends Error {
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is locked by another process`, options);
    this.name = 'FileLocked';
  }
}

export interface FileLock {
  release(): void;
}

/**
 * Locks `file` for this process. The lock is an open exclusive transaction on a small SQLite database, and so a lock of
 * the operating system: it disappears with the process, also after kill -9. Throws FileLocked.
 */
export function lockFile(file: string): FileLock {
  const db = new DatabaseSync(file);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw isBusy(error) ? new FileLocked(file, { cause: error }) : error;
  }
  return { release: () => db.close() };
}
