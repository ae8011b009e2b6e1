import { timingSafeEqual, hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../../domain/refusal.ts';
import { createDrain } from '../../lib/http-drain.ts';
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts';
import { LogUnavailable } from '../../event-store/index.ts';
import { type CommandAnswer, commandsPath, findCommand, largestCall, type RemoteCommands } from './calls.ts';
import { say } from '../../words/index.ts';

export interface InternalServerOptions {
  readonly host: string;
  readonly port: number;
  /** The shared secret that callers send as a bearer token. */
  readonly secret: string;
  /** Absent in a role that takes no commands. */
  readonly commands?: RemoteCommands;
  /** Records each command as part of the trace of the gateway that sent it. */
  readonly telemetry?: Pick<Telemetry, 'span'>;
  /** The reason why this process is not ready; undefined when it is. */
  readonly problem: () => Promise<string | undefined>;
  /** The processes and jobs that need attention; they do not affect readiness. Undefined without an answer. */
  readonly degraded?: () => Promise<readonly object[] | undefined>;
  /** The metrics as Prometheus text. */
  readonly metrics: () => Promise<string>;
  readonly onError: (error: unknown) => void;
}

export interface InternalServer {
  readonly port: number;
  /** Accepts no new calls and answers those in flight until the signal aborts. */
  close(signal: AbortSignal): Promise<void>;
}

/**
 * The HTTP server of a process without a gateway: commands for gateways with the secret, and health checks and
 * metrics for monitoring. Expose it to a private network only.
 */
export async function startInternalServer(options: InternalServerOptions): Promise<InternalServer> {
  const expected = digest(`Bearer ${options.secret}`);
  const server = createServer((request, response) => {
    answer(options, expected, request, response).catch((error: unknown) => {
      options.onError(error);
      if (!response.headersSent) send(response, 500, 'application/json', '{}');
    });
  });
  const drain = createDrain(server);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: drain,
  };
}

async function answer(
  options: InternalServerOptions,
  expected: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path === '/healthz') return send(response, 200, 'application/json', '{"status":"ok"}');
  if (path === '/readyz') {
    const [problem, degraded = []] = await Promise.all([options.problem(), options.degraded?.()]);
    const ready = problem === undefined;
    const said = { ready, ...(!ready && { problem }), ...(degraded.length > 0 && { degraded }) };
    return send(response, ready ? 200 : 503, 'application/json', JSON.stringify(said));
  }
  if (path === '/metrics')
    return send(response, 200, 'text/plain; version=0.0.4; charset=utf-8', await options.metrics());
  const command =
    options.commands && path.startsWith(commandsPath)
      ? findCommand(options.commands, path.slice(commandsPath.length))
      : undefined;
  if (command === undefined || request.method !== 'POST') return send(response, 404, 'application/json', '{}');
  if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
    return send(response, 401, 'application/json', '{}');
  // JSON can't represent an omitted argument.
  const args = (await readArguments(request))?.map((value) => value ?? undefined);
  if (args === undefined) return send(response, 400, 'application/json', '{}');
  const { headers } = request;
  const answered = await (options.telemetry ?? noTelemetry).span(
    `POST ${commandsPath}{command}`,
    { kind: 'server', headers, attributes: { 'http.request.method': 'POST' } },
    () => run(() => command(...args)),
  );
  send(response, 200, 'application/json', JSON.stringify(answered));
}

async function run(command: () => Promise<unknown>): Promise<CommandAnswer> {
  try {
    return { result: await command() };
  } catch (error) {
    if (error instanceof Refusal)
      return { refusal: { code: error.code, says: error.sentence ?? error.message, details: error.details } };
    // While the log is unavailable, other processes fail too: fail fast.
    if (error instanceof LogUnavailable)
      return {
        refusal: { code: 'UNAVAILABLE', says: say('SERVICE_BUSY'), details: {} },
      };
    throw error;
  }
}

/** Undefined for malformed arguments, which our gateways never send. */
async function readArguments(request: IncomingMessage): Promise<readonly unknown[] | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestCall) return undefined;
    chunks.push(chunk);
  }
  try {
    const args: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return Array.isArray(args) ? args : undefined;
  } catch {
    return undefined;
  }
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}
