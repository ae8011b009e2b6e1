import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncToDisk } from '../lib/sync-to-disk.ts';

/** The end of the log: its last position and the log chain's link there. Position 0 is the empty log. */
export interface AnchorPoint {
  readonly position: number;
  readonly chain: string;
}

/**
 * A second copy of the log's head, outside the database: a hash chain proves that no event was changed, but not that
 * the end of the chain is still there.
 *
 * The file has three slots, each on its own disk page: one is written after every commit, one is being synced, one is
 * durable. So a torn write never damages the durable one. A record survives a crash of the process. A power failure
 * may undo the last `SYNC_INTERVAL_MS` of the anchor (never of the log): it then covers less, but is never wrong.
 */
export interface HeadAnchor {
  /** Records the head after a commit. */
  record(point: AnchorPoint): void;
  /** Syncs the last record and closes the file. */
  close(): void;
}

const SLOTS = 3;
const SLOT_BYTES = 4096;
const SYNC_INTERVAL_MS = 100;

function format({ position, chain }: AnchorPoint): string {
  const text = `${position} ${chain}`;
  return `${text} ${crc32(text)}\n`;
}

function parse(slot: string): AnchorPoint | undefined {
  const [position, chain, checksum] = (slot.split('\n', 1)[0] ?? '').split(' ');
  if (position === undefined || chain === undefined || checksum !== String(crc32(`${position} ${chain}`)))
    return undefined;
  return { position: Number(position), chain };
}

function newestFirst(file: string): { slot: number; point: AnchorPoint }[] {
  const fd = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(SLOTS * SLOT_BYTES);
    readSync(fd, buffer, 0, buffer.length, 0);
    return Array.from({ length: SLOTS }, (_, slot) => ({
      slot,
      point: parse(buffer.toString('latin1', slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES)),
    }))
      .flatMap(({ slot, point }) => (point ? [{ slot, point }] : []))
      .sort((a, b) => b.point.position - a.point.position);
  } finally {
    closeSync(fd);
  }
}

/** The newest intact record in the file; undefined when there is no file or no intact record. */
export function readHeadAnchor(file: string): AnchorPoint | undefined {
  return existsSync(file) ? newestFirst(file)[0]?.point : undefined;
}

/**
 * Creates the file, or replaces it, durably and with its first record. Another process that reads it meanwhile sees
 * all of it or nothing.
 */
export function createHeadAnchor(file: string, point: AnchorPoint): void {
  const made = `${file}.new-${process.pid}`;
  const fd = openSync(made, 'w');
  try {
    writeSync(fd, Buffer.alloc(SLOTS * SLOT_BYTES));
    writeSync(fd, format(point), 0);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(made, file);
  syncToDisk(dirname(file));
}

/** Opens an existing anchor file for updates. */
export function openHeadAnchor(file: string): HeadAnchor {
  const safe = newestFirst(file)[0]?.slot ?? 0;
  const fd = openSync(file, 'r+');
  let slot = (safe + 1) % SLOTS;
  let timer: NodeJS.Timeout | undefined;
  let syncing = false;
  let closed = false;

  function startSync(): void {
    timer = undefined;
    syncing = true;
    slot = (slot + 1) % SLOTS;
    fdatasync(fd, () => {
      // After a failed sync the previous record stays the durable one; the next record brings the next attempt.
      syncing = false;
      if (closed) closeSync(fd);
    });
  }

  return {
    record(point) {
      writeSync(fd, format(point), slot * SLOT_BYTES, 'latin1');
      if (!syncing) timer ??= setTimeout(startSync, SYNC_INTERVAL_MS).unref();
    },
    close() {
      if (closed) return;
      closed = true;
      clearTimeout(timer);
      fdatasyncSync(fd);
      if (!syncing) closeSync(fd);
    },
  };
}
