import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePagedQuery } from '../../app/apollo/usePagedQuery.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { allKinds, kindFromParam, kinds, kindToParam, why } from '../../features/credits/movements.ts';
import { graphql } from '../../gql/gql.ts';
import type { StatementKind } from '../../gql/graphql.ts';
import { space, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { formatCount, formatCreditsExactly, formatMoment } from '../../ui/format.ts';
import { blank, type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Select } from '../../ui/Select.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { foldVideos, type Movement } from './fold.ts';
import { endOf, monthName, monthsSince } from './months.ts';
import { Amount, PhoneMovements, What } from './PhoneMovements.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { WhyThisCost } from './WhyThisCost.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const statementQuery = graphql(`
  query Statement($after: String, $kind: StatementKind, $before: DateTime) {
    statement(after: $after, kind: $kind, before: $before) {
      totalCount
      edges {
        cursor
        node {
          id
          time
          kind
          amount
          change
          balanceAfter
          debtAfter
          description
          reason
          videoId
          paymentId
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;
const Tools = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${up.md} {
    display: flex;
    & > :first-child {
      margin-inline-end: auto;
    }
  }
`;
const Filters = styled.div`
  display: grid;
  gap: ${space[2]};
  ${up.md} {
    grid-template-columns: 240px 200px;
  }
`;
const everything = 'all';

const columns: readonly Column<Movement>[] = [
  { id: 'what', header: t('What'), primary: true, cell: What },
  { id: 'kind', header: t('Kind'), cell: ({ kind }) => <Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge> },
  {
    id: 'when',
    header: t('When'),
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatMoment(time)}</time>,
  },
  { id: 'why', header: t('Why'), cell: (movement) => why(movement) || blank },
  {
    id: 'amount',
    header: t('Amount'),
    align: 'end',
    cell: (movement) => <Amount {...movement} />,
  },
  {
    id: 'balance',
    header: t('Balance after'),
    align: 'end',
    cell: ({ balanceAfter }) => formatCreditsExactly(balanceAfter),
  },
];

/** Every movement of the account, latest first, with a filter, paging and live updates. */
export function Movements() {
  const [search, setSearch] = useSearchParams();
  const kind = kindFromParam(search.get('kind'));
  const month = search.get('month') ?? '';
  const before = endOf(month);
  const set = (name: 'kind' | 'month', value: string | null): void =>
    setSearch(
      (address) => {
        if (value === null) address.delete(name);
        else address.set(name, value);
        return address;
      },
      { replace: true },
    );
  const choose = (next: StatementKind | typeof everything): void =>
    set('kind', next === everything ? null : kindToParam(next));
  const { createdAt } = useViewer().user;
  const [now] = useState(() => new Date());
  const months = monthsSince(new Date(createdAt), now);
  const options = [
    { value: everything, label: t('All movements') } as const,
    ...allKinds.map((value) => ({ value, label: kinds[value].filter })),
  ];
  return (
    <Root aria-labelledby="movements-title">
      <Head>
        <h2 id="movements-title">{t('Every movement')}</h2>
        <WhyThisCost />
      </Head>
      <Tools>
        <Filters>
          <Select<StatementKind | typeof everything>
            label={t('Show')}
            options={options}
            value={kind ?? everything}
            onValueChange={choose}
          />
          {months.length > 1 && (
            <Select
              label={t('From the month of')}
              options={months.map((value, at) => ({
                value,
                label: at === 0 ? t('Latest') : monthName.format(new Date(`${value}-01T00:00:00Z`)),
              }))}
              value={months.find((value) => value === month) ?? months[0]}
              onValueChange={(value) => set('month', value === months[0] ? null : value)}
            />
          )}
        </Filters>
        <ButtonAnchor
          variant="secondary"
          href="/api/credits/statement?format=csv"
          download
          icon={<Download aria-hidden="true" />}
        >
          CSV
        </ButtonAnchor>
        <ButtonAnchor
          variant="secondary"
          href="/api/credits/statement?format=json"
          download
          icon={<Download aria-hidden="true" />}
        >
          JSON
        </ButtonAnchor>
      </Tools>
      <Rows
        key={`${kind ?? everything} ${before ?? ''}`}
        kind={kind}
        before={before}
        onClear={() => choose(everything)}
      />
    </Root>
  );
}

interface RowsProps {
  readonly kind: StatementKind | undefined;
  readonly before: string | undefined;
  readonly onClear: () => void;
}

function Rows({ kind, before, onClear }: RowsProps) {
  const isPhone = useIsPhone();
  const { pages, nodes, error, hasMore, loadMore, loadingMore, refresh } = usePagedQuery(statementQuery, {
    variables: { ...(kind === undefined ? {} : { kind }), ...(before === undefined ? {} : { before }) },
    connection: (data) => data.statement,
  });
  if (pages === undefined && error !== undefined)
    return <QueryError title={t('Your statement cannot be shown right now')} error={error} retry={refresh} />;
  if (pages === undefined || nodes === null)
    return (
      <Loading label={t('Loading your statement…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    );

  const empty =
    kind === undefined ? (
      <EmptyState icon={<ReceiptText />} title={t('No movements yet')}>
        {t('Credits that you add, hold and use are listed here, each with its reason.')}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<ReceiptText />}
        title={t('No movements of this kind')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('Clear filter')}
          </Button>
        }
      />
    );
  return (
    <>
      {isPhone && nodes.length > 0 ? (
        <PhoneMovements movements={kind === undefined ? foldVideos(nodes) : nodes} />
      ) : (
        <DataTable
          density="comfortable"
          caption={t('Movements of your credits, the latest first')}
          columns={columns}
          items={nodes}
          itemKey={({ id }) => id}
          empty={empty}
        />
      )}
      {pages.totalCount > 0 && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {before !== undefined
            ? t('Showing {nodes}', { nodes: formatCount(nodes.length) })
            : t('Showing {nodes} of {totalCount} movements', {
                nodes: formatCount(nodes.length),
                totalCount: formatCount(pages.totalCount),
              })}
        </LoadMore>
      )}
    </>
  );
}
