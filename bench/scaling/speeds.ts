import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import {
  backupLog,
  openSqliteEventStore,
  openSqliteKeyRing,
  withCodec,
  type EventStore,
} from '../../event-store/index.ts';
import {
  openSqliteReadStore,
  projectionRegistry,
  startProjections,
  type Projections,
  type Projector,
  type ReadStore,
} from '../../projection-service/index.ts';
import { median } from '../event-store/measure.ts';
import { speedOfTelling, trySubscriptions, weighSession } from './gateway.ts';
import type { Lived } from './population.ts';

/** How fast this machine goes through the log of the population; each the median of three. */
export interface ReadingSpeeds {
  /** Events of its own that each projection takes a second, alone, from nothing. */
  readonly rebuild: Readonly<Record<string, number>>;
  /** Events a second while all read models are compared with a replay, one after the other. */
  readonly verifyModels: number;
  /** Events of credits and films a second that a gateway reads and tells, when another process projects. */
  readonly tell: number;
  /** Pages with a subscription that were open at once, each getting its updates. */
  readonly subscriptions: number;
  /** Bytes of a session's row with its indexes. */
  readonly sessionBytes: number;
  /** Bytes of log a second that a backup copies and checks. */
  readonly backup: number;
}

const rounds = 3;
const digits = (value: number): number => Number(value.toPrecision(4));

/** Measures them on a house that has lived. */
export async function measureReading(lived: Lived): Promise<ReadingSpeeds> {
  const keyRing = await openSqliteKeyRing({ folder: lived.keysFolder });
  const log = withCodec(await openSqliteEventStore({ folder: lived.logFolder }), { registry: eventRegistry, keyRing });
  try {
    const rebuild: Record<string, number> = {};
    for (const projector of projectionRegistry)
      rebuild[projector.name] = await often(
        async () => (await countOf(log, projector)) / (await secondsToBuild(log, [projector])),
      );
    const events = (await log.eventsAfter(START)) ?? 0;
    return {
      rebuild,
      tell: await often(() =>
        withModels(log, projectionRegistry, (_projections, readStore) => speedOfTelling(log, readStore)),
      ),
      subscriptions: await trySubscriptions(),
      sessionBytes: digits(await weighSession()),
      verifyModels: await often(async () => events / (await secondsToVerify(log))),
      backup: await often(() => backupSpeed(lived.logFolder)),
    };
  } finally {
    await log.close();
    await keyRing.close();
  }
}

async function often(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return digits(median(values));
}

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-scaling-speed-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const secondsSince = (started: number): number => (performance.now() - started) / 1_000;

async function countOf(log: EventStore, { filter }: Projector): Promise<number> {
  let count = 0;
  for (let after = START; ;) {
    const page = await log.readAll({ after, filter, limit: 10_000 });
    count += page.events.length;
    if (page.end) return count;
    after = page.position;
  }
}

function withModels<Result>(
  log: EventStore,
  some: readonly Projector[],
  work: (projections: Pick<Projections, 'verifyAgainstReplay'>, readStore: ReadStore) => Promise<Result>,
): Promise<Result> {
  return inTempFolder(async (folder) => {
    const readStore = await openSqliteReadStore({ folder });
    const projections = await startProjections({ eventStore: log, readStore, projectors: some });
    try {
      if (
        !(await projections.waitFor(
          some.map(({ name }) => name),
          await log.head(),
          600_000,
        ))
      )
        throw new Error('The read models were not built');
      return await work(projections, readStore);
    } finally {
      await projections.stop();
      await readStore.close();
    }
  });
}

async function secondsToBuild(log: EventStore, some: readonly Projector[]): Promise<number> {
  const started = performance.now();
  return withModels(log, some, async () => secondsSince(started));
}

function secondsToVerify(log: EventStore): Promise<number> {
  return withModels(log, projectionRegistry, (projections) =>
    inTempFolder(async (folder) => {
      const scratch = await openSqliteReadStore({ folder });
      const started = performance.now();
      for (const { name } of projectionRegistry) {
        const { ok } = await projections.verifyAgainstReplay(name, { scratch });
        if (!ok) throw new Error(`${name} is not what the log says`);
      }
      await scratch.close();
      return secondsSince(started);
    }),
  );
}

function backupSpeed(logFolder: string): Promise<number> {
  return inTempFolder(async (folder) => {
    const started = performance.now();
    await backupLog(logFolder, join(folder, 'copy'));
    const { size } = await stat(join(folder, 'copy', 'log.sqlite'));
    return size / secondsSince(started);
  });
}
