import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** A name for a database that no other test uses. */
export const freshDatabase = (): string => `test-${randomUUID()}`;

/** Does something with a client of the test's own. */
export async function withClient<Result>(url: string, work: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(url);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

export const dropDatabase = (url: string, database: string): Promise<unknown> =>
  withClient(url, (client) => client.db(database).dropDatabase());
