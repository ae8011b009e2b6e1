import { matchPath } from 'react-router-dom';
import { routes } from '../screens.ts';

const key = 'curbcast.returnPath';
const fallback = '/dashboard';

/** Whether a stored address is a path of this application and not another site in disguise (`//host`, `/\host`). */
export function isOwnPath(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
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

/** Whether the router has a screen for a path; the server answers others (a one-time link). */
export function isScreen(path: string): boolean {
  const { pathname } = new URL(path, location.origin);
  return routes.some((route) => matchPath(route, pathname) !== null);
}
