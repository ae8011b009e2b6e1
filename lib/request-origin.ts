import type { IncomingHttpHeaders } from 'node:http';

export type OriginVerdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

const ALLOWED: OriginVerdict = { allowed: true };
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Decides by the browser's origin headers whether a request may change state (CSRF protection). Safe methods pass. A
 * foreign or opaque `Origin`, or `Sec-Fetch-Site` other than same-origin, is refused. Without both headers the caller
 * is a tool, not a browser: then only JSON, or a request without a body, is accepted, because a form on another site
 * can send neither.
 *
 * @param ownOrigins exact origins of this server, e.g. `https://app.example`
 */
export function originPolicy(
  request: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders },
  ownOrigins: readonly string[],
): OriginVerdict {
  if (SAFE_METHODS.has(request.method ?? 'GET')) return ALLOWED;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return refused('The request comes from another site.');
  if (origin !== undefined)
    return ownOrigins.includes(origin) ? ALLOWED : refused('The request comes from another site.');
  if (site === 'same-origin') return ALLOWED;
  return isJson(request.headers) || !hasBody(request.headers)
    ? ALLOWED
    : refused('Send application/json, or an Origin header.');
}

/**
 * The same for opening a websocket: browsers always send `Origin` there, so a foreign one is refused. A request without
 * it comes from a tool, which holds no other user's cookies.
 */
export function upgradePolicy(headers: IncomingHttpHeaders, ownOrigins: readonly string[]): OriginVerdict {
  const { origin } = headers;
  return origin === undefined || ownOrigins.includes(origin)
    ? ALLOWED
    : refused('The connection comes from another site.');
}

/**
 * Whether one of our own pages started this top-level navigation, according to headers that only the browser can set.
 * For the few addresses that change state on GET (sign-out): an image or a link on another site does not count.
 */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate';
}

function refused(reason: string): OriginVerdict {
  return { allowed: false, reason };
}

function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return (
    headers['content-type'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0
  );
}
