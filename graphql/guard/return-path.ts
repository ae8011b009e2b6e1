/** Where a sign-in ends when nothing better, or nothing safe, was asked for. */
export const DEFAULT_RETURN_PATH = '/dashboard';

const LONGEST = 2_000;
// The URL parser drops tabs and line breaks and turns backslashes into slashes, so a text with one is not what it seems.
const DECEIVING = /[\p{Cc}\s\\]/u;
/** Pages that would send the person round in a circle. */
const CIRCULAR = /^\/(?:login|register|auth\/(?:callback|logout))(?:[/?#]|$)/;

/**
 * The path to go to after signing in: what was asked for when it is a path on this site, otherwise the dashboard.
 * Never an absolute address, so no link can send people elsewhere with our name on it (trust A17).
 */
export function safeReturnPath(asked: unknown, fallback: string = DEFAULT_RETURN_PATH): string {
  if (typeof asked !== 'string' || asked.length > LONGEST || !asked.startsWith('/') || DECEIVING.test(asked)) return fallback;
  // Any origin serves: the question is only whether the text leaves it.
  const origin = 'https://this.site.invalid';
  const url = URL.parse(asked, origin);
  if (url === null || url.origin !== origin || url.pathname.startsWith('//') || startsEncodedSlash(url.pathname) || CIRCULAR.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `/%2fevil.example` becomes `//evil.example` for whoever decodes it once more. */
function startsEncodedSlash(pathname: string): boolean {
  return /^\/+(?:%2f|%5c)/i.test(pathname);
}
