import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLError } from 'graphql';
import { Refusal } from '../domain/refusal.ts';
import { createDrain } from '../lib/http-drain.ts';
import { noTelemetry, secondsSince, type SpanOutcome, type Telemetry } from '../lib/telemetry.ts';
import { newRequestId } from './context.ts';
import { isFault, problemOf } from './errors.ts';
import { createSecurityHeaders } from './guard/index.ts';
import { type Admission, createAdmission, pathOf, sendProblem } from './http/admission.ts';
import { defaultPolicy, identityProviderPolicy } from './rest/policy.ts';
import { followingOf } from './http/health.ts';
import { createOperationPolicy } from './http/operation-policy.ts';
import { createFirstAnswer } from './http/first-answer.ts';
import { createPages } from './http/pages.ts';
import { currentOperation, inRequest } from './http/request-scope.ts';
import { nameRoute, routeOf } from './http/route-names.ts';
import { createRestServer } from './http/rest-server.ts';
import { answerOtherThanGraphQL } from './http/graphql-requests.ts';
import { createHealthEndpoints } from './http/health-endpoints.ts';
import { createOperatorServer } from './http/operator-server.ts';
import { hasSoundHost, normalTarget } from './http/target.ts';
import { boundedSockets } from './live/bounded-socket.ts';
import { createDocumentedSocket } from './live/documented-socket.ts';
import { endWithSession } from './live/end-with-session.ts';
import { createGraphQLSocket } from './live/graphql-socket.ts';
import { watchLive } from './live/live-watch.ts';
import { createSchema } from './schema.ts';
import type { GatewayServices, GatewaySettings } from './services.ts';
import { TRY_AGAIN_LATER } from './live/close-codes.ts';
import { languageOfCall } from '../lib/language.ts';
import { say } from '../words/index.ts';

export interface GatewayOptions {
  readonly services: GatewayServices;
  readonly settings: GatewaySettings;
  /** Whether the content security policy allows Stripe's script and frames: only when Stripe takes the payments. */
  readonly stripe: boolean;
  readonly issuerOrigin?: string;
  /** The texts of the client's documents by their SHA-256. */
  readonly documents: ReadonlyMap<string, string>;
  readonly onError: (error: unknown, requestId: string) => void;
  /** Default: 60 s for a request, 20 s for its headers. */
  readonly timeouts?: RequestTimeouts;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
  readonly onAnswered: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    milliseconds: number,
  ) => void;
}

export interface Gateway {
  listen(port: number, host: string): Promise<number>;
  /** Health checks and metrics on a separate port. */
  listenForOperators(port: number, host: string): Promise<number>;
  /** Graceful shutdown: accepts no new request, answers those in flight until the signal aborts, closes sockets. */
  close(signal: AbortSignal): Promise<void>;
}

/** Milliseconds that a client has to send a request, and its headers; Node.js looks every `checkInterval`. */
export interface RequestTimeouts {
  readonly request: number;
  readonly headers: number;
  readonly checkInterval: number;
}
const defaultTimeouts: RequestTimeouts = { request: 60_000, headers: 20_000, checkInterval: 10_000 };

/** Connections of one process; further ones are refused, which bounds memory and file descriptors. */
const maxConnections = 20_000;
/** Compressed bodies are refused: a small one may unpack to gigabytes. */
const isEncoded = ({ headers }: IncomingMessage): boolean =>
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';
/** A client may send any word as the method; these are the labels of measurements. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const noSuchCall = new Refusal('NOT_FOUND', say('NO_SUCH_CALL'));
const unreadable = new Refusal('INVALID_INPUT', say('REQUEST_UNREADABLE'));

/** Puts the gateway together: one listening socket for pages, calls, GraphQL and live messages. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { services, settings, documents, onError, onAnswered, telemetry = noTelemetry } = options;
  const { timeouts = defaultTimeouts } = options;
  const headers = createSecurityHeaders({
    publicUrl: settings.publicUrl,
    stripe: options.stripe,
    issuerOrigin: options.issuerOrigin,
  });
  const watch = watchLive({
    readiness: () => followingOf(services),
    onStale: () => services.sockets.closeAll(TRY_AGAIN_LATER, 'Live updates are interrupted'),
  });
  const pages = createPages(settings.webRoot, settings);
  const admission = createAdmission({ services, settings, headers, liveIsCurrent: watch.isFresh });
  const health = { services, settings, headers };
  const status = createHealthEndpoints({ ...health, port: settings.metricsPort === undefined ? 'shared' : 'public' });
  const operators = createOperatorServer(createHealthEndpoints({ ...health, port: 'operators' }), (error) =>
    onError(error, '-'),
  );
  const schema = createSchema();
  const policy = createOperationPolicy({
    documents,
    safelist: settings.safelist,
    limits: services.limits,
    onLimited: services.monitor.limitHit,
  });
  // Loads only the configured host: the other would slow the start by a third of a second.
  const createHandler =
    settings.graphqlServer === 'apollo'
      ? (await import('./http/apollo.ts')).createApolloHandler
      : (await import('./http/yoga.ts')).createYogaHandler;
  const graphql = await createHandler({
    schema,
    policy,
    onError: reportFault(onError),
    contextOf: admission.contextOf,
    identityOf: admission.identityOf,
  });
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    const requestId = String(response.getHeader('X-Request-Id') ?? '-');
    const problem = problemOf(error, languageOfCall(request));
    if (isFault(problem)) onError(error, requestId);
    if (response.headersSent) response.destroy();
    else sendProblem(response, problem, requestId);
  };
  const admit: Admission['admit'] = async (request, response, routePolicy) => {
    try {
      if (!(await admission.admit(request, response, routePolicy))) return false;
      if (!isEncoded(request)) return true;
      refuseEncoding(request, response);
    } catch (error) {
      fail(request, response, error);
    }
    return false;
  };
  const firstAnswer = createFirstAnswer({
    schema,
    policy,
    documents: documents.values(),
    contextOf: admission.socketContextOf,
  });
  const rest = await createRestServer({ settings, headers, pages, admission, admit, firstAnswer, onError });
  const Socket = boundedSockets();
  const live = createGraphQLSocket({
    schema,
    policy,
    Socket,
    contextOf: admission.socketContextOf,
    registry: services.sockets,
    onError: reportFault(onError),
  });
  const documented = createDocumentedSocket({
    live: services.live,
    Socket,
    registry: services.sockets,
    ownerOf: admission.identityOf,
    now: services.now,
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Before anything else, also for health checks: a blocked address learns nothing.
    if (!admission.admitAddress(request, response)) return undefined;
    if (!hasSoundHost(request)) return refuseUnread(request, response, unreadable);
    // About the server, not about one of its paths (RFC 9110 section 9.3.7).
    if (request.url === '*' && request.method === 'OPTIONS') {
      headers.api(response);
      response.writeHead(204, { Allow: rest.methods.join(', ') }).end();
      return undefined;
    }
    const target = normalTarget(request.url ?? '');
    if (target === undefined) return refuseUnread(request, response, noSuchCall);
    request.url = target;
    const path = pathOf(request);
    if (await status(request, response, path)) return undefined;
    const { provider } = services.signIn;
    if (provider && (path === provider.path || path.startsWith(`${provider.path}/`))) {
      if (!(await admit(request, response, identityProviderPolicy))) return undefined;
      nameRoute(request, `${provider.path}/*`);
      return provider.handle(request, response);
    }
    if (path === '/graphql') {
      if (!(await admit(request, response, defaultPolicy))) return undefined;
      nameRoute(request, path);
      const { requestId } = admission.identityOf(request);
      if (answerOtherThanGraphQL(request, response, requestId)) return undefined;
      return inRequest({ requestId, language: languageOfCall(request) }, async () => {
        const started = performance.now();
        await graphql.handle(request, response);
        const operation = currentOperation() ?? 'other';
        telemetry.observe('graphql_operation_seconds', secondsSince(started), { operation });
      });
    }
    rest.handle(request, response);
    return undefined;
  };

  const refuseEncoding = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Accept-Encoding', 'identity');
    const refusal = new Refusal('UNSUPPORTED_TYPE', say('NO_CONTENT_ENCODING'));
    sendProblem(response, problemOf(refusal, languageOfCall(request)), admission.identityOf(request).requestId);
  };

  const refuseUnread = (request: IncomingMessage, response: ServerResponse, refusal: Refusal): void => {
    const requestId = newRequestId();
    headers.api(response);
    response.setHeader('X-Request-Id', requestId);
    sendProblem(response, problemOf(refusal, languageOfCall(request)), requestId);
  };

  const server: Server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkInterval,
      keepAliveTimeout: 65_000,
      // Clients that are slow to close an idle connection may still use it for a while.
      keepAliveTimeoutBuffer: 10_000,
      // Clients that also offer HTTP/2 (`Upgrade: h2c`) get their answer over HTTP/1.1.
      shouldUpgradeCallback: ({ headers: { upgrade } }) => upgrade?.toLowerCase() === 'websocket',
    },
    (request, response) => {
      const started = performance.now();
      const closed = Promise.withResolvers<void>();
      const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other';
      response.on('close', () => {
        const requestId = String(response.getHeader('X-Request-Id') ?? '-');
        const labels = { method, route: routeOf(request), status: String(response.statusCode) };
        telemetry.observe('http_request_seconds', secondsSince(started), labels);
        onAnswered(request, response, requestId, performance.now() - started);
        closed.resolve();
      });
      const answered = async (): Promise<void> => {
        await answer(request, response).catch((error: unknown) => fail(request, response, error));
        await closed.promise;
      };
      const outcome = (): SpanOutcome => {
        const route = routeOf(request);
        const status = response.statusCode;
        return {
          name: route === 'none' ? method : `${method} ${route}`,
          attributes: { 'http.route': route, 'http.response.status_code': status },
          failed: status >= 500,
        };
      };
      const attributes = { 'http.request.method': method };
      void telemetry.span(method, { kind: 'server', headers: request.headers, attributes, outcome }, answered);
    },
  );

  server.maxConnections = maxConnections;
  const drain = createDrain(server);

  const sockets = { '/graphql': live, '/ws': documented } as const;
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (!hasSoundHost(request)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    request.url = normalTarget(request.url ?? '') ?? '/';
    const target = sockets[pathOf(request) as keyof typeof sockets];
    if (!target) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    admission
      .admitUpgrade(request, socket)
      .then((admitted) => admitted && target.upgrade(request, socket, head))
      .catch(() => socket.destroy());
  });

  services.policy.onChanged(() => services.sockets.closeBlocked(services.policy.isBlocked));
  const stopRevoked = endWithSession({
    sessions: services.sessions,
    sockets: services.sockets,
    onError: (error) => onError(error, '-'),
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    listenForOperators: operators.listen,
    close: async (signal) => {
      const drained = drain(signal);
      await operators.close();
      stopRevoked();
      watch.stop();
      documented.close();
      await live.close();
      services.sockets.stop();
      await drained;
      await Promise.all([graphql.close(), rest.close()]);
    },
  };
}

/** Logs only errors that are masked for the client. */
function reportFault(onError: GatewayOptions['onError']) {
  return (error: unknown, requestId: string): void => {
    const cause =
      error instanceof Error && 'originalError' in error && error.originalError ? error.originalError : error;
    // A host's complaint about a request is not an error of ours.
    if (!(cause instanceof GraphQLError) && isFault(problemOf(cause))) onError(cause, requestId);
  };
}

export { degradedOf, readFailingWork } from './areas/failures/reads.ts';
export { createUserSearch } from './areas/admin-users/search.ts';
export { createLiveHub } from './live/hub.ts';
export { createProgressBoard } from './progress/board.ts';
export { withProgress } from './progress/readers.ts';
export { createSocketRegistry } from './live/socket-registry.ts';
export { createClientAddress, createLimits, DEFAULT_LIMITS, followPolicy } from './guard/index.ts';
export type { PolicyFollower } from './guard/index.ts';
export type { SecurityCounters } from './areas/security/counters/port.ts';
export { sparing } from './areas/security/counters/sparing.ts';
export { createSecurityMonitor } from './areas/security/monitor.ts';
export type { SecurityMonitor } from './areas/security/monitor.ts';
export type { EngineInfo } from './areas/platform/services.ts';
export type { SampleListing } from './areas/samples/services.ts';
export type { GatewayServices, GatewaySettings } from './services.ts';
export { createAudience } from './areas/shares/audience.ts';
export { createAccess as createShareAccess } from './areas/shares/access.ts';
