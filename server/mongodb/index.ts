import type { KeyObject } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { ConfigurationError } from '../../config/index.ts';
import type { IdentityDirectory, KeyRing, MasterKeySource } from '../../event-store/index.ts';
import {
  openMongoIdentityDirectory,
  openMongoKeyRing,
  openMongoMasterKey,
} from '../../event-store/keys/mongodb/index.ts';
import type { SessionStore } from '../../identity/index.ts';
import type { Leases } from '../../leases/index.ts';
import { openMongoSecurityCounters } from '../../graphql/areas/security/counters/mongodb.ts';
import type { SecurityCounters } from '../../graphql/index.ts';
import { createMongoLeases, heldLeases } from '../../leases/mongodb-leases.ts';
import { callTimeoutMs } from '../../lib/mongodb/call.ts';
import type { RateLimitStore } from '../../lib/rate-limit.ts';
import { openMongoRateLimits } from '../../lib/rate-limit-stores/mongodb.ts';
import { describeStartError } from '../../lib/mongodb/start-error.ts';
import { openMongoSessionStore } from '../../identity/sessions/mongodb/session-store.ts';

/** The state that processes share, besides the log and the read models. */
export interface SharedState {
  readonly keyRing: KeyRing;
  readonly identities: IdentityDirectory;
  readonly sessions: SessionStore;
  /** Derives a key of 32 bytes for one purpose from the master key. */
  readonly deriveKey: (purpose: string) => KeyObject;
  readonly leases: Leases;
  readonly rateLimits: RateLimitStore;
  readonly securityCounters: SecurityCounters;
  close(): Promise<void>;
}

export interface MongoSharedStateOptions {
  /** `mongodb://…`; its database is used, or `curbcast`. */
  readonly url: string;
  readonly masterKey: MasterKeySource;
  /** The name of this process for its leases, the same after a restart; absent for a process that takes none over. */
  readonly process?: string;
}

/** No longer than the timeout of a call, so that the driver drops the connection to a silent server. */
const timeouts = {
  serverSelectionTimeoutMS: callTimeoutMs / 2,
  connectTimeoutMS: callTimeoutMs / 2,
  waitQueueTimeoutMS: callTimeoutMs / 2,
  socketTimeoutMS: callTimeoutMs,
  maxPoolSize: 20,
} as const;

/**
 * Opens keys, identities, sessions and leases in MongoDB, and checks that the server supports them. Rejects with
 * WrongMasterKey for keys of another installation, with ConfigurationError when the server does not answer or refuses a
 * call.
 */
export async function openMongoSharedState(options: MongoSharedStateOptions): Promise<SharedState> {
  const { url, masterKey: source, process } = options;
  return connected(url, async (db, close) => {
    const masterKey = await openMongoMasterKey(db, source);
    const leases = createMongoLeases(db, process);
    await leases.take('start', 1);
    return {
      keyRing: await openMongoKeyRing(db, masterKey),
      identities: await openMongoIdentityDirectory(db, masterKey),
      sessions: await openMongoSessionStore(db),
      deriveKey: masterKey.derive,
      leases,
      rateLimits: await openMongoRateLimits(db),
      securityCounters: await openMongoSecurityCounters(db),
      close,
    };
  });
}

/**
 * The leases that processes of this installation hold now; empty when none runs. Rejects like `openMongoSharedState`.
 */
export const readHeldLeases = (url: string): Promise<readonly string[]> =>
  connected(url, async (db, close) => {
    const held = await heldLeases(db);
    await close();
    return held;
  });

/** Connects and runs the work. The connection stays open unless the work fails or closes it. */
async function connected<Result>(
  url: string,
  work: (db: Db, close: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(url, { ...timeouts, appName: 'curbcast' });
  try {
    await client.connect();
    const db = client.db(/^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1] ?? 'curbcast');
    return await work(db, () => client.close());
  } catch (error) {
    await client.close();
    const problem = describeStartError(error);
    throw problem === undefined ? error : new ConfigurationError([problem]);
  }
}
