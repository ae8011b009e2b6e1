import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, seed, startBareYoga, startProduct } from './seed.ts';
import { commandsPerSecond, liveLatencies } from './load.ts';

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function inDataFolder<Result>(work: (dataDir: string, port: number) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-product-'));
  try {
    return await work(dataDir, await freePort());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures the product over HTTP: commands, live updates and start, on an empty log and on one with a million events.
 */
export async function benchGateway({ users = 1_000, commands = 20_000, events = 1_000_000 } = {}): Promise<
  readonly BenchResult[]
> {
  const young = await inDataFolder(async (dataDir, port) => {
    const seeded = await seed(dataDir, `http://localhost:${port}`, users);
    const product = await startProduct(dataDir, port);
    const live = await liveLatencies(product.base, seeded, 200, 15);
    const rate = await commandsPerSecond(product.base, seeded, commands);
    await product.stop();
    const bare = await startBareYoga(port);
    const limit = await commandsPerSecond(bare.base, seeded, commands);
    await bare.stop();
    return { live, rate, limit };
  });
  const old = await inDataFolder(async (dataDir, port) => {
    const seeded = await seed(dataDir, `http://localhost:${port}`, users, { events });
    // The first start builds the read models; the measured start finds them.
    const building = await startProduct(dataDir, port);
    await building.stop();
    const product = await startProduct(dataDir, port);
    const rate = await commandsPerSecond(product.base, seeded, commands);
    const { readyAfterMs } = product;
    await product.stop();
    return { rate, readyAfterMs, builtAfterMs: building.readyAfterMs };
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
      limit: 2_000,
      ratio: old.readyAfterMs / 2_000,
    },
    { name: `first start with ${events} events, building every read model`, value: old.builtAfterMs, unit: 'ms' },
  ];
}
