import type { Logger } from 'pino';
import {
  startCommandService,
  type CommandService,
  type ProcessName,
  type Supervise,
} from '../command-service/index.ts';
import type { Config } from '../config/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { ProjectionUnavailable, type Projections } from '../projection-service/index.ts';
import type { Engines } from './engines.ts';
import { createRemoteCommands } from './internal/remote-commands.ts';
import { reportTo } from './report-failure.ts';
import { whileLeased, type Leases } from '../leases/index.ts';
import type { Providers } from './providers.ts';

export interface CommandSideOptions {
  readonly config: Config;
  readonly engines: Engines;
  readonly logger: Logger;
  readonly providers: Providers;
  readonly projections: Projections;
  readonly now: () => number;
}

/** The command side in this process; its processes run here while it is their turn. */
export function openCommandSide({
  config,
  engines,
  logger,
  providers,
  projections,
  now,
}: CommandSideOptions): CommandService {
  return startCommandService({
    eventStore: engines.eventStore,
    registry: eventRegistry,
    identities: engines.identities,
    ...providers,
    media: { fetchImage: (url, options) => providers.web.fetchImage(url, options) },
    now,
    renderTimeout: config.RENDER_TIMEOUT,
    bundleValidity: config.BUNDLE_VALIDITY,
    expiryDue: async (at, limit) => {
      // Before the first read model there is nothing that could be due.
      const rows = await projections
        .reader('credits')
        .query('accounts', { index: 'byExpiry', equal: { expires: true }, limit })
        .catch(unlessUnavailable);
      return rows.filter(({ doc }) => doc.nextExpiry !== null && doc.nextExpiry <= at).map(({ id }) => id);
    },
    onError: (process, error, event) =>
      logger.error({ err: error, process, event: event?.id, type: event?.type }, 'A process has to try again'),
    ...(engines.shared ? { supervise: leasing(engines.leases, logger) } : {}),
  });
}

const unlessUnavailable = (error: unknown): readonly never[] => {
  if (error instanceof ProjectionUnavailable) return [];
  throw error;
};

/** Renders live in the process that began them, so the ones that start and the ones that end them stay together. */
const leaseOf: Readonly<Record<ProcessName, string>> = {
  accounts: 'process accounts',
  rendering: 'process rendering',
  settlement: 'process rendering',
  holds: 'process rendering',
  expiry: 'process expiry',
};

function leasing(leases: Leases, logger: Logger): Supervise {
  return <Work extends { stop(): Promise<void> }>(name: ProcessName, start: () => Work) => {
    let current: Work | undefined;
    const leased = whileLeased({
      leases,
      name: leaseOf[name],
      start: async () => {
        current = start();
        const { stop } = current;
        return {
          stop: async () => {
            await stop();
            current = undefined;
          },
        };
      },
      onError: reportTo(logger, 'The lease of a process is not reached', { process: name }),
    });
    return { current: () => current, stop: () => leased.stop() };
  };
}

/** The command side of other processes, with this one's own providers for what asks them without a command. */
export function connectCommandSide(
  { COMMANDS_URL, INTERNAL_SECRET: secret = '' }: Config,
  providers: Providers,
): CommandService {
  const { scripts, files, payments, video } = providers;
  return {
    ...createRemoteCommands({ addresses: COMMANDS_URL.map((url) => new URL(url)), secret }),
    scripts,
    files,
    payments,
    video,
    processes: () => [],
    conflicts: () => 0,
    frozen: () => [],
    stop: () => video.close(),
  };
}
