import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { renderJobsContract } from './jobs.contract.ts';
import { openSqliteRenderJobs } from './sqlite-jobs.ts';

const newFolder = tempFolders();

renderJobsContract('SQLite', async () => {
  let now = 1_000_000;
  const jobs = openSqliteRenderJobs({ folder: newFolder(), now: () => (now += 1) });
  return {
    jobs,
    pass: async (ms) => {
      now += ms;
    },
    remove: () => jobs.close(),
  };
});
