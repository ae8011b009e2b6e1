import type { Routes } from '../rest/routes.ts';

export interface AllowedMethods {
  /** The methods at a path, sorted; none where nothing is. */
  at(path: string): readonly string[];
  /** The methods that some path takes. */
  readonly all: readonly string[];
}

/**
 * The methods of calls and files, for `Allow` (RFC 9110). A call that takes every method has no other answer, so it is
 * left out.
 *
 * @param isRead whether a path without calls is a page or a file, which is only read
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

/** With the methods that follow from others. */
const completed = (methods: readonly string[]): readonly string[] =>
  [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();

/** Matches the paths of a route: `:name` matches one segment. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);
