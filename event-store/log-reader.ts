import type { LogAddress, LogReader } from './port.ts';

/** Opens the log at this address up to its present end. Rejects with what its engine says. */
export async function openLogReader(address: LogAddress): Promise<LogReader> {
  if (address.engine === 'sqlite') {
    const { openSqliteLogReader } = await import('./sqlite/log-reader.ts');
    return openSqliteLogReader(address.folder);
  }
  const { openEventStoreDbReader } = await import('./eventstoredb/eventstoredb-event-store.ts');
  return openEventStoreDbReader(address);
}
