import {
  BSON,
  MongoBulkWriteError,
  MongoClient,
  MongoError,
  MongoInvalidArgumentError,
  MongoServerError,
} from 'mongodb';
import type { Db } from 'mongodb';
import { createCircuitBreaker, type CircuitBreaker } from '../../../lib/circuit-breaker.ts';
import { InvalidChange, ReadStoreTooSlow, ReadStoreUnavailable } from '../port.ts';
import { codesOf, isUnavailable, exceededTimeLimit, unwrapBulkError } from '../../../lib/mongodb/errors.ts';

export interface ConnectionOptions {
  /**
   * `mongodb://` or `mongodb+srv://`, with the replica set, the credentials and TLS as the server needs them. What it
   * says of pools and timeouts goes before what is set here.
   */
  readonly url: string;
  /** Default: the one in the URL, else `curbcast`. */
  readonly database?: string;
}

/** A bounded pool of connections; opened by the first call, so that a server that is away can come later. */
export interface Connection {
  readonly client: MongoClient;
  readonly db: Db;
  /** Whether the server has transactions: a replica set or a sharded cluster. */
  hasTransactions(): Promise<boolean>;
  /**
   * `reach` for a query, which has its own deadline; while the server is known not to answer, queries are refused at
   * once.
   */
  ask<Result>(query: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** How long a query may take, ms; nobody waits longer for a screen. */
const queryTimeout = 5_000;
/** The server ends a query of its own accord before that, so that a slow one is told from a server that is away. */
export const maxTimeMS = 4_500;

const defaults = {
  appName: 'curbcast',
  maxPoolSize: 20,
  waitQueueTimeoutMS: 2_000,
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 10_000,
} as const;

/** Throws for a URL that can't be meant. Does not connect. */
export function createConnection({ url, database }: ConnectionOptions): Connection {
  const client = new MongoClient(url, {
    ...unlessGiven(url),
    // Acknowledged means: no failover and no crash takes it back. Only the primary knows the last of it.
    writeConcern: { w: 'majority', journal: true },
    readPreference: 'primary',
    // A deposed primary would show what the majority never gets.
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
    ask: createAsk(createCircuitBreaker()),
    close: () => client.close(),
  };
}

/**
 * Does the work; a server that is away, changes its primary or stays silent becomes ReadStoreUnavailable, an operation
 * over its maxTimeMS ReadStoreTooSlow, a document that the server can't hold InvalidChange.
 */
export async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
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

function createAsk(breaker: CircuitBreaker): Connection['ask'] {
  return async (query) => {
    if (!breaker.allowsCall())
      throw new ReadStoreUnavailable('MongoDB does not answer; the next attempt follows within a second');
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new ReadStoreUnavailable(`MongoDB did not answer within ${queryTimeout} ms`)),
      queryTimeout,
    );
    try {
      const result = await Promise.race([reach(query), late.promise]);
      breaker.succeeded();
      return result;
    } catch (error) {
      // One slow query is no reason to refuse all others.
      if (error instanceof ReadStoreUnavailable && !(error instanceof ReadStoreTooSlow)) breaker.failed();
      else breaker.succeeded();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Too large, too deep, or with a field name that the server does not take. */
const unstorableCodes = new Set([22, 52, 56, 10_334, 17_280, 17_419, 17_420]);

function isUnstorable(thrown: unknown): thrown is Error {
  const error = unwrapBulkError(thrown);
  if (error instanceof MongoInvalidArgumentError || error instanceof BSON.BSONError) return true;
  return error instanceof MongoServerError && codesOf(error).some((code) => unstorableCodes.has(code));
}

/** Nothing of the transaction happened, and it may work when it is tried again. */
export function isTransient(thrown: unknown): boolean {
  const error = unwrapBulkError(thrown);
  return error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** Every write of the bulk was answered, and each that was refused was refused with this code. */
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
