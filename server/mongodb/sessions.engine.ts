import { randomUUID } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { sessionStoreContract } from '../../graphql/auth/testing/session-store-contract.ts';
import { describeEngine } from '../../tools/engines/testing.ts';
import { openMongoSessionStore } from './sessions.ts';

describeEngine('MongoDB', 'MONGODB_URL', (url) => {
  const client = new MongoClient(url);
  const db = client.db(`test-${randomUUID()}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  sessionStoreContract('in MongoDB', { open: () => openMongoSessionStore(db) });
});
