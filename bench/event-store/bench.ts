import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { newEventId } from '../../event-store/event-id.ts';
import { openSqliteEventStore, verifyLog } from '../../event-store/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { benchEvent } from './events.ts';
import { bareAppends, bareReads } from './limit.ts';
import type { BenchResult } from './measure.ts';
import { compareWithLimit, median, rateSince } from './measure.ts';

const ROUNDS = 5;

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function appends(
  store: EventStore,
  count: number,
  streams: number,
  inFlight: number,
  idOf: (n: number) => string = () => randomUUID(),
): Promise<number> {
  const ids = Array.from({ length: count }, (_, n) => idOf(n));
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let n = next++; n < count; n = next++) {
        const revision = Math.floor(n / streams) - 1;
        await store.append(`credits-${n % streams}`, revision < 0 ? 'no_stream' : revision, [
          benchEvent(n, ids[n] ?? ''),
        ]);
      }
    }),
  );
  return rateSince(count, started);
}

function comparedWithBareAppends(name: string, count: number, streams: number, inFlight: number): Promise<BenchResult> {
  return compareWithLimit(
    name,
    'events/s',
    ROUNDS,
    () =>
      inTempFolder(async (folder) => {
        const store = await openSqliteEventStore({ folder });
        const rate = await appends(store, count, streams, inFlight);
        await store.close();
        return rate;
      }),
    () => inTempFolder((folder) => bareAppends(folder, count, streams, inFlight)),
  );
}

/** Single-event appends to 1,000 streams, 64 in flight, each acknowledged after its commit. */
export function benchParallelAppends(count = 100_000): Promise<BenchResult> {
  return comparedWithBareAppends('append, 64 in flight, 1,000 streams', count, 1_000, 64);
}

/** Sequential single-event appends to one stream. */
export function benchSequentialAppends(count = 20_000): Promise<BenchResult> {
  return comparedWithBareAppends('append, one stream, sequential', count, 1, 1);
}

async function readEverything(store: EventStore): Promise<number> {
  let [count, total] = [0, 0];
  const started = performance.now();
  for (let after: Position = START; ;) {
    const page = await store.readAll({ after, limit: 1_000 });
    for (const event of page.events) total += Number(event.data['halfCredits']);
    count += page.events.length;
    after = page.position;
    if (page.end) break;
  }
  if (!Number.isFinite(total)) throw new Error('unreachable');
  return rateSince(count, started);
}

/** Ids like the product's at 5,000 events a second: they begin with the time. */
const idAt = (n: number): string => newEventId(1_790_000_000_000 + n / 5);

async function verifyRate(folder: string): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    const { ok, events } = await verifyLog(folder);
    if (!ok) throw new Error('The log of the bench is damaged');
    rates.push(rateSince(events, started));
  }
  return median(rates);
}

/** Reads, opens and verifies a log of `count` events. All three use one log, because filling it takes longest. */
export async function benchLargeLog(count = 1_000_000): Promise<readonly BenchResult[]> {
  return inTempFolder(async (folder) => {
    const store = await openSqliteEventStore({ folder });
    await appends(store, count, 1_000, 512, idAt);
    await store.close();
    await bareAppends(folder, count, 1_000, 512);

    const openings: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const opened = await openSqliteEventStore({ folder });
      openings.push(performance.now() - started);
      await opened.close();
    }
    const reader = await openSqliteEventStore({ folder });
    const reading = await compareWithLimit(
      `readAll and parse, ${count} events`,
      'events/s',
      ROUNDS,
      () => readEverything(reader),
      () => bareReads(folder),
    );
    await reader.close();
    return [
      reading,
      { name: `open the log, ${count} events`, value: median(openings), unit: 'ms' },
      { name: `verify, ${count} events`, value: await verifyRate(folder), unit: 'events/s' },
    ];
  });
}

/**
 * Verifies a log with ids in random order, like those of imported events: each lookup is in another part of the index.
 */
async function benchVerifyRandomIds(count = 1_000_000): Promise<BenchResult> {
  return inTempFolder(async (folder) => {
    const store = await openSqliteEventStore({ folder });
    await appends(store, count, 1_000, 512);
    await store.close();
    await (await openSqliteEventStore({ folder })).close();
    return { name: `verify, ${count} events, random ids`, value: await verifyRate(folder), unit: 'events/s' };
  });
}

/** Runs all benchmarks of the log in order. */
export async function benchEventStore(): Promise<readonly BenchResult[]> {
  return [
    await benchParallelAppends(),
    await benchSequentialAppends(),
    ...(await benchLargeLog()),
    await benchVerifyRandomIds(),
  ];
}
