import { randomUUID } from 'node:crypto';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';
import { createFaultProxy, type FaultProxy } from '../../tools/engines/fault-proxy.ts';

/** What one test server works on besides its folder. */
export interface ServerEngines {
  /** The variables that make the product use them; none where all is embedded. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Engines that a server reaches through something that can fail; absent where the engine is embedded. */
export interface FaultyEngines extends ServerEngines {
  readonly log?: FaultProxy;
  readonly models?: FaultProxy;
}

/** `E2E_ENGINES=mongodb npm run test:engines:product` leaves the others embedded. */
const isUsed = (engine: 'eventstoredb' | 'mongodb' | 'kafka'): boolean =>
  (process.env['E2E_ENGINES'] ?? '').split(',').includes(engine);

const none: ServerEngines = { settings: {}, stop: () => Promise.resolve() };

/** The log that the run names is shared by all test servers, now and earlier: each has a namespace of its own. */
const namedLog = (url = ''): Readonly<Record<string, string>> => ({
  EVENTSTORE_URL: url,
  EVENTSTORE_NAMESPACE: randomUUID(),
});

/**
 * Engines for one test server, empty like its folder: a log of its own, unless EVENTSTORE_URL names one, a database of
 * its own, and the run's Kafka. Everything is embedded unless the run is one on engines (`npm run
 * test:engines:product`), and then all but those that E2E_ENGINES names.
 */
export async function openServerEngines(): Promise<ServerEngines> {
  if (process.env['E2E_ENGINES'] === undefined) return none;
  const { EVENTSTORE_URL: log, MONGODB_URL: models, KAFKA_BROKERS: brokers } = process.env;
  const ownLog = log === undefined && isUsed('eventstoredb') ? await startEventStoreDbStandIn() : undefined;
  return {
    settings: {
      ...(isUsed('eventstoredb') ? (ownLog?.settings ?? namedLog(log)) : {}),
      ...(models === undefined || !isUsed('mongodb')
        ? {}
        : { MONGODB_URL: withDatabase(models, `curbcast-${randomUUID()}`) }),
      ...(brokers === undefined || !isUsed('kafka') ? {} : { KAFKA_BROKERS: brokers }),
    },
    stop: async () => ownLog?.stop(),
  };
}

/** The same without Kafka, each of them behind a proxy that can be told to fail. */
export async function openFaultyEngines(): Promise<FaultyEngines> {
  const {
    settings: { EVENTSTORE_URL: logUrl, EVENTSTORE_NAMESPACE: namespace, MONGODB_URL: modelsUrl },
    stop,
  } = await openServerEngines();
  const [log, models] = [await proxyOf(logUrl), await proxyOf(modelsUrl)];
  return {
    settings: {
      ...(log && { EVENTSTORE_URL: log.url }),
      ...(namespace !== undefined && { EVENTSTORE_NAMESPACE: namespace }),
      // Told to look for its replica set, the driver would go around the proxy.
      ...(models && { MONGODB_URL: models.url.replace(/replicaSet=[^&]*/, 'directConnection=true') }),
    },
    ...(log && { log: log.proxy }),
    ...(models && { models: models.proxy }),
    stop: async () => {
      await log?.proxy.close();
      await models?.proxy.close();
      await stop();
    },
  };
}

async function proxyOf(
  url: string | undefined,
): Promise<{ readonly proxy: FaultProxy; readonly url: string } | undefined> {
  const [, before = '', host = '', port = '', after = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^:/?,]+):(\d+)(?=[/?]|$)(.*)$/.exec(url ?? '') ?? [];
  if (url === undefined) return undefined;
  if (host === '') throw new Error('Faults are tried on an engine of one node with a port in its address');
  const proxy = await createFaultProxy(Number(port), host);
  return { proxy, url: `${before}127.0.0.1:${proxy.port}${after}` };
}

const withDatabase = (url: string, database: string): string =>
  url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${database}`);
