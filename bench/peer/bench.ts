import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { BenchResult } from '../event-store/measure.ts';
import { installPeer } from '../install-peer.ts';

/**
 * Measures the peer on the same machine in the same run; returns no rows, and prints why, when it can't be installed or
 * fails.
 */
export function benchPeer(): readonly BenchResult[] {
  const folder = import.meta.dirname;
  if (!installPeer(folder)) return [];
  const run = spawnSync(process.execPath, [join(folder, 'peer.mjs')], { encoding: 'utf8', timeout: 300_000 });
  if (run.status !== 0) {
    console.error(
      `  the peer could not run: ${run.stderr.split('\n').find((line) => line.includes('Error')) ?? 'unknown reason'}`,
    );
    return [];
  }
  return JSON.parse(run.stdout) as readonly BenchResult[];
}
