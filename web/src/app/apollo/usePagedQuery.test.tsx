import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { entriesQuery } from '../../screens/admin/finance/documents/movements.ts';
import { renderApp } from '../../testing/session.tsx';
import { refetchFields } from './refetch.ts';
import { usePagedQuery } from './usePagedQuery.ts';

afterEach(cleanup);

const variables = { from: '2026-10-01', to: '2026-10-31' };

function List() {
  const { nodes, hasMore, loadMore, loadAll } = usePagedQuery(entriesQuery, {
    variables,
    connection: (data) => data.bookEntries,
  });
  return (
    <>
      <output>{nodes?.map(({ id }) => id).join(' ')}</output>
      {hasMore && (
        <>
          <button type="button" onClick={loadMore}>
            More
          </button>
          <button type="button" onClick={loadAll}>
            All
          </button>
        </>
      )}
    </>
  );
}

/** Two entries of a growing list, the newest first. */
function pageOf(all: readonly string[], after: unknown) {
  const start = typeof after === 'string' ? all.indexOf(after) + 1 : 0;
  const ids = all.slice(start, start + 2);
  return {
    bookEntries: {
      __typename: 'BookEntryConnection',
      totals: [],
      edges: ids.map((id) => ({
        __typename: 'BookEntryEdge',
        cursor: id,
        node: {
          __typename: 'BookEntry',
          id,
          time: '2026-10-02T10:00:00.000Z',
          eventId: id,
          description: 'Sale',
          userId: null,
          customer: null,
          paymentId: null,
          lines: [],
        },
      })),
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: start + 2 < all.length,
        hasPreviousPage: false,
        startCursor: ids[0] ?? null,
        endCursor: ids.at(-1) ?? null,
      },
    },
  };
}

test('the next page waits for a reload, so that no entry between them is left out', async () => {
  let all = ['d', 'c', 'b', 'a'];
  let held: PromiseWithResolvers<void> | undefined;
  const { client } = renderApp(<List />, {
    answers: {
      BookEntries: async ({ after }) => {
        const page = pageOf(all, after);
        if (after === undefined) await held?.promise;
        return page;
      },
    },
  });
  await screen.findByText('d c');
  all = ['h', 'g', 'f', 'e', ...all];
  held = Promise.withResolvers();
  const reload = refetchFields(client, ['bookEntries']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await act(async () => {
    held?.resolve();
    await reload;
  });
  await screen.findByText('h g f e');
});

test('loads the whole list for sorting', async () => {
  const all = ['g', 'f', 'e', 'd', 'c', 'b', 'a'];
  renderApp(<List />, { answers: { BookEntries: ({ after }) => pageOf(all, after) } });
  await screen.findByText('g f');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await screen.findByText('g f e d c b a');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
