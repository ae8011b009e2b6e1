import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Waits until a file, or the names in a folder, are on the disk: syncing a new file does not make its name durable.
 * Throws the errors of the file system.
 */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
