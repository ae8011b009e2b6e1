import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '../../../lib/sync-to-disk.ts';
import { ReadStoreUnavailable } from '../port.ts';

/** Where the builder fills the file that replaces an empty instance. No connection of the product reads it. */
export const newFileOf = (file: string): string => `${file}.new`;

/**
 * Replaces the instance with the filled file. A power cut leaves either the old or the new file whole. All connections
 * to the instance must be closed: throws ReadStoreUnavailable while another process has one.
 */
export function replaceByNewFile(file: string): void {
  // SQLite would apply the write-ahead log of the old file to the new one.
  if (existsSync(`${file}-wal`)) throw new ReadStoreUnavailable(`Another process has ${file} open`);
  renameSync(newFileOf(file), file);
  syncToDisk(dirname(file));
}
