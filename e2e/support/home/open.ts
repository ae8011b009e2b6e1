import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSharedServers } from '../shared.ts';

/**
 * Global setup: puts all temporary files of the run (data folders, control sockets, browser profiles) into one folder,
 * which `close.ts` deletes even after a failed test or a crashed worker, builds the server from the sources, and opens
 * the servers that the files share.
 */
export default async function openHome(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'curbcast-e2e-'));
  Object.assign(process.env, { E2E_HOME: home, TMPDIR: home });
  buildServer();
  await openSharedServers();
}

/** Like `npm run build`: the tests run the deployed code, and each of 150 starts takes half the time. */
function buildServer(): void {
  const root = resolve(import.meta.dirname, '../../..');
  const { status, stderr } = spawnSync(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The server could not be built:\n${stderr}`);
}
