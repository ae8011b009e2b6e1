import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { CompressionTypes, type ISocketFactory, Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';
import type { StreamRecord } from '../sink.ts';
import type { KafkaAddress } from './address.ts';

const longestPause = 1_000;
const contentType = 'application/cloudevents+json; charset=UTF-8';

export interface ClusterOptions {
  readonly address: KafkaAddress;
  readonly clientId: string;
  /** How long the client retries a request while the brokers are unreachable, approximately, ms. */
  readonly timeoutMs: number;
}

/** A client that can be cut off from its cluster. */
export interface Cluster {
  readonly kafka: Kafka;
  /** Prevents new connections and retries: all pending requests fail. */
  cut(): void;
}

/**
 * Creates the client of a cluster. The client logs nothing: errors reject the requests. Retries are configured for the
 * whole client, because the producer's retries do not cover the client's metadata requests.
 */
export function createCluster({ address, clientId, timeoutMs }: ClusterOptions): Cluster {
  let open = true;
  const checkOpen = (): void => {
    if (!open) throw Object.assign(new Error('This client has ended'), { retriable: false });
  };
  const socketFactory: ISocketFactory = ({ host, port, ssl, onConnect }) => {
    checkOpen();
    // Contrary to the client's types there are no options without TLS.
    const options = ssl as ConnectionOptions | true | null | undefined;
    const secured = options && {
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ...(options !== true && options),
    };
    const socket = secured ? connectTls(secured, onConnect) : connectTcp({ host, port }, onConnect);
    socket.setKeepAlive(true, 60_000);
    socket.setNoDelay(true);
    return socket;
  };
  const kafka = new Kafka({
    clientId,
    brokers: [...address.brokers],
    ...(address.ssl !== undefined && { ssl: address.ssl }),
    ...(address.sasl && { sasl: address.sasl }),
    connectionTimeout: 5_000,
    retry: {
      initialRetryTime: 100,
      maxRetryTime: longestPause,
      retries: Math.max(1, Math.ceil(timeoutMs / longestPause)),
    },
    logLevel: logLevel.ERROR,
    // The client cannot cancel its retries. But its broker pool logs each failure inside the retried function, and a
    // non-retriable error thrown there ends the retries. In other namespaces such an error would be uncaught.
    logCreator:
      () =>
      ({ namespace }) => {
        if (namespace === 'BrokerPool') checkOpen();
      },
    socketFactory,
  });
  return {
    kafka,
    cut: () => {
      open = false;
    },
  };
}

/**
 * Creates an idempotent producer, so that retries neither duplicate nor reorder records, with the partitioner of
 * clients in other languages. It has no transactional id: a broker killed during a commit would leave such a producer
 * stuck.
 */
export function createProducer({ kafka }: Cluster): Producer {
  return kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
}

/** The attributes as headers (Kafka binding of CloudEvents), so that consumers can filter without parsing the value. */
const headersOf = (attributes: StreamRecord['attributes']): Record<string, string> => ({
  'content-type': contentType,
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce_${name}`, value])),
});

/** Sends the records in one request per broker; resolves after all in-sync replicas have them. */
export async function send(producer: Producer, records: readonly StreamRecord[]): Promise<void> {
  await producer.sendBatch({
    acks: -1,
    compression: CompressionTypes.GZIP,
    topicMessages: [...Map.groupBy(records, ({ topic }) => topic)].map(([topic, group]) => ({
      topic,
      messages: group.map(({ key, value, attributes, tombstone }) => ({
        key,
        value: tombstone ? null : value,
        headers: headersOf(attributes),
      })),
    })),
  });
}
