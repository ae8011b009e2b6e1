import type { ReadStore } from '../port.ts';
import type { ConnectionOptions } from './connection.ts';

/**
 * Opens the read store on MongoDB. Does not wait for the server: what is asked while it is away rejects with
 * ReadStoreUnavailable. Rejects for a URL that can't be meant. Who does not use it does not load the driver.
 */
export async function openMongoReadStore(options: ConnectionOptions): Promise<ReadStore> {
  const [{ createConnection }, { openStore }] = await Promise.all([import('./connection.ts'), import('./store.ts')]);
  return openStore(createConnection(options));
}
