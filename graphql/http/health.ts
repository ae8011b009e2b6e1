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
  const text = await services.metrics();
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
