import type { ApolloClient, ObservableQuery } from '@apollo/client';

/** Queries that must refetch more than their first page, each with the function that does it. */
const reloads = new WeakMap<object, () => Promise<unknown>>();

/** Registers a function that refetches a query: a list reads all pages that it has loaded. */
export function reloadBy(query: ObservableQuery<never> | object, reload: () => Promise<unknown>): void {
  reloads.set(query, reload);
}

/**
 * Refetches every query on the screen that reads one of these root fields. The present data stays on the screen
 * meanwhile. Rejects when one fails.
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
 * Collects stale fields and refetches them, one round after the other. Fields that become stale during a round are
 * fetched in the next one, so the last answer is never older than the last event. Errors go to `onError`.
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
