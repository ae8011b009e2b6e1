import { takeTurn } from './turns.ts';

/** The most that the read store answers at once. */
const rowsPerRead = 200;

interface Row {
  readonly id: string;
}

interface Page {
  readonly limit: number;
  readonly after?: { readonly id: string; readonly order: readonly (number | string)[] };
}

/**
 * Every row of a query, page by page, so that memory is bounded for any number.
 *
 * @param read reads one page
 * @param orderOf the values of the index's order fields, at which the next page continues
 */
export async function* allPages<R extends Row>(
  read: (page: Page) => Promise<readonly R[]>,
  orderOf: (row: R) => readonly (number | string)[],
): AsyncIterable<R> {
  let after: Page['after'];
  for (;;) {
    await takeTurn();
    const rows = await read({ limit: rowsPerRead, ...(after && { after }) });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    after = { id: last.id, order: orderOf(last) };
  }
}
