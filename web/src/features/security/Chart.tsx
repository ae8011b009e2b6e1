import { styled } from 'styled-components';
import type { SecurityMetricsQuery } from '../../gql/graphql.ts';
import { color, radius, space, up } from '../../theme/tokens.ts';
import { BarChart, type ChartSeries } from '../../ui/BarChart.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { Details, Stack } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';

type Points = SecurityMetricsQuery['securityMetrics']['points'];
type Point = Points[number];

const Pair = styled.div`
  display: grid;
  gap: ${space[3]};
  ${up.lg} {
    gap: ${space[4]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Framed = styled.div`
  padding: ${space[4]} ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`;
const requests: readonly ChartSeries<Point>[] = [
  { label: t('Accepted'), color: color.chart2, valueOf: (point) => Math.max(0, point.requests - point.blocked) },
  { label: t('Refused'), color: color.danger, valueOf: (point) => Math.min(point.blocked, point.requests) },
];
const troubles: readonly ChartSeries<Point>[] = [
  { label: t('Failed logins'), color: color.chart3, valueOf: (point) => point.failedLogins },
  { label: t('Rate limit hits'), color: color.chart5, valueOf: (point) => point.limitHits },
];

const columns: readonly Column<Point>[] = [
  { id: 'from', header: t('From'), primary: true, oneLine: true, cell: ({ from }) => formatMoment(from) },
  { id: 'requests', header: t('Requests'), align: 'end', cell: (point) => formatCount(point.requests) },
  { id: 'blocked', header: t('Blocked'), align: 'end', cell: ({ blocked }) => formatCount(blocked) },
  { id: 'failed', header: t('Failed logins'), align: 'end', cell: ({ failedLogins }) => formatCount(failedLogins) },
  { id: 'hits', header: t('Rate limit hits'), align: 'end', cell: ({ limitHits }) => formatCount(limitHits) },
];

/** The gateways' counts over the period: two charts and a table with the same figures. */
export function SecurityCharts({ points }: { readonly points: Points }) {
  const counted = points.filter((point) => point.requests + point.failedLogins + point.limitHits > 0);
  return (
    <Stack $gap={2}>
      <Pair>
        <Bars title={t('Requests over time')} series={requests} points={points} />
        <Bars title={t('Failed logins and rate limit hits')} series={troubles} points={points} />
      </Pair>
      {counted.length > 0 && (
        <Details>
          <summary>{t('All figures as a table')}</summary>
          <DataTable
            caption={t('Figures over time, the newest first')}
            columns={columns}
            items={counted.toReversed()}
            itemKey={({ from }) => from}
          />
        </Details>
      )}
    </Stack>
  );
}

interface BarsProps {
  readonly title: string;
  readonly series: readonly ChartSeries<Point>[];
  readonly points: Points;
}

const Bars = ({ title, series, points }: BarsProps) => (
  <Framed>
    <BarChart
      title={title}
      points={points}
      series={series}
      nameOf={({ from }) => formatMoment(from)}
      shortNameOf={({ from }) => formatMoment(from)}
      format={formatCount}
    />
  </Framed>
);
