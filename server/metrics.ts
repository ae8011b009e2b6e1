import type { ProcessStatus } from '../command-service/index.ts';
import type { ProjectionStatus, PublisherStatus } from '../projection-service/index.ts';

/** What a process knows of itself; a role leaves out what it has no part in. */
export interface MetricSources {
  readonly projections: readonly ProjectionStatus[];
  readonly streams: readonly PublisherStatus[];
  readonly commands?: {
    readonly processes: readonly ProcessStatus[];
    readonly conflicts: number;
    readonly frozen: number;
  };
  /** Of gateways: open subscriptions and sockets, and answers by HTTP status. */
  readonly gateway?: {
    readonly subscriptions: number;
    readonly sockets: number;
    readonly answers: ReadonlyMap<string, number>;
  };
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** The metrics of this process as Prometheus text, without anything about a person. */
export function metricsText({ projections, streams, commands, gateway }: MetricSources): string {
  const failing = (state: string): number => (state === 'retrying' || state === 'stopped' ? 1 : 0);
  return [
    metric(
      'projection_lag_events',
      'Events of the log that the projection has not looked at.',
      'gauge',
      projections.map(({ name: projection, lagEvents, behind }) => [{ projection }, lagEvents ?? (behind ? 1 : 0)]),
    ),
    metric(
      'projection_ready',
      '1 while queries are answered from a read model that follows the log.',
      'gauge',
      projections.map(({ name: projection, ready }) => [{ projection }, ready ? 1 : 0]),
    ),
    metric(
      'projection_failing',
      '1 while a projection does not go on.',
      'gauge',
      projections.map(({ name: projection, state }) => [{ projection }, failing(state)]),
    ),
    metric(
      'event_stream_lag_events',
      'Events of the log that are not published yet.',
      'gauge',
      streams.map(({ sink, lagEvents }) => [{ sink }, lagEvents ?? 0]),
    ),
    metric(
      'event_stream_published_total',
      'Events published since the start.',
      'counter',
      streams.map(({ sink, published }) => [{ sink }, published]),
    ),
    metric(
      'event_stream_failing',
      '1 while an event stream does not go on.',
      'gauge',
      streams.map(({ sink, state }) => [{ sink }, failing(state)]),
    ),
    ...(commands === undefined
      ? []
      : [
          metric(
            'process_in_flight',
            'Events that a process has in hand.',
            'gauge',
            commands.processes.map(({ name: process, inFlight }) => [{ process }, inFlight]),
          ),
          metric(
            'process_failing',
            '1 while a process repeats a step that fails.',
            'gauge',
            commands.processes.map(({ name: process, state }) => [{ process }, failing(state)]),
          ),
          metric('streams_frozen', 'Streams whose events cannot be true together.', 'gauge', [[{}, commands.frozen]]),
          metric('append_conflicts_total', 'Commands that met another writer and were decided again.', 'counter', [
            [{}, commands.conflicts],
          ]),
        ]),
    ...(gateway === undefined
      ? []
      : [
          metric('subscriptions_open', 'Open live subscriptions.', 'gauge', [[{}, gateway.subscriptions]]),
          metric('sockets_open', 'Open websockets.', 'gauge', [[{}, gateway.sockets]]),
          metric(
            'requests_total',
            'Requests answered.',
            'counter',
            [...gateway.answers].map(([status, count]) => [{ status }, count]),
          ),
        ]),
    metric('resident_memory_bytes', 'Resident memory of the process.', 'gauge', [[{}, process.memoryUsage.rss()]]),
  ].join('');
}

function metric(name: string, help: string, type: 'gauge' | 'counter', samples: readonly Sample[]): string {
  const full = `curbcast_${name}`;
  const lines = samples.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(
      ([label, text]) => `${label}="${text.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
    );
    return `${full}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
  });
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`;
}
