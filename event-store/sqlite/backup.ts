import { existsSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Verification } from '../port.ts';
import { LogCorrupted } from '../port.ts';
import { lastEvent, openForReading } from './database.ts';
import { logFiles, makeEmptyFolder } from './files.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { createHeadAnchor, readHeadAnchor } from '../head-anchor.ts';
import { checkTail } from './check.ts';
import { verifyLog } from './verify.ts';

/** All pages in one step, made by a thread of its own: writers go on, and the copy is of one moment. */
const ALL_PAGES = 2 ** 31 - 1;

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = openForReading(from);
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  // A copy that lies somewhere is one file; it gets a write-ahead log when it is opened as a log.
  const copy = new DatabaseSync(to);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

/** Gives the copy in `folder` its own anchor, after checking that it holds what `promised` names. */
function anchorCopy(folder: string, promised: AnchorPoint): void {
  const { database, anchor } = logFiles(folder);
  const copy = openForReading(database);
  try {
    const head = lastEvent(copy);
    checkTail(copy, head.position, promised);
    createHeadAnchor(anchor, head);
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
    return verification;
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the log in `folder`, as it is at one moment, into `toFolder` (empty or new), with an anchor of
 * its own, and verifies the copy whole. Works while the log is being written, from the same process or
 * another. Rejects, leaving no half copy, when the log is damaged. The copy can be opened as a log.
 */
export function backupLog(folder: string, toFolder: string): Promise<Verification> {
  return copyLog(folder, toFolder);
}

/**
 * Brings a backup into `toFolder`, which must be empty or new, and verifies what arrived. The backup
 * must be sound to its last event. Rejects, leaving nothing, otherwise.
 */
export function restoreLog(backupFolder: string, toFolder: string): Promise<Verification> {
  return copyLog(backupFolder, toFolder);
}
