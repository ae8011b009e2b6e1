import type { Producer } from 'kafkajs';
import pTimeout from 'p-timeout';
import type { Place, RecordSink, StreamRecord, TopicDefinition } from '../sink.ts';
import { publishedTopics } from '../topics.ts';
import { createMutex } from '../../../lib/mutex.ts';
import type { KafkaAddress } from './address.ts';
import type { Cluster } from './cluster.ts';
import type { Durability, Warn } from './topics.ts';

/** The maximum size of a request before compression, bytes: by default brokers accept batches of about 1 MB. */
const requestBytes = 800_000;
const disconnectWait = 2_000;

export interface KafkaSinkOptions {
  readonly address: KafkaAddress;
  /** Created if missing. Default: `publishedTopics`. */
  readonly topics?: readonly TopicDefinition[];
  /** For new topics; existing ones are only checked. Default: 3 replicas, 2 of them in sync. */
  readonly durability?: Durability;
  /** Called once per distinct warning. */
  readonly warn?: Warn;
  readonly clientId?: string;
  /** How long the client retries a write while the brokers are unreachable, approximately, ms. Default 60,000. */
  readonly timeoutMs?: number;
}

/** A producer and its client, which are closed together. */
interface Session {
  readonly cluster: Cluster;
  readonly producer: Producer;
  readonly places: readonly Place[];
  readonly send: (records: readonly StreamRecord[]) => Promise<unknown>;
}

/**
 * Opens a sink that writes to Kafka. A mutex serializes the writes: overlapping writes of one idempotent producer lose
 * acknowledged records. A producer is discarded after a failed write: its sequence numbers may be wrong, and it could
 * acknowledge records that are not stored.
 */
export function openKafkaSink(options: KafkaSinkOptions): RecordSink {
  const { address, topics = publishedTopics, clientId = 'curbcast', timeoutMs = 60_000 } = options;
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
    // Loads the Kafka client only when it is needed.
    const { createCluster, createProducer, send } = await import('./cluster.ts');
    const { defaultDurability, prepareTopics } = await import('./topics.ts');
    const cluster = createCluster({ address, clientId, timeoutMs });
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
          if (!session) throw new Error('The sink is not open');
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

/** Splits the records into requests of bounded size, in order. */
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

/** Closes a client; waits a bounded time for an unresponsive broker. */
async function end({ cluster, producer }: Pick<Session, 'cluster' | 'producer'>): Promise<void> {
  cluster.cut();
  await pTimeout(producer.disconnect(), { milliseconds: disconnectWait }).catch(() => undefined);
}

/** Returns the promise's result, or rejects when the signal is aborted and ignores the promise's later result. */
const abortable = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  pTimeout(promise, { milliseconds: Infinity, signal });
