import { useId } from 'react';
import { styled } from 'styled-components';
import type { SecurityMetricsQuery } from '../../gql/graphql.ts';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';

type Points = SecurityMetricsQuery['securityMetrics']['points'];
type Point = Points[number];

const width = 600;
const height = 120;
const gap = 0.2;

const Pair = styled.div`
  display: grid;
  gap: ${space[3]};
  ${up.lg} {
    gap: ${space[4]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Figure = styled.figure`
  margin: 0;
  padding: ${space[4]} ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  & svg {
    display: block;
    inline-size: 100%;
    block-size: ${height}px;
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
    margin-block-end: ${space[3]};
    ${text('small')} color: ${color.text2};
  }
`;
const Title = styled.span`
  ${text('label')} color: ${color.text};
  margin-inline-end: auto;
`;
const Key = styled.span<{ readonly $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  &::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: 2px;
    background: ${({ $color }) => $color};
  }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  ${text('caption')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;
const Details = styled.details`
  & > summary {
    ${text('label')} color: ${color.accentText};
    padding-block: ${space[2]};
    cursor: pointer;
  }
`;

interface Series {
  readonly label: string;
  readonly color: string;
  readonly valueOf: (point: Point) => number;
}

const requests: readonly Series[] = [
  { label: t('Accepted'), color: color.chart2, valueOf: (point) => Math.max(0, point.requests - point.blocked) },
  { label: t('Refused'), color: color.danger, valueOf: (point) => Math.min(point.blocked, point.requests) },
];
const troubles: readonly Series[] = [
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

/** What the gateways counted over the period: two charts, and the same figures in a table. */
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
            density="compact"
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
  /** Stacked, the first at the bottom. */
  readonly series: readonly Series[];
  readonly points: Points;
}

function Bars({ title, series, points }: BarsProps) {
  const titleId = useId();
  const totalOf = (point: Point): number => series.reduce((sum, { valueOf }) => sum + valueOf(point), 0);
  const most = Math.max(1, ...points.map(totalOf));
  const step = width / Math.max(1, points.length);
  const [first] = points;
  return (
    <Figure aria-labelledby={titleId}>
      <figcaption>
        <Title id={titleId}>{title}</Title>
        {series.map(({ label, color: fill }) => (
          <Key key={label} $color={fill}>
            {label}
          </Key>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords(series, points, totalOf)}
      >
        {points.map((point, index) => {
          let top = height;
          return (
            <g key={point.from} transform={`translate(${index * step} 0)`}>
              {/* The whole column answers to the pointer, also where it is empty. */}
              <rect width={step} height={height} fill="transparent">
                <title>{`${formatMoment(point.from)}: ${listed(series, point)}`}</title>
              </rect>
              {series.map(({ label, color: fill, valueOf }) => {
                const tall = (valueOf(point) / most) * height;
                top -= tall;
                return (
                  <rect key={label} y={top} width={step * (1 - gap)} height={tall} fill={fill} pointerEvents="none" />
                );
              })}
            </g>
          );
        })}
        <rect y={height - 1} width={width} height="1" fill={color.border} />
      </svg>
      {first !== undefined && (
        <Ends>
          <span>{formatMoment(first.from)}</span>
          <span>{t('Most: {max}', { max: formatCount(Math.max(0, ...points.map(totalOf))) })}</span>
          <span>{t('Now')}</span>
        </Ends>
      )}
    </Figure>
  );
}

const listed = (series: readonly Series[], point: Point): string =>
  series.map(({ label, valueOf }) => `${label}: ${formatCount(valueOf(point))}`).join(', ');

/** The chart for people who do not see it: the sums of its parts, and when most happened. */
function inWords(series: readonly Series[], points: Points, totalOf: (point: Point) => number): string {
  const busiest = points.toSorted((a, b) => totalOf(b) - totalOf(a))[0];
  if (busiest === undefined || totalOf(busiest) === 0) return t('None in this period.');
  const sums = series.map(
    ({ label, valueOf }) => `${label}: ${formatCount(points.reduce((sum, point) => sum + valueOf(point), 0))}`,
  );
  return t('{join}. The most at once: {busiest} from {from}.', {
    join: sums.join('. '),
    busiest: formatCount(totalOf(busiest)),
    from: formatMoment(busiest.from),
  });
}
