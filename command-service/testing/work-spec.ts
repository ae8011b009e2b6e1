import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { comparePositions, START, type Actor, type RecordedEvent } from '../../domain/envelope.ts';
import { eventRegistry, type CurbcastEvent } from '../../domain/events.ts';
import { newEventId, withCodec, type EventStore } from '../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../event-store/testing/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createExecutor } from '../executor/executor.ts';
import { createLedger } from '../support/ledger.ts';
import { createQuotes } from '../support/quotes.ts';
import type { BackgroundWork, RunningWork } from '../processes/engine/background-work.ts';
import { createMemoryProgress } from '../providers/progress/testing/memory-progress.ts';
import { idleProvider, renderTimeout } from './command-process.ts';

/** An event with its stream; in `given` with the time that it was recorded at. */
export interface Placed {
  readonly stream: string;
  readonly event: CurbcastEvent;
  readonly time?: number;
}

export const on = (stream: string, event: CurbcastEvent, time = 0): Placed => ({ stream, event, time });

/** A provider whose every function fails once before it works, as a network does. */
export function flaky<Provider extends object>(provider: Provider): Provider {
  const failed = new Set<PropertyKey>();
  return new Proxy(provider, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        if (!failed.has(name)) {
          failed.add(name);
          throw new Error(`${String(name)} is not available for a moment`);
        }
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}

/** The dependencies of a work on this log; parts that a case does not give do nothing, or fail by their name when used. */
export function openDependencies(log: EventStore, given: Partial<Dependencies> = {}): Dependencies {
  const now = given.now ?? (() => 1_000);
  const executor = createExecutor({ eventStore: log, registry: eventRegistry, now });
  return {
    eventStore: log,
    executor,
    ledger: createLedger({ executor, now, bundleValidity: null }),
    quoteFor: createQuotes({ executor, emailBlastSold: false }),
    identities: createMemoryIdentityDirectory(),
    files: unused('files'),
    paymentProvider: unused('paymentProvider'),
    billingProvider: unused('billingProvider'),
    providerRecords: unused('providerRecords'),
    books: unused('books'),
    billingSync: async () => undefined,
    customerSync: async () => undefined,
    customerOwner: async () => undefined,
    planPeriod: 30 * 24 * 3_600_000,
    subscriptionsDue: async () => [],
    videoProvider: idleProvider,
    progress: createMemoryProgress(now),
    videoConverter: unused('videoConverter'),
    fileChecks: unused('fileChecks'),
    fetchVideo: unused('fetchVideo'),
    lessons: [],
    twinProvider: unused('twinProvider'),
    twinTimeout: 24 * 3_600_000,
    mail: unused('mail'),
    webhookSender: unused('webhookSender'),
    webhookAudience: async () => ({ owners: [], administrators: [] }),
    webhookQueues: async function* () {},
    webhooksDue: async () => [],
    collectMedia: async () => ({ pictures: [], leftOut: [] }),
    now,
    renderTimeout,
    balanceOf: async () => undefined,
    freeHalfCredits: 0,
    freeCreditsDue: async () => [],
    expiryDue: async () => [],
    expiringLots: async () => [],
    ownersWatchedOn: async () => [],
    audienceBetween: async () => ({ views: 0, finished: 0, videos: [] }),
    deletionGrace: 7 * 24 * 3_600_000,
    feeSheetsDue: async () => [],
    consentsDue: async () => [],
    picturesInUse: async () => new Set(),
    deletionsDue: async () => [],
    erasuresDue: async function* () {},
    erasedBefore: async () => [],
    keyRing: unused('keyRing'),
    erasers: [],
    scrubReadModels: async () => undefined,
    ...given,
  };
}

interface WorkOptions {
  /** The actor of the appended events; by default the work itself. */
  readonly actor?: Actor;
  /** Several subjects are handled at once: only the order within each stream is compared. */
  readonly sideBySide?: boolean;
}

/**
 * Given these events, when this process or job runs, then it appends exactly those.
 *
 * Every case also proves the rules of all background work: after a crash that lost the checkpoint the whole log is
 * handled again and nothing more is appended; each event names its actor and, for a process, the event that caused it.
 */
export function specifyWork(
  create: (dependencies: Dependencies) => BackgroundWork,
  given: Partial<Dependencies> = {},
  { actor, sideBySide = false }: WorkOptions = {},
) {
  return {
    given: (...past: readonly Placed[]) => ({
      async appends(...expected: readonly Placed[]): Promise<void> {
        const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
        const now = given.now ?? (() => 1_000);
        for (const placed of past) await recordPlaced(log, placed);
        const before = await readAll(log);
        const dependencies = openDependencies(log, { now, ...given });
        const work = create(dependencies);
        await runOnce(work, log, before.length + expected.length);
        const after = await readAll(log);
        const added = after.slice(before.length);
        const ordered = (placed: readonly Omit<Placed, 'time'>[]) =>
          sideBySide ? placed.toSorted((one, other) => one.stream.localeCompare(other.stream)) : placed;
        deepStrictEqual(
          ordered(added.map(({ stream, type, data }) => ({ stream, event: { type, data } as CurbcastEvent }))),
          ordered(
            expected.map(({ stream, event: { type, data } }) => ({ stream, event: { type, data } as CurbcastEvent })),
          ),
        );
        for (const { metadata, type } of added) {
          deepStrictEqual(metadata.actor, actor ?? { kind: 'process', id: work.name }, `actor of ${type}`);
          const isCaused = after.some(({ id }) => id === metadata.causationId);
          const isFirst = metadata.causationId === metadata.commandId;
          deepStrictEqual(isCaused || isFirst, true, `cause of ${type}`);
        }
        await runOnce(work, log, after.length);
        deepStrictEqual((await readAll(log)).length, after.length, 'The second run appended more');
      },
    }),
  };
}

/** Runs the work from the start of the log until it has nothing left to do. */
export async function runOnce(work: BackgroundWork, log: EventStore, events: number): Promise<void> {
  let followsLog = false;
  const eventStore: EventStore = {
    ...log,
    loadCheckpoint: async () => {
      followsLog = true;
      return START;
    },
    saveCheckpoint: async () => undefined,
  };
  const running = work.start({ eventStore, onError: () => undefined });
  try {
    await idle(running, log, events, followsLog);
  } finally {
    await running.stop();
  }
}

/**
 * Waits until the work has appended the expected events and handled the whole log, at most 10 s; the case then judges.
 */
async function idle(running: RunningWork, log: EventStore, events: number, followsLog: boolean): Promise<void> {
  for (let calm = 0, tries = 0; calm < 3 && tries < 1_000; tries += 1) {
    const { position, inFlight, state } = running.status();
    const head = await log.head();
    const isDone = inFlight === 0 && state === 'running' && (!followsLog || comparePositions(position, head) >= 0);
    calm = isDone && (await readAll(log)).length >= events ? calm + 1 : 0;
    await sleep(5);
  }
}

/** Appends an event as it is given. */
export async function recordPlaced(log: EventStore, { stream, event, time = 0 }: Placed): Promise<void> {
  const revision = (await log.readStream(stream, { limit: 10_000 })).length - 1;
  const id = newEventId(time);
  await log.append(stream, revision < 0 ? 'no_stream' : revision, [
    {
      id,
      type: event.type,
      schemaVersion: eventRegistry.get(event.type)?.version ?? 1,
      time,
      data: event.data,
      metadata: {
        actor: { kind: 'user', id: 'ann' },
        commandId: id,
        correlationId: 'given',
        causationId: id,
        subject: 'ann',
      },
    },
  ]);
}

/** Every event of the log. */
export const readAll = async (log: EventStore): Promise<readonly RecordedEvent[]> =>
  (await log.readAll({ after: START, limit: 10_000 })).events;

/** A dependency that the work under test must not touch. */
const unused = (name: string): never =>
  new Proxy({} as never, {
    get: () => {
      throw new Error(`This work uses ${name}, which the case did not give`);
    },
  });
