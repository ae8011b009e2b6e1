import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../app/apollo/errors.ts';
import { mostPages } from '../../app/apollo/usePagedQuery.ts';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../ui/format.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { t } from '../../i18n/t.ts';

const Rows = styled.div`
  transition: opacity 120ms;
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

/** How many rows of the console's lists are loaded at once. */
export const rowsPerPage = 50;
const sortable = formatCount(mostPages * rowsPerPage);

export interface PagedTableProps<Item> {
  /** The text while the list loads: `Loading users…`. */
  readonly loading: string;
  /** The text when it could not be loaded. */
  readonly failed: string;
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly itemKey: (item: Item) => string;
  readonly empty: ReactNode;
  /** Of `usePagedQuery`. */
  readonly list: {
    readonly nodes: readonly Item[] | null;
    readonly stale: boolean;
    readonly error: Error | undefined;
    readonly hasMore: boolean;
    readonly loadMore: () => void;
    readonly loadAll: () => void;
    readonly loadingMore: boolean;
    readonly refresh: () => void;
  };
  /** The number of items on all pages; undefined where it is not known. */
  readonly total?: number | undefined;
}

/**
 * A list of the administrators' dashboard that grows page by page, with its loading, error and empty states. Sorting
 * loads the missing pages first, as people expect the whole list in order.
 */
export function PagedTable<Item>(props: PagedTableProps<Item>) {
  const { loading, failed, caption, columns, itemKey, empty, list, total } = props;
  const { nodes, stale, error, hasMore, loadMore, loadAll, loadingMore, refresh } = list;
  if (nodes === null) {
    if (error === undefined)
      return (
        <Loading label={loading}>
          <Skeleton $height="420px" $radius="14px" />
        </Loading>
      );
    return <ErrorState title={failed} message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={refresh} />;
  }
  return (
    <>
      {error !== undefined && (
        <RetryAlert onRetry={refresh}>
          {t('The list could not be refreshed. {error}', { error: sentenceOf(error) })}
        </RetryAlert>
      )}
      <Rows data-stale={stale}>
        <DataTable
          caption={caption}
          columns={columns}
          items={nodes}
          itemKey={itemKey}
          empty={empty}
          onSort={hasMore ? loadAll : undefined}
        />
      </Rows>
      {nodes.length > 0 && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {total === undefined
            ? t('Showing {nodes}', { nodes: formatCount(nodes.length) })
            : t('Showing {nodes} of {total}', { nodes: formatCount(nodes.length), total: formatCount(total) })}
          {hasMore && <> {t('Sorting loads up to {rows} more rows first.', { rows: sortable })}</>}
        </LoadMore>
      )}
    </>
  );
}
