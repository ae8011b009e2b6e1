import { DatabaseSync } from 'node:sqlite';
import { LogUnavailable } from '../port.ts';
import { isBusy } from './database.ts';
import { logFiles } from './files.ts';

/** Holding the folder; `release` lets it go. */
export interface FolderLock {
  release(): void;
}

/**
 * Makes this the only writer of the folder. An open exclusive transaction on a small database of its
 * own is a lock of the operating system, so it vanishes with the process, however that ends.
 * Throws LogUnavailable when someone else holds it, in words about `what` is in the folder.
 */
export function lockFolder(folder: string, what = 'The event log'): FolderLock {
  const db = new DatabaseSync(logFiles(folder).lock);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new LogUnavailable(
      `${what} in ${folder} is already open in another process. Stop that process first: there is one writer.`,
      { cause: error },
    );
  }
  return { release: () => db.close() };
}
