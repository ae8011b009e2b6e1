import type { Routes } from '../rest/routes.ts';

/**
 * The methods of the calls at a path, for `Allow` (RFC 9110); none for a path without calls. A call that takes every
 * method has no other answer, so it is left out.
 */
export function createAllowedMethods(tables: readonly Routes[]): (path: string) => readonly string[] {
  const calls = tables
    .flatMap((table) => Object.keys(table))
    .map((name) => name.split(' '))
    .filter(([method]) => method !== 'ALL')
    .map(([method = '', url = '']) => ({ method, pattern: patternOf(url) }));
  return (path) => {
    const found = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (found.length === 0) return [];
    return [...new Set([...found, ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();
  };
}

/** Matches the paths of a route: `:name` matches one segment. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);
