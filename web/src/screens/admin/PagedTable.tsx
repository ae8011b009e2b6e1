import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mostPages } from '../../app/apollo/usePagedQuery.ts';
import { DataTable, type Column, type ServedSort, type Sort } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/format.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../app/apollo/QueryError.tsx';

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
  /** The result of `usePagedQuery`. */
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
  /** The columns that the server sorts. */
  readonly served?: ServedSort | undefined;
}

/**
 * A list of the administrators' dashboard that grows page by page, with its loading, error and empty states. Sorting by
 * a column that the server does not sort loads the missing pages first, because people expect the whole list in order.
 * If the list is too long for that, a note says that the rest is not sorted.
 */
export function PagedTable<Item>(props: PagedTableProps<Item>) {
  const { loading, failed, caption, columns, itemKey, empty, list, total, served } = props;
  const { nodes, stale, error, hasMore, loadMore, loadAll, loadingMore, refresh } = list;
  const [isSorted, setSorted] = useState(false);
  const sort = (): void => {
    setSorted(true);
    if (hasMore) loadAll();
  };
  const sortedByServer = served && {
    ...served,
    onSort: (wanted: Sort): void => {
      setSorted(false);
      served.onSort(wanted);
    },
  };
  const servedHeaders = columns.filter(({ id }) => served?.columns.includes(id)).map(({ header }) => header);
  if (nodes === null) {
    if (error === undefined)
      return (
        <Loading label={loading}>
          <Skeleton $height="420px" $radius="14px" />
        </Loading>
      );
    return <QueryError title={failed} error={error} retry={refresh} />;
  }
  return (
    <>
      {error !== undefined && <StaleAlert error={error} retry={refresh} />}
      <Rows data-stale={stale}>
        <DataTable
          caption={caption}
          columns={columns}
          items={nodes}
          itemKey={itemKey}
          empty={empty}
          served={sortedByServer}
          onSort={sort}
        />
      </Rows>
      {nodes.length > 0 && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {total === undefined
            ? t('Showing {nodes}', { nodes: formatCount(nodes.length) })
            : t('Showing {nodes} of {total}', { nodes: formatCount(nodes.length), total: formatCount(total) })}
          {hasMore && <> {aboutSorting({ isSorted, loadingMore, rows: nodes.length, servedHeaders })}</>}
        </LoadMore>
      )}
    </>
  );
}

interface Sorting {
  readonly isSorted: boolean;
  readonly loadingMore: boolean;
  readonly rows: number;
  readonly servedHeaders: readonly string[];
}

/** A note about sorting a list whose rows are not all loaded. */
function aboutSorting({ isSorted, loadingMore, rows, servedHeaders }: Sorting): string {
  if (!isSorted && servedHeaders.length > 0)
    return t('Sorting by {columns} covers the whole list; by another column it loads up to {rows} more rows first.', {
      columns: servedHeaders.join(', '),
      rows: sortable,
    });
  if (!isSorted) return t('Sorting loads up to {rows} more rows first.', { rows: sortable });
  if (loadingMore) return t('Loading more rows to sort…');
  return t('Only these {rows} rows are sorted: the others are not loaded. A filter makes the list shorter.', {
    rows: formatCount(rows),
  });
}
