import type { Position } from '../domain/envelope.ts';
import type { LogPage } from './port.ts';

/** Where a log is, for a thread that reads it beside its writer. */
export type LogAddress =
  | { readonly engine: 'sqlite'; readonly folder: string }
  | { readonly engine: 'eventstoredb'; readonly url: string; readonly namespace?: string };

/** Reads a log from another thread than its writer's. */
export interface LogReader {
  /** The end of the log when it was opened. */
  readonly head: Position;
  /** A page of all events in order of position, as they are stored. Rejects with LogUnavailable. */
  readPage(after: Position, limit: number): LogPage | Promise<LogPage>;
  close(): Promise<void> | void;
}

/** Opens the log at this address up to its present end. Rejects with what its engine says. */
export async function openLogReader(address: LogAddress): Promise<LogReader> {
  if (address.engine === 'sqlite') {
    const { openSqliteLogReader } = await import('./sqlite/log-reader.ts');
    return openSqliteLogReader(address.folder);
  }
  const { openEventStoreDbReader } = await import('./eventstoredb/eventstoredb-event-store.ts');
  return openEventStoreDbReader(address);
}
