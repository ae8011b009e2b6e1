import { deepStrictEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Aggregate } from '../../../../domain/aggregate.ts';
import { comparePositions, START, type JsonObject, type RecordedEvent } from '../../../../domain/envelope.ts';
import { categoriesOf } from '../../../../domain/events.ts';
import type { WorkFailed } from '../../../../domain/failures/index.ts';
import type { EventStore, LogFilter, LogPage } from '../../../../event-store/index.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { createBackgroundWork } from '../../../areas.ts';
import type { BackgroundWork } from '../background-work.ts';
import { openFailures, quick, until } from './failure-world.ts';

/** The account whose every event and item is refused. */
const poisoned = 'poison';
const good = ['good-1', 'good-2', 'good-3'] as const;

/** A dependency that takes every call, and throws for the poisoned account. */
function permissive(calls: string[], thrown: () => unknown): never {
  const target = (): undefined => undefined;
  const proxy: never = new Proxy(target, {
    get: (_target, name) => {
      if (name === 'then') return undefined;
      if (name === Symbol.iterator) return function* () {};
      if (name === Symbol.asyncIterator) return async function* () {};
      if (name === Symbol.toPrimitive) return () => '';
      return proxy;
    },
    apply: (_target, _this, args: readonly unknown[]) => {
      const call = JSON.stringify(args) ?? '';
      calls.push(call);
      if (call.includes(poisoned)) throw thrown();
      return proxy;
    },
  }) as never;
  return proxy;
}

const itemOf = (account: string, index: number) => ({
  ...Object.fromEntries(
    [
      'userId',
      'ownerId',
      'subscriptionId',
      'feeSheetId',
      'avatarId',
      'deliveryId',
      'webhookId',
      'id',
      'lotId',
      'slug',
    ].map((name) => [name, account]),
  ),
  title: account,
  description: '',
  category: 'basics',
  tags: [],
  source: 'trial',
  grantedAt: 0,
  expiresAt: 100 * 86_400_000 + index,
  dueAt: 1 + index,
});

/** Dependencies for every process and job: they note each call, and every list begins with the poisoned item. */
function poisonedDependencies(calls: string[], thrown: () => unknown): Dependencies {
  const items = [poisoned, ...good].map(itemOf);
  const any = permissive(calls, thrown);
  const note = (id: string): void => {
    calls.push(id);
    if (id.includes(poisoned)) throw thrown();
  };
  const executor = {
    load: async (aggregate: Aggregate<object, object, never>, id: string) => {
      note(id);
      return { state: aggregate.initial, revision: -1, position: START, time: 0, commands: [] };
    },
    execute: async (aggregate: Aggregate<object, object, never>, id: string) => {
      note(id);
      return { state: aggregate.initial, revision: -1, position: START, time: 0, commands: [], events: [] };
    },
    conflicts: () => 0,
    frozen: () => [],
  };
  const given: Record<string, unknown> = {
    executor,
    // Far in the future: nothing waits for its time.
    now: () => Date.parse('2200-01-01'),
    freeHalfCredits: 6,
    deletionGrace: 5,
    renderTimeout: 1,
    lessons: items,
    erasers: [],
    erasedBefore: async () => [poisoned, ...good],
    expiringLots: async () => items,
    ownersWatchedOn: async (_day: string, _limit: number, after?: string) =>
      after === undefined ? [poisoned, ...good] : [],
    audienceBetween: async (userId: string) => {
      note(userId);
      return { views: 1, finished: 0, videos: [{ videoId: userId, views: 1 }] };
    },
    webhookQueues: async function* () {
      yield* [poisoned, ...good];
    },
    webhooksDue: async (webhookId: string) => items.filter((item) => JSON.stringify(item).includes(webhookId)),
    webhookAudience: async () => ({ owners: [], administrators: [] }),
    billingProvider: { billingTime: () => 0, setCollectionPaused: any },
  };
  return new Proxy({} as Dependencies, {
    get: (_target, name) => {
      if (typeof name === 'string' && name in given) return given[name];
      return String(name).endsWith('Due') ? async () => items : any;
    },
    has: () => true,
  });
}

/** The newest golden sample of each event type. */
const samples = new Map<string, JsonObject>();
const folder = join(process.cwd(), 'domain/golden');
for (const name of readdirSync(folder).toSorted())
  if (name.endsWith('.json')) {
    const { type, data } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { type: string; data: JsonObject };
    samples.set(type, data);
  }

/** A copy: the events of a log may have accessors, which a spread leaves out. */
const withoutData = ({ stream, revision, position, id, type, time, metadata, hash, schemaVersion }: RecordedEvent) =>
  ({ stream, revision, position, id, type, time, metadata, hash, schemaVersion }) as RecordedEvent;

/** An event that throws as soon as a handler looks into it. */
function spoiled(event: RecordedEvent, thrown: () => unknown): RecordedEvent {
  return Object.defineProperty(withoutData(event), 'data', {
    get: () => {
      throw thrown();
    },
  });
}

/** The log for one process or job; notes the types that it follows and the events that it reads. */
function observed(log: EventStore, thrown: () => unknown) {
  const seen = new Set<string>();
  let filter: LogFilter | undefined;
  const view = (event: RecordedEvent): RecordedEvent => {
    if (event.stream.startsWith('failure')) return event;
    if (event.stream.includes(poisoned)) return spoiled(event, thrown);
    return Object.defineProperty(withoutData(event), 'data', {
      get: () => {
        seen.add(event.id);
        return event.data;
      },
    });
  };
  const page = (from: LogPage): LogPage => ({ ...from, events: from.events.map(view) });
  const checkpoints = new Map<string, string>();
  const store: EventStore = {
    ...log,
    readStream: async (stream, options) => (await log.readStream(stream, options)).map(view),
    readAll: async (options) => page(await log.readAll(options)),
    subscribe: async function* (options) {
      filter ??= options.filter;
      for await (const each of log.subscribe(options)) yield page(each);
    },
    loadCheckpoint: async (name) => (checkpoints.get(name) ?? START) as never,
    saveCheckpoint: async (name, position) => void checkpoints.set(name, position),
  };
  return { store, seen, follows: () => filter };
}

/** Every process and job of the product, also those that are added later. */
export const everyWork = (): readonly string[] =>
  createBackgroundWork(poisonedDependencies([], () => new Error('not used'))).map(({ name }) => name);

type Recorded = { readonly failure: WorkFailed['data'] | undefined };

const workNamed = (name: string, dependencies: Dependencies): BackgroundWork => {
  const work = createBackgroundWork(dependencies).find((each) => each.name === name);
  ok(work, `There is no process or job ${name}`);
  return work;
};

/**
 * Feeds a process or job an event or item that it refuses, between those of others, and waits until all others are
 * finished and the refused one is on record.
 *
 * @param before how many events of others come first
 */
export async function survivesPoison(
  name: string,
  log: EventStore,
  { thrown, before }: { readonly thrown: () => unknown; readonly before: number },
): Promise<void> {
  const calls: string[] = [];
  const { store, seen, follows } = observed(log, thrown);
  const failures = openFailures(log);
  const work = workNamed(name, poisonedDependencies(calls, thrown));
  const errors: unknown[] = [];
  const running = work.start({
    eventStore: store,
    onError: (error) => void errors.push(error),
    failures: failures.of(name),
    pace: { ...quick, later: { firstMs: 3_600_000, maxMs: 3_600_000 }, probeEveryMs: 3_600_000 },
  });
  try {
    const recorded = async () => [...(await failures.all()).values()].filter(({ failure }) => failure?.work === name);
    let turns = 0;
    await until(() => follows() !== undefined || (turns += 1) > 20, 'A start');
    const types = follows()?.types;
    if (types === undefined) {
      await until(() => calls.some((call) => call.includes(poisoned)) || (turns += 1) > 60);
      // Jobs that work through no list have nothing to pass over.
      if (!calls.some((call) => call.includes(poisoned))) return;
      for (const account of good)
        await until(() => calls.some((call) => call.includes(account)), `${name}: the item of ${account}`);
      const isItems = ({ failure }: Recorded): boolean => JSON.stringify(failure).includes(poisoned);
      await until(async () => (await recorded()).some(isItems), `${name}: the record`);
      return;
    }
    const others: { readonly id: string; readonly type: string }[] = [];
    const append = async (type: string, account: string): Promise<void> => {
      const [category] = categoriesOf([type]);
      const stream = `${category ?? 'none'}-${account}-${randomUUID()}`;
      const id = randomUUID();
      const metadata = {
        actor: { kind: 'user', id: account } as const,
        commandId: id,
        correlationId: id,
        causationId: id,
        subject: account,
      };
      if (account !== poisoned) others.push({ id, type });
      await log.append(stream, 'no_stream', [
        { id, type, schemaVersion: 1, time: 1, data: samples.get(type) ?? {}, metadata },
      ]);
    };
    for (const type of types) {
      for (let n = 0; n < before; n += 1) await append(type, good[n % good.length] ?? good[0]);
      await append(type, poisoned);
      for (const account of good) await append(type, account);
    }
    await until(
      async () => comparePositions(running.status().position, lastOf(await readAll(log))) >= 0,
      `${name}: the end`,
    );
    deepStrictEqual(running.status().inFlight, 0);
    const onRecord = await recorded();
    for (const type of types) {
      const ofType = others.filter((each) => each.type === type);
      // A handler that reads no event refuses none.
      if (!ofType.some(({ id }) => seen.has(id))) continue;
      ok(
        ofType.every(({ id }) => seen.has(id)),
        `${name} left out a ${type} of somebody else`,
      );
      const isRefused = ({ failure }: Recorded): boolean =>
        failure?.ownerId === poisoned && failure.target.kind === 'event' && failure.target.type === type;
      deepStrictEqual(onRecord.filter(isRefused).length, 1, `${name}: the refused ${type} is not on record`);
    }
  } finally {
    await running.stop();
  }
}

const lastOf = (events: readonly RecordedEvent[]) =>
  events.findLast(({ stream }) => !stream.startsWith('failure'))?.position ?? START;
async function readAll(log: EventStore): Promise<readonly RecordedEvent[]> {
  return (await log.readAll({ after: START, limit: 10_000 })).events;
}
