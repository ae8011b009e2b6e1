import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Before the first test: every temporary file of this run (data folders, control sockets, browser profiles) goes into
 * one folder, which `close.ts` deletes, also after a test that failed or a worker that died.
 */
export default function openHome(): void {
  const home = mkdtempSync(join(tmpdir(), 'curbcast-e2e-'));
  Object.assign(process.env, { E2E_HOME: home, TMPDIR: home });
}
