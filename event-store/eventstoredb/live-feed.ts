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
  /** The last event seen: the subscription begins after it. */
  readonly last: () => Position;
  readonly onEvent: (event: RecordedEvent) => void;
  /** Called when the server confirms the subscription. */
  readonly onLive: () => void;
  /** The end of the log, read by another call. */
  readonly head: () => Promise<Position>;
  /** How often a silent subscription is checked against the end of the log, ms. */
  readonly watchMs: number;
}

/** The events that the client buffers, and the records between two checkpoints of the server (unused). */
const BUFFERED = 256;
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
    // Cancelling a subscription that never began rejects.
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
