import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { CompressionTypes, Kafka, logLevel, Partitioners, type ISocketFactory, type Producer } from 'kafkajs';
import type { StreamRecord } from '../sink.ts';
import type { KafkaAddress } from './address.ts';

const longestPause = 1_000;
const contentType = 'application/cloudevents+json; charset=UTF-8';

export interface ClusterOptions {
  readonly address: KafkaAddress;
  readonly clientId: string;
  /** How long the client goes on by itself with a request while the brokers are away, about, ms. */
  readonly patience: number;
}

/** A client whose connections can be forbidden for good. */
export interface Cluster {
  readonly kafka: Kafka;
  /** From here on it opens no connection and repeats nothing: what is still under way in it fails. */
  cut(): void;
}

/**
 * The client of a cluster. It is silent: its errors come with the requests that they fail. Its retries belong to the
 * client as a whole, because those of the producer alone end with the client's own requests for metadata.
 */
export function createCluster({ address, clientId, patience }: ClusterOptions): Cluster {
  let open = true;
  const checkOpen = (): void => {
    if (!open) throw Object.assign(new Error('This client has ended'), { retriable: false });
  };
  const socketFactory: ISocketFactory = ({ host, port, ssl, onConnect }) => {
    checkOpen();
    // The client's types say that there always are options; without TLS there are none.
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
      retries: Math.max(1, Math.ceil(patience / longestPause)),
    },
    logLevel: logLevel.ERROR,
    // The client can't be told to stop its retries. But its pool logs each failure before the next try, inside of what
    // is tried, and an error that says "not again" ends it. Elsewhere such an error would be nobody's to catch.
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
 * Idempotent, so that the client's own retries double and reorder nothing, with the partitioner that clients in other
 * languages use. It has no transactional id: a broker killed during a commit would leave such a producer stuck.
 */
export function createProducer({ kafka }: Cluster): Producer {
  return kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
}

/** The attributes beside the record as the Kafka binding of CloudEvents names them: filters need not parse the value. */
const headersOf = (attributes: StreamRecord['attributes']): Record<string, string> => ({
  'content-type': contentType,
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce_${name}`, value])),
});

/** Sends the records as one request a broker; resolves after all replicas in sync have them. */
export async function send(producer: Producer, records: readonly StreamRecord[]): Promise<void> {
  await producer.sendBatch({
    acks: -1,
    compression: CompressionTypes.GZIP,
    topicMessages: [...Map.groupBy(records, ({ topic }) => topic)].map(([topic, group]) => ({
      topic,
      messages: group.map(({ key, value, attributes }) => ({ key, value, headers: headersOf(attributes) })),
    })),
  });
}
