import type { Routes } from '../rest/routes.ts';

export interface AllowedMethods {
  /** The methods at a path, sorted; empty for an unknown path. */
  at(path: string): readonly string[];
  /** The methods that some path takes. */
  readonly all: readonly string[];
}

/**
 * The methods of calls and files, for `Allow` (RFC 9110). Leaves out calls that take every method, because they never
 * refuse one.
 *
 * @param isRead whether a path without calls is a page or a file, which can only be read
 */
export function createAllowedMethods(tables: readonly Routes[], isRead: (path: string) => boolean): AllowedMethods {
  const calls = tables
    .flatMap((table) => Object.keys(table))
    .map((name) => name.split(' '))
    .filter(([method]) => method !== 'ALL')
    .map(([method = '', url = '']) => ({ method, pattern: patternOf(url) }));
  return {
    at: (path) => {
      const found = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      if (found.length > 0) return completed(found);
      return isRead(path) ? completed(['GET']) : [];
    },
    all: completed(calls.map(({ method }) => method)),
  };
}

/** Adds HEAD to GET, and OPTIONS to all. */
const completed = (methods: readonly string[]): readonly string[] =>
  [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();

/** Matches the paths of a route: `:name` matches one segment. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);
