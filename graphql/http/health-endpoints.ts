import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../domain/refusal.ts';
import { createContext, newRequestId } from '../context.ts';
import { languageOfCall } from '../../lib/language.ts';
import { problemOf } from '../errors.ts';
import { createClientAddress, isLoopback, type SecurityHeaders } from '../guard/index.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';
import { sendProblem } from './admission.ts';
import { detailsOf, openErasureSteps, readinessOf, sendJson, sendMetrics } from './health.ts';
import { remember } from './remember.ts';
import { say } from '../../words/index.ts';

export interface HealthEndpointsOptions {
  readonly services: GatewayServices;
  readonly settings: GatewaySettings;
  readonly headers: SecurityHeaders;
  /**
   * The port of these endpoints: `shared` by operators and the public, or, where operators have a separate port,
   * `public` or `operators`.
   */
  readonly port: 'shared' | 'public' | 'operators';
}

/** How long the health check of an engine is cached, in milliseconds: it may start a process or call a provider. */
const enginesKept = 30_000;
/** How long a readiness answer to an anonymous caller is cached, in milliseconds. */
const readinessKept = 1_000;
/** Headers that proxies add: with one of them, a loopback request may come from any host. */
const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/**
 * `/healthz`, `/readyz` and `/metrics`. Anonymous callers get only `{status}`, with a rate limit per address. On a
 * shared port, details and metrics are for loopback callers without a proxy, for holders of `METRICS_TOKEN`, and for
 * administrators; with a separate port (`METRICS_PORT`) nobody gets them on the public one.
 *
 * @returns a handler that answers false for other paths
 */
export function createHealthEndpoints({ services, settings, headers, port }: HealthEndpointsOptions) {
  const addressOf = createClientAddress(settings.trustProxy);
  const engines = remember(services.platform.engines, enginesKept);
  const readiness = remember(() => readinessOf(services), readinessKept);
  const { metricsToken } = settings;

  const isOperator = ({ headers: sent, socket }: IncomingMessage): boolean =>
    port === 'operators' || (port === 'shared' && isOperatorHere(sent, socket));
  const isOperatorHere = (sent: IncomingMessage['headers'], socket: IncomingMessage['socket']): boolean =>
    (isLoopback(socket.remoteAddress) && forwarded.every((name) => sent[name] === undefined)) ||
    (metricsToken !== undefined && sameSecret(sent.authorization ?? '', `Bearer ${metricsToken}`));

  const isAdmin = async (request: IncomingMessage, requestId: string): Promise<boolean> => {
    try {
      const session = await services.sessions.read(request.headers.cookie);
      return (
        session !== undefined &&
        (await createContext(services, settings, {
          requestId,
          address: addressOf(request),
          userId: session.userId,
        }).isAdmin())
      );
    } catch {
      // Without the session store the caller counts as anonymous.
      return false;
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === '/healthz') {
      headers.api(response);
      sendJson(response, 200, { status: 'ok' });
      return true;
    }
    if (path !== '/readyz' && path !== '/metrics') return false;
    if (path === '/metrics' && port === 'public') return false;
    const requestId = newRequestId();
    headers.api(response);
    response.setHeader('X-Request-Id', requestId);
    const refuse = (refusal: Refusal): true => {
      sendProblem(response, problemOf(refusal, languageOfCall(request)), requestId);
      return true;
    };
    let mayLook = isOperator(request);
    if (!mayLook) {
      const limit = await services.limits.publicService('status', addressOf(request));
      if (!limit.allowed) {
        services.monitor.limitHit({ address: addressOf(request), userAgent: request.headers['user-agent'] });
        return refuse(
          new Refusal('RATE_LIMITED', say('TOO_MANY_REQUESTS'), {
            retryAfterSeconds: limit.retryAfterSeconds,
          }),
        );
      }
      mayLook = port === 'shared' && (await isAdmin(request, requestId));
    }
    if (path === '/metrics') {
      if (!mayLook) return refuse(new Refusal('UNAUTHENTICATED', say('METRICS_TOKEN_NEEDED')));
      await sendMetrics(services, response);
      return true;
    }
    const found = mayLook ? await readinessOf(services) : await readiness();
    const status = { status: found.ready ? 'ready' : 'not ready' };
    sendJson(
      response,
      found.ready ? 200 : 503,
      mayLook
        ? {
            ...status,
            ...detailsOf(services, found, await engines()),
            openErasureSteps: await openErasureSteps(services),
          }
        : status,
    );
    return true;
  };
}

function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
