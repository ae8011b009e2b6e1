import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, seed, startBareYoga, startBuiltProduct, startProduct } from './seed.ts';
import { at, commandsPerSecond, liveLatencies } from './load.ts';

async function inDataFolder<Result>(work: (dataDir: string, port: number) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-product-'));
  try {
    return await work(dataDir, await freePort());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How long a server rests before it is measured, ms. */
const idleMs = 30_000;

/** The resident memory of a process, MB. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) / 1_024;
}

/**
 * Measures the product over HTTP: commands, live updates and start, on an empty log and on one with a million events.
 * The starts use the built product.
 */
export async function benchGateway({ users = 1_000, commands = 20_000, events = 1_000_000 } = {}): Promise<
  readonly BenchResult[]
> {
  const young = await inDataFolder(async (dataDir, port) => {
    const seeded = await seed(dataDir, `http://localhost:${port}`, users);
    const product = await startProduct(dataDir, port);
    // The processes first finish the seeded users, because granting a trial syncs the disk.
    await sleep(idleMs);
    const { latencies: live, refused } = await liveLatencies(product.base, seeded, 200, 15);
    if (refused > 0) throw new Error(`${refused} commands were refused`);
    const rate = await commandsPerSecond(product.base, seeded, commands);
    await product.stop();
    const bare = await startBareYoga(port);
    const limit = await commandsPerSecond(bare.base, seeded, commands);
    await bare.stop();
    return { live, rate, limit };
  });
  const old = await inDataFolder(async (dataDir, port) => {
    const seeded = await seed(dataDir, `http://localhost:${port}`, users, { events });
    // The first start builds the read models; the measured start uses them.
    const building = await startBuiltProduct(dataDir, port);
    // The processes first finish the history, which is new to them.
    await sleep(idleMs);
    await building.stop();
    const started = await startBuiltProduct(dataDir, port);
    await sleep(idleMs);
    const idleMegabytes = await residentMegabytes(started.pid);
    await started.stop();
    const product = await startProduct(dataDir, port);
    const rate = await commandsPerSecond(product.base, seeded, commands);
    await product.stop();
    return { rate, idleMegabytes, readyAfterMs: started.readyAfterMs, builtAfterMs: building.readyAfterMs };
  });
  return [
    {
      name: `GraphQL command to subscriber, ${users} subscribers, 200 commands/s, p50`,
      value: at(young.live, 0.5),
      unit: 'ms',
      limit: 5,
      ratio: at(young.live, 0.5) / 5,
    },
    { name: 'the same, p99', value: at(young.live, 0.99), unit: 'ms', limit: 25, ratio: at(young.live, 0.99) / 25 },
    // The limit is Yoga alone with a constant answer under the same load.
    {
      name: 'GraphQL durable commands over HTTP, 64 in flight',
      value: young.rate,
      unit: 'commands/s',
      limit: young.limit,
      ratio: young.rate / young.limit,
    },
    {
      name: `the same on a log of ${events} events`,
      value: old.rate,
      unit: 'commands/s',
      limit: young.rate,
      ratio: old.rate / young.rate,
    },
    {
      name: `start with ${events} events, until ready`,
      value: old.readyAfterMs,
      unit: 'ms',
      limit: 1_000,
      ratio: old.readyAfterMs / 1_000,
    },
    {
      name: `memory of the idle server with ${events} events and ${users} users`,
      value: old.idleMegabytes,
      unit: 'MB',
      limit: 250,
      ratio: old.idleMegabytes / 250,
    },
    { name: `first start with ${events} events, building every read model`, value: old.builtAfterMs, unit: 'ms' },
  ];
}
