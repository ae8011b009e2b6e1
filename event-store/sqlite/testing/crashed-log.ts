import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LogCorrupted } from '../../port.ts';
import { newEvents } from '../../testing/events.ts';
import { logFiles } from '../files.ts';
import { openSqliteEventStore } from '../sqlite-event-store.ts';

/** The content of a test log: `count` single events, round robin over 10 streams, `inFlight` at a time. */
export interface Filling {
  readonly count: number;
  readonly inFlight?: number;
}

/** Appends events to the log in a folder and closes it. */
export async function fillLog(
  folder: string,
  { count, inFlight = 64 }: Filling,
  whileOpen: () => void = () => {},
): Promise<void> {
  const store = await openSqliteEventStore({ folder });
  const revisions = new Map<string, number>();
  for (let done = 0; done < count;) {
    const size = Math.min(inFlight, count - done);
    await Promise.all(
      Array.from({ length: size }, (_, index) => {
        const stream = `thing-${(done + index) % 10}`;
        const last = revisions.get(stream);
        revisions.set(stream, (last ?? -1) + 1);
        return store.append(stream, last ?? 'no_stream', newEvents(1, {}, done + index));
      }),
    );
    done += size;
  }
  whileOpen();
  await store.close();
}

/**
 * Fills a log in `folder` and copies its files to `copy` as a killed process would leave them, with the write-ahead
 * log. Uses `cp`: closing a file descriptor of the database in this process would drop SQLite's locks.
 */
export async function crashedLog(folder: string, copy: string, filling: Filling): Promise<void> {
  const { database, anchor } = logFiles(folder);
  await fillLog(folder, filling, () => void execFileSync('cp', [database, `${database}-wal`, anchor, copy]));
}

/** Changes the database directly, as an attacker or a fault would. */
export function tamper(folder: string, ...statements: readonly string[]): void {
  const db = new DatabaseSync(logFiles(folder).database, { enableForeignKeyConstraints: false });
  for (const statement of statements) db.exec(statement);
  db.close();
}

/** The damage that the start of the log must find. */
export async function damageAtOpen(folder: string): Promise<LogCorrupted> {
  const opened = await openSqliteEventStore({ folder }).catch((error: unknown) => error);
  if (!(opened instanceof LogCorrupted)) throw new Error('The damage was not found', { cause: opened });
  return opened;
}

/** Flips all bits of one byte of a file. */
export function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8((bytes.at(at) ?? 0) ^ 0xff, at);
  writeFileSync(file, bytes);
}
