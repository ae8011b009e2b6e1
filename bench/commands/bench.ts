import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { creditAggregate } from '../../domain/credits/index.ts';
import { uuidFrom } from '../../command-service/support/context.ts';
import { createExecutor, type Executor } from '../../command-service/executor/executor.ts';
import { eventRegistry } from '../../domain/events.ts';
import { openSqliteEventStore, withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { openTelemetry } from '../../server/telemetry/index.ts';
import { instrumentAppends } from '../../server/telemetry/instrument.ts';
import { bareAppends } from '../event-store/limit.ts';
import { compareWithLimit, median, rateSince, type BenchResult } from '../event-store/measure.ts';

const context = (subject: string) =>
  ({ actor: { kind: 'admin', id: 'bench' }, commandId: randomUUID(), correlationId: 'bench', subject }) as const;

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-commands-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs on an embedded log in a separate folder. */
export function withStore<Result>(work: (store: EventStore) => Promise<Result>): Promise<Result> {
  return inTempFolder(async (folder) => {
    const store = withCodec(await openSqliteEventStore({ folder }), {
      registry: eventRegistry,
      keyRing: createMemoryKeyRing(),
    });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });
}

/** A command that always appends one event: it alternates the balance between two values. */
async function setCredits(executor: Executor, userId: string, n: number): Promise<void> {
  const sent = context(userId);
  const command = {
    kind: 'set' as const,
    adjustmentId: uuidFrom(sent.commandId),
    amount: n % 2 === 0 ? 20 : 10,
    reason: 'bench',
  };
  await executor.execute(creditAggregate, userId, command, sent);
}

async function fill(store: EventStore, users: number, events: number): Promise<void> {
  const executor = createExecutor({ eventStore: store, registry: eventRegistry, now: Date.now });
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      for (let n = 0; n < events; n += 1) await setCredits(executor, `u${user}`, n);
    }),
  );
}

/**
 * Loads a stream of 20 events, decides and appends, with 64 commands in flight over 1,000 streams. Cold: every command
 * reads and folds its whole stream from the log. Warm, as in the product: states are cached and only new events are
 * read.
 */
export async function benchCommands(count = 20_000, users = 1_000): Promise<readonly BenchResult[]> {
  const measure = (cacheSize: number) =>
    withStore(async (store) => {
      await fill(store, users, 20);
      const executor = createExecutor({ eventStore: store, registry: eventRegistry, now: Date.now, cacheSize });
      if (cacheSize > 1)
        await Promise.all(Array.from({ length: users }, (_, user) => executor.load(creditAggregate, `u${user}`)));
      let next = 0;
      const started = performance.now();
      await Promise.all(
        Array.from({ length: 64 }, async () => {
          for (let n = next++; n < count; n = next++) await setCredits(executor, `u${n % users}`, 20 + n);
        }),
      );
      return rateSince(count, started);
    });
  const cold: number[] = [];
  const warm: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    bare.push(await inTempFolder((folder) => bareAppends(folder, count, users, 64)));
    cold.push(await measure(1));
    warm.push(await measure(20_000));
  }
  // The limit is the bare group-commit loop: appends only, without loading or deciding.
  const limit = median(bare);
  return [
    {
      name: 'commands: load 20 events, decide, append; 64 in flight, cold cache',
      value: median(cold),
      unit: 'commands/s',
      limit,
      ratio: median(cold) / limit,
    },
    {
      name: 'commands: the same with a warm cache, as in the product',
      value: median(warm),
      unit: 'commands/s',
      limit,
      ratio: median(warm) / limit,
    },
  ];
}

/** Compares warm commands with the telemetry of a process without a collector, the default, with none at all. */
export function benchTelemetryOff(count = 10_000, users = 500): Promise<BenchResult> {
  const measure = (instrument: (store: EventStore) => EventStore) => () =>
    withStore(async (store) => {
      const executor = createExecutor({ eventStore: instrument(store), registry: eventRegistry, now: Date.now });
      await fill(store, users, 1);
      let next = 0;
      const started = performance.now();
      await Promise.all(
        Array.from({ length: 64 }, async () => {
          for (let n = next++; n < count; n = next++) await setCredits(executor, `u${n % users}`, 1 + n);
        }),
      );
      return rateSince(count, started);
    });
  return openTelemetry(undefined, 'bench', '.').then(({ telemetry }) =>
    compareWithLimit(
      'commands: with metrics and without a collector of traces, relative to no telemetry',
      'commands/s',
      7,
      measure((store) => instrumentAppends(store, 'sqlite', telemetry)),
      measure((store) => store),
    ),
  );
}

/**
 * Compares a command on a stream of 100,000 events with one on a stream of 10, sequentially, each after a fresh start.
 */
export function benchLongStream(events = 100_000, commands = 300): Promise<readonly BenchResult[]> {
  return withStore(async (store) => {
    await fill(store, 1, 10);
    const writer = createExecutor({ eventStore: store, registry: eventRegistry, now: Date.now });
    for (let n = 0; n < events; n += 512) {
      await Promise.all(Array.from({ length: Math.min(512, events - n) }, (_, k) => setCredits(writer, 'long', n + k)));
    }
    const timed = async (userId: string, from: number): Promise<number> => {
      const started = performance.now();
      for (let n = 0; n < commands; n += 1) await setCredits(writer, userId, from + n);
      return (performance.now() - started) / commands;
    };
    const ratios: number[] = [];
    let longest = 0;
    for (let round = 0; round < 5; round += 1) {
      const short = await timed('u0', 1_000_000 + round * commands);
      longest = await timed('long', 2_000_000 + round * commands);
      ratios.push(longest / short);
    }
    const fresh = createExecutor({ eventStore: store, registry: eventRegistry, now: Date.now });
    const started = performance.now();
    await setCredits(fresh, 'long', 9_000_000);
    const first = performance.now() - started;
    return [
      {
        name: `command on a stream of ${events} events, relative to a stream of 10`,
        value: median(ratios),
        unit: 'x',
        limit: 1.2,
      },
      { name: `command on a stream of ${events} events`, value: longest, unit: 'ms' },
      { name: 'first command on that stream after a start', value: first, unit: 'ms' },
    ];
  });
}
