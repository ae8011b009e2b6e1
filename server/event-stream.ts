import type { Logger } from 'pino';
import { ConfigurationError, type Config } from '../config/index.ts';
import {
  kafkaAddressForm,
  openJsonLinesSink,
  openKafkaSink,
  parseKafkaAddress,
  type Publisher,
  type PublisherStatus,
  type RecordSink,
  startPublisher,
  startStatePublisher,
  readModelTopics,
  type Projections,
} from '../projection-service/index.ts';
import type { EngineInfo } from '../graphql/index.ts';
import type { Engines } from './engines.ts';
import { reportTo } from './report-failure.ts';
import { whileLeased } from '../leases/index.ts';
import { say } from '../words/index.ts';

export interface EventStreams {
  /** The status of the publishers that run in this process now. */
  readonly status: () => Promise<readonly PublisherStatus[]>;
  readonly info: readonly EngineInfo[];
  stop(): Promise<void>;
}

/** Publishes the log and the latest states to each sink, for analysts. */
export function openEventStreams(
  sinks: readonly EventSink[],
  publicUrl: string,
  { rawLog, leases }: Pick<Engines, 'rawLog' | 'leases'>,
  projections: Pick<Projections, 'reader'>,
  logger: Logger,
): EventStreams {
  const streams = sinks.map(({ name, open }) => {
    let running: readonly Publisher[] = [];
    const warn = (sentence: string): void => logger.warn({ sink: name }, sentence);
    const start = async (): Promise<{ stop(): Promise<void> }> => {
      const common = { source: publicUrl, logger };
      const publishers = [
        startPublisher({ ...common, eventStore: rawLog, sink: open(warn) }),
        startStatePublisher({
          ...common,
          states: projections.reader('published-state'),
          books: projections.reader('finance'),
          checkpoints: rawLog,
          sink: open(warn, readModelTopics),
        }),
      ];
      running = publishers;
      return { stop: async () => void (await Promise.all(publishers.map((each) => each.stop()))) };
    };
    const onError = reportTo(logger, 'The lease of a publisher is unavailable', { sink: name });
    const leased = whileLeased({ leases, name: `publisher ${name}`, start, onError });
    return { current: () => (leased.holds() ? running : []), stop: () => leased.stop() };
  });
  return {
    status: () => Promise.all(streams.flatMap((stream) => stream.current()).map((publisher) => publisher.status())),
    info:
      sinks.length === 0
        ? [{ port: 'event stream', name: say('ENGINE_NO_STREAM'), external: false }]
        : sinks.map(({ title, external }) => ({ port: 'event stream', name: title, external })),
    stop: async () => {
      await Promise.all(streams.map((stream) => stream.stop()));
    },
  };
}

/** A sink of events that is not opened yet. */
export interface EventSink {
  /** The name of its lease. */
  readonly name: string;
  readonly title: EngineInfo['name'];
  readonly external: boolean;
  /** Opens it for the topics of events, or for the given ones. Each caller gets a separate connection. */
  readonly open: (warn: (sentence: string) => void, topics?: typeof readModelTopics) => RecordSink;
}

/** The sinks that the configuration names. Throws ConfigurationError. */
export function eventSinks(settings: Config['eventStream']): readonly EventSink[] {
  const { KAFKA_BROKERS: brokers, EVENTS_FOLDER: folder } = settings;
  return [
    ...(brokers === undefined ? [] : [kafka(brokers, settings)]),
    ...(folder === undefined
      ? []
      : [
          {
            name: 'json lines',
            title: say('ENGINE_JSON_LINES', { folder }),
            external: false,
            open: (_warn: (sentence: string) => void, topics?: typeof readModelTopics) =>
              openJsonLinesSink({ folder, ...(topics && { topics }) }),
          },
        ]),
  ];
}

function kafka(brokers: string, settings: Config['eventStream']): EventSink {
  const durability = {
    replicationFactor: settings.KAFKA_REPLICATION_FACTOR,
    minInsyncReplicas: settings.KAFKA_MIN_INSYNC_REPLICAS,
  };
  try {
    const address = parseKafkaAddress(brokers);
    return {
      name: 'kafka',
      title: 'Kafka',
      external: true,
      open: (warn, topics) => openKafkaSink({ address, durability, warn, ...(topics && { topics }) }),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ConfigurationError([`KAFKA_BROKERS is a value, but takes ${kafkaAddressForm}.`]);
  }
}
