import { ErrorType, EventStoreDBClient } from '@eventstore/db-client';
import type { CircuitBreaker } from '../../lib/circuit-breaker.ts';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import { startRead, type Caller } from './client-internals.ts';
import type { Address } from './connection-string.ts';
import { parseAddress } from './connection-string.ts';
import { collect } from './collect.ts';
import { asPortError, isAnswer, kindOf, NotSent, storeClosed } from './failures.ts';
import type { Namespace } from './namespace.ts';
import { createNamespace } from './namespace.ts';
import { retry } from './retry.ts';
import { within } from './timeout.ts';
import { readAllRequest } from './wire.ts';

export interface Connection extends Caller {
  readonly address: Address;
  /** Translates between our stream names and the server's. */
  readonly namespace: Namespace;
  /** How long an answer may take, and the longest pause between two messages of it, ms. */
  readonly timeoutMs: number;
  /** Aborted when the connection is closed: the client then ends running reads as if they were complete. */
  readonly closed: AbortSignal;
  /**
   * Makes a call and repeats it while the server does not answer, within `timeoutMs` and `extraMs`. An attempt gets its
   * timeout in ms, within which it must end, and the number of attempts that failed before it. Rejects with an error of
   * the port; with the client's own for a conflict or a missing stream; with NotSent while the circuit breaker is open.
   */
  call<Result>(attempt: (ms: number, failures: number) => Promise<Result>, extraMs?: number): Promise<Result>;
  /** Disconnects. Never hangs, never rejects. */
  close(): Promise<void>;
}

const expected: ReadonlySet<ErrorType | undefined> = new Set([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
]);

const DISPOSE_MS = 1_000;
const PROBE_EVERY_MS = 1_000;

/**
 * A connection to the server or cluster in the connection string. Sends nothing yet. Throws TypeError for an invalid
 * connection string.
 */
export function openConnection(
  url: string,
  timeoutMs: number,
  namespace: Namespace = createNamespace(undefined),
  breaker: CircuitBreaker = createCircuitBreaker({ openAfterMs: timeoutMs }),
): Connection {
  const address = parseAddress(url);
  const { credentials } = address;
  const client = createClient(url);
  const closing = new AbortController();
  const settings = { credentials, requiresLeader: true } as const;

  let probing: NodeJS.Timeout | undefined;

  /**
   * Calls fail fast while the breaker is open, so that none waits longer than `timeoutMs`; probes see when the server
   * is back.
   */
  function startProbing(): void {
    probing ??= setInterval(() => {
      if (breaker.isOpen()) probe().catch(() => undefined);
      else stopProbing();
    }, PROBE_EVERY_MS).unref();
  }

  function stopProbing(): void {
    clearInterval(probing);
    probing = undefined;
  }

  const probe = (): Promise<unknown> =>
    recorded(() => {
      const read = startRead({ client, settings }, readAllRequest(undefined, 'backwards', 1));
      return collect('probe', read, timeoutMs / 2, closing.signal, namespace.fromServer);
    });

  async function once<Result>(make: () => Promise<Result>): Promise<Result> {
    if (closing.signal.aborted) throw storeClosed();
    if (breaker.isOpen()) {
      startProbing();
      throw new NotSent('EventStoreDB does not answer; the next attempt follows within a second');
    }
    try {
      return await recorded(make);
    } catch (error) {
      throw expected.has(kindOf(error)) ? error : asPortError(error, credentials.username);
    }
  }

  /** Tells the breaker the outcome. */
  async function recorded<Result>(make: () => Promise<Result>): Promise<Result> {
    const since = performance.now();
    try {
      const result = await make();
      breaker.succeeded();
      return result;
    } catch (error) {
      if (isAnswer(error)) breaker.succeeded();
      else if (kindOf(error) !== ErrorType.NOT_LEADER) breaker.failed(since);
      throw error;
    }
  }

  return {
    address,
    client,
    settings,
    namespace,
    timeoutMs,
    closed: closing.signal,
    call: (attempt, extraMs = 0) =>
      retry({ timeoutMs: timeoutMs + extraMs, opensIn: () => breaker.opensIn() }, (ms, failures) =>
        once(() => attempt(ms, failures)),
      ),
    async close() {
      closing.abort();
      stopProbing();
      // The client waits for streams that have ended already; nothing depends on them.
      await within(DISPOSE_MS, 'dispose', client.dispose()).catch(() => undefined);
    },
  };
}

/** The client for an address. Its own error for an invalid address quotes it, password included. */
function createClient(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    const reason = error instanceof Error && !('connectionString' in error) ? `: ${error.message}` : '';
    // oxlint-disable-next-line preserve-caught-error -- the cause holds the address with the password, which would be logged
    throw new TypeError(`The address of EventStoreDB is not valid for its client${reason}`);
  }
}
