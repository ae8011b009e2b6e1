import { existsSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Verification } from '../port.ts';
import { LogCorrupted } from '../port.ts';
import { lastEvent, openForReading } from './database.ts';
import { logFiles, makeEmptyFolder } from './files.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { createHeadAnchor, readHeadAnchor } from '../head-anchor.ts';
import { checkTail } from './check.ts';
import { refuseOtherRelease } from './schema.ts';
import { mergeIndexes, removeIndexes } from './indexes-file.ts';
import { verifyLog } from './verify.ts';

/** Copies all pages in one step, in another thread: a consistent copy that does not block writers. */
const ALL_PAGES = 2 ** 31 - 1;

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = openForReading(from);
  try {
    refuseOtherRelease(source);
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  // Without WAL the copy is one file. Opening it as a log turns WAL on.
  const copy = new DatabaseSync(to);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

/** Writes the anchor and the indexes of the copy in `folder`, after checking that it holds the `promised` event. */
function anchorCopy(folder: string, promised: AnchorPoint): void {
  const files = logFiles(folder);
  const copy = openForReading(files.database);
  try {
    const head = lastEvent(copy);
    checkTail(copy, head.position, promised);
    createHeadAnchor(files.anchor, head);
    // They speed up the check of a large copy.
    mergeIndexes(files, head.position);
  } finally {
    copy.close();
  }
}

async function copyLog(from: string, to: string): Promise<Verification> {
  const source = logFiles(from);
  if (!existsSync(source.database)) throw new Error(`There is no log in ${from}`);
  const promised = readHeadAnchor(source.anchor);
  if (!promised)
    throw new Error(
      `The head anchor (${source.anchor}) is missing or unreadable, so this log can't be copied as a sound one`,
    );
  makeEmptyFolder(to);
  try {
    await copyDatabase(source.database, logFiles(to).database);
    anchorCopy(to, promised);
    const verification = await verifyLog(to);
    if (!verification.ok) throw new LogCorrupted(verification.findings.join(' '), verification.lastGood);
    removeIndexes(logFiles(to));
    return verification;
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies a consistent state of the log in `folder`, with its own anchor, to `toFolder` (empty or new), and verifies the
 * whole copy. Works while any process writes the log. Rejects when the log is damaged, and leaves no partial copy. The
 * copy can be opened as a log.
 */
export function backupLog(folder: string, toFolder: string): Promise<Verification> {
  return copyLog(folder, toFolder);
}

/**
 * Copies a backup to `toFolder` (empty or new) and verifies the copy. Rejects when the backup is damaged, and leaves
 * nothing.
 */
export function restoreLog(backupFolder: string, toFolder: string): Promise<Verification> {
  return copyLog(backupFolder, toFolder);
}
