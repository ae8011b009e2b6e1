import { randomUUID } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { MongoClient, type Db } from 'mongodb';
import { describeEngine } from '../../../tools/engines/testing.ts';

/** Runs tests on a new database and drops it afterwards. Skips them where there is no MongoDB. */
export function describeDatabase(tests: (db: Db) => void): void {
  describeEngine('MongoDB', 'MONGODB_URL', (url) => {
    const client = new MongoClient(url);
    const db = client.db(`test-${randomUUID()}`);
    afterAll(async () => {
      await db.dropDatabase();
      await client.close();
    });
    tests(db);
  });
}
