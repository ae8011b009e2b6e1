import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test.each(['discard', 'cancel'] as const)('%s leaves no trace of the request on the disk', async (how) => {
  const folder = newFolder();
  const jobs = openSqliteRenderJobs({ folder });
  const holds = (text: string) => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
  await jobs.add('a', 'ann', 'Welcome to 418 Larkspur Ln');
  expect(holds('418 Larkspur')).toBe(true);
  await jobs[how]('a');
  expect(holds('418 Larkspur')).toBe(false);
  await jobs.close();
});
