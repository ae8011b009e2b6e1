import { MongoClient } from 'mongodb';
import type { KeyRing } from '../../event-store/index.ts';
import type { SessionStore } from '../../graphql/index.ts';
import type { Leases } from '../leases/port.ts';
import { createMongoKeyRing } from './key-ring.ts';
import { createMongoLeases } from './leases.ts';
import { deadlineMs } from './reach.ts';
import { openMongoSessionStore } from './sessions.ts';

/** What processes share beside the log and the read models. */
export interface SharedState {
  readonly keyRing: KeyRing;
  readonly sessions: SessionStore;
  readonly leases: Leases;
  close(): Promise<void>;
}

export interface MongoSharedStateOptions {
  /** `mongodb://…`; its database is used, or `curbcast`. */
  readonly url: string;
  /** The name of this process for its leases, the same after a restart; absent where it shall inherit none. */
  readonly process?: string;
}

/** Below the deadline of a question, so that the driver lets go of a server that says nothing. */
const timeouts = { serverSelectionTimeoutMS: deadlineMs / 2, connectTimeoutMS: deadlineMs / 2, waitQueueTimeoutMS: deadlineMs / 2, socketTimeoutMS: deadlineMs, maxPoolSize: 20 } as const;

/** Opens keys, sessions and leases in MongoDB. Rejects when no server answers. */
export async function openMongoSharedState({ url, process }: MongoSharedStateOptions): Promise<SharedState> {
  const client = await new MongoClient(url, { ...timeouts, appName: 'curbcast' }).connect();
  const db = client.db(/^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1] ?? 'curbcast');
  return { keyRing: createMongoKeyRing(db), sessions: await openMongoSessionStore(db), leases: createMongoLeases(db, process), close: () => client.close() };
}
