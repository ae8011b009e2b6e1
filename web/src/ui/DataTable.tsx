/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones rows and cells are flex boxes, and browsers then drop a table's own semantics; the explicit roles keep it */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { isValidElement, useState, type ReactNode } from 'react';
import { Cell, Frame, Head, HeadCell, PhoneSort, Row, SortButton, Table } from './dataTableStyle.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { t } from '../i18n/t.ts';

export interface Column<Item> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** Makes the column sortable. Numbers, amounts (`align: 'end'`) and `<time>` elements are sortable without it. */
  readonly sortValue?: (item: Item) => string | number;
  /** `end` aligns numbers and keeps them on one line. */
  readonly align?: 'start' | 'end';
  /** Short values, such as dates, that stay on one line. */
  readonly oneLine?: boolean;
  /** The column that names the row; on phones it is the card's title. */
  readonly primary?: boolean;
}

/** The content of an empty cell. Hidden on phones, where each cell is a line. */
export const blank = '–';

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Columns that the server sorts: the order includes the rows that are not loaded. */
export interface ServedSort {
  readonly columns: readonly string[];
  /** The current order of the items; undefined for an order that no column shows. */
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

export interface DataTableProps<Item> {
  /** The caption, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Without it, the table sorts every column by its own rows. */
  readonly served?: ServedSort | undefined;
  /** Called whenever the table is sorted by its own rows. */
  readonly onSort?: (() => void) | undefined;
  readonly density?: 'comfortable' | 'compact';
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/** A sortable table. On phones a list of cards with the same semantics. */
export function DataTable<Item>({
  caption,
  columns,
  items,
  itemKey,
  served,
  onSort,
  density = 'compact',
  empty,
}: DataTableProps<Item>) {
  const [ownSort, setOwnSort] = useState<Sort>();
  const active = ownSort ?? served?.sort;
  const isServed = (column: string): boolean => served?.columns.includes(column) === true;
  const valuesOf = new Map(
    columns.flatMap((column) => {
      const valueOf = isServed(column.id) ? undefined : (column.sortValue ?? shownValue(column, items));
      return valueOf === undefined ? [] : [[column.id, valueOf] as const];
    }),
  );
  const rows = ownSort === undefined ? items : sorted(items, valuesOf.get(ownSort.column), ownSort);
  const change = (wanted: Sort): void => {
    if (isServed(wanted.column)) {
      setOwnSort(undefined);
      served?.onSort(wanted);
    } else {
      setOwnSort(wanted);
      onSort?.();
    }
  };
  const isSortable = ({ id }: Column<Item>): boolean => valuesOf.has(id) || isServed(id);
  const sortable = columns.filter(isSortable);

  if (items.length === 0 && empty !== undefined) return empty;
  return (
    <Frame>
      {sortable.length > 0 && (
        <PhoneSort>
          <span>{t('Sort by')}</span>
          <select
            value={active === undefined ? '' : `${active.column} ${active.direction}`}
            onChange={(event) => {
              const [column = '', direction] = event.currentTarget.value.split(' ');
              change({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
            }}
          >
            {active === undefined && <option value="">{t('Choose…')}</option>}
            {sortable.flatMap(({ id, header }) => [
              <option key={`${id} up`} value={`${id} ascending`}>
                {t('{header}, ascending', { header })}
              </option>,
              <option key={`${id} down`} value={`${id} descending`}>
                {t('{header}, descending', { header })}
              </option>,
            ])}
          </select>
        </PhoneSort>
      )}
      <Table role="table" data-density={density}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                role="columnheader"
                scope="col"
                data-align={column.align ?? 'start'}
                {...(!isSortable(column)
                  ? {}
                  : { 'aria-sort': active?.column === column.id ? active.direction : 'none' })}
              >
                {!isSortable(column) ? (
                  column.header
                ) : (
                  <SortButton type="button" onClick={() => change(next(active, column.id))}>
                    {column.header}
                    <SortIcon sort={active} column={column.id} />
                  </SortButton>
                )}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <tbody role="rowgroup">
          {rows.map((item) => (
            <Row key={itemKey(item)} role="row">
              {columns.map((column) => {
                const content = column.cell(item);
                return (
                  <Cell
                    key={column.id}
                    role="cell"
                    data-align={column.align ?? 'start'}
                    data-primary={column.primary ?? false}
                    data-one-line={column.oneLine ?? false}
                    data-blank={content === blank}
                    data-label={column.header}
                  >
                    {content}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function SortIcon({ sort, column }: { readonly sort: Sort | undefined; readonly column: string }) {
  if (sort?.column !== column) return <ChevronsUpDown aria-hidden="true" />;
  return sort.direction === 'ascending' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}

/** Clicking the sorted column reverses it; clicking another one sorts by it in ascending order. */
function next(sort: Sort | undefined, column: string): Sort {
  return { column, direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The sort value of a column that has one order: numbers, amounts and times. An empty cell comes before all others. */
function shownValue<Item>(
  { cell, align }: Column<Item>,
  items: readonly Item[],
): ((item: Item) => string | number) | undefined {
  const values = items.map((item) => orderOf(cell(item), align === 'end'));
  const kinds = new Set(values.map((value) => (value === '' ? '' : typeof value)));
  kinds.delete('');
  const [kind] = kinds;
  if (items.length < 2 || kinds.size !== 1 || kind === 'undefined') return undefined;
  const empty = kind === 'number' ? -Infinity : '';
  const byItem = new Map(items.map((item, index) => [item, values[index] === '' ? empty : values[index]]));
  return (item) => byItem.get(item) ?? empty;
}

/** Undefined for content without an order; empty for an empty cell. */
function orderOf(content: ReactNode, isAmount: boolean): string | number | undefined {
  if (typeof content === 'number') return content;
  if (content === blank) return '';
  if (isValidElement<{ readonly dateTime?: unknown }>(content) && content.type === 'time') {
    const { dateTime } = content.props;
    return typeof dateTime === 'string' ? dateTime : undefined;
  }
  if (!isAmount || typeof content !== 'string' || !/^-?\$?\d[\d,]*(?:\.\d+)?$/.test(content)) return undefined;
  return Number(content.replaceAll(/[$,]/g, ''));
}

function sorted<Item>(
  items: readonly Item[],
  valueOf: ((item: Item) => string | number) | undefined,
  sort: Sort | undefined,
): readonly Item[] {
  if (valueOf === undefined) return items;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return items.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number'
        ? left - right
        : words.compare(String(left), String(right)))
    );
  });
}
