import { randomUUID } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { describeEngine } from '../../tools/engines/testing.ts';
import { leasesContract } from '../leases/testing/contract.ts';
import { createMongoLeases } from './leases.ts';

describeEngine('MongoDB', 'MONGODB_URL', (url) => {
  const client = new MongoClient(url);
  const db = client.db(`test-${randomUUID()}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  leasesContract('in MongoDB', { open: (process) => createMongoLeases(db, process), shared: true });
});
