import { Histogram, Registry } from 'prom-client';
import type { Measurements, Telemetry } from '../../lib/telemetry.ts';

const latency = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const delay = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

interface Definition<Label extends string = string> {
  readonly help: string;
  readonly buckets: readonly number[];
  readonly labels: readonly Label[];
}

const definitions: { readonly [Name in keyof Measurements]: Definition<keyof Measurements[Name] & string> } = {
  http_request_seconds: {
    help: 'Time to answer an HTTP request.',
    buckets: latency,
    labels: ['method', 'route', 'status'],
  },
  graphql_operation_seconds: {
    help: 'Time to answer a GraphQL operation over HTTP.',
    buckets: latency,
    labels: ['operation'],
  },
  command_seconds: { help: 'Time to run a command.', buckets: latency, labels: ['command', 'outcome'] },
  append_seconds: { help: 'Time to append to the log.', buckets: latency, labels: ['engine', 'outcome'] },
  projection_batch_seconds: {
    help: 'Time to fold and write a batch of events.',
    buckets: latency,
    labels: ['projection'],
  },
  projection_lag_seconds: {
    help: 'From the time of an event to the read model that includes it.',
    buckets: delay,
    labels: ['projection'],
  },
  live_update_delay_seconds: {
    help: 'From the time of an event to the handover to live sockets.',
    buckets: delay,
    labels: ['projection'],
  },
  process_attempt_seconds: {
    help: 'Time of an attempt of a process to handle an event.',
    buckets: delay,
    labels: ['process', 'outcome'],
  },
};

/** The names of all histograms, without the prefix of the product. */
export const measurementNames: readonly string[] = Object.keys(definitions);

export interface MeasurementStore extends Pick<Telemetry, 'observe'> {
  /** All measurements as Prometheus text. */
  text(): Promise<string>;
}

/** Keeps the measurements of this process as histograms. */
export function createMeasurements(): MeasurementStore {
  const registry = new Registry();
  const histogramOf = (name: string, { help, buckets, labels }: Definition): Histogram =>
    new Histogram({
      name: `curbcast_${name}`,
      help,
      buckets: [...buckets],
      labelNames: [...labels],
      registers: [registry],
    });
  const histograms = new Map<string, Histogram>(
    Object.entries(definitions).map(([name, definition]) => [name, histogramOf(name, definition)]),
  );
  return {
    observe: (name, seconds, labels) => histograms.get(name)?.observe({ ...labels }, seconds),
    text: () => registry.metrics(),
  };
}
