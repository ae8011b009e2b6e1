import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Routes } from '../rest/routes.ts';

interface Client {
  readonly html: string;
  /** The segments of each screen's path. */
  readonly screens: readonly (readonly string[])[];
}

export interface Pages {
  /** The client's page with the HTTP status of the path. Undefined: the client was not built. */
  find(path: string): { readonly status: number; readonly html: string } | undefined;
  /** Whether the client has a screen at this path. */
  isScreen(path: string): boolean;
}

/**
 * Serves the one page of the client and knows its screens from the list that its build wrote (`routes.json`): any
 * other path answers 404 with the same page. Both are read once; a missing build is looked up again at each request.
 *
 * @param webRoot the folder of the built client
 */
export function createPages(webRoot: string): Pages {
  let client: Client | undefined;
  const load = (): Client | undefined => (client ??= read(webRoot));
  const isScreen = (path: string): boolean => {
    const segments = segmentsOf(path.length > 1 ? path.replace(/\/+$/, '') : path);
    return load()?.screens.some((screen) => fits(screen, segments)) ?? false;
  };
  return {
    isScreen,
    find: (path) => {
      const html = load()?.html;
      return html === undefined ? undefined : { status: isScreen(path) ? 200 : 404, html };
    },
  };
}

function read(webRoot: string): Client | undefined {
  try {
    const html = readFileSync(join(webRoot, 'index.html'), 'utf8');
    const routes = JSON.parse(readFileSync(join(webRoot, 'routes.json'), 'utf8')) as readonly string[];
    return { html, screens: routes.map(segmentsOf) };
  } catch {
    return undefined;
  }
}

const segmentsOf = (path: string): readonly string[] => path.split('/');

/** A parameter of a screen's path (`:id`) matches any one segment. */
function fits(screen: readonly string[], path: readonly string[]): boolean {
  const same = (segment: string, at: number): boolean =>
    segment.startsWith(':') ? path[at] !== '' : path[at] === segment;
  return screen.length === path.length && screen.every(same);
}

/** Files of the client that a page loads. */
export const isClientFile = (path: string): boolean =>
  /^\/(?:assets|media)\/|^\/(?:favicon\.svg|theme\.js)$/.test(path);

/** The first segments of paths that the gateway answers outside of the areas' routes. */
const ownSegments = ['graphql', 'ws', 'oidc', 'healthz', 'readyz', 'metrics', 'public'] as const;

/**
 * Distinguishes API paths from page paths by their first segment: an unknown API path gets a JSON
 * error, any other unknown path the client's "not found" page.
 */
export function createCallPaths(routes: readonly Routes[]): (path: string) => boolean {
  const segmentOf = (path: string): string => path.split('/')[1] ?? '';
  const paths = routes.flatMap((table) => Object.keys(table)).map((name) => name.split(' ')[1] ?? '');
  const segments = new Set<string>([...ownSegments, ...paths.map(segmentOf)]);
  return (path) => segments.has(segmentOf(path));
}
