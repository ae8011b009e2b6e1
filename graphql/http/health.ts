import type { ServerResponse } from 'node:http';
import type { GatewayServices } from '../services.ts';

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
};

/** `GET /healthz`: the process answers. */
export function sendHealth(response: ServerResponse): void {
  json(response, 200, { status: 'ok' });
}

/** `GET /readyz`: every engine and projection with its lag; 503 while one is not ready or the log was found damaged. */
export async function sendReadiness(services: GatewayServices, response: ServerResponse): Promise<void> {
  const [engines, projections] = await Promise.all([services.engines(), services.projections.status()]);
  const processes = services.commands.processes();
  const finding = services.logFinding();
  const ready = finding === undefined && !services.isStopping() && projections.every((projection) => projection.ready && projection.state !== 'stopped');
  json(response, ready ? 200 : 503, {
    status: ready ? 'ready' : 'not ready',
    ...(finding === undefined ? {} : { log: finding }),
    head: await services.logHead(),
    engines,
    projections: projections.map(({ name, version, state, ready: isReady, position, behind, lagEvents, error, progress }) => ({
      name, version, state, ready: isReady, position, behind, lagEvents: lagEvents ?? null, error: error?.message ?? null, progress: progress?.percent ?? null,
    })),
    processes,
  });
}

/** `GET /metrics`: Prometheus text, without anything about a person. */
export async function sendMetrics(services: GatewayServices, response: ServerResponse): Promise<void> {
  const projections = await services.projections.status();
  const lines: string[] = [];
  const metric = (name: string, help: string, type: 'gauge' | 'counter', values: readonly (readonly [labels: string, value: number])[]): void => {
    lines.push(`# HELP curbcast_${name} ${help}`, `# TYPE curbcast_${name} ${type}`);
    for (const [labels, value] of values) lines.push(`curbcast_${name}${labels} ${value}`);
  };
  const memory = process.memoryUsage();
  metric('projection_lag_events', 'Events of the log that the projection has not looked at.', 'gauge', projections.map(({ name, lagEvents, behind }) => [`{projection="${name}"}`, lagEvents ?? (behind ? 1 : 0)]));
  metric('projection_ready', '1 while queries are answered from a read model that follows the log.', 'gauge', projections.map(({ name, ready }) => [`{projection="${name}"}`, ready ? 1 : 0]));
  metric('process_in_flight', 'Events that a process has in hand.', 'gauge', services.commands.processes().map(({ name, inFlight }) => [`{process="${name}"}`, inFlight]));
  metric('process_failing', '1 while a process repeats a step that fails.', 'gauge', services.commands.processes().map(({ name, state }) => [`{process="${name}"}`, state === 'retrying' ? 1 : 0]));
  const streams = await services.eventStreams();
  metric('event_stream_lag_events', 'Events of the log that are not published yet.', 'gauge', streams.map(({ sink, lagEvents }) => [`{sink="${sink}"}`, lagEvents ?? 0]));
  metric('event_stream_published_total', 'Events published since the start.', 'counter', streams.map(({ sink, published }) => [`{sink="${sink}"}`, published]));
  metric('event_stream_failing', '1 while an event stream does not go on.', 'gauge', streams.map(({ sink, state }) => [`{sink="${sink}"}`, state === 'retrying' || state === 'stopped' ? 1 : 0]));
  metric('append_conflicts_total', 'Commands that met another writer and were decided again.', 'counter', [['', services.commands.conflicts()]]);
  metric('subscriptions_open', 'Open live subscriptions.', 'gauge', [['', services.live.size()]]);
  metric('sockets_open', 'Open websockets.', 'gauge', [['', services.sockets.size()]]);
  metric('requests_total', 'Requests answered.', 'counter', [...services.requestCounts()].map(([status, count]) => [`{status="${status}"}`, count]));
  metric('resident_memory_bytes', 'Resident memory of the server process.', 'gauge', [['', memory.rss]]);
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${lines.join('\n')}\n`);
}
