import { rm } from 'node:fs/promises';
import { processesOn } from '../processes.ts';
import { closeSharedServers } from '../shared.ts';

/** Global teardown: ends processes that tests left running in the run's folder, and deletes the folder. */
export default async function closeHome(): Promise<void> {
  await closeSharedServers();
  const home = process.env['E2E_HOME'];
  if (home === undefined) return;
  for (const pid of processesOn(home)) process.kill(pid, 'SIGKILL');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
