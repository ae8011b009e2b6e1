import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VideoSort, VideoStatusFilter } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { limits } from '../../../../domain/limits.ts';

const statuses = ['all', 'pending', 'processing', 'ready', 'failed'] as const;
const views = ['cards', 'list'] as const;
const sorts = ['newest', 'oldest', 'title', 'status'] as const;

export type StatusFilter = (typeof statuses)[number];
export type View = (typeof views)[number];
export type Sort = (typeof sorts)[number];

/** The filters and the layout of the list, as in the address (`?q=oak&status=ready&sort=title&view=list`). */
export interface Filters {
  readonly search: string;
  readonly status: StatusFilter;
  readonly sort: Sort;
  readonly view: View;
}

const words = { pending: t('Pending'), processing: t('Processing'), ready: t('Ready'), failed: t('Failed') } as const;

export const statusOptions: readonly { readonly value: StatusFilter; readonly label: string }[] = statuses.map(
  (value) => ({ value, label: value === 'all' ? t('All') : words[value] }),
);

export const sortOptions: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'newest', label: t('Newest') },
  { value: 'oldest', label: t('Oldest') },
  { value: 'title', label: t('Title A-Z') },
  { value: 'status', label: t('Status') },
];

const serverStatus = {
  all: null,
  pending: 'PENDING',
  processing: 'PROCESSING',
  ready: 'READY',
  failed: 'FAILED',
} as const satisfies Readonly<Record<StatusFilter, VideoStatusFilter | null>>;
const serverSort = { newest: 'NEWEST', oldest: 'OLDEST', title: 'TITLE', status: 'STATUS' } as const satisfies Readonly<
  Record<Sort, VideoSort>
>;

/** The filters in the address. Ignores unknown values; `completed` is an alias of `ready`. */
export function filtersOf(address: URLSearchParams): Filters {
  const status = address.get('status') === 'completed' ? 'ready' : address.get('status');
  return {
    search: (address.get('q') ?? '').slice(0, limits.searchCharacters),
    status: statuses.find((known) => known === status) ?? 'all',
    sort: sorts.find((known) => known === address.get('sort')) ?? 'newest',
    view: views.find((known) => known === address.get('view')) ?? 'cards',
  };
}

/** The query string of filters, without defaults. */
export function addressOf({ search, status, sort, view }: Filters): URLSearchParams {
  return new URLSearchParams([
    ...(search === '' ? [] : [['q', search]]),
    ...(status === 'all' ? [] : [['status', status]]),
    ...(sort === 'newest' ? [] : [['sort', sort]]),
    ...(view === 'cards' ? [] : [['view', view]]),
  ]);
}

/** The GraphQL variables of filters. */
export function variablesOf({ search, status, sort }: Omit<Filters, 'view'>) {
  return { status: serverStatus[status], search: search.trim() === '' ? null : search.trim(), sort: serverSort[sort] };
}

/** Whether the filters may hide videos. */
export function isNarrowed({ search, status }: Pick<Filters, 'search' | 'status'>): boolean {
  return search.trim() !== '' || status !== 'all';
}

/**
 * The filters, and a function to change some of them. A change applies at once and the address follows, because the
 * router may defer its update. An address that changes elsewhere (Back, a link) replaces both. Changes replace the
 * current entry of the browser's history.
 */
export function useFilters(): readonly [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams();
  const there = address.toString();
  const [{ filters, seen }, setState] = useState({ filters: filtersOf(address), seen: there });
  if (there !== seen) setState({ filters: filtersOf(address), seen: there });
  const change = (some: Partial<Filters>): void => {
    const next = { ...filters, ...some };
    setState({ filters: next, seen });
    setAddress(addressOf(next), { replace: true });
  };
  return [filters, change];
}
