import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventRegistry } from '../../domain/events.ts';
import { type EventStore, openEventStoreDb, openSqliteEventStore, withCodec } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import {
  openJsonLinesSink,
  openKafkaSink,
  openMongoReadStore,
  openSqliteReadStore,
  parseKafkaAddress,
  projectionRegistry,
  startProjections,
  startPublisher,
  type ReadStore,
  type RecordSink,
} from '../../projection-service/index.ts';
import { found } from '../../tools/engines/running.ts';
import openEngines from '../../tools/engines/setup.ts';
import { benchEvent } from '../event-store/events.ts';
import { median, rateSince, type BenchResult } from '../event-store/measure.ts';
import { createCommands, inFlight, together, users } from './load.ts';

/** The implementation of a port measured by a row. */
interface Engine<Port> {
  readonly name: string;
  readonly open: (folder: string) => Promise<Port>;
}

const appends = 4_000;
const appendStreams = 1_000;
const appendsInLine = 500;
const rebuilt = 20_000;
/** Load while the latency is measured: commands per second, for a number of seconds. */
const pace = { perSecond: 100, seconds: 10 } as const;

/** Measures the hot paths on all engines available on this machine next to the embedded ones, in one run. */
export async function benchEngines(): Promise<readonly BenchResult[]> {
  await openEngines();
  try {
    for (const engine of found)
      console.error(`  ${engine.name}: ${'missing' in engine ? `missing, ${engine.missing}` : engine.version}`);
    const { EVENTSTORE_URL: logUrl, MONGODB_URL: modelsUrl, KAFKA_BROKERS: brokers } = process.env;
    const logs: Engine<EventStore>[] = [
      { name: 'SQLite', open: (folder) => openSqliteEventStore({ folder: join(folder, 'log') }) },
    ];
    if (logUrl !== undefined)
      logs.push({ name: versionOf('EventStoreDB'), open: () => openEventStoreDb({ url: logUrl }) });
    const stores: Engine<ReadStore>[] = [
      { name: 'SQLite', open: (folder) => openSqliteReadStore({ folder: join(folder, 'models') }) },
    ];
    if (modelsUrl !== undefined)
      stores.push({
        name: versionOf('MongoDB'),
        open: () => openMongoReadStore({ url: modelsUrl, database: `bench-${randomUUID()}` }),
      });
    const sinks: Engine<RecordSink>[] = [
      { name: 'JSON lines', open: async (folder) => openJsonLinesSink({ folder: join(folder, 'events') }) },
    ];
    if (brokers !== undefined)
      sinks.push({
        name: versionOf('Kafka'),
        open: async () => openKafkaSink({ address: parseKafkaAddress(brokers) }),
      });

    const results: BenchResult[] = [];
    for (const log of logs) {
      console.error(`  … ${log.name}`);
      results.push(...(await inTempFolder(async (folder) => benchLog(log.name, await log.open(folder)))));
    }
    const [embedded] = logs;
    if (!embedded) return results;
    await inTempFolder(async (folder) => {
      const log = await embedded.open(folder);
      try {
        await fill(log, rebuilt);
        for (const store of stores) {
          console.error(`  … ${store.name}`);
          results.push(...(await benchModels(store, log, folder)));
        }
        for (const sink of sinks) {
          console.error(`  … ${sink.name}`);
          results.push(await benchSink(sink, log, folder));
        }
      } finally {
        await log.close();
      }
    });
    return results;
  } finally {
    for (const engine of found) if ('stop' in engine) await engine.stop();
  }
}

function versionOf(name: string): string {
  const engine = found.find((one) => one.name === name);
  return engine && 'version' in engine ? `${name} (${engine.version})` : name;
}

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-engines-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(log: EventStore, events: number): Promise<void> {
  await together(events, createCommands(log));
}

/** Appends an event to the end of its stream with the expected revision; one append in flight per stream. */
function createAppends(log: EventStore, streams: number) {
  const run = randomUUID();
  return async (n: number): Promise<void> => {
    const revision = Math.floor(n / streams) - 1;
    await log.append(`credits-${run}-${n % streams}`, revision < 0 ? 'no_stream' : revision, [
      benchEvent(n, randomUUID()),
    ]);
  };
}

async function benchLog(name: string, log: EventStore): Promise<readonly BenchResult[]> {
  try {
    // Runs in rounds, so that no stream has two appends in flight.
    const spread = createAppends(log, appendStreams);
    const spreadStarted = performance.now();
    for (let round = 0; round < appends / appendStreams; round += 1)
      await together(appendStreams, (n) => spread(round * appendStreams + n));
    const spreadRate = rateSince(appends, spreadStarted);
    const inLine = createAppends(log, 1);
    const inLineStarted = performance.now();
    for (let n = 0; n < appendsInLine; n += 1) await inLine(n);
    const inLineRate = rateSince(appendsInLine, inLineStarted);
    const command = createCommands(log);
    await together(users, command);
    const started = performance.now();
    await together(appends, (n) => command(users + n));
    const parallel = rateSince(appends, started);
    const alone: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      const asked = performance.now();
      await command(users + appends + n);
      alone.push(performance.now() - asked);
    }
    return [
      { name: `${name}: appends, 1 event each, ${inFlight} in flight`, value: spreadRate, unit: 'events/s' },
      { name: `${name}: sequential appends to one stream`, value: inLineRate, unit: 'events/s' },
      { name: `${name}: commands, ${inFlight} in flight`, value: parallel, unit: 'commands/s' },
      { name: `${name}: latency of a single command`, value: median(alone), unit: 'ms' },
    ];
  } finally {
    await log.close();
  }
}

/** Builds all read models from a log, then measures the lag from an append to the read model. */
async function benchModels(
  store: Engine<ReadStore>,
  rawLog: EventStore,
  folder: string,
): Promise<readonly BenchResult[]> {
  const readStore = await store.open(folder);
  const log = withCodec(rawLog, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const names = projectionRegistry.map(({ name }) => name);
  const started = performance.now();
  const projections = await startProjections({ eventStore: log, readStore, projectors: projectionRegistry });
  try {
    if (!(await projections.waitFor(names, await log.head(), 600_000)))
      throw new Error(`${store.name} did not catch up`);
    const rate = rateSince(rebuilt, started);
    const command = createCommands(rawLog);
    const latencies: number[] = [];
    for (let n = 0; n < pace.perSecond * pace.seconds; n += 1) {
      const due = pause(1_000 / pace.perSecond);
      await command(n);
      const appended = performance.now();
      await projections.waitFor(names, await log.head(), 10_000);
      latencies.push(performance.now() - appended);
      await due;
    }
    const sorted = latencies.toSorted((a, b) => a - b);
    return [
      {
        name: `${store.name}: all read models from ${rebuilt.toLocaleString('en')} events`,
        value: rate,
        unit: 'events/s',
      },
      { name: `${store.name}: append to read models, p50`, value: median(sorted), unit: 'ms' },
      { name: `${store.name}: the same, p99`, value: sorted[Math.floor(sorted.length * 0.99)] ?? 0, unit: 'ms' },
    ];
  } finally {
    await projections.stop();
    await readStore.close();
  }
}

async function benchSink(sink: Engine<RecordSink>, rawLog: EventStore, folder: string): Promise<BenchResult> {
  const events = (await rawLog.eventsAfter('' as Parameters<EventStore['eventsAfter']>[0])) ?? rebuilt;
  const started = performance.now();
  const publisher = startPublisher({ eventStore: rawLog, sink: await sink.open(folder), source: 'http://localhost' });
  try {
    for (let seen = 0; seen < events; seen = (await publisher.status()).published) await pause(5);
    return { name: `${sink.name}: published`, value: rateSince(events, started), unit: 'events/s' };
  } finally {
    await publisher.stop();
  }
}
