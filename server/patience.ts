import type { Engines } from './engines.ts';

/** How long the requests in flight may take once a process stops, ms. */
const longestMs = 10_000;
/** How long the engines have to show that these requests can be answered at all, ms. */
const engineMs = 1_000;

/**
 * How long a stopping process waits for its requests in flight: ten seconds while the log and the read store answer,
 * one second when one of them is unavailable, because requests that wait for it would only fail later.
 *
 * @returns a signal that aborts when the wait is over
 */
export function patience(
  { rawLog, readStore }: Pick<Engines, 'rawLog' | 'readStore'>,
  { longest = longestMs, engine = engineMs }: { readonly longest?: number; readonly engine?: number } = {},
): AbortSignal {
  const away = new AbortController();
  const timer = setTimeout(() => away.abort(), engine);
  Promise.all([rawLog.head(), readStore.published('credits')]).then(
    () => clearTimeout(timer),
    () => undefined,
  );
  return AbortSignal.any([away.signal, AbortSignal.timeout(longest)]);
}
