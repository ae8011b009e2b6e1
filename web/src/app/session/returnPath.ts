const key = 'curbcast.returnPath';
const fallback = '/dashboard';

const longest = 2_000;
/** The URL parser drops tabs and line breaks and turns backslashes into slashes: a text with one is not what it seems. */
const deceiving = /[\p{Cc}\s\\]/u;
/** `//host` is another site, and `/%2fhost` becomes one for whoever decodes it once more. */
const otherSite = /^\/+(?:\/|%2f|%5c)/iu;
/** These would send the person round in a circle, or sign them out. */
const circular = /^\/(?:login|register|oidc|auth\/(?:callback|logout))(?:[/?#]|$)/u;

/** Whether an address is a path of this site to go to after signing in, and no other site in disguise (trust A17). */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > longest || deceiving.test(path)) return false;
  const { origin, pathname } = new URL(path, location.origin);
  return origin === location.origin && !otherSite.test(pathname) && !circular.test(pathname);
}

/** Remembers where somebody wanted to go before signing in (path, query and hash). */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(key, path);
}

/** Where to go after signing in, once: the remembered path, else the dashboard. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && isOwnPath(path) ? path : fallback;
}
