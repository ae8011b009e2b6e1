import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a log. Its folder holds nothing else. */
export interface LogFiles {
  readonly database: string;
  /** Derived from the database; missing in a small log, and rebuilt when it is lost. */
  readonly indexes: string;
  readonly anchor: string;
  /** Locked by the one process that writes. */
  readonly lock: string;
}

export function logFiles(folder: string): LogFiles {
  return {
    database: join(folder, 'log.sqlite'),
    indexes: join(folder, 'indexes.sqlite'),
    anchor: join(folder, 'head.anchor'),
    lock: join(folder, 'lock.sqlite'),
  };
}

/** Creates a folder. Throws when it exists and is not empty. */
export function makeEmptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written there`);
  mkdirSync(folder, { recursive: true });
}
