import { START, type Position } from '../../domain/envelope.ts';
import { eventIdFor } from '../../event-store/index.ts';
import type { EventStore } from '../../event-store/port.ts';
import { pause, type Backoff } from '../../lib/backoff.ts';
import type { ReaderOf, Stored } from '../collections.ts';
import { publishedStateVersion, type PublishedStates, type StateDocument } from '../projections/published-state.ts';
import { ProjectionUnavailable, type ProjectionLogger } from '../runner/types.ts';
import type { financeCollections } from '../projections/finance-documents.ts';
import { bookRecord, booksTopic, type BooksTopic } from './books-topic.ts';
import { cloudEventType, dataSchemaUri } from './cloud-event.ts';
import { keepFollowing } from './keep-following.ts';
import { describeFailure, type Publisher, type PublisherState } from './publisher.ts';
import type { RecordSink, StreamRecord } from './sink.ts';
import { stateTopics, type StateTopic } from './state-topics.ts';

export interface StatePublisherOptions {
  /** Reads the read model `published-state`. */
  readonly states: Pick<ReaderOf<PublishedStates>, 'query'>;
  /** Reads the journal of the read model `finance`. */
  readonly books: Pick<ReaderOf<typeof financeCollections>, 'query'>;
  readonly checkpoints: Pick<EventStore, 'loadCheckpoint' | 'saveCheckpoint'>;
  /** A sink of the state topics. */
  readonly sink: RecordSink;
  /** The public URL of this installation, without a trailing slash. */
  readonly source: string;
  /** Default: `readModelTopics`. */
  readonly topics?: readonly ReadModelTopic[];
  readonly logger?: ProjectionLogger;
  /** The maximum number of records in memory and in one write. Default 500. */
  readonly batchSize?: number;
  /** The time between two looks for changes, ms. Default 1,000. */
  readonly lookEveryMs?: number;
  /** The backoff between retries. Default 200 ms to 30 s. */
  readonly retryDelay?: Backoff;
}

type StateOf = StateDocument<object>;

/** A topic whose records are made from a read model instead of single events. */
export type ReadModelTopic = StateTopic | BooksTopic;
/** All topics that are made from read models. */
export const readModelTopics: readonly ReadModelTopic[] = [...stateTopics, booksTopic];

/** How far a topic has been published. */
interface Cursor {
  readonly topic: ReadModelTopic;
  /** The name of its checkpoint. */
  readonly name: string;
  position: Position;
  id: string;
}

/**
 * Starts the publisher of the topics that are made from read models: states, and the journal. It reads them in the
 * order of their positions: a state that changed while the publisher was away, however often, has a position after the
 * checkpoint and is published once, in its present form. Checkpoints move after the sink's acknowledgement, so a crash
 * repeats records and loses none.
 */
export function startStatePublisher(options: StatePublisherOptions): Publisher {
  const { states, books, checkpoints, sink, source, logger, batchSize = 500, lookEveryMs = 1_000 } = options;
  const topics = options.topics ?? readModelTopics;
  const name = `${sink.name} (states)`;
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: PublisherState = 'starting';
  let cursors: readonly Cursor[] = [];
  let published = 0;
  let error: unknown;

  /** The next records of a topic, each with its place in the read model. */
  const next = async ({ topic, position, id }: Cursor) => {
    const after = position === START ? {} : { after: { order: [position], id } };
    const page = { index: 'byPosition', equal: {}, limit: batchSize, ...after } as const;
    if (topic.collection === 'journal')
      return (await books.query('journal', page)).map((each) => ({ id: each.id, record: bookRecord(source, each) }));
    const found: readonly Stored<StateOf>[] = await states.query(topic.collection, page);
    return found.map((each) => ({ id: each.id, record: stateRecord(topic, source, each) }));
  };

  /** Publishes the next records of a topic; returns whether there may be more. */
  const advance = async (cursor: Cursor): Promise<boolean> => {
    const found = await next(cursor);
    const last = found.at(-1);
    if (!last) return false;
    await sink.write(
      found.map(({ record }) => record),
      signal,
    );
    published += found.length;
    cursor.position = last.record.position;
    cursor.id = last.id;
    await checkpoints.saveCheckpoint(cursor.name, cursor.position);
    return found.length === batchSize;
  };

  const follow = async (): Promise<void> => {
    cursors = await openCursors(topics, sink, checkpoints, signal);
    while (!signal.aborted) {
      const more: boolean[] = [];
      for (const cursor of cursors) more.push(await advance(cursor));
      if (error !== undefined) logger?.info({ sink: name }, 'The publisher has recovered');
      error = undefined;
      state = more.includes(true) ? 'catching-up' : 'live';
      if (state === 'live') await pause(lookEveryMs, signal);
    }
  };

  const failed = (failure: unknown): boolean => {
    // The read model is still being built.
    const waits = failure instanceof ProjectionUnavailable || failure instanceof EarlierShape;
    state = waits ? 'starting' : 'retrying';
    error = waits ? undefined : failure;
    if (!waits) logger?.warn({ err: failure, sink: name }, 'Publishing failed and is retried');
    return false;
  };
  const running = keepFollowing({
    follow,
    published: () => published,
    failed,
    retryDelay: options.retryDelay,
    signal,
  });

  return {
    status: async () => ({
      sink: name,
      state,
      position: cursors.map(({ position }) => position).toSorted()[0] ?? START,
      published,
      ...(error !== undefined && { error: describeFailure(error) }),
    }),
    async stop() {
      stopping.abort();
      await running;
      await sink.close();
    },
  };
}

/** The published read model has states of an earlier shape; its successor is still being built. */
class EarlierShape extends Error {}

async function openCursors(
  topics: readonly ReadModelTopic[],
  sink: RecordSink,
  checkpoints: StatePublisherOptions['checkpoints'],
  signal: AbortSignal,
): Promise<readonly Cursor[]> {
  const cursors: Cursor[] = [];
  for (const place of await sink.open(signal)) {
    const topic = topics.find(({ name }) => name === place.topic);
    if (!topic) continue;
    // After a change of version all states are published again. A movement of the books is published once.
    const version = topic.collection === 'journal' ? `v${topic.version}` : publishedStateVersion;
    const name = `publisher/${place.name}/${version}`;
    cursors.push({ topic, name, position: place.empty ? START : await checkpoints.loadCheckpoint(name), id: '' });
  }
  return cursors;
}

/** The record of a state; a tombstone if the key is gone. Throws for a state of another version. */
export function stateRecord(topic: StateTopic, source: string, { id: key, doc }: Stored<StateOf>): StreamRecord {
  const { state, position, time, version } = doc;
  if (version !== publishedStateVersion) throw new EarlierShape(`${topic.name} ${key} has version ${version}`);
  const id = eventIdFor(`${topic.name}/${key}/${position}`, 0);
  const attributes = {
    specversion: '1.0',
    id,
    source,
    type: cloudEventType(topic),
    subject: key,
    time: new Date(time).toISOString(),
    dataschema: dataSchemaUri(source, topic),
    partitionkey: key,
    position,
  };
  // Unknown fields never leave: the schema is the allow-list.
  const data = state === null ? null : topic.schema.parse(state);
  const value = JSON.stringify({ ...attributes, datacontenttype: 'application/json', data });
  return { topic: topic.name, key, id, position, attributes, value, ...(data === null && { tombstone: true }) };
}
