import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../gateway/seed.ts';

/** Read now, before a part of the benchmark finds engines and sets it. */
const given = process.env['EVENTSTORE_URL'];
const standIn = join(import.meta.dirname, '../../../tools/engines/eventstoredb-stand-in/process.ts');

/** Calls so far by kind and category of stream, e.g. `append credits`. */
export type Calls = Readonly<Record<string, number>>;

/** The EventStoreDB of a benchmark. */
export interface BenchNode {
  readonly name: string;
  readonly url: string;
  /** Separates the product's data from other data on a real node; the stand-in is new for each part. */
  readonly namespace: string | undefined;
  /** Whether it shares this machine with the measured product, and so limits it. */
  readonly isStandIn: boolean;
  /** The node's counters; undefined for a real node, which has no counters. */
  calls(): Promise<Calls | undefined>;
  stop(): Promise<void>;
}

/**
 * The node that EVENTSTORE_URL names, or else the stand-in in a separate process with the recorded delays: it commits
 * in groups, acknowledges, and delivers to subscribers later.
 */
export async function openBenchNode(): Promise<BenchNode> {
  if (given !== undefined && given !== '')
    return {
      name: 'EventStoreDB',
      url: given,
      namespace: `bench-${randomUUID().slice(0, 8)}`,
      isStandIn: false,
      calls: async () => undefined,
      stop: async () => undefined,
    };
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-node-'));
  const port = await freePort();
  const child = fork(standIn, [String(port), join(folder, 'journal')], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as readonly unknown[];
  if (said !== 'ready') throw new Error('The stand-in of EventStoreDB did not start');
  return {
    name: 'EventStoreDB (stand-in)',
    url: `esdb://127.0.0.1:${port}?tls=false`,
    namespace: undefined,
    isStandIn: true,
    async calls() {
      const answer = once(child, 'message');
      child.send('calls');
      const [calls] = (await answer) as readonly unknown[];
      return calls as Calls;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The calls of a kind between two counts; of all streams, or of those with a name prefix. */
export function callsBetween(before: Calls, after: Calls, kind: 'append' | 'read', category = ''): number {
  return Object.entries(after)
    .filter(([key]) => key.startsWith(`${kind} ${category}`))
    .reduce((sum, [key, count]) => sum + count - (before[key] ?? 0), 0);
}
