import { describeEngine } from '../../../tools/engines/testing.ts';
import { readStoreContract } from '../testing/contract.ts';
import { openMongoReadStore } from './index.ts';
import { dropDatabase, freshDatabase } from './testing/databases.ts';

const servers = [
  ['MongoDB', 'MONGODB_URL'],
  ['MongoDB alone', 'MONGODB_STANDALONE_URL'],
] as const;

for (const [name, variable] of servers) {
  describeEngine(name, variable, (url) => {
    let database = '';
    readStoreContract(name, {
      async open() {
        database = freshDatabase();
        return openMongoReadStore({ url, database });
      },
      async reopen(store) {
        await store.close();
        return openMongoReadStore({ url, database });
      },
      async cleanUp() {
        await dropDatabase(url, database);
      },
    });
  });
}
