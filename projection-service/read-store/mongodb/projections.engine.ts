import { describeEngine } from '../../../tools/engines/testing.ts';
import { projectionFaultContract, type ReadModelsUnderTest } from '../../runner/testing/fault-contract.ts';
import { rebuildContract } from '../../runner/testing/rebuild-contract.ts';
import { openMongoReadStore } from './index.ts';
import { dropDatabase, freshDatabase } from './testing/databases.ts';

/** Each test uses a separate database. */
function databasesOf(url: string): ReadModelsUnderTest {
  let database = '';
  return {
    open: () => {
      database = freshDatabase();
      return openMongoReadStore({ url, database });
    },
    cleanUp: async () => void (await dropDatabase(url, database)),
  };
}

for (const [name, variable] of [
  ['MongoDB', 'MONGODB_URL'],
  ['MongoDB alone', 'MONGODB_STANDALONE_URL'],
] as const) {
  describeEngine(name, variable, (url) => {
    projectionFaultContract('MongoDB', databasesOf(url));
    rebuildContract('MongoDB', databasesOf(url));
  });
}
