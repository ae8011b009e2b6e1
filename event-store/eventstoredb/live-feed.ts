import { convertToCommandError } from '@eventstore/db-client';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import { startRead, type ReadCall } from './client-internals.ts';
import type { Connection } from './connection.ts';
import { TimedOut } from './failures.ts';
import { fromStored } from './stored-form.ts';
import type { StoredRecord } from './wire.ts';
import { endRead, recordIn, subscribeRequest } from './wire.ts';
import { pause } from '../../lib/backoff.ts';

export interface LiveFeedOptions {
  readonly connection: Connection;
  /** The last event seen: the subscription begins after it. */
  readonly last: () => Position;
  /** `size`: the length of its data, characters. */
  readonly onEvent: (event: RecordedEvent, size: number) => void;
  /** Called when the server confirms the subscription. */
  readonly onLive: () => void;
  /** The end of the log, read by another call. */
  readonly head: () => Promise<Position>;
  /** How often a silent subscription is checked against the end of the log, ms. */
  readonly watchMs: number;
}

/** The records between two checkpoints of the server (unused). */
const CHECKPOINT_RECORDS = 1_000;

/**
 * The one subscription of the process, to all events after the last one seen. Rejects when it breaks, does not begin in
 * time, or stays silent although the log has grown (a half-open connection); resolves when the server ends it.
 *
 * Ignores the server's checkpoints: with them filtered readers of some releases miss events. Only positions of received
 * events count.
 */
export async function followLive(
  { connection, last, onEvent, onLive, head, watchMs }: LiveFeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const { namespace } = connection;
  const starting = startRead(connection, subscribeRequest(last(), namespace.logStreams, CHECKPOINT_RECORDS));
  const over = new AbortController();
  try {
    await Promise.race([
      received(starting, (record) => onEvent(fromStored(record), record.size), onLive, connection, over.signal),
      fallenBehind({ last, head, watchMs }, over.signal),
      aborted(signal, over.signal),
    ]);
  } finally {
    over.abort();
    endRead(starting);
  }
}

function received(
  starting: Promise<ReadCall>,
  onRecord: (record: StoredRecord) => void,
  onLive: () => void,
  { namespace, timeoutMs }: Connection,
  over: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TimedOut('subscribe', timeoutMs)), timeoutMs);
    // After an event that could not be taken, take none of the later ones.
    let failed = false;
    const fail = (error: unknown): void => {
      failed = true;
      clearTimeout(late);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onSubscribed = (subscription: ReadCall): void => {
      subscription.on('data', (answer) => {
        if (answer.hasConfirmation()) {
          clearTimeout(late);
          onLive();
        }
        try {
          const record = failed || over.aborted ? undefined : recordIn(answer, namespace.fromServer);
          if (record) onRecord(record);
        } catch (error) {
          fail(error);
        }
      });
      subscription.on('end', () => {
        clearTimeout(late);
        resolve();
      });
      subscription.on('error', (error) => fail(convertToCommandError(error)));
    };
    starting.then(onSubscribed, fail);
  });
}

/** Rejects when an event that was in the log at the previous check has not arrived. */
async function fallenBehind(
  { last, head, watchMs }: Pick<LiveFeedOptions, 'last' | 'head' | 'watchMs'>,
  over: AbortSignal,
): Promise<void> {
  for (let due = last(); !over.aborted;) {
    await pause(watchMs, over);
    if (comparePositions(last(), due) < 0)
      throw new Error(`it delivered no event although the log has grown to ${due}`);
    due = await head().catch(() => due);
  }
}

function aborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
  });
}
