import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSharedServers } from '../shared.ts';

/**
 * Global setup: puts all temporary files of the run (data folders, control sockets, browser profiles) into one folder,
 * which `close.ts` deletes even after a failed test or a crashed worker, and opens the servers that the files share.
 */
export default async function openHome(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'curbcast-e2e-'));
  Object.assign(process.env, { E2E_HOME: home, TMPDIR: home });
  await openSharedServers();
}
