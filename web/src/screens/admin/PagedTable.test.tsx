import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../testing/session.tsx';
import type { ServedSort } from '../../ui/DataTable.tsx';
import { PagedTable } from './PagedTable.tsx';

afterEach(cleanup);

const rows = [
  { id: 'a', credits: 3 },
  { id: 'b', credits: 1 },
];

/** A list of 5,000 rows; only two are loaded, before `loadAll` and after it. */
function Long({ loadAll, served }: { readonly loadAll: () => void; readonly served?: ServedSort }) {
  const [loadingMore, setLoadingMore] = useState(false);
  return (
    <>
      <PagedTable
        loading="Loading…"
        failed="Failed"
        caption="Accounts"
        columns={[
          { id: 'id', header: 'ID', cell: ({ id }) => id },
          { id: 'credits', header: 'Credits', align: 'end', cell: ({ credits }) => credits },
        ]}
        itemKey={({ id }) => id}
        empty={null}
        total={5_000}
        served={served}
        list={{
          nodes: rows,
          stale: false,
          error: undefined,
          hasMore: true,
          loadMore: () => undefined,
          loadAll: () => {
            loadAll();
            setLoadingMore(true);
          },
          loadingMore,
          refresh: () => undefined,
        }}
      />
      <button type="button" onClick={() => setLoadingMore(false)}>
        all that may be loaded is there
      </button>
    </>
  );
}

test('says that only a part is sorted, where a list is too long to load', async () => {
  const loadAll = jest.fn();
  renderApp(<Long loadAll={loadAll} />);
  screen.getByText(/Sorting loads up to 2,000 more rows first/);
  await userEvent.click(screen.getByRole('button', { name: 'Credits' }));
  expect(loadAll).toHaveBeenCalledTimes(1);
  screen.getByText(/Loading more rows to sort…/);
  await userEvent.click(screen.getByRole('button', { name: /^all that may be loaded/ }));
  screen.getByText(/Only these 2 rows are sorted: the others are not loaded/);
  expect(screen.queryByText(/Sorting loads/)).toBeNull();
});

test('sorts by a column of the server without loading rows, and says which columns cover the whole list', async () => {
  const [loadAll, onSort] = [jest.fn(), jest.fn()];
  const sort = { column: 'id', direction: 'descending' } as const;
  renderApp(<Long loadAll={loadAll} served={{ columns: ['id'], sort, onSort }} />);
  screen.getByText(/Sorting by ID covers the whole list; by another column it loads up to 2,000 more rows first\./);
  await userEvent.click(screen.getByRole('button', { name: 'ID' }));
  expect(onSort).toHaveBeenCalledWith({ column: 'id', direction: 'ascending' });
  expect(loadAll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Credits' }));
  expect(loadAll).toHaveBeenCalledTimes(1);
});
