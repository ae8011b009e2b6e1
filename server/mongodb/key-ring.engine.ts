import { randomUUID } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { keyRingContract } from '../../event-store/testing/key-ring-contract.ts';
import { describeEngine } from '../../tools/engines/testing.ts';
import { createMongoKeyRing } from './key-ring.ts';

describeEngine('MongoDB', 'MONGODB_URL', (url) => {
  const client = new MongoClient(url);
  const db = client.db(`test-${randomUUID()}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  keyRingContract('in MongoDB', { open: async () => createMongoKeyRing(db) });
});
