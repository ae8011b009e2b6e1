import { describeDatabase } from '../../../lib/mongodb/testing/database.ts';
import { openMongoProgress } from './mongodb-progress.ts';
import { progressContract } from './progress.contract.ts';

describeDatabase((db) =>
  progressContract('MongoDB', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    return {
      store: await openMongoProgress(db, now),
      now,
      pass: (ms) => {
        ahead += ms;
      },
      remove: async () => void (await db.collection('progress').deleteMany({})),
    };
  }),
);
