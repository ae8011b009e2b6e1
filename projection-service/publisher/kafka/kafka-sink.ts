import { setTimeout as sleep } from 'node:timers/promises';
import type { Producer } from 'kafkajs';
import type { Place, RecordSink, StreamRecord } from '../sink.ts';
import { publishedTopics, type PublishedTopic } from '../topics.ts';
import { createMutex } from '../../../lib/mutex.ts';
import type { KafkaAddress } from './address.ts';
import type { Cluster } from './cluster.ts';
import type { Durability, Warn } from './topics.ts';

/** What goes into one request before compression, bytes: brokers take batches of about 1 MB by default. */
const requestBytes = 800_000;
const disconnectWait = 2_000;

export interface KafkaSinkOptions {
  readonly address: KafkaAddress;
  /** Made when missing. Default: all that is published. */
  readonly topics?: readonly PublishedTopic[];
  /** Of topics that are made here; others are checked. Default: 3 copies, 2 of which acknowledge. */
  readonly durability?: Durability;
  /** Gets each sentence once. */
  readonly warn?: Warn;
  readonly clientId?: string;
  /** How long a write is repeated by the client while the brokers are away before it rejects, about, ms. Default 60,000. */
  readonly patience?: number;
}

/** A producer and the client that it belongs to: both are given up together. */
interface Session {
  readonly cluster: Cluster;
  readonly producer: Producer;
  readonly places: readonly Place[];
  readonly send: (records: readonly StreamRecord[]) => Promise<unknown>;
}

/**
 * Records to Kafka. One write at a time, whoever calls: writes of one idempotent producer that overlap lose records
 * which were acknowledged. After a write that failed its producer is never used again: its sequence numbers may be
 * wrong, and it could acknowledge what is not stored.
 */
export function openKafkaSink(options: KafkaSinkOptions): RecordSink {
  const { address, topics = publishedTopics, clientId = 'curbcast', patience = 60_000 } = options;
  const said = new Set<string>();
  const warn: Warn = (sentence) => {
    if (!said.has(sentence)) options.warn?.(sentence);
    said.add(sentence);
  };
  let session: Session | undefined;
  const mutex = createMutex();
  let closed = false;

  const begin = async (signal: AbortSignal): Promise<Session> => {
    if (closed) throw new Error('The sink is closed');
    // A start without Kafka does not load its client.
    const { createCluster, createProducer, send } = await import('./cluster.ts');
    const { defaultDurability, prepareTopics } = await import('./topics.ts');
    const cluster = createCluster({ address, clientId, patience });
    const producer = createProducer(cluster);
    try {
      const durability = options.durability ?? defaultDurability;
      const places = await abortable(prepareTopics(cluster, { topics, durability, warn }), signal);
      await abortable(producer.connect(), signal);
      return { cluster, producer, places, send: (records) => send(producer, records) };
    } catch (error) {
      await end({ cluster, producer });
      throw error;
    }
  };

  const giveUp = async (): Promise<void> => {
    const ended = session;
    session = undefined;
    if (ended) await end(ended);
  };

  return {
    name: 'Kafka',

    open: (signal) =>
      mutex('sink', async () => {
        session ??= await begin(signal);
        return session.places;
      }),

    write: (records, signal) =>
      mutex('sink', async () => {
        try {
          if (!session) throw new Error('The sink has to be opened first');
          for (const part of requestsOf(records)) {
            await abortable(session.send(part), signal);
          }
        } catch (error) {
          await giveUp();
          throw error;
        }
      }),

    async close() {
      closed = true;
      await giveUp();
    },
  };
}

/** The records in parts of bounded size, in their order. */
function requestsOf(records: readonly StreamRecord[]): readonly (readonly StreamRecord[])[] {
  const parts: StreamRecord[][] = [];
  let left = 0;
  for (const record of records) {
    const bytes = Buffer.byteLength(record.value) + record.key.length;
    if (bytes > left) {
      parts.push([]);
      left = requestBytes;
    }
    parts.at(-1)?.push(record);
    left -= bytes;
  }
  return parts;
}

/** Ends a client without waiting for who may not answer. */
async function end({ cluster, producer }: Pick<Session, 'cluster' | 'producer'>): Promise<void> {
  cluster.cut();
  const waiting = new AbortController();
  await Promise.race([
    producer.disconnect().catch(() => undefined),
    sleep(disconnectWait, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
}

/** The promise, or a rejection as soon as the signal is aborted; what the promise comes to then is of no interest. */
async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const listener = (): void => aborted.reject(signal.reason);
  promise.catch(() => undefined);
  signal.addEventListener('abort', listener);
  if (signal.aborted) listener();
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', listener);
  }
}
