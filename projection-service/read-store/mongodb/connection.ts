import {
  BSON,
  MongoBulkWriteError,
  MongoClient,
  MongoError,
  MongoInvalidArgumentError,
  MongoServerError,
} from 'mongodb';
import type { Db } from 'mongodb';
import pTimeout from 'p-timeout';
import { createCircuitBreaker, type CircuitBreaker } from '../../../lib/circuit-breaker.ts';
import { InvalidChange, ReadStoreTooSlow, ReadStoreUnavailable } from '../port.ts';
import { codesOf, exceededTimeLimit, isUnavailable, unwrapBulkError } from '../../../lib/mongodb/errors.ts';

export interface ConnectionOptions {
  /**
   * `mongodb://` or `mongodb+srv://`, with the replica set, credentials and TLS options of the server. Its pool and
   * timeout options override the defaults here.
   */
  readonly url: string;
  /** Default: the one in the URL, else `curbcast`. */
  readonly database?: string;
}

/** A bounded connection pool. The first call connects, so the server may start later. */
export interface Connection {
  readonly client: MongoClient;
  readonly db: Db;
  /** Whether the server has transactions: a replica set or a sharded cluster. */
  hasTransactions(): Promise<boolean>;
  /**
   * Runs a query like `withReadStoreErrors`, with a deadline and a circuit breaker: while the server is unavailable,
   * queries fail immediately.
   */
  runQuery<Result>(query: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The deadline of a query, ms: no user waits longer for a screen. */
const queryTimeout = 5_000;
/** The server aborts a query before the deadline, which distinguishes a slow query from an unavailable server. */
export const maxTimeMS = 4_500;

const defaults = {
  appName: 'curbcast',
  maxPoolSize: 20,
  waitQueueTimeoutMS: 2_000,
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 10_000,
} as const;

/** Creates the connection pool without connecting. Throws for an invalid URL. */
export function createConnection({ url, database }: ConnectionOptions): Connection {
  const client = new MongoClient(url, {
    ...unlessGiven(url),
    // Majority writes survive failover and crashes. Only the primary has the latest state.
    writeConcern: { w: 'majority', journal: true },
    readPreference: 'primary',
    // Without majority reads a stale primary could return writes that are rolled back.
    readConcern: { level: 'majority' },
    ignoreUndefined: true,
  });
  const db = client.db(database ?? databaseIn(url) ?? 'curbcast');
  let transactions: boolean | undefined;
  return {
    client,
    db,
    async hasTransactions() {
      if (transactions === undefined) {
        const hello = await client.db('admin').command({ hello: 1 });
        transactions = hello['setName'] !== undefined || hello['msg'] === 'isdbgrid';
      }
      return transactions;
    },
    runQuery: createRunQuery(createCircuitBreaker()),
    close: () => client.close(),
  };
}

/**
 * Runs the work and maps driver errors to the errors of the port: ReadStoreUnavailable for an unreachable server, an
 * election or a timeout, ReadStoreTooSlow for an exceeded maxTimeMS, InvalidChange for an unstorable document.
 */
export async function withReadStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error))
      throw new ReadStoreUnavailable(`MongoDB does not answer: ${error.message}`, { cause: error });
    if (exceededTimeLimit(error))
      throw new ReadStoreTooSlow(`MongoDB took too long: ${error.message}`, { cause: error });
    if (isUnstorable(error)) throw new InvalidChange(`MongoDB can't hold a document of the batch: ${error.message}`);
    throw error;
  }
}

function createRunQuery(breaker: CircuitBreaker): Connection['runQuery'] {
  return async (query) => {
    if (!breaker.allowsCall())
      throw new ReadStoreUnavailable('MongoDB does not answer; the next attempt follows within a second');
    try {
      const result = await pTimeout(withReadStoreErrors(query), {
        milliseconds: queryTimeout,
        fallback: () => {
          throw new ReadStoreUnavailable(`MongoDB did not answer within ${queryTimeout} ms`);
        },
      });
      breaker.succeeded();
      return result;
    } catch (error) {
      // A slow query must not open the circuit breaker.
      if (error instanceof ReadStoreUnavailable && !(error instanceof ReadStoreTooSlow)) breaker.failed();
      else breaker.succeeded();
      throw error;
    }
  };
}

/** Returns whether a document is too large, too deep, or has an invalid field name. */
const unstorableCodes = new Set([22, 52, 56, 10_334, 17_280, 17_419, 17_420]);

function isUnstorable(thrown: unknown): thrown is Error {
  const error = unwrapBulkError(thrown);
  if (error instanceof MongoInvalidArgumentError || error instanceof BSON.BSONError) return true;
  return error instanceof MongoServerError && codesOf(error).some((code) => unstorableCodes.has(code));
}

/** Returns whether the transaction was rolled back and can be retried. */
export function isTransient(thrown: unknown): boolean {
  const error = unwrapBulkError(thrown);
  return error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** Returns whether the server answered every write of the bulk and all rejections have this code. */
export function isOnlyRefusedWith(code: number, thrown: unknown): boolean {
  const error = unwrapBulkError(thrown);
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) return false;
  const refused = [error.writeErrors].flat();
  return refused.length > 0 && refused.every((write) => write.code === code);
}

function unlessGiven(url: string): Partial<typeof defaults> {
  const given = new Set([...new URLSearchParams(url.split('?')[1]).keys()].map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !given.has(name.toLowerCase())));
}

const databaseIn = (url: string): string | undefined => /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1];
