import { createHash, timingSafeEqual } from 'node:crypto';
import { languageOf } from '../../lib/language.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import type { Answer } from '../api/answers.ts';
import { readParams, type Params } from '../api/body.ts';
import { readOwnIntent } from '../checkout/confirm.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';
import { portalPage } from '../pages/portal.ts';
import { openDashboard } from '../pages/dashboard.ts';
import { dashboardWords } from '../pages/dashboard-texts.ts';
import { html } from '../api/html.ts';
import { portalWords } from '../pages/portal-texts.ts';
import { match, type Matched } from './routes.ts';
import { donePage, securePage } from '../checkout/secure-page.ts';
import type { Store } from '../store/store.ts';
import { existing, lookupIn, newId, type OperationContext } from '../api/operation-context.ts';
import { isKnownVersion, newestVersion, shaped } from '../api/versions.ts';

/** The path under which the provider is served. */
export const mountPath = '/test-payments';

/** Lifetime of an idempotency key in milliseconds: Stripe's minimum, so that the product relies on no more. */
const keyLifetime = 24 * 60 * 60 * 1000;

export interface HandlerOptions {
  readonly store: Store;
  readonly secret: string;
  readonly now: () => number;
  /** Called after every transaction that may have recorded events. */
  readonly onChange: () => void;
  readonly draftFor?: number | undefined;
}

interface Call extends Matched {
  readonly params: Params;
  /** Only for callers with the secret key, so that a browser can't occupy a key of the server. */
  readonly idempotencyKey: string | null;
}

/**
 * The version of the API in the request; without one, the newest.
 *
 * @throws ApiError 400
 */
function versionOf(request: Request): string {
  const version = request.headers.get('stripe-version') ?? newestVersion;
  if (!isKnownVersion(version)) throw invalidRequest(`Invalid Stripe API version: ${version}`);
  return version;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function respond(answer: Answer, version: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'stripe-version': version,
      'request-id': newId('req_'),
      ...headers,
    },
  });
}

/** The response to a form of the 3-D Secure page: a page, or a redirect to the return URL with Stripe's parameters. */
function pageAfter(answer: Answer, waiting: PaymentIntent): Response {
  const succeeded = answer.status === 200;
  const returnUrl = waiting.next_action?.redirect_to_url.return_url ?? null;
  if (returnUrl === null) return html(donePage(succeeded));
  const base = 'http://site.invalid';
  const target = new URL(returnUrl, base);
  target.searchParams.set('payment_intent', waiting.id);
  target.searchParams.set('payment_intent_client_secret', waiting.client_secret);
  target.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
  return new Response(null, {
    status: 303,
    headers: { location: target.href.slice(base.length), 'cache-control': 'no-store' },
  });
}

function wantsPage(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/**
 * Creates the HTTP handler of the provider: one request, one transaction, one response in Stripe's shapes. Never
 * rejects because of a caller's mistake.
 */
export function openHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { store, now, onChange } = options;
  const expected = digest(`Bearer ${options.secret}`);

  function showsSecret(request: Request): boolean {
    const given = request.headers.get('authorization');
    return given !== null && timingSafeEqual(digest(given), expected);
  }

  /**
   * The route, if this caller may use it.
   *
   * @throws ApiError 401 or 404
   */
  function routeFor(request: Request, path: string): Matched {
    const candidates = match(request.method, path);
    if (candidates.length === 0)
      throw invalidRequest(`Unrecognized request URL (${request.method}: ${path}).`, {}, 404);
    const trusted = showsSecret(request);
    const open =
      candidates.find(({ route }) => route.access === (trusted ? 'secret' : 'browser')) ??
      candidates.find(({ route }) => route.access === 'browser');
    if (!open)
      throw invalidRequest('Invalid API Key provided. Send the test secret as "Authorization: Bearer …".', {}, 401);
    return open;
  }

  /**
   * Runs a call once per idempotency key: a retry with the same parameters gets the first response, with other
   * parameters an error.
   */
  function runOnce(context: OperationContext, call: Call): Answer & { readonly replayed?: true } {
    const key = call.idempotencyKey;
    if (key === null) return call.route.run(context, call.params, call.id);
    store.forgetAnswers(context.now - keyLifetime);
    const requestHash = digest(JSON.stringify([call.route.path, call.id, call.params])).toString('hex');
    const saved = store.savedAnswer(key);
    if (saved && saved.requestHash !== requestHash) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (saved) return { status: saved.status, body: JSON.parse(saved.body) as object, replayed: true };
    const answer = call.route.run(context, call.params, call.id);
    store.saveAnswer(key, { requestHash, status: answer.status, body: JSON.stringify(answer.body) }, context.now);
    return answer;
  }

  function contextFor(idempotencyKey: string | null, version: string = newestVersion): OperationContext {
    return { store, now: now() + store.clockAhead(), idempotencyKey, version, draftFor: options.draftFor };
  }

  async function api(request: Request, url: URL, path: string): Promise<Response> {
    const matched = routeFor(request, path);
    const params = await readParams(request, url);
    const header =
      matched.route.access === 'secret' && request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const version = versionOf(request);
    const context = contextFor(header, version);
    const before = store.get('payment_intent', matched.id);
    const { replayed, ...answer } = store.transact(() =>
      runOnce(context, { ...matched, params, idempotencyKey: header }),
    );
    if (request.method !== 'GET') onChange();
    if (before && matched.route.path.endsWith('/authenticate') && wantsPage(request)) return pageAfter(answer, before);
    const shown = { ...answer, body: shaped(answer.body, version, lookupIn(store)) as object };
    return respond(shown, version, replayed ? { 'idempotent-replayed': 'true' } : {});
  }

  async function bankPage(request: Request, url: URL, id: string): Promise<Response> {
    const params = await readParams(request, url);
    const context = contextFor(null);
    readOwnIntent(context, params, id);
    return html(securePage(existing(context, 'payment_intent', id)));
  }

  const dashboard = openDashboard({
    secret: options.secret,
    now,
    transact: (work) => store.transact(() => work(contextFor(null))),
    apiIn:
      (context) =>
      (method, path, params = {}) => {
        const [matched] = match(method, path);
        if (!matched) throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
        return matched.route.run(context, params, matched.id);
      },
  });

  /** The dashboard of staff; undefined for other paths, and if it is not served. */
  async function staff(request: Request, url: URL, path: string): Promise<Response | undefined> {
    const [, below] = /^\/dashboard((?:\/.*)?)$/.exec(path) ?? [];
    if (below === undefined || !dashboard.isServed(request.headers)) return undefined;
    const headers = Object.fromEntries(request.headers);
    const answer = dashboard.answer({
      method: request.method,
      path: below,
      params: await readParams(request, url),
      cookie: request.headers.get('cookie'),
      words: dashboardWords(languageOf({ url: url.pathname + url.search, headers })),
    });
    if (request.method !== 'GET') onChange();
    return answer;
  }

  /** The customer portal and the invoices linked there; undefined for other paths. */
  async function portal(request: Request, url: URL, path: string): Promise<Response | undefined> {
    const wanted = portalPage(request.method, path);
    if (!wanted) return undefined;
    const params = await readParams(request, url);
    const headers = Object.fromEntries(request.headers);
    const words = portalWords(languageOf({ url: url.pathname + url.search, headers }));
    const answer = store.transact(() => wanted(contextFor(null), params, words));
    if (request.method !== 'GET') onChange();
    return answer;
  }

  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.startsWith(mountPath) ? url.pathname.slice(mountPath.length) : url.pathname;
    const page = /^\/3d-secure\/(pi_[A-Za-z0-9]{1,100})$/.exec(path);
    try {
      const shown = (await staff(request, url, path)) ?? (await portal(request, url, path));
      if (shown) return shown;
      return page?.[1] && request.method === 'GET'
        ? await bankPage(request, url, page[1])
        : await api(request, url, path);
    } catch (error) {
      if (error instanceof ApiError) return respond(error, newestVersion);
      throw error;
    }
  };
}
