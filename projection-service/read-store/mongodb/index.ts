import type { ReadStore } from '../port.ts';
import type { ConnectionOptions } from './connection.ts';

/**
 * Opens the read store on MongoDB without waiting for the server: during an outage its methods reject with
 * ReadStoreUnavailable. Rejects for an invalid URL. Loads the driver on first use.
 */
export async function openMongoReadStore(options: ConnectionOptions): Promise<ReadStore> {
  const [{ createConnection }, { openStore }] = await Promise.all([import('./connection.ts'), import('./store.ts')]);
  return openStore(createConnection(options));
}
