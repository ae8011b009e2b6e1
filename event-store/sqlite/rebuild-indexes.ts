import { existsSync } from 'node:fs';
import { START } from '../../domain/envelope.ts';
import type { Verification } from '../port.ts';
import { asPortError, lastEvent, openForReading } from './database.ts';
import { logFiles } from './files.ts';
import { lockFolder } from './folder-lock.ts';
import { mergeIndexes, removeIndexes } from './indexes-file.ts';
import { verifyLog } from './verify.ts';

/**
 * Rebuilds the indexes of a log from its events, and verifies the whole log. No process may have the log open.
 *
 * Rejects with LogUnavailable when another process has the log open, with LogCorrupted when the events are damaged too.
 */
export async function rebuildIndexes(folder: string): Promise<Verification> {
  const files = logFiles(folder);
  if (!existsSync(files.database)) throw new Error(`There is no log in ${folder}`);
  const lock = lockFolder(folder);
  try {
    const db = openForReading(files.database);
    const { position } = lastEvent(db);
    db.close();
    removeIndexes(files);
    mergeIndexes(files, position);
    return await verifyLog(folder);
  } catch (error) {
    throw asPortError(error, START);
  } finally {
    lock.release();
  }
}
