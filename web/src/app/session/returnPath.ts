const key = 'curbcast.returnPath';
const fallback = '/dashboard';

const longest = 2_000;
/** The URL parser drops tabs and line breaks and converts backslashes to slashes, so such a path can hide another. */
const deceiving = /[\p{Cc}\s\\]/u;
/** `//host` is another site, and `/%2fhost` becomes one when it is decoded again. */
const otherSite = /^\/+(?:\/|%2f|%5c)/iu;
/** These would redirect in a circle or sign the user out. */
const circular = /^\/(?:login|register|oidc|auth\/(?:callback|logout))(?:[/?#]|$)/u;

/** Whether a path is safe to open after signing in: on this origin, and not another site in disguise. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > longest || deceiving.test(path)) return false;
  const { origin, pathname } = new URL(path, location.origin);
  return origin === location.origin && !otherSite.test(pathname) && !circular.test(pathname);
}

/** Remembers the address (path, query and hash) to open after signing in. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(key, path);
}

/** Returns the remembered address and forgets it. The dashboard if there is none. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && isOwnPath(path) ? path : fallback;
}
