import { randomUUID } from 'node:crypto';
import { describeEngine } from '../../../tools/engines/testing.ts';
import { readStoreContract } from '../testing/contract.ts';
import { openMongoReadStore } from './index.ts';
import { MongoClient } from 'mongodb';

describeEngine('MongoDB', 'MONGODB_URL', (url) => {
  let database = '';
  readStoreContract('MongoDB', {
    async open() {
      database = `test-${randomUUID()}`;
      return openMongoReadStore({ url, database });
    },
    async reopen(store) {
      await store.close();
      return openMongoReadStore({ url, database });
    },
    async cleanUp() {
      const client = new MongoClient(url);
      await client.db(database).dropDatabase();
      await client.close();
    },
  });
});
