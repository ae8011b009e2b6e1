import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb } from '../../event-store/index.ts';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, seed, startProduct } from './seed.ts';
import { at, liveLatencies } from './load.ts';

/**
 * Measures the product on an EventStoreDB node that acknowledges, delivers and stalls as recorded from a real one:
 * 1,000 live subscribers and 200 commands per second for a minute. Throws when an update does not arrive.
 */
export async function benchGatewayOnEventStore({ users = 1_000, perSecond = 200, seconds = 60 } = {}): Promise<
  readonly BenchResult[]
> {
  const node = await startEventStoreDbStandIn('stalling');
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-eventstore-'));
  try {
    const port = await freePort();
    const url = node.settings['EVENTSTORE_URL'] ?? '';
    const seeded = await seed(dataDir, `http://localhost:${port}`, users, {
      log: await openEventStoreDb({ url }),
    });
    const product = await startProduct(dataDir, port, node.settings);
    const { latencies, refused } = await liveLatencies(product.base, seeded, perSecond, seconds);
    await product.stop();
    const name = `EventStoreDB stand-in that stalls: command to subscriber, ${users} subscribers, ${perSecond} commands/s for ${seconds} s`;
    return [
      { name: `${name}, p50`, value: at(latencies, 0.5), unit: 'ms' },
      { name: `${name}, p99`, value: at(latencies, 0.99), unit: 'ms' },
      { name: `${name}, refused`, value: refused, unit: 'commands', limit: 0 },
    ];
  } finally {
    await node.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
