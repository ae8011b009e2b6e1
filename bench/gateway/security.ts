import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecurityMonitor } from '../../graphql/index.ts';
import { openSqliteSecurityCounters } from '../../graphql/security/counters/sqlite.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { commandsPerSecond } from './load.ts';
import { freePort, seed, startProduct } from './seed.ts';

const requests = 500_000;
const users = 1_000;
/** The gateway may spend this share of its throughput on security figures, in percent. */
const mostShare = 3;

/**
 * What the security figures cost: the time that counting takes per request, with the writes of 1,000 active users, as a
 * share of the time that this machine's gateway needs for a command.
 */
export async function benchSecurityFigures(): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-security-'));
  try {
    const each = await microsecondsPerRequest(join(folder, 'counters'));
    const port = await freePort();
    const dataDir = join(folder, 'data');
    const seeded = await seed(dataDir, `http://localhost:${port}`, 100);
    const product = await startProduct(dataDir, port);
    const rate = await commandsPerSecond(product.base, seeded, 3_000);
    await product.stop();
    const share = (each / (1_000_000 / rate)) * 100;
    return [
      { name: 'security figures: cost of a request', value: each, unit: 'µs' },
      {
        name: 'security figures: share of the gateway',
        value: share,
        unit: '%',
        limit: mostShare,
        ratio: share / mostShare,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function microsecondsPerRequest(folder: string): Promise<number> {
  const counters = openSqliteSecurityCounters(folder);
  const monitor = createSecurityMonitor({
    counters,
    report: () => Promise.reject(new Error('There is nothing to report')),
    alertKey: createSecretKey(Buffer.alloc(32, 1)),
    now: Date.now,
    onError: (error) => {
      throw error;
    },
  });
  const ids = Array.from({ length: users }, (_, n) => `user-${n}`);
  const start = performance.now();
  for (let n = 0; n < requests; n += 1) {
    monitor.count('requests');
    monitor.active(ids[n % users] ?? '');
    // The gateway writes every 5 seconds: about every 10,000 requests.
    if (n % 10_000 === 0) await monitor.flush();
  }
  await monitor.stop();
  const each = ((performance.now() - start) * 1_000) / requests;
  await counters.close();
  return each;
}
