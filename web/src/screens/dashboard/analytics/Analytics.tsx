import { useQuery } from '@apollo/client/react';
import { ChartColumn, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { WatchThrough } from '../../../features/analytics/WatchThrough.tsx';
import type { AnalyticsQuery } from '../../../gql/graphql.ts';
import { space, up } from '../../../theme/tokens.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { BarChart } from '../../../ui/BarChart.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Fact, Figures } from '../../../ui/Figures.tsx';
import { formatCount, formatCredits, formatDate, formatShortDate } from '../../../ui/format.ts';
import { Cluster, Details, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { analyticsQuery } from './query.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';
import { Caption } from '../../../ui/text.ts';

type Week = AnalyticsQuery['analytics']['weeks'][number];

const Charts = styled.div`
  display: grid;
  gap: ${space[5]};
  ${up.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const columns: readonly Column<Week>[] = [
  { id: 'week', header: t('Week of'), primary: true, oneLine: true, cell: ({ week }) => formatDate(week) },
  { id: 'views', header: t('Views'), align: 'end', cell: ({ watched }) => formatCount(watched.views) },
  { id: 'viewers', header: t('Unique viewers'), align: 'end', cell: ({ watched }) => formatCount(watched.viewers) },
  { id: 'shares', header: t('Shares'), align: 'end', cell: ({ watched }) => formatCount(watched.shares) },
  { id: 'exports', header: t('Exports'), align: 'end', cell: ({ watched }) => formatCount(watched.exports) },
  { id: 'videos', header: t('Videos made'), align: 'end', cell: ({ made }) => formatCount(made.videos) },
  { id: 'credits', header: t('Credits used'), align: 'end', cell: ({ made }) => formatCredits(made.creditsUsed) },
];

const charts: readonly {
  readonly title: string;
  readonly valueOf: (week: Week) => number;
  readonly format: (value: number) => string;
}[] = [
  { title: t('Views by week'), valueOf: ({ watched }) => watched.views, format: formatCount },
  { title: t('Credits used by week'), valueOf: ({ made }) => made.creditsUsed, format: formatCredits },
  { title: t('Videos made by week'), valueOf: ({ made }) => made.videos, format: formatCount },
];

/** How the user's videos were watched, how long they took and what they cost: charts, a table and a file. */
export default function Analytics() {
  const { data, error, refetch } = useQuery(analyticsQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    if (error === undefined)
      return (
        <Loading label={t('Loading analytics…')}>
          <Skeleton $height="240px" />
        </Loading>
      );
    return <QueryError title={t('Your analytics cannot be shown right now')} error={error} retry={refetch} />;
  }
  const { weeks, watched, made } = data.analytics;
  if (made.videos === 0 && watched.views + watched.shares + watched.exports === 0)
    return (
      <EmptyState icon={<ChartColumn />} title={t('Analytics Coming Soon')}>
        {t('Views, watch time and credits of your videos appear here after your first one.')}
      </EmptyState>
    );
  return (
    <Stack $gap={5}>
      <Figures aria-label={t('The last 12 weeks')}>
        <Fact name={t('Views')}>{formatCount(watched.views)}</Fact>
        <Fact name={t('Unique viewers')}>{formatCount(watched.viewers)}</Fact>
        <Fact name={t('Shares')}>{formatCount(watched.shares)}</Fact>
        <Fact name={t('Exports')}>{formatCount(watched.exports)}</Fact>
      </Figures>
      <WatchThrough watched={watched} />
      <Charts>
        {charts.map(({ title, valueOf, format }) => (
          <BarChart
            key={title}
            title={title}
            points={weeks}
            series={[{ label: title, valueOf }]}
            nameOf={({ week }) => formatDate(week)}
            shortNameOf={({ week }) => formatShortDate(week)}
            format={format}
          />
        ))}
      </Charts>
      <Caption>{t('Weeks begin on Monday at midnight UTC.')}</Caption>
      <Details>
        <summary>{t('All figures as a table')}</summary>
        <DataTable
          caption={t('Figures by week, the newest first')}
          columns={columns}
          items={weeks.toReversed()}
          itemKey={({ week }) => week}
        />
      </Details>
      <Cluster>
        <ButtonAnchor
          href="/api/analytics?format=csv"
          download
          variant="secondary"
          icon={<Download aria-hidden="true" />}
        >
          {t('Download CSV')}
        </ButtonAnchor>
      </Cluster>
    </Stack>
  );
}
