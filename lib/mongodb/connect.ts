import { MongoClient, type Db } from 'mongodb';
import { callTimeoutMs } from './call.ts';

/** At most the timeout of a call, so that the driver drops the connection to a silent server. */
const timeouts = {
  serverSelectionTimeoutMS: callTimeoutMs / 2,
  connectTimeoutMS: callTimeoutMs / 2,
  waitQueueTimeoutMS: callTimeoutMs / 2,
  socketTimeoutMS: callTimeoutMs,
  maxPoolSize: 5,
} as const;

/**
 * Connects with a small pool, for a store that few calls reach. Rejects, with the connection closed, when `open` does.
 *
 * @param url `mongodb://…`; its database is used, or `curbcast`
 */
export async function connectDatabase<Opened>(
  url: string,
  open: (db: Db) => Promise<Opened>,
): Promise<{ readonly opened: Opened; readonly close: () => Promise<void> }> {
  const client = new MongoClient(url, { ...timeouts, appName: 'curbcast' });
  try {
    const db = client.db(/^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1] ?? 'curbcast');
    return { opened: await open(db), close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}
