import { Counter, Gauge, Registry } from 'prom-client';
import type { ProcessStatus } from '../../command-service/index.ts';
import type { ProjectionStatus, PublisherStatus } from '../../projection-service/index.ts';

/** The status of one process; a role omits the parts that it does not run. */
export interface MetricSources {
  readonly projections: readonly ProjectionStatus[];
  readonly streams: readonly PublisherStatus[];
  readonly commands?: {
    readonly processes: readonly ProcessStatus[];
    readonly conflicts: number;
    readonly frozen: number;
    /** Open failures by process or job; absent while the read model does not answer. */
    readonly failures?: readonly { readonly work: string; readonly open: number }[] | undefined;
  };
  /** Gateways only: open subscriptions, open sockets, and responses by HTTP status. */
  readonly gateway?: {
    readonly subscriptions: number;
    readonly sockets: number;
    readonly answers: ReadonlyMap<string, number>;
  };
  /** The file system of DATA_DIR, in bytes. */
  readonly disk?: { readonly free: number; readonly size: number };
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];
interface Metric {
  readonly type: 'gauge' | 'counter';
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  type: 'gauge',
  name,
  help,
  samples,
});
const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  type: 'counter',
  name,
  help,
  samples,
});

const failing = (state: string): number => (state === 'retrying' || state === 'stopped' ? 1 : 0);

/** The state of this process as Prometheus text, without personal data. */
export function statusMetrics(sources: MetricSources): Promise<string> {
  const registry = new Registry();
  for (const { type, name, help, samples } of metricsOf(sources)) {
    const labelNames = Object.keys(samples[0]?.[0] ?? {});
    const definition = { name: `curbcast_${name}`, help, labelNames, registers: [registry] };
    if (type === 'gauge') {
      const metric = new Gauge(definition);
      for (const [labels, value] of samples) metric.set(labels, value);
    } else {
      const metric = new Counter(definition);
      for (const [labels, value] of samples) metric.inc(labels, value);
    }
  }
  return registry.metrics();
}

function metricsOf({ projections, streams, commands, gateway, disk }: MetricSources): readonly Metric[] {
  return [
    gauge(
      'projection_lag_events',
      'Events of the log that the projection has not read.',
      projections.map(({ name: projection, lagEvents, behind }) => [{ projection }, lagEvents ?? (behind ? 1 : 0)]),
    ),
    gauge(
      'projection_ready',
      '1 while queries are answered from a complete read model that follows the log.',
      projections.map(({ name: projection, ready }) => [{ projection }, ready ? 1 : 0]),
    ),
    gauge(
      'projection_failing',
      '1 while a projection retries or has stopped.',
      projections.map(({ name: projection, state }) => [{ projection }, failing(state)]),
    ),
    gauge(
      'event_stream_lag_events',
      'Events of the log that are not published yet.',
      streams.map(({ sink, lagEvents }) => [{ sink }, lagEvents ?? 0]),
    ),
    counter(
      'event_stream_published_total',
      'Events published since the start.',
      streams.map(({ sink, published }) => [{ sink }, published]),
    ),
    gauge(
      'event_stream_failing',
      '1 while an event stream retries or has stopped.',
      streams.map(({ sink, state }) => [{ sink }, failing(state)]),
    ),
    ...(commands === undefined ? [] : commandMetrics(commands)),
    ...(gateway === undefined ? [] : gatewayMetrics(gateway)),
    ...(disk === undefined ? [] : diskMetrics(disk)),
    gauge('resident_memory_bytes', 'Resident memory of the process.', [[{}, process.memoryUsage.rss()]]),
  ];
}

const commandMetrics = ({
  processes,
  conflicts,
  frozen,
  failures = [],
}: NonNullable<MetricSources['commands']>): readonly Metric[] => [
  gauge(
    'process_in_flight',
    'Events that a process is handling.',
    processes.map(({ name: process, inFlight }) => [{ process }, inFlight]),
  ),
  gauge(
    'process_failing',
    '1 while a process retries a step that fails.',
    processes.map(({ name: process, state }) => [{ process }, failing(state)]),
  ),
  gauge(
    'process_stalled',
    '1 while a process does not move although events wait for it.',
    processes.map(({ name: process, stalledSince }) => [{ process }, stalledSince === undefined ? 0 : 1]),
  ),
  gauge(
    'process_failures_open',
    'Events and items that a process or job could not handle, and that nobody dismissed.',
    failures.map(({ work: process, open }) => [{ process }, open]),
  ),
  gauge('streams_frozen', 'Streams that broke an invariant.', [[{}, frozen]]),
  counter('append_conflicts_total', 'Commands that met another writer and were decided again.', [[{}, conflicts]]),
];

const gatewayMetrics = ({
  subscriptions,
  sockets,
  answers,
}: NonNullable<MetricSources['gateway']>): readonly Metric[] => [
  gauge('subscriptions_open', 'Open live subscriptions.', [[{}, subscriptions]]),
  gauge('sockets_open', 'Open websockets.', [[{}, sockets]]),
  counter(
    'requests_total',
    'Requests answered.',
    [...answers].map(([status, count]) => [{ status }, count]),
  ),
];

const diskMetrics = ({ free, size }: NonNullable<MetricSources['disk']>): readonly Metric[] => [
  gauge('data_free_bytes', 'Free space of the file system of DATA_DIR.', [[{}, free]]),
  gauge('data_size_bytes', 'Size of the file system of DATA_DIR.', [[{}, size]]),
];

/** The names of all metrics that a process may report here, without the prefix of the product. */
export const statusMetricNames: readonly string[] = metricsOf({
  projections: [],
  streams: [],
  commands: { processes: [], conflicts: 0, frozen: 0 },
  gateway: { subscriptions: 0, sockets: 0, answers: new Map() },
  disk: { free: 0, size: 0 },
}).map(({ name }) => name);
