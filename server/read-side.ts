import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Position } from '../domain/envelope.ts';
import {
  createBuilder,
  openProjectionReaders,
  projectionsFor,
  startProjections,
  type Announcement,
  type Projections,
} from '../projection-service/index.ts';
import { noTelemetry, type Telemetry } from '../lib/telemetry.ts';
import type { Engines } from './engines.ts';
import { reportTo } from './report-failure.ts';
import { whileLeased } from '../leases/index.ts';

/** The pause between two batches of a read model that nobody waits for, while the log is busy, ms. */
const restMs = 100;
/** Saves an unchanged position after this time, ms, because read-your-writes in other processes waits for it. */
const sharedQuietSave = 25;
/** The same if no other process reads the position; after a restart, these seconds of the log are read again. */
const soleQuietSave = 10_000;
/** Events per batch over a network: small enough to be written soon and to show progress. */
const sharedBatch = 1_000;
/** Events per batch of a process with little memory. */
const leanBatch = 1_000;
/** How long a lease is reserved for a rebuild, and how often the process checks whether it holds the lease, ms. */
const turnMs = 20_000;
const lookAgainMs = 500;

export interface ReadSide {
  readonly projections: Projections;
  /** Resolves when this process no longer builds read models that nobody can read yet; see `StartedProjections`. */
  readonly built: Promise<unknown>;
  /** Calls back after a read model was written. Returns the function that unsubscribes. */
  readonly onChanged: (listener: (announcement: Announcement) => void) => () => void;
  /**
   * Every change up to this position was announced; absent if a read model announces changes before it reports its new
   * position.
   */
  readonly announcedTo?: () => Position;
  stop(): Promise<void>;
}

export interface ReadSideOptions {
  readonly engines: Engines;
  readonly logger: Logger;
  readonly telemetry?: Telemetry;
  /** Whether this process writes read models. */
  readonly projects: boolean;
  /** Whether the installation publishes its events. */
  readonly publishes: boolean;
  /** Whether this process serves live updates. */
  readonly live: boolean;
  /** Resolves when this process answers health checks; absent if it has none. */
  readonly listening?: Promise<unknown>;
  /** The only read models that this process needs, with little memory. Default: all. */
  readonly only?: readonly string[];
}

/**
 * The read models of this process: embedded ones are projected here; of shared ones, each is projected by the
 * process that holds its lease, and read by all.
 */
export async function openReadSide({
  engines,
  logger,
  telemetry = noTelemetry,
  projects,
  publishes,
  live,
  listening,
  only,
}: ReadSideOptions): Promise<ReadSide> {
  const { eventStore, readStore, leases, shared } = engines;
  const projectors = projectionsFor({ publishes });
  const listeners = new Set<(announcement: Announcement) => void>();
  const announce = (announcement: Announcement): void => {
    const { projection, eventTime } = announcement;
    const handOver = async (): Promise<void> => {
      for (const listener of listeners) listener(announcement);
      if (eventTime === undefined) return;
      telemetry.observe('live_update_delay_seconds', Math.max(0, (Date.now() - eventTime) / 1_000), { projection });
    };
    telemetry
      .span('live update', { attributes: { 'curbcast.projection': projection }, correlationIds: () => [] }, handOver)
      .catch((error: unknown) => logger.error({ projection, err: error }, 'A listener to a projection failed'));
  };
  const onChanged = (listener: (announcement: Announcement) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const running = {
    eventStore,
    readStore,
    logger,
    telemetry,
    ...(listening && { startAfter: listening }),
    eventsAfter: (position: Parameters<typeof eventStore.eventsAfter>[0]) => eventStore.eventsAfter(position),
  };

  if (!shared) {
    const { logAddress: log, keyRing } = engines;
    // An operator's command has little memory, and no readers to serve meanwhile.
    const builder = only ? undefined : createBuilder({ log, keyRing, eventStore });
    const projections = await startProjections({
      ...running,
      restMs,
      quietSaveMs: soleQuietSave,
      ...(only && { batchSize: leanBatch }),
      ...(builder && { builder }),
      projectors: projectors.filter(({ name }) => only === undefined || only.includes(name)),
      onChanged: announce,
    });
    const stop = async (): Promise<void> => {
      await projections.stop();
      await builder?.close();
    };
    return { projections, built: projections.built, onChanged, stop };
  }
  const onError = reportTo(logger, 'The read models are unavailable');
  const readers = openProjectionReaders({
    eventStore,
    readStore,
    projectors,
    onError,
    ...(live ? { onChanged: announce } : {}),
  });
  const names: readonly string[] = projectors.map(({ name }) => name);
  /** The projections that this process runs now. */
  const active = new Map<string, Projections>();
  const project = async (name: string): Promise<Projections> => {
    const started = await startProjections({
      ...running,
      quietSaveMs: sharedQuietSave,
      batchSize: sharedBatch,
      projectors: projectors.filter((projection) => projection.name === name),
    });
    active.set(name, started);
    return {
      ...started,
      stop: async () => {
        active.delete(name);
        await started.stop();
      },
    };
  };
  const leaseOf = (name: string): string => `projection ${name}`;
  const leased = projects
    ? names.map((name) => whileLeased({ leases, name: leaseOf(name), start: () => project(name), onError }))
    : [];

  return {
    projections: {
      ...readers,
      status: async () => {
        const here = await Promise.all([...active].map(async ([, projections]) => projections.status()));
        const known = new Map(here.flat().map((status) => [status.name, status]));
        // The projecting process knows the progress; this process knows whether it can read.
        return (await readers.status()).map((read) => {
          const projected = known.get(read.name);
          return projected === undefined || read.state === 'retrying'
            ? read
            : { ...projected, ready: projected.ready && read.ready };
        });
      },
      // A projection of another process is taken over by reserving its lease.
      rebuild: async (name) => {
        if (!names.includes(name)) throw new Error(`There is no projection "${name}"`);
        const takeover = projects
          ? undefined
          : whileLeased({ leases, name: leaseOf(name), takesOver: true, start: () => project(name), onError });
        try {
          for (;;) {
            const here = active.get(name);
            if (here) return await here.rebuild(name);
            if (projects) await leases.reserve(leaseOf(name), turnMs);
            await sleep(lookAgainMs);
          }
        } finally {
          await takeover?.stop();
        }
      },
      retry: (name) => (active.get(name) ?? readers).retry(name),
    },
    // Other processes may build them, for as long as they need.
    built: Promise.resolve(),
    onChanged,
    announcedTo: readers.announcedTo,
    stop: async () => {
      await readers.stop();
      await Promise.all(leased.map((lease) => lease.stop()));
    },
  };
}
