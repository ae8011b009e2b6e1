import { useId } from 'react';
import { styled } from 'styled-components';
import type { SecurityMetricsQuery } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { formatCount, formatMoment } from '../../ui/format.ts';

type Points = SecurityMetricsQuery['securityMetrics']['points'];

const width = 600;
const height = 120;
const gap = 0.2;

const Figure = styled.figure`
  margin: 0;
  padding: ${space[4]} ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 12px;
  & svg {
    display: block;
    inline-size: 100%;
    block-size: 120px;
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

const accepted = color.chart2;
const refused = color.danger;

/** Requests over the period as bars: what was accepted, and on top of it what was refused. */
export function RequestChart({ points }: { readonly points: Points }) {
  const title = useId();
  const most = Math.max(1, ...points.map(({ requests }) => requests));
  const total = points.reduce((sum, { requests }) => sum + requests, 0);
  const blocked = points.reduce((sum, point) => sum + point.blocked, 0);
  const step = width / Math.max(1, points.length);
  const heightOf = (n: number): number => (n / most) * height;
  const [first, last] = [points[0], points.at(-1)];
  const busiest = points.reduce((best, point) => (point.requests > (best?.requests ?? -1) ? point : best), first);
  const words =
    total === 0 || busiest === undefined
      ? 'No requests in this period.'
      : `${formatCount(total)} requests, ${formatCount(blocked)} of them refused. The most at once: ` +
        `${formatCount(busiest.requests)} from ${formatMoment(busiest.from)}.`;
  return (
    <Figure>
      <figcaption>
        <Title id={title}>Requests over time</Title>
        <Key $color={accepted}>Accepted</Key>
        <Key $color={refused}>Refused</Key>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={words}>
        {points.map(({ from, requests, blocked: refusedHere }, index) => {
          const top = height - heightOf(requests);
          const red = heightOf(Math.min(refusedHere, requests));
          return (
            <g key={from} transform={`translate(${index * step} 0)`}>
              <rect y={top + red} width={step * (1 - gap)} height={heightOf(requests) - red} fill={accepted} />
              <rect y={top} width={step * (1 - gap)} height={red} fill={refused} />
            </g>
          );
        })}
        <rect y={height - 1} width={width} height="1" fill={color.border} />
      </svg>
      {first !== undefined && last !== undefined && (
        <Ends>
          <span>{formatMoment(first.from)}</span>
          <span>Most: {formatCount(most)}</span>
          <span>Now</span>
        </Ends>
      )}
    </Figure>
  );
}
