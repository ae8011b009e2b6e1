import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { languageOf, languageOfCall } from '../../lib/language.ts';
import { accessTokenIn, readAccessToken } from '../../lib/access-token.ts';
import { tokenErrors } from '../areas/access-tokens/wording.ts';
import { correlationIdOf, createContext, type GatewayContext, newRequestId, type RequestIdentity } from '../context.ts';
import { problemOf, headersOf, type Problem } from '../errors.ts';
import { createClientAddress, originPolicy, type SecurityHeaders, upgradePolicy } from '../guard/index.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';
import type { RoutePolicy } from '../rest/policy.ts';
import { say, type Sentence } from '../../words/index.ts';

export interface AdmissionOptions {
  readonly services: GatewayServices;
  readonly settings: GatewaySettings;
  readonly headers: SecurityHeaders;
  /** Whether live messages are current; false while a read model is behind. */
  readonly liveIsCurrent: () => boolean;
}

/**
 * Admits requests and sockets: identifies the session and the client address, checks the origin and the rate limit.
 * No later handler checks cookies, addresses or origins again.
 */
export interface Admission {
  /** The first check of every request. False when its address is blocked; the response was sent then. */
  admitAddress(request: IncomingMessage, response: ServerResponse): boolean;
  /** False when the response was already sent. */
  admit(request: IncomingMessage, response: ServerResponse, policy: RoutePolicy): Promise<boolean>;
  /** False when the socket was refused here. */
  admitUpgrade(request: IncomingMessage, socket: Duplex): Promise<boolean>;
  identityOf(request: IncomingMessage): RequestIdentity;
  /**
   * A context for a request that was admitted; its reads wait for the position that the caller has seen
   * (read-your-writes).
   */
  contextOf(request: IncomingMessage): Promise<GatewayContext>;
  /** A context for an admitted socket or page. The address or the browser names the language. */
  socketContextOf(request: IncomingMessage): GatewayContext;
}

const positionHeader = 'x-min-position';
const positionPattern = /^[0-9A-Za-z/:._-]{1,200}$/;
const requestIdPattern = /^[\w.-]{8,128}$/;

export function createAdmission({ services, settings, headers, liveIsCurrent }: AdmissionOptions): Admission {
  const identities = new WeakMap<IncomingMessage, RequestIdentity>();
  const answers = new WeakMap<IncomingMessage, ServerResponse>();
  const addressOf = createClientAddress(settings.trustProxy);
  const ownOrigins = [new URL(settings.publicUrl).origin, ...settings.alsoOrigins];

  const requestIdOf = ({ headers: { 'x-request-id': given } }: IncomingMessage): string =>
    typeof given === 'string' && requestIdPattern.test(given) ? given : newRequestId();

  const identify = async (request: IncomingMessage): Promise<RequestIdentity> => {
    const session = await services.sessions.read(request.headers.cookie);
    const identity = {
      requestId: requestIdOf(request),
      language: languageOfCall(request),
      address: addressOf(request),
      ...(session && { sessionId: session.id, userId: session.userId, authenticatedAt: session.authenticatedAt }),
    };
    identities.set(request, identity);
    return identity;
  };

  /** Identifies the user of an access token, which takes precedence over a session. Says why a token can't be used. */
  const identifyToken = async (request: IncomingMessage, token: string): Promise<Sentence | undefined> => {
    const stranger = {
      requestId: requestIdOf(request),
      language: languageOfCall(request),
      address: addressOf(request),
    };
    // A token that can't be used counts against its address.
    identities.set(request, stranger);
    const read = readAccessToken(token);
    if (read === undefined) return tokenErrors.unknown;
    const call = pathOf(request) === '/graphql' ? 'GraphQL' : 'REST';
    const correlationId = correlationIdOf(stranger.requestId);
    const { accessTokens } = services.commands;
    const found = await accessTokens.checkAccessToken(read.userId, read.hash, call, correlationId);
    if ('refused' in found) return tokenErrors[found.refused];
    identities.set(request, { ...stranger, userId: read.userId, accessToken: found });
    return undefined;
  };

  const isBlocked = (request: IncomingMessage): boolean => {
    const address = addressOf(request);
    if (!services.policy.isBlocked(address)) return false;
    services.monitor.count('blocked');
    services.monitor.incident('blocked_address', { address, userAgent: request.headers['user-agent'] });
    return true;
  };

  const identityOf = (request: IncomingMessage): RequestIdentity => {
    const identity = identities.get(request);
    if (!identity) throw new Error('The request was not admitted');
    return identity;
  };

  const socketContextOf = (request: IncomingMessage): GatewayContext =>
    // A browser sets no headers on a socket: its page names the language in the address.
    createContext(services, settings, { ...identityOf(request), language: languageOf(request) });

  return {
    identityOf,
    socketContextOf,

    admitAddress: (request, response) => {
      services.monitor.count('requests');
      if (!isBlocked(request)) return true;
      headers.api(response);
      // A kept-alive connection ends too.
      response.setHeader('Connection', 'close');
      return refuse(request, response, new Refusal('FORBIDDEN', say('ADDRESS_BLOCKED')), newRequestId());
    },

    admit: async (request, response, policy) => {
      const token = accessTokenIn(request.headers.authorization);
      const unusable = token === undefined ? undefined : await identifyToken(request, token);
      const identity = token === undefined ? await identify(request) : identityOf(request);
      answers.set(request, response);
      if (identity.userId !== undefined) services.monitor.active(identity.userId);
      response.setHeader('X-Request-Id', identity.requestId);
      if (policy.ownHeaders !== true) headers.api(response);
      // A browser adds cookies by itself, a token never.
      const origin =
        policy.origin === 'any' || token !== undefined
          ? ({ allowed: true } as const)
          : originPolicy(request, ownOrigins);
      if (!origin.allowed) {
        services.monitor.count('blocked');
        return refuse(request, response, new Refusal('FORBIDDEN', origin.reason), identity.requestId);
      }
      const refusal = unusable === undefined ? undefined : new Refusal('UNAUTHENTICATED', unusable);
      if (refusal) response.setHeader('WWW-Authenticate', 'Bearer realm="Curbcast", error="invalid_token"');
      if (policy.limit === 'none' && refusal === undefined) return true;
      const limit = await (policy.limit === 'caller' || policy.limit === 'none'
        ? services.limits.request(identity)
        : services.limits.publicService(policy.limit === 'shares' ? 'shares' : 'oidc', identity.address));
      if (limit.allowed) return refusal === undefined || refuse(request, response, refusal, identity.requestId);
      services.monitor.limitHit({ ...identity, userAgent: request.headers['user-agent'] });
      return refuse(
        request,
        response,
        new Refusal('RATE_LIMITED', say('TOO_MANY_REQUESTS'), {
          retryAfterSeconds: limit.retryAfterSeconds,
        }),
        identity.requestId,
      );
    },

    admitUpgrade: async (request, socket) => {
      services.monitor.count('requests');
      if (isBlocked(request)) return refuseUpgrade(socket, '403 Forbidden');
      const origin = upgradePolicy(request.headers, ownOrigins);
      if (!origin.allowed) return refuseUpgrade(socket, '403 Forbidden');
      const identity = await identify(request);
      // The address may have been blocked meanwhile, too early to close this socket with the others.
      if (isBlocked(request)) return refuseUpgrade(socket, '403 Forbidden');
      if (pathOf(request) === '/ws' && identity.userId === undefined) return refuseUpgrade(socket, '401 Unauthorized');
      if (!liveIsCurrent()) return refuseUpgrade(socket, '503 Service Unavailable');
      if (!services.sockets.hasRoom(identity)) return refuseUpgrade(socket, '429 Too Many Requests');
      return true;
    },

    contextOf: async (request) => {
      const seen = request.headers[positionHeader];
      const minPosition = typeof seen === 'string' && positionPattern.test(seen) ? (seen as Position) : undefined;
      const setCookie = (line: string) => void answers.get(request)?.appendHeader('Set-Cookie', line);
      return createContext(services, settings, identityOf(request), minPosition, setCookie);
    },
  };
}

/** The path without its query. The gateway has normalized the target, so the router sees the same. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, requestId: string): false {
  sendProblem(response, problemOf(refusal, languageOfCall(request)), requestId);
  return false;
}

/** Sends an error in the form of all documented calls. */
export function sendProblem(response: ServerResponse, problem: Problem, requestId: string): void {
  const { status } = problem;
  for (const [name, value] of Object.entries(headersOf(problem)))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(bodyOf(problem, requestId)));
}

/** The body of an answer with a problem. */
export const bodyOf = ({ code, message, values, details }: Problem, requestId: string): object => ({
  error: message,
  message,
  code,
  requestId,
  ...(values && { values }),
  ...details,
});

function refuseUpgrade(socket: Duplex, status: string): false {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  return false;
}
