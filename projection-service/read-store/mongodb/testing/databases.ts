import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** Returns a unique database name. */
export const freshDatabase = (): string => `test-${randomUUID()}`;

/** Runs the work with a separate client. */
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
