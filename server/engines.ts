import type { KeyObject } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigurationError, type Config } from '../config/index.ts';
import { eventRegistry } from '../domain/events.ts';
import {
  lockFolder,
  masterKeyFile,
  masterKeySource,
  openEventStoreDb,
  openSqliteEventStore,
  openSqliteIdentityDirectory,
  openSqliteKeyRing,
  openSqliteMasterKey,
  cacheKeys,
  createPersonalSeal,
  withCodec,
  WrongMasterKey,
  type EventStore,
  type IdentityDirectory,
  type KeyRing,
  type LogAddress,
  type PersonalSeal,
} from '../event-store/index.ts';
import type { EngineInfo, SecurityCounters } from '../graphql/index.ts';
import { openSqliteSecurityCounters } from '../graphql/areas/security/counters/sqlite.ts';
import { openSqliteSessionStore, type SessionStore } from '../identity/index.ts';
import { openMongoReadStore, openSqliteReadStore, type ReadStore } from '../projection-service/index.ts';
import { soleLeases, type Leases } from '../leases/index.ts';
import type { Logger } from 'pino';
import type { RateLimitStore } from '../lib/rate-limit.ts';
import { openSqliteRateLimits } from '../lib/rate-limit-stores/sqlite.ts';
import { noTelemetry, type Telemetry } from '../lib/telemetry.ts';
import { witnessLog } from './log-witness.ts';
import { instrumentAppends } from './telemetry/instrument.ts';
import { inEnglish } from '../words/index.ts';

/** The engines that the configuration names, or their embedded defaults. */
export interface Engines {
  /** The log as it is stored. */
  readonly rawLog: EventStore;
  /** The log with its events validated, encrypted and upcast. */
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly sessions: SessionStore;
  readonly keyRing: KeyRing;
  /** Maps accounts at identity providers to users. */
  readonly identities: IdentityDirectory;
  /** Derives a key of 32 bytes for one purpose from the master key. */
  readonly deriveKey: (purpose: string) => KeyObject;
  readonly leases: Leases;
  /** Counts rate limits for all gateways on these engines. */
  readonly rateLimits: RateLimitStore;
  readonly securityCounters: SecurityCounters;
  /** Seals personal data that is kept outside the log. */
  readonly personalSeal: PersonalSeal;
  /** Whether other processes may use the same log and read models. */
  readonly shared: boolean;
  /** The folder of an embedded log. */
  readonly logFolder: string | undefined;
  /** The address at which other threads read the log. */
  readonly logAddress: LogAddress;
  readonly info: readonly EngineInfo[];
  close(): Promise<void>;
}

interface Log {
  readonly rawLog: EventStore;
  readonly logFolder?: string;
  readonly logAddress: LogAddress;
  readonly info: EngineInfo;
}

/** The stores other than the log. */
interface Models {
  readonly readStore: ReadStore;
  readonly keyRing: KeyRing;
  readonly identities: IdentityDirectory;
  readonly sessions: SessionStore;
  readonly deriveKey: (purpose: string) => KeyObject;
  readonly leases: Leases;
  readonly rateLimits: RateLimitStore;
  readonly securityCounters: SecurityCounters;
  readonly info: EngineInfo;
  close(): Promise<void>;
}

/** The slices of the configuration that engines read. */
type EngineSettings = Pick<Config, 'eventStore' | 'readStore' | 'data' | 'server' | 'roles'>;

export interface EnginesOptions {
  readonly settings: EngineSettings;
  readonly logger: Logger;
  readonly telemetry?: Telemetry;
  /** An operator's command next to a running server with the same settings must not take over that server's leases. */
  readonly ownsLeases?: boolean;
  /** How much of the embedded log and of each embedded read model stays in memory; the default suits a server. */
  readonly cacheMegabytes?: number;
}

/**
 * Opens the engines. Rejects with ConfigurationError for an invalid address, with LogCorrupted or LogUnavailable when
 * the log can't be used or another process holds an exclusive lock.
 */
export async function openEngines({
  settings,
  logger,
  telemetry = noTelemetry,
  ownsLeases = true,
  ...memory
}: EnginesOptions): Promise<Engines> {
  const { roles, server, data } = settings;
  // Processes that share a folder differ by their ports.
  const name = `${hostname()}-${roles.ROLE}-${server.PORT}-${roles.INTERNAL_PORT}`;
  let suspect = (): void => undefined;
  const log = await openLog(settings, name, logger, memory, () => suspect());
  const opened: { close(): Promise<void> }[] = [log.rawLog];
  try {
    const models = await openModels(settings, ownsLeases ? `${name} ${resolve(data.DATA_DIR)}` : undefined, memory);
    const close = async (): Promise<void> => {
      await models.readStore.close();
      await models.keyRing.close();
      await models.identities.close();
      await models.close();
    };
    opened.push({ close });
    const { logFolder, logAddress } = log;
    const witnessed = await witnessLog({
      log: log.rawLog,
      readStore: models.readStore,
      onOlder: (finding) => logger.error({ finding }, 'The log is older than the read models: no command is taken'),
    });
    const { log: rawLog } = witnessed;
    ({ suspect } = witnessed);
    return {
      rawLog,
      eventStore: instrumentAppends(
        withCodec(rawLog, { registry: eventRegistry, keyRing: models.keyRing }),
        inEnglish(log.info.name),
        telemetry,
      ),
      readStore: models.readStore,
      sessions: models.sessions,
      keyRing: models.keyRing,
      identities: models.identities,
      deriveKey: models.deriveKey,
      leases: models.leases,
      rateLimits: models.rateLimits,
      securityCounters: models.securityCounters,
      personalSeal: createPersonalSeal(models.keyRing),
      shared: log.info.external && models.info.external,
      logFolder,
      logAddress,
      info: [log.info, models.info],
      close: async () => {
        // The log closes first, because it leaves its last event in the read store.
        await rawLog.close();
        await close();
      },
    };
  } catch (error) {
    for (const each of opened) await each.close();
    throw error instanceof WrongMasterKey ? new ConfigurationError([error.message]) : error;
  }
}

async function openLog(
  { eventStore, data: { DATA_DIR: dataDir } }: EngineSettings,
  name: string,
  logger: Logger,
  memory: Pick<EnginesOptions, 'cacheMegabytes'>,
  onDrop: () => void,
): Promise<Log> {
  const { EVENTSTORE_URL: url, EVENTSTORE_TIMEOUT_MS: timeoutMs, EVENTSTORE_NAMESPACE: namespace } = eventStore;
  if (url === undefined) {
    const logFolder = join(dataDir, 'log');
    return {
      rawLog: await openSqliteEventStore({
        folder: logFolder,
        ...memory,
      }),
      logFolder,
      logAddress: { engine: 'sqlite', folder: logFolder },
      info: { port: 'event store', name: 'SQLite', external: false },
    };
  }
  const server = { url, ...(namespace === undefined ? {} : { namespace }) };
  const rawLog = await openEventStoreDb({
    ...server,
    timeoutMs,
    // One anchor per process: each detects the loss of events that it has seen.
    anchorFile: join(dataDir, `event-store-${name}.anchor`),
    onDrop: (reason, retryInMs) => {
      onDrop();
      logger.warn({ err: reason, retryInMs }, 'The subscription to the log dropped');
    },
  }).catch((error: unknown) => {
    throw error instanceof TypeError
      ? new ConfigurationError([
          `EVENTSTORE_URL is a value, but takes an address such as esdb://localhost:2113?tls=false (${error.message}).`,
        ])
      : error;
  });
  return {
    rawLog,
    logAddress: { engine: 'eventstoredb', ...server },
    info: { port: 'event store', name: 'EventStoreDB', external: true },
  };
}

async function openModels(
  { readStore, eventStore, data: { DATA_DIR: dataDir } }: EngineSettings,
  name: string | undefined,
  memory: Pick<EnginesOptions, 'cacheMegabytes'>,
): Promise<Models> {
  const { MONGODB_URL: url } = readStore;
  const keysFolder = join(dataDir, 'keys');
  const source = masterKeySource(masterKeyFile(keysFolder), eventStore.KEY_ENCRYPTION_KEY);
  if (url !== undefined) {
    const { openMongoSharedState } = await import('./mongodb/index.ts');
    const readStore = await openMongoReadStore({ url }).catch((error: unknown) => {
      throw new ConfigurationError([
        `MONGODB_URL is a value, but takes an address such as mongodb://localhost:27017/?replicaSet=rs0 (${error instanceof Error ? error.message : String(error)}).`,
      ]);
    });
    const state = await openMongoSharedState({
      url,
      masterKey: source,
      ...(name === undefined ? {} : { process: name }),
    });
    return {
      readStore,
      ...state,
      keyRing: cacheKeys(state.keyRing),
      info: { port: 'read store', name: 'MongoDB', external: true },
    };
  }
  const masterKey = await openSqliteMasterKey(keysFolder, source);
  const folder = join(dataDir, 'read-models');
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder, 'The read model');
  const securityFolder = join(dataDir, 'security');
  const rateLimits = openSqliteRateLimits(securityFolder);
  const securityCounters = openSqliteSecurityCounters(securityFolder);
  return {
    readStore: await openSqliteReadStore({ folder, ...memory }),
    keyRing: await openSqliteKeyRing({ folder: keysFolder, masterKey }),
    identities: await openSqliteIdentityDirectory({ folder: keysFolder, masterKey }),
    sessions: openSqliteSessionStore(join(dataDir, 'sessions')),
    deriveKey: masterKey.derive,
    leases: soleLeases,
    rateLimits,
    securityCounters,
    info: { port: 'read store', name: 'SQLite', external: false },
    close: async () => {
      rateLimits.close();
      await securityCounters.close();
      lock.release();
    },
  };
}
