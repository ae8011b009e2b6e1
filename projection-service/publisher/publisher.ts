import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted } from '../../event-store/port.ts';
import type { EventStore, LogPage } from '../../event-store/port.ts';
import type { Backoff } from '../../lib/backoff.ts';
import type { ProjectionLogger } from '../runner/types.ts';
import { openTopicCheckpoints, type CheckpointStore } from './checkpoints.ts';
import { createRecordMapper } from './cloud-event.ts';
import { keepFollowing } from './keep-following.ts';
import type { RecordSink, StreamRecord } from './sink.ts';
import { publishedTopics, type PublishedTopic } from './topics.ts';

export interface PublisherOptions {
  /** The log without the codec: the publisher has no keys and decrypts nothing. */
  readonly eventStore: CheckpointStore & Pick<EventStore, 'subscribe' | 'head' | 'eventsAfter'>;
  readonly sink: RecordSink;
  /** The public URL of this installation, without a trailing slash. */
  readonly source: string;
  /** Default: `publishedTopics`. */
  readonly topics?: readonly PublishedTopic[];
  readonly logger?: ProjectionLogger;
  /** The maximum number of records in memory and in one write. Default 500. */
  readonly batchSize?: number;
  /** The minimum time between two checkpoint saves, ms: a crash repeats the records of this period. Default 1,000. */
  readonly saveEveryMs?: number;
  /** The backoff between retries. Default 200 ms to 30 s. */
  readonly retryDelay?: Backoff;
}

/** `stopped`: an event cannot be published. The publisher skips no event and needs a fixed release. */
export type PublisherState = 'starting' | 'catching-up' | 'live' | 'retrying' | 'stopped';

export interface PublisherStatus {
  readonly sink: string;
  readonly state: PublisherState;
  /** The log position up to which all events are published or filtered out. */
  readonly position: Position;
  /** The number of unread events of the log; absent if the engine cannot count them. */
  readonly lagEvents?: number;
  /** The number of records acknowledged by the sink since the process started. */
  readonly published: number;
  readonly error?: {
    readonly message: string;
    readonly event?: {
      readonly position: Position;
      readonly id: string;
      readonly type: string;
      readonly stream: string;
    };
  };
}

export interface Publisher {
  status(): Promise<PublisherStatus>;
  /** Stops after the current write, which the sink aborts, and closes the sink. */
  stop(): Promise<void>;
}

/** An event that cannot be mapped to a record, with the cause. */
class UnpublishableEvent extends Error {
  readonly event: RecordedEvent;

  constructor(event: RecordedEvent, cause: unknown) {
    super(
      `${event.type} at position ${event.position} cannot be published: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'UnpublishableEvent';
    this.event = event;
  }
}

/**
 * Starts the publisher, which follows the log and writes the public part of each event to the sink, at least once and
 * in order. The event store holds a checkpoint for each topic, which moves only after the sink's acknowledgement: after
 * a crash the next publisher starts at or before the last published record. Duplicates have the same ids, and the first
 * occurrences stay in order even with two concurrent publishers.
 */
export function startPublisher(options: PublisherOptions): Publisher {
  const { eventStore, sink, logger } = options;
  const topics = options.topics ?? publishedTopics;
  const toRecord = createRecordMapper({ topics, source: options.source });
  const filter = { categories: topics.map(({ category }) => category) };
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: PublisherState = 'starting';
  let position = START;
  let published = 0;
  let error: unknown;

  const follow = async (): Promise<void> => {
    const checkpoints = await openTopicCheckpoints({
      store: eventStore,
      places: await sink.open(signal),
      topics,
      saveEveryMs: options.saveEveryMs ?? 1_000,
      onError: (failure) => logger?.warn({ err: failure, sink: sink.name }, 'A publisher checkpoint was not saved'),
    });
    position = checkpoints.earliest();

    const publish = async (page: LogPage): Promise<void> => {
      const { records, last, unpublishable } = mapUntil(page.events, toRecord);
      const missing = records.filter((record) => !checkpoints.has(record.topic, record.position));
      if (missing.length > 0) await sink.write(missing, signal);
      published += missing.length;
      position = unpublishable ? (last ?? position) : page.position;
      await checkpoints.reached(position, new Set(missing.map(({ topic }) => topic)));
      if (unpublishable) throw unpublishable;
    };

    try {
      const pages = { after: position, filter, pageSize: options.batchSize ?? 500, signal };
      for await (const page of eventStore.subscribe(pages)) {
        await publish(page);
        if (error !== undefined) logger?.info({ sink: sink.name, position }, 'The publisher has recovered');
        error = undefined;
        state = page.end ? 'live' : 'catching-up';
      }
    } finally {
      checkpoints.end();
      await checkpoints.save();
    }
    if (!signal.aborted) throw new Error('The subscription to the log ended');
  };

  const failed = (failure: unknown): boolean => {
    const final = failure instanceof UnpublishableEvent || failure instanceof LogCorrupted;
    state = final ? 'stopped' : 'retrying';
    error = failure;
    const details = { err: failure, sink: sink.name, position };
    if (final) logger?.error(details, 'The publisher has stopped at an event that it cannot publish');
    else logger?.warn(details, 'Publishing failed and is retried');
    return final;
  };
  const running = keepFollowing({
    follow,
    published: () => published,
    failed,
    retryDelay: options.retryDelay,
    signal,
  });

  return {
    async status() {
      const lagEvents = await eventStore.eventsAfter(position).catch(() => undefined);
      return {
        sink: sink.name,
        state,
        position,
        ...(lagEvents !== undefined && { lagEvents }),
        published,
        ...(error !== undefined && { error: describeFailure(error) }),
      };
    },
    async stop() {
      stopping.abort();
      await running;
      await sink.close();
    },
  };
}

/** Maps a page up to the first unpublishable event; `last` is the position of the last record. */
function mapUntil(
  events: readonly RecordedEvent[],
  toRecord: (event: RecordedEvent) => StreamRecord,
): { records: readonly StreamRecord[]; last?: Position; unpublishable?: UnpublishableEvent } {
  const records: StreamRecord[] = [];
  let last: Position | undefined;
  for (const event of events) {
    try {
      records.push(toRecord(event));
    } catch (cause) {
      return { records, ...(last !== undefined && { last }), unpublishable: new UnpublishableEvent(event, cause) };
    }
    last = event.position;
  }
  return { records };
}

/** The text of a failure in a status. */
export function describeFailure(error: unknown): NonNullable<PublisherStatus['error']> {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof UnpublishableEvent)) return { message };
  const { position, id, type, stream } = error.event;
  return { message, event: { position, id, type, stream } };
}
