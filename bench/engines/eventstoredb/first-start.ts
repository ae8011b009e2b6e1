import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEventStoreDb } from '../../../event-store/index.ts';
import type { BenchResult } from '../../event-store/measure.ts';
import { freePort, seed, startProduct } from '../../gateway/seed.ts';
import type { BenchNode } from './node.ts';
import type { Part } from './part.ts';

/** Few, because each new account gets a greeting, which is not part of the log's work. */
const accounts = 20;
const history = 100_000;
/** Processor time per event of the log, microseconds. */
const modelsGoal = 60;
const processesGoal = 40;
/** The product counts as idle once it has used less of a processor than this for this long, ms. */
const idleShare = 0.15;
const idleMs = 2_000;

interface Start {
  /** The time until it is ready, and from then until it is idle. */
  readonly ready: Spent;
  readonly idle: Spent;
}

interface Spent {
  readonly seconds: number;
  readonly processorSeconds: number;
}

/**
 * The first start of the product on a long log: all read models are built, then all processes read the log. The time of
 * a second start is subtracted, so that only the processor time of the log's events is left.
 */
async function benchFirstStart(node: BenchNode, signal?: AbortSignal): Promise<readonly BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-first-start-'));
  try {
    const { url, namespace } = node;
    const settings = {
      LIBRARY_LESSONS: 'off',
      EVENTSTORE_URL: url,
      ...(namespace !== undefined && { EVENTSTORE_NAMESPACE: namespace }),
    };
    const log = await openEventStoreDb({ url, timeoutMs: 60_000, ...(namespace !== undefined && { namespace }) });
    await seed(dataDir, 'http://localhost:1', accounts, { events: history, log, sessions: false });
    const first = await start(dataDir, settings, signal);
    const second = await start(dataDir, settings, signal);
    const perEvent = (one: Spent, other: Spent): number =>
      ((one.processorSeconds - other.processorSeconds) / history) * 1e6;
    const row = (name: string, value: number, limit: number): BenchResult => ({
      name,
      value,
      unit: 'us/event',
      limit,
      ratio: value / limit,
    });
    const name = `${node.name}: first start on ${history.toLocaleString('en')} events`;
    return [
      row(`${name}, all read models, processor time`, perEvent(first.ready, second.ready), modelsGoal),
      row('the same: all processes', perEvent(first.idle, second.idle), processesGoal),
      { name: 'the same: until ready', value: first.ready.seconds, unit: 's' },
      { name: 'the same: from then until all processes are done', value: first.idle.seconds, unit: 's' },
      { name: 'the same: second start, until ready', value: second.ready.seconds, unit: 's' },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Start> {
  const product = await startProduct(dataDir, await freePort(), settings, signal);
  try {
    const atReady = processorSeconds(product.pid);
    const ready = { seconds: product.readyAfterMs / 1_000, processorSeconds: atReady };
    const began = performance.now();
    let busy = { at: began, processorSeconds: atReady };
    for (let last = busy; performance.now() - busy.at < idleMs;) {
      await pause(250, undefined, signal && { signal });
      const now = { at: performance.now(), processorSeconds: processorSeconds(product.pid) };
      if (now.processorSeconds - last.processorSeconds > (idleShare * (now.at - last.at)) / 1_000) busy = now;
      last = now;
    }
    return {
      ready,
      idle: { seconds: (busy.at - began) / 1_000, processorSeconds: busy.processorSeconds - atReady },
    };
  } finally {
    await product.stop();
  }
}

/** User and system time of a process, as Linux counts it. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export const firstStartPart: Part = { name: 'first start', seconds: 420, run: benchFirstStart };
