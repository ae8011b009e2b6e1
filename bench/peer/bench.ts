import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from '../event-store/measure.ts';

/**
 * Measures the peer on the same machine in the same run; returns no rows, and prints why, when it is not installed or
 * fails.
 */
export function benchPeer(): readonly BenchResult[] {
  const folder = import.meta.dirname;
  if (!existsSync(join(folder, 'node_modules'))) {
    console.error('  the peer is not installed: npm ci --legacy-peer-deps --prefix bench/peer');
    return [];
  }
  const run = spawnSync(process.execPath, [join(folder, 'peer.mjs')], { encoding: 'utf8', timeout: 300_000 });
  if (run.status !== 0) {
    console.error(
      `  the peer could not run: ${run.stderr.split('\n').find((line) => line.includes('Error')) ?? 'unknown reason'}`,
    );
    return [];
  }
  return JSON.parse(run.stdout) as readonly BenchResult[];
}
