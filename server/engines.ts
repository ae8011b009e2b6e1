import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { openSqliteEventStore, openSqliteKeyRing, withCodec, type EventStore, type KeyRing } from '../event-store/index.ts';
import { openSqliteSessionStore, type EngineInfo, type SessionStore } from '../graphql/index.ts';
import { openSqliteReadStore, type ReadStore } from '../projection-service/index.ts';
import { soleLeases, type Leases } from './leases/port.ts';

/** What the configuration names, or its embedded default: where everything that is kept is kept. */
export interface Engines {
  /** The log as it is stored. */
  readonly rawLog: EventStore;
  /** The log with its events checked, sealed and lifted. */
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly sessions: SessionStore;
  readonly leases: Leases;
  /** Other processes may work on the same log and read models. */
  readonly shared: boolean;
  /** The folder of an embedded log. */
  readonly logFolder: string | undefined;
  readonly info: readonly EngineInfo[];
  close(): Promise<void>;
}

/** Opens them. Rejects with LogCorrupted or LogUnavailable when the log can't be used. */
export async function openEngines({ DATA_DIR: dataDir }: Config): Promise<Engines> {
  const logFolder = join(dataDir, 'log');
  const rawLog = await openSqliteEventStore({ folder: logFolder });
  const keyRing: KeyRing = await openSqliteKeyRing({ folder: join(dataDir, 'keys') });
  const readStore = await openSqliteReadStore({ folder: join(dataDir, 'read-models') });
  const sessions = openSqliteSessionStore(join(dataDir, 'sessions'));
  return {
    rawLog,
    eventStore: withCodec(rawLog, { registry: eventRegistry, keyRing }),
    readStore,
    sessions,
    leases: soleLeases,
    shared: false,
    logFolder,
    info: [
      { port: 'event store', name: 'SQLite', external: false },
      { port: 'read store', name: 'SQLite', external: false },
    ],
    close: async () => {
      await readStore.close();
      await rawLog.close();
      await keyRing.close();
    },
  };
}
