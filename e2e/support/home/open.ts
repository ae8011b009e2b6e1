import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Global setup: puts all temporary files of the run (data folders, control sockets, browser profiles) into one folder,
 * which `close.ts` deletes even after a failed test or a crashed worker.
 */
export default function openHome(): void {
  const home = mkdtempSync(join(tmpdir(), 'curbcast-e2e-'));
  Object.assign(process.env, { E2E_HOME: home, TMPDIR: home });
}
