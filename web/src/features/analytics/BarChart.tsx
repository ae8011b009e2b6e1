import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { formatDate, formatShortDate } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';

const width = 600;
const height = 120;

const Figure = styled.figure`
  margin: 0;
  min-inline-size: 0;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: ${height}px;
    fill: ${color.chart1};
    border-block-end: 1px solid ${color.borderStrong};
  }
  & > figcaption {
    ${text('label')} color: ${color.text};
    margin-block-end: ${space[2]};
  }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  ${text('caption')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;

export interface BarPoint {
  /** A date of the calendar, such as `2026-11-24`; each one once. */
  readonly date: string;
  readonly value: number;
}

export interface BarChartProps {
  readonly title: string;
  readonly points: readonly BarPoint[];
  readonly format: (value: number) => string;
}

/** One figure over time as bars. A table with the same values belongs next to it. */
export function BarChart({ title, points, format }: BarChartProps) {
  const titleId = useId();
  const most = Math.max(0, ...points.map(({ value }) => value));
  const x = scaleBand({ domain: points.map(({ date }) => date), range: [0, width], padding: 0.2 });
  const y = scaleLinear({ domain: [0, most || 1], range: [height, 0] });
  const last = points.at(-1);
  const words =
    most === 0
      ? t('None in this time.')
      : t('At most {most}; {value} in the latest week. The table below has every value.', {
          most: format(most),
          value: format(last?.value ?? 0),
        });
  return (
    <Figure aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={`${title}. ${words}`}>
        {points.map(({ date, value }) => (
          <Bar key={date} x={x(date) ?? 0} y={y(value)} width={x.bandwidth()} height={height - y(value)}>
            <title>{`${formatDate(date)}: ${format(value)}`}</title>
          </Bar>
        ))}
      </svg>
      <Ends aria-hidden="true">
        <span>{points[0] && formatShortDate(points[0].date)}</span>
        <span>{t('Most: {most}', { most: format(most) })}</span>
        <span>{last && formatShortDate(last.date)}</span>
      </Ends>
    </Figure>
  );
}
