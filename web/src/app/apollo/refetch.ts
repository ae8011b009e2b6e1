import type { ApolloClient, ObservableQuery } from '@apollo/client';

/** Queries that fetch more than their first page again, by what does it. */
const reloads = new WeakMap<object, () => Promise<unknown>>();

/** Has a query be fetched again by a function of ours: a list reads all pages that it has loaded. */
export function reloadBy(query: ObservableQuery<never> | object, reload: () => Promise<unknown>): void {
  reloads.set(query, reload);
}

/**
 * Fetches every query on the screen again that reads one of these fields of the root; its present data stays on the
 * screen meanwhile. Rejects when one fails.
 */
export async function refetchFields(client: ApolloClient, fields: readonly string[]): Promise<void> {
  // `optimistic` undoes the eviction after Apollo has found the queries that it affects.
  await client.refetchQueries({
    updateCache: (cache) => fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    optimistic: true,
    onQueryUpdated: (query) => reloads.get(query)?.() ?? query.refetch(),
  });
}

/**
 * Collects stale fields and fetches them again, one round after the other: what becomes stale during a round is fetched
 * in the next one, so that no answer from before an event is the last one. Errors go to `onError`.
 */
export function createRefetcher(client: ApolloClient, onError: (cause: unknown) => void) {
  let stale = new Set<string>();
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (stale.size > 0) {
      const fields = [...stale];
      stale = new Set();
      await refetchFields(client, fields).catch(onError);
    }
    running = false;
  };
  return (fields: readonly string[]): void => {
    for (const field of fields) stale.add(field);
    if (!running) void run();
  };
}
