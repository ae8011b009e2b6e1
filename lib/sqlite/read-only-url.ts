import { pathToFileURL } from 'node:url';

/** A database file as SQLite opens or attaches it for reading only (https://sqlite.org/uri.html). */
export function readOnlyUrl(file: string): string {
  const url = pathToFileURL(file);
  url.searchParams.set('mode', 'ro');
  return url.href;
}
