import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Routes } from '../rest/routes.ts';
import type { Language } from '../../lib/language.ts';
import {
  named,
  readVisitorPages,
  type RenderedPage,
  type VisitorPages,
  type VisitorSettings,
} from './visitor-pages.ts';

interface Client {
  /** The page that the client fills. */
  readonly shells: Readonly<Record<Language, RenderedPage>>;
  readonly visitors: VisitorPages;
  /** The segments of each screen's path. */
  readonly screens: readonly (readonly string[])[];
}

export interface Pages {
  /**
   * The page with the HTTP status of the path: rendered by the build for visitors without a session, where there is
   * one, else the page that the client fills. Undefined: the client was not built.
   */
  find(path: string, isVisitor: boolean, language: Language): (RenderedPage & { readonly status: number }) | undefined;
  /** `sitemap.xml` or `robots.txt`. */
  text(name: string): string | undefined;
  /** Whether the client has a screen at this path. */
  isScreen(path: string): boolean;
}

/**
 * Serves the pages of the client and knows its screens from the list that its build wrote (`routes.json`): any
 * other path answers 404. All are read once; a missing build is looked up again at each request.
 *
 * @param webRoot the folder of the built client
 */
export function createPages(webRoot: string, settings: VisitorSettings): Pages {
  let client: Client | undefined;
  const load = (): Client | undefined => (client ??= read(webRoot, settings));
  const isScreen = (path: string): boolean => {
    const segments = segmentsOf(withoutSlash(path));
    return load()?.screens.some((screen) => fits(screen, segments)) ?? false;
  };
  return {
    isScreen,
    text: (name) => load()?.visitors.text(name),
    find: (path, isVisitor, language) => {
      const { shells, visitors } = load() ?? {};
      if (shells === undefined) return undefined;
      const rendered = isVisitor ? visitors?.find(withoutSlash(path), language) : undefined;
      return { status: isScreen(path) ? 200 : 404, ...(rendered ?? shells[language]) };
    },
  };
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function read(webRoot: string, settings: VisitorSettings): Client | undefined {
  try {
    const shellOf = (file: string): RenderedPage => named(readFileSync(join(webRoot, file), 'utf8'));
    const shells = { en: shellOf('index.html'), es: shellOf('index.es.html') };
    const routes = JSON.parse(readFileSync(join(webRoot, 'routes.json'), 'utf8')) as readonly string[];
    return { shells, visitors: readVisitorPages(webRoot, settings), screens: routes.map(segmentsOf) };
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
  /^\/(?:assets|media)\/|^\/(?:favicon\.svg|robots\.txt|sitemap\.xml)$/.test(path);

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
