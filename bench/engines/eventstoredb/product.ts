import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb } from '../../../event-store/index.ts';
import type { BenchResult } from '../../event-store/measure.ts';
import { at, commandsPerSecond, liveLatencies } from '../../gateway/load.ts';
import { freePort, seed, startBareYoga, startProduct, type Running, type Seeded } from '../../gateway/seed.ts';
import { callsBetween, type BenchNode } from './node.ts';
import type { Part } from './part.ts';

interface Load {
  readonly subscribers: number;
  /** Commands a second, while live updates are measured, for this many seconds. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Commands in a burst. */
  readonly commands: number;
}

const load: Load = { subscribers: 1_000, perSecond: 200, seconds: 15, commands: 5_000 };
/** The stand-in shares the machine with the product and its clients. */
const loadOnStandIn: Load = { subscribers: 200, perSecond: 200, seconds: 6, commands: 10_000 };

/** The work that a freshly started product does for every new account. */
const greeters = ['usernames', 'accounts', 'mail-requests', 'webhook-messages'];

/** The product on the node, over HTTP and WebSocket: live updates, their cost for the node, and commands. */
async function benchEventStoreDbProduct(
  node: BenchNode,
  signal?: AbortSignal,
  { subscribers, perSecond, seconds, commands }: Load = node.isStandIn ? loadOnStandIn : load,
): Promise<readonly BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-eventstoredb-'));
  try {
    const port = await freePort();
    const { url, namespace } = node;
    const log = await openEventStoreDb({ url, timeoutMs: 60_000, ...(namespace !== undefined && { namespace }) });
    const seeded = await seed(dataDir, `http://localhost:${port}`, subscribers, { log, doneBy: greeters });
    const product = await startProduct(
      dataDir,
      port,
      { EVENTSTORE_URL: url, ...(namespace !== undefined && { EVENTSTORE_NAMESPACE: namespace }) },
      signal,
    );
    const { latencies, sent, refused, lasted, before, after, rate } = await measureProduct(node, product, seeded, {
      subscribers,
      perSecond,
      seconds,
      commands,
    });
    const bare = await startBareYoga(port, signal);
    const limit = await commandsPerSecond(bare.base, seeded, commands);
    await bare.stop();
    const name = `${node.name}: live update, ${subscribers} subscribers, ${perSecond} commands/s`;
    const counted = (what: string, calls: number, per: number, unit: string): BenchResult => ({
      name: `the same: ${what}`,
      value: calls / per,
      unit,
    });
    return [
      { name: `${name}, p50`, value: at(latencies, 0.5), unit: 'ms', limit: 10, ratio: at(latencies, 0.5) / 10 },
      { name: 'the same, p99', value: at(latencies, 0.99), unit: 'ms', limit: 100, ratio: at(latencies, 0.99) / 100 },
      { name: `the same: commands refused, of ${sent}`, value: refused, unit: 'commands', limit: 0 },
      ...(before && after
        ? [
            counted('appends of credits', callsBetween(before, after, 'append', 'credits'), sent, 'calls/command'),
            counted('all reads', callsBetween(before, after, 'read'), sent, 'calls/command'),
            ...Object.keys(after)
              .filter((key) => key.startsWith('read '))
              .map((key) => key.slice('read '.length))
              .map((stream) => ({ stream, calls: callsBetween(before, after, 'read', stream) }))
              .filter(({ calls }) => calls > 0)
              .map(({ stream, calls }) => counted(`reads of ${stream}`, calls, lasted, 'reads/s')),
            counted('checkpoints', callsBetween(before, after, 'append', '~checkpoint'), lasted, 'appends/s'),
            counted('snapshots', callsBetween(before, after, 'append', '~snapshot'), lasted, 'appends/s'),
            counted('all appends', callsBetween(before, after, 'append'), sent, 'calls/command'),
          ]
        : []),
      {
        name: `${node.name}: durable GraphQL commands, 64 in flight, against bare Yoga`,
        value: rate,
        unit: 'commands/s',
        limit,
        ratio: rate / limit,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const productPart: Part = {
  name: 'the whole product',
  seconds: 150,
  run: benchEventStoreDbProduct,
};

/** Stops the product afterwards. */
async function measureProduct(
  node: BenchNode,
  { base, stop }: Running,
  seeded: Seeded,
  { subscribers, perSecond, seconds, commands }: Load,
) {
  try {
    // The first commands of each user load the state of its streams, which is not the steady state. Two per user, so
    // that the next one changes something.
    await liveLatencies(base, seeded, perSecond, (2 * subscribers) / perSecond);
    const before = await node.calls();
    const started = performance.now();
    const { latencies, sent, refused } = await liveLatencies(base, seeded, perSecond, seconds);
    const lasted = (performance.now() - started) / 1_000;
    const after = await node.calls();
    const rate = await commandsPerSecond(base, seeded, commands);
    return { latencies, sent, refused, lasted, before, after, rate };
  } finally {
    await stop();
  }
}
