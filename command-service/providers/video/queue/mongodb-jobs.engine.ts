import { setTimeout as sleep } from 'node:timers/promises';
import { describeDatabase } from '../../../../lib/mongodb/testing/database.ts';
import { renderJobsContract } from './jobs.contract.ts';
import { openMongoRenderJobs } from './mongodb-jobs.ts';

describeDatabase((db) =>
  renderJobsContract('MongoDB', async () => {
    const jobs = await openMongoRenderJobs(db);
    return {
      jobs,
      pass: (ms) => sleep(ms),
      remove: async () => void (await db.collection('render_jobs').deleteMany({})),
    };
  }),
);
