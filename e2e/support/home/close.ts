import { rm } from 'node:fs/promises';
import { processesOn } from '../processes.ts';

/** After the last test: ends whatever a test left working in the run's own folder, and deletes the folder. */
export default async function closeHome(): Promise<void> {
  const home = process.env['E2E_HOME'];
  if (home === undefined) return;
  for (const pid of processesOn(home)) process.kill(pid, 'SIGKILL');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
