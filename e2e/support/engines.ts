import { randomUUID } from 'node:crypto';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';

/** What one test server works on besides its folder. */
export interface ServerEngines {
  /** The variables that make the product use them; none where all is embedded. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const none: ServerEngines = { settings: {}, stop: () => Promise.resolve() };

/**
 * Engines for one test server, empty like its folder: a log of its own, unless EVENTSTORE_URL names one, a database of its
 * own, and the run's Kafka. Everything is embedded unless the run is one on engines (`npm run test:engines`).
 */
export async function openServerEngines(): Promise<ServerEngines> {
  if (process.env['E2E_ENGINES'] === undefined) return none;
  const { EVENTSTORE_URL: log, MONGODB_URL: models, KAFKA_BROKERS: brokers } = process.env;
  const ownLog = log === undefined ? await startEventStoreDbStandIn() : undefined;
  return {
    settings: {
      ...(ownLog?.settings ?? { EVENTSTORE_URL: log ?? '' }),
      ...(models === undefined ? {} : { MONGODB_URL: withDatabase(models, `curbcast-${randomUUID()}`) }),
      ...(brokers === undefined ? {} : { KAFKA_BROKERS: brokers }),
    },
    stop: async () => ownLog?.stop(),
  };
}

const withDatabase = (url: string, database: string): string => url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${database}`);
