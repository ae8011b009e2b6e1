import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { PageFieldsFragment } from '../../gql/graphql.ts';
import { toast } from '../../ui/toastStore.ts';
import { sentenceOf } from './errors.ts';
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
  /** Of the variables as they are or, until their first response, as they were. Undefined before any response. */
  readonly pages: Pages | undefined;
  /** The nodes of `pages`; null before any response. */
  readonly nodes: readonly Pages['edges'][number]['node'][] | null;
  /** True while `pages` belongs to previous variables. */
  readonly stale: boolean;
  readonly error: Error | undefined;
  readonly hasMore: boolean;
  /** Loads the next page. A failure is shown in a toast. */
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
  /** Fetches the first page again; pages loaded behind it stay. A failure is in `error`. */
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

/** A list that grows page by page. Its field needs the cache policy `pagedField`. */
export function usePagedQuery<Data, Variables extends OperationVariables, Pages extends Connection>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, connection, pollInterval = 0, context = {} }: PagedQueryOptions<Data, Variables, Pages>,
): PagedList<Pages> {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery<Data>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // The default would drop the pages behind a refreshed first page.
    refetchWritePolicy: 'merge',
    pollInterval,
    skipPollAttempt: () => document.hidden,
    context: { ...context },
  });
  const current = data === undefined ? undefined : connection(data);
  const shown = data ?? previousData;
  const pages = shown === undefined ? undefined : connection(shown);
  const loadMore = (): void => {
    fetchMore({ variables: { after: current?.pageInfo.endCursor ?? null } }).catch((cause: unknown) =>
      toast({ title: t('Error'), description: sentenceOf(cause), variant: 'destructive' }),
    );
  };
  return {
    pages,
    nodes: pages?.edges.map(({ node }) => node) ?? null,
    stale: current === undefined || networkStatus === NetworkStatus.setVariables,
    error,
    hasMore: current?.pageInfo.hasNextPage ?? false,
    loadMore,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    refresh: () => void refetch().catch(() => undefined),
    refreshing: networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.setVariables,
  };
}
