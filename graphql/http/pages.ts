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

type Shells = Readonly<Record<Language, RenderedPage>>;

interface ScreenPages {
  /** The segments of the screen's path. */
  readonly segments: readonly string[];
  /** The page that the client fills, with the names of the screen's files. */
  readonly shells: Shells;
}

interface Client {
  readonly visitors: VisitorPages;
  readonly screens: readonly ScreenPages[];
  /** The page at a path without a screen. */
  readonly unknown: Shells;
}

/** A page with the HTTP status of its path. */
export interface FoundPage extends RenderedPage {
  readonly status: number;
  /** Whether the client fills it, so that the response to its first query is needed. */
  readonly isShell: boolean;
}

export interface Pages {
  /**
   * The page with the HTTP status of the path: rendered by the build for visitors without a session, where there is
   * one, else the page that the client fills. Undefined: the client was not built.
   */
  find(path: string, isVisitor: boolean, language: Language): FoundPage | undefined;
  /** `sitemap.xml` or `robots.txt`. */
  text(name: string): string | undefined;
  /** Whether the client has a screen at this path. */
  isScreen(path: string): boolean;
}

/**
 * Serves the pages of the client. Knows its screens and their files from the list that its build wrote (`routes.json`);
 * any other path answers 404. Reads everything once; looks for a missing build again at each request.
 *
 * @param webRoot the folder of the built client
 */
export function createPages(webRoot: string, settings: VisitorSettings): Pages {
  let client: Client | undefined;
  const load = (): Client | undefined => (client ??= read(webRoot, settings));
  const screenAt = (path: string): ScreenPages | undefined => {
    const segments = segmentsOf(withoutSlash(path));
    return load()?.screens.find((screen) => fits(screen.segments, segments));
  };
  return {
    isScreen: (path) => screenAt(path) !== undefined,
    text: (name) => load()?.visitors.text(name),
    find: (path, isVisitor, language) => {
      const { visitors, unknown } = load() ?? {};
      if (unknown === undefined) return undefined;
      const screen = screenAt(path);
      const status = screen === undefined ? 404 : 200;
      const rendered = isVisitor ? visitors?.find(withoutSlash(path), language) : undefined;
      if (rendered !== undefined) return { ...rendered, status, isShell: false };
      return { ...(screen?.shells ?? unknown)[language], status, isShell: true };
    },
  };
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function read(webRoot: string, settings: VisitorSettings): Client | undefined {
  try {
    const templates = {
      en: readFileSync(join(webRoot, 'index.html'), 'utf8'),
      es: readFileSync(join(webRoot, 'index.es.html'), 'utf8'),
    };
    const shellsWith = ({ en = [], es = [] }: ScreenFiles): Shells => ({
      en: named(naming(en, templates.en)),
      es: named(naming(es, templates.es)),
    });
    const routes = JSON.parse(readFileSync(join(webRoot, 'routes.json'), 'utf8')) as Readonly<
      Record<string, ScreenFiles>
    >;
    return {
      unknown: shellsWith({}),
      visitors: readVisitorPages(webRoot, settings),
      screens: Object.entries(routes).map(([path, files]) => ({
        segments: segmentsOf(path),
        shells: shellsWith(files),
      })),
    };
  } catch {
    return undefined;
  }
}

/** The files that a screen loads besides those of every page. */
type ScreenFiles = Readonly<Partial<Record<Language, readonly string[]>>>;

/** The page with these files preloaded, so that the browser does not wait for the application to ask for them. */
const naming = (files: readonly string[], page: string): string =>
  page.replace(
    '<!--files-->',
    files.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`).join(''),
  );

const segmentsOf = (path: string): readonly string[] => path.split('/');

/** A parameter of a screen's path (`:id`) matches any one segment. */
function fits(screen: readonly string[], path: readonly string[]): boolean {
  const same = (segment: string, at: number): boolean =>
    segment.startsWith(':') ? path[at] !== '' : path[at] === segment;
  return screen.length === path.length && screen.every(same);
}

/** The page with the response to the client's first query, which the client then need not send. */
export const carrying = (answer: string, page: string): string =>
  page.replace(
    '<!--viewer-->',
    () => `<script type="application/json" id="viewer">${answer.replaceAll('<', '\\u003c')}</script>`,
  );

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
