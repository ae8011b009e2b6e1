import type { AllStreamSubscription } from '@eventstore/db-client';
import { START as LOG_START, streamNameFilter } from '@eventstore/db-client';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { Connection } from './connection.ts';
import { TimedOut } from './failures.ts';
import { renamed } from './namespace.ts';
import { parsePosition } from './position.ts';
import { type RawEvent, fromStored } from './stored-form.ts';
import { pause } from '../../lib/backoff.ts';

export interface LiveFeedOptions {
  readonly connection: Connection;
  /** Where the subscription begins, exclusive: the last event seen. */
  readonly last: () => Position;
  readonly onEvent: (event: RecordedEvent) => void;
  /** The server has begun to send. */
  readonly onLive: () => void;
  /** What the end of the log is, asked of the server by another call. */
  readonly head: () => Promise<Position>;
  /** How often a subscription that says nothing is compared with the end of the log, ms. */
  readonly watchMs: number;
}

/** Events that the client may hold ready, and records between two checkpoints, which nobody looks at. */
const BUFFERED = 256;
const CHECKPOINT_RECORDS = 1_000;

/**
 * One subscription to everything behind the last event seen, for the whole process. Rejects when it breaks, does not
 * begin, or falls behind a log that has moved on (a half-closed connection says nothing for ever); resolves when the
 * server ends it.
 *
 * The server's checkpoints are left alone: by them some releases let filtered readers miss events. Only positions of
 * events that were received count.
 */
export async function followLive(
  { connection, last, onEvent, onLive, head, watchMs }: LiveFeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const { client, settings, namespace, timeoutMs } = connection;
  const filter = streamNameFilter({
    regex: namespace.logStreams,
    maxSearchWindow: CHECKPOINT_RECORDS,
    checkpointInterval: 1,
  });
  const subscription = client.subscribeToAll(
    { ...settings, fromPosition: parsePosition(last()) ?? LOG_START, filter },
    { highWaterMark: BUFFERED },
  );
  const over = new AbortController();
  try {
    await Promise.race([
      received(subscription, (event) => onEvent(fromStored(renamed(namespace, event))), onLive, timeoutMs),
      fallenBehind({ last, head, watchMs }, over.signal),
      aborted(signal, over.signal),
    ]);
  } finally {
    over.abort();
    subscription.destroy();
    // A subscription that never began can't be cancelled either.
    subscription.unsubscribe().catch(() => undefined);
  }
}

function received(
  subscription: AllStreamSubscription,
  onEvent: (event: RawEvent) => void,
  onLive: () => void,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TimedOut('subscribe', timeoutMs)), timeoutMs);
    subscription.on('confirmation', () => {
      clearTimeout(late);
      onLive();
    });
    subscription.on('data', ({ event }) => {
      try {
        if (event) onEvent(event);
      } catch (error) {
        reject(error);
      }
    });
    for (const ending of ['end', 'close'] as const) {
      subscription.on(ending, () => {
        clearTimeout(late);
        resolve();
      });
    }
    subscription.on('error', (error: Error) => {
      clearTimeout(late);
      reject(error);
    });
  });
}

/** Rejects when an event that was in the log one watch ago has not arrived. */
async function fallenBehind(
  { last, head, watchMs }: Pick<LiveFeedOptions, 'last' | 'head' | 'watchMs'>,
  over: AbortSignal,
): Promise<void> {
  for (let due = last(); !over.aborted;) {
    await pause(watchMs, over);
    if (comparePositions(last(), due) < 0) throw new Error(`it fell silent: the log has gone on to ${due}`);
    due = await head().catch(() => due);
  }
}

function aborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
  });
}
