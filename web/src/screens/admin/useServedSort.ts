import type { ServedSort, Sort } from '../../ui/DataTable.tsx';
import { useAddressFilters } from './useAddressFilters.ts';

/**
 * The order of a list that the server sorts. The address keeps it, like the filters.
 *
 * @param orders each order of the server with the column and direction that show it
 * @param usual the order without a choice; undefined where no column shows it
 */
export function useServedSort<Order extends string>(
  orders: Readonly<Record<Order, Sort>>,
  usual: Order | undefined,
): { readonly order: Order | null; readonly served: ServedSort } {
  const address = useAddressFilters(['sort']);
  const known = Object.keys(orders) as Order[];
  const order = known.find((each) => each === address.valueOf('sort')) ?? null;
  const shown = order ?? usual;
  return {
    order,
    served: {
      columns: [...new Set(known.map((each) => orders[each].column))],
      sort: shown === undefined ? undefined : orders[shown],
      onSort: ({ column, direction }) => {
        const wanted = known.find((each) => orders[each].column === column && orders[each].direction === direction);
        address.set('sort', wanted === undefined || wanted === usual ? '' : wanted);
      },
    },
  };
}
