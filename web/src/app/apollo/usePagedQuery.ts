import { type ApolloClient, NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { PageFieldsFragment } from '../../gql/graphql.ts';
import { toast } from '../../ui/toastStore.ts';
import { sentenceOf } from './errors.ts';
import { reloadBy } from './refetch.ts';
import { t } from '../../i18n/t.ts';

/** The page information of a connection; every paged document spreads it, `pagedField` needs all of it. */
graphql(`
  fragment PageFields on PageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
`);

/** A Relay connection, as far as paging needs it. */
interface Connection {
  readonly edges: readonly { readonly node: unknown }[];
  readonly pageInfo: PageFieldsFragment;
}

export interface PagedQueryOptions<Data, Variables, Pages extends Connection> {
  /** Without `after`, which the hook sets. */
  readonly variables: Variables;
  /** Picks the connection out of the response. */
  readonly connection: (data: Data) => Pages;
  /** Milliseconds between two refreshes in the background. None unless given; paused while the tab is hidden. */
  readonly pollInterval?: number;
  /** Context for the links of the client. */
  readonly context?: Readonly<Record<string, unknown>>;
}

export interface PagedList<Pages extends Connection> {
  /**
   * The response for the current variables or, until it arrives, the one for the previous variables. Undefined before
   * any response.
   */
  readonly pages: Pages | undefined;
  /** The nodes of `pages`; null before any response. */
  readonly nodes: readonly Pages['edges'][number]['node'][] | null;
  /** True while `pages` belongs to previous variables. */
  readonly stale: boolean;
  readonly error: Error | undefined;
  readonly hasMore: boolean;
  /** Loads the next page. A failure is shown in a toast. */
  readonly loadMore: () => void;
  /** Loads the pages that are missing, up to a bound, so that the whole list can be sorted. */
  readonly loadAll: () => void;
  readonly loadingMore: boolean;
  /** Refetches every loaded page and replaces the list at once. A failure is in `error`. */
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

interface Reading<Data, Variables extends OperationVariables, Pages extends Connection> {
  readonly client: ApolloClient;
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly context: Readonly<Record<string, unknown>>;
  readonly connection: (data: Data) => Pages;
}

/** Reads at least as many nodes as are loaded, page by page, into one response. */
async function readPages<Data, Variables extends OperationVariables, Pages extends Connection>(
  { client, query, variables, context, connection }: Reading<Data, Variables, Pages>,
  loaded: number,
): Promise<Data> {
  const read = async (after: string | null): Promise<Data> => {
    const { data } = await client.query<Data>({
      query,
      variables: after === null ? variables : { ...variables, after },
      fetchPolicy: 'no-cache',
      // An answer to an earlier request may be older than the change that triggered this one.
      context: { ...context, queryDeduplication: false },
    });
    if (data === undefined) throw new Error('The list was answered without data');
    return data;
  };
  const first = await read(null);
  const edges = [...connection(first).edges];
  let { pageInfo } = connection(first);
  while (pageInfo.hasNextPage && edges.length < loaded) {
    const next = connection(await read(pageInfo.endCursor));
    edges.push(...next.edges);
    pageInfo = next.pageInfo;
  }
  const { hasPreviousPage, startCursor } = connection(first).pageInfo;
  const whole = { ...connection(first), edges, pageInfo: { ...pageInfo, hasPreviousPage, startCursor } };
  const field = Object.entries(first as object).find(([, value]) => value === connection(first))?.[0] ?? '';
  return { ...first, [field]: whole };
}

/** How many further pages are loaded for sorting. */
export const mostPages = 40;

/** A list that grows page by page. Its field needs the cache policy `pagedField`. */
export function usePagedQuery<Data, Variables extends OperationVariables, Pages extends Connection>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, connection, pollInterval = 0, context = {} }: PagedQueryOptions<Data, Variables, Pages>,
): PagedList<Pages> {
  const client = useApolloClient();
  const { data, previousData, error, networkStatus, observable, fetchMore } = useQuery<Data>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { ...context },
  });
  const [reloading, setReloading] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  /** The error of the last reload, and the list it was for. */
  const [failure, setFailure] = useState<{ readonly of: string; readonly error: Error }>();
  const list = JSON.stringify(variables);
  const lastRead = useRef<Promise<unknown>>(Promise.resolve());
  /** One read at a time: a page read during a reload would follow a list that is no longer there. */
  const inTurn = (read: () => Promise<unknown>): Promise<unknown> =>
    (lastRead.current = lastRead.current.then(read, read));
  const readAgain = useEffectEvent(async (): Promise<void> => {
    const loaded = data === undefined ? 0 : connection(data).edges.length;
    const whole = await readPages({ client, query, variables, context, connection }, loaded);
    // The variables have changed meanwhile, and the list with them.
    if (JSON.stringify(observable.variables) === list) client.writeQuery({ query, variables, data: whole });
    setFailure(undefined);
  });
  const reload = useEffectEvent(() => inTurn(() => readAgain()));
  const refresh = async (): Promise<void> => {
    setReloading(true);
    await reload().catch((cause: unknown) =>
      setFailure({ of: list, error: cause instanceof Error ? cause : new Error(String(cause)) }),
    );
    setReloading(false);
  };
  useEffect(() => reloadBy(observable, () => reload()), [observable]);
  useEffect(() => {
    if (pollInterval === 0) return undefined;
    // Failed pages are read again in the next round.
    const timer = setInterval(() => !document.hidden && void reload().catch(() => undefined), pollInterval);
    return () => clearInterval(timer);
  }, [pollInterval]);
  const current = data === undefined ? undefined : connection(data);
  const shown = data ?? previousData;
  const pages = shown === undefined ? undefined : connection(shown);
  /** False when there was nothing to read. */
  const readNext = async (): Promise<boolean> => {
    const now = client.readQuery({ query, variables });
    // The variables have changed meanwhile, and the list with them.
    if (now === null || JSON.stringify(observable.variables) !== list) return false;
    const { hasNextPage, endCursor } = connection(now).pageInfo;
    if (hasNextPage) await fetchMore({ variables: { after: endCursor } });
    return hasNextPage;
  };
  const load = async (pageCount: number): Promise<void> => {
    setLoadingMore(true);
    await inTurn(async () => {
      for (let read = 0; read < pageCount && (await readNext()); read += 1);
    }).catch((cause: unknown) => toast({ title: t('Error'), description: sentenceOf(cause), variant: 'destructive' }));
    setLoadingMore(false);
  };
  return {
    pages,
    nodes: pages?.edges.map(({ node }) => node) ?? null,
    stale: current === undefined || networkStatus === NetworkStatus.setVariables,
    error: failure?.of === list ? failure.error : error,
    hasMore: current?.pageInfo.hasNextPage ?? false,
    loadMore: () => void load(1),
    loadAll: () => void load(mostPages),
    loadingMore,
    refresh: () => void refresh(),
    refreshing: reloading || networkStatus === NetworkStatus.setVariables,
  };
}
