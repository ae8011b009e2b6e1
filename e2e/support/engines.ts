import { randomUUID } from 'node:crypto';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';
import { startSecantus } from '../../tools/engines/mongodb.ts';
import { cacheFolder } from '../../tools/engines/setup.ts';
import { createFaultProxy, type FaultProxy } from '../../tools/engines/fault-proxy.ts';

/** The engines of one test server. */
export interface ServerEngines {
  /** Environment variables that select the engines; empty when all are embedded. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Engines behind fault proxies; a proxy is absent where the engine is embedded. */
export interface FaultyEngines extends ServerEngines {
  readonly log?: FaultProxy;
  readonly models?: FaultProxy;
}

/** `E2E_ENGINES=mongodb npm run test:engines:product` runs on MongoDB and keeps the other engines embedded. */
const isUsed = (engine: 'eventstoredb' | 'mongodb' | 'kafka'): boolean =>
  (process.env['E2E_ENGINES'] ?? '').split(',').includes(engine);

/** Whether the test servers keep their read models on a MongoDB. */
export const usesMongoDb = (): boolean => isUsed('mongodb') && !('MongoDB' in missingEngines());

const missingEngines = (): object => JSON.parse(process.env['MISSING_ENGINES'] ?? '{}') as object;

const none: ServerEngines = { settings: {}, stop: () => Promise.resolve() };

/** All test servers share the log that the run names, so each one uses a separate namespace. */
const namedLog = (url = ''): Readonly<Record<string, string>> => ({
  EVENTSTORE_URL: url,
  EVENTSTORE_NAMESPACE: randomUUID(),
});

/** A Kafka of one broker can't keep copies; a server that asks for them warns. */
const kafkaSettings = (brokers: string): Readonly<Record<string, string>> => ({
  KAFKA_BROKERS: brokers,
  ...(brokers.includes(',') ? {} : { KAFKA_REPLICATION_FACTOR: '1', KAFKA_MIN_INSYNC_REPLICAS: '1' }),
});

/**
 * Opens empty engines for one test server: its own log (unless EVENTSTORE_URL names one), its own database (on its own
 * server, unless MONGODB_URL names one), and the Kafka of the run. All are embedded unless the run is on engines (`npm
 * run test:engines:product`), which E2E_ENGINES may restrict to some of them.
 */
export async function openServerEngines(): Promise<ServerEngines> {
  if (process.env['E2E_ENGINES'] === undefined) return none;
  const { EVENTSTORE_URL: log, MONGODB_URL: models, KAFKA_BROKERS: brokers } = process.env;
  const ownLog = log === undefined && isUsed('eventstoredb') ? await startEventStoreDbStandIn() : undefined;
  const ownModels = models === undefined && usesMongoDb() ? await startSecantus({ cacheFolder }) : undefined;
  const modelsUrl = models ?? ownModels?.settings['MONGODB_URL'];
  return {
    settings: {
      ...(isUsed('eventstoredb') ? (ownLog?.settings ?? namedLog(log)) : {}),
      ...(modelsUrl === undefined || !usesMongoDb()
        ? {}
        : { MONGODB_URL: withDatabase(modelsUrl, `curbcast-${randomUUID()}`) }),
      ...(brokers === undefined || !isUsed('kafka') ? {} : kafkaSettings(brokers)),
    },
    stop: async () => {
      await ownLog?.stop();
      await ownModels?.stop();
    },
  };
}

/** Like `openServerEngines` without Kafka, with a fault proxy in front of each engine. */
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
      // With a replica set in the address the driver would connect around the proxy.
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
