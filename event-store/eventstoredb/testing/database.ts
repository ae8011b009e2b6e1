import { afterEach, beforeEach } from '@jest/globals';
import type { StandIn, StandInOptions } from '../../../tools/engines/eventstoredb-stand-in/server.ts';
import { startStandIn } from '../../../tools/engines/eventstoredb-stand-in/server.ts';
import type { EventStore } from '../../port.ts';
import type { EventStoreDbOptions } from '../eventstoredb-event-store.ts';
import { openEventStoreDb } from '../eventstoredb-event-store.ts';

export interface Database {
  /** The server of the running test; empty at its beginning. */
  readonly server: StandIn;
  readonly url: string;
  /** Opens a store on the server; it is closed after the test. */
  open(options?: Partial<EventStoreDbOptions>): Promise<EventStore>;
}

/** Timeouts of a store whose server answers: a busy machine does not meet them. */
export const patient = { timeoutMs: 20_000, watchMs: 150, retryDelay: { firstMs: 10, maxMs: 100 } } as const;
/** Short, so that tests of a server that does not answer are fast. */
export const shortTimeouts = { ...patient, timeoutMs: 3_000 } as const;

/** Starts a stand-in of the server for each test of a file. */
export function useDatabase(options: StandInOptions = {}): Database {
  let server: StandIn | undefined;
  let stores: EventStore[] = [];
  const running = (): StandIn => {
    if (!server) throw new Error('The stand-in runs only during a test');
    return server;
  };

  beforeEach(async () => {
    server = await startStandIn(options);
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
    server?.stop();
    server = undefined;
  });

  return {
    get server() {
      return running();
    },
    get url() {
      return `esdb://127.0.0.1:${running().port}?tls=false`;
    },
    async open(overrides = {}) {
      const store = await openEventStoreDb({
        url: `esdb://127.0.0.1:${running().port}?tls=false`,
        ...patient,
        ...overrides,
      });
      stores.push(store);
      return store;
    },
  };
}
