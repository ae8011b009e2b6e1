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
} from '../projection-service/index.ts';
import type { EngineInfo } from '../graphql/index.ts';
import type { Engines } from './engines.ts';
import { reportTo } from './report-failure.ts';
import { whileLeased } from '../leases/index.ts';

export interface EventStreams {
  /** The status of the publishers that run in this process now. */
  readonly status: () => Promise<readonly PublisherStatus[]>;
  readonly info: readonly EngineInfo[];
  stop(): Promise<void>;
}

/** Publishes the log to each sink, for analysts. */
export function openEventStreams(
  sinks: readonly EventSink[],
  publicUrl: string,
  { rawLog, leases }: Engines,
  logger: Logger,
): EventStreams {
  const streams = sinks.map(({ name, open }) => {
    let publisher: Publisher | undefined;
    const leased = whileLeased({
      leases,
      name: `publisher ${name}`,
      start: async () =>
        (publisher = startPublisher({
          eventStore: rawLog,
          sink: open((sentence) => logger.warn({ sink: name }, sentence)),
          source: publicUrl,
          logger,
        })),
      onError: reportTo(logger, 'The lease of a publisher is unavailable', { sink: name }),
    });
    return { current: () => (leased.holds() ? publisher : undefined), stop: () => leased.stop() };
  });
  return {
    status: () =>
      Promise.all(streams.flatMap((stream) => stream.current() ?? []).map((publisher) => publisher.status())),
    info:
      sinks.length === 0
        ? [{ port: 'event stream', name: 'None: set KAFKA_BROKERS or EVENTS_FOLDER', external: false }]
        : sinks.map(({ title, external }) => ({ port: 'event stream', name: title, external })),
    stop: async () => {
      await Promise.all(streams.map((stream) => stream.stop()));
    },
  };
}

/** A sink of events that is not opened yet. */
export interface EventSink {
  /** Names its lease. */
  readonly name: string;
  readonly title: string;
  readonly external: boolean;
  readonly open: (warn: (sentence: string) => void) => RecordSink;
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
            title: `JSON lines in ${folder}`,
            external: false,
            open: () => openJsonLinesSink({ folder }),
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
      open: (warn) => openKafkaSink({ address, durability, warn }),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ConfigurationError([`KAFKA_BROKERS is a value, but takes ${kafkaAddressForm}.`]);
  }
}
