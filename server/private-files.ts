import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ownerOnly = 0o077;
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * From here on, only this process's user can read the files that it writes, because they may hold keys, password hashes
 * and emails.
 */
export function writePrivately(): void {
  process.umask(ownerOnly);
}

/** Makes a missing folder and lets only its owner in. Throws when the folder can't be made or changed. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  if ((statSync(folder).mode & ownerOnly) !== 0) closeToOthers(folder, folderMode);
}

/**
 * Makes a folder's content readable by its owner only, at any depth, because copies keep the rights of their originals.
 */
export function makePrivate(folder: string): void {
  closeToOthers(folder, folderMode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makePrivate(path);
    else if (entry.isFile()) closeToOthers(path, fileMode);
  }
}

function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Owned by another user, such as a mounted volume: that user sets its rights.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
