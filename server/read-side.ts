import type { Logger } from 'pino';
import { openProjectionReaders, projectors, startProjections, type Announcement, type Projections } from '../projection-service/index.ts';
import type { Engines } from './engines.ts';
import { whileLeased } from './leases/while-leased.ts';

export interface ReadSide {
  readonly projections: Projections;
  /** Calls back after a read model was written. Gives the function that ends it. */
  readonly onChanged: (listener: (announcement: Announcement) => void) => () => void;
  stop(): Promise<void>;
}

export interface ReadSideOptions {
  readonly engines: Engines;
  readonly logger: Logger;
  /** This process writes read models. */
  readonly projects: boolean;
  /** Somebody here wants to know what changes. */
  readonly tells: boolean;
}

/**
 * The read models of this process: projected here where it has them to itself; where they are shared, each projected by
 * the process that holds its lease, and read by all.
 */
export async function openReadSide({ engines, logger, projects, tells }: ReadSideOptions): Promise<ReadSide> {
  const { eventStore, readStore, leases, shared } = engines;
  const listeners = new Set<(announcement: Announcement) => void>();
  const announce = (announcement: Announcement): void => {
    for (const listener of listeners) listener(announcement);
  };
  const onChanged = (listener: (announcement: Announcement) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const running = { eventStore, readStore, logger, eventsAfter: (position: Parameters<typeof eventStore.eventsAfter>[0]) => eventStore.eventsAfter(position) };

  if (!shared) {
    const projections = await startProjections({ ...running, projectors, onChanged: announce });
    return { projections, onChanged, stop: () => projections.stop() };
  }
  const onError = (error: unknown): void => logger.warn({ err: error }, 'Read models are not reached');
  const projections = openProjectionReaders({ eventStore, readStore, projectors, onError, ...(tells ? { onChanged: announce } : {}) });
  const names = projects ? [...new Set(projectors.map(({ name }) => name))] : [];
  const leased = names.map((name) =>
    whileLeased({
      leases,
      name: `projection ${name}`,
      start: () => startProjections({ ...running, projectors: projectors.filter((projector) => projector.name === name) }),
      onError,
    }),
  );
  return {
    projections,
    onChanged,
    stop: async () => {
      await projections.stop();
      await Promise.all(leased.map((lease) => lease.stop()));
    },
  };
}
