import { KeyRound } from 'lucide-react';
import { usePagedQuery } from '../../app/apollo/usePagedQuery.ts';
import type { SignInFilter, SignInOutcome, SignInsQuery } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { blank, type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { customerPath } from '../../app/console/paths.ts';
import { signInsQuery } from './documents.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

type SignIn = SignInsQuery['signIns']['edges'][number]['node'];

/** The filter: one address, one account, or one outcome. */
export interface SignInFilters {
  readonly address?: string;
  readonly userId?: string;
  readonly outcome?: SignInFilter;
  /** The subject of the list, for its title. */
  readonly name: string;
}

const rowsPerPage = 50;

const outcomes: Readonly<
  Record<SignInOutcome, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  SUCCEEDED: { word: t('Successful'), tone: 'success' },
  REFUSED: { word: t('Refused'), tone: 'warning' },
  LIMITED: { word: t('Too many attempts'), tone: 'danger' },
};

const columns: readonly Column<SignIn>[] = [
  {
    id: 'time',
    header: t('Time'),
    primary: true,
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatMoment(time)}</time>,
  },
  {
    id: 'outcome',
    header: t('Outcome'),
    cell: ({ outcome }) => <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].word}</Badge>,
  },
  {
    id: 'user',
    header: t('Account'),
    cell: ({ user }) =>
      user === null ? t('Unknown account') : <Link to={customerPath(user.id)}>{user.name ?? user.id}</Link>,
  },
  { id: 'address', header: 'IP', oneLine: true, cell: ({ address }) => address ?? blank },
];

/** Attempts to sign in, the newest first. */
export function SignInList({ filters: { name, ...filters } }: { readonly filters: SignInFilters }) {
  const { nodes, error, hasMore, loadMore, loadingMore, refresh } = usePagedQuery(signInsQuery, {
    variables: { first: rowsPerPage, ...filters },
    connection: (data) => data.signIns,
  });
  if (nodes === null) {
    if (error === undefined)
      return (
        <Loading label={t('Loading sign-ins…')}>
          <Skeleton $height="240px" />
        </Loading>
      );
    return <QueryError title={t('The sign-ins could not be loaded')} error={error} retry={refresh} />;
  }
  return (
    <Stack $gap={4}>
      <DataTable
        caption={t('Sign-ins: {name}', { name })}
        columns={columns}
        items={nodes}
        itemKey={({ id }) => id}
        empty={<EmptyState icon={<KeyRound />} title={t('No sign-ins in the last 30 days.')} />}
      />
      {nodes.length > 0 && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {t('Showing {nodes}', { nodes: formatCount(nodes.length) })}
        </LoadMore>
      )}
    </Stack>
  );
}
