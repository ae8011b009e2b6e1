import { type PointerEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, space, text } from '../theme/tokens.ts';
import { chartScale } from './chartScale.ts';

const width = 600;
const height = 120;
const gap = 0.2;

const Figure = styled.figure`
  margin: 0;
  min-inline-size: 0;
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
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
/** The text of the marked bar. Its line is always present, so that nothing moves. */
const Reading = styled.p`
  ${text('small')} color: ${color.text};
  font-variant-numeric: tabular-nums;
  margin-block: ${space[1]} ${space[3]};
  min-block-size: 1.45em;
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  column-gap: ${space[2]};
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
`;
const Axis = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  text-align: end;
  /* Half a line above and below, so that each value is next to its line. */
  margin-block: -0.7em;
`;
const Plot = styled.div`
  position: relative;
  block-size: ${height}px;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  & line {
    stroke: ${color.border};
    vector-effect: non-scaling-stroke;
  }
  & line[data-zero='true'] {
    stroke: ${color.borderStrong};
  }
`;
/** Moves the mark with the arrow keys; over the plot, the pointer moves it. */
const Keys = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;
const Ring = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  ${Keys}:focus-visible + & {
    ${focusRing}
  }
`;
const Ends = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-start: ${space[1]};
`;

export interface ChartSeries<Point> {
  readonly label: string;
  readonly valueOf: (point: Point) => number;
  /** A theme color; the first chart color by default. */
  readonly color?: string;
}

export interface BarChartProps<Point> {
  readonly title: string;
  /** In chronological order, each with a unique name. */
  readonly points: readonly Point[];
  /** One or several series, stacked upwards from the first. */
  readonly series: readonly ChartSeries<Point>[];
  /** Names a point next to its value: `Nov 24, 2026`. */
  readonly nameOf: (point: Point) => string;
  /** Names the first and the last point at the ends of the axis: `Nov 24`. */
  readonly shortNameOf: (point: Point) => string;
  readonly format: (value: number) => string;
}

/**
 * Figures over time as bars, with a value axis. The pointer or the arrow keys select a bar and show its value; the last
 * bar comes first. A table with the same values belongs next to it.
 */
export function BarChart<Point>({ title, points, series, nameOf, shortNameOf, format }: BarChartProps<Point>) {
  const titleId = useId();
  const [marked, setMarked] = useState<number>();
  const at = Math.min(marked ?? points.length - 1, points.length - 1);
  const point = points[at];
  const [first] = points;
  const last = points.at(-1);
  const scale = chartScale(points.flatMap((each) => endsOf(series, each)));
  const y = (value: number): number => (height * (scale.high - value)) / (scale.high - scale.low);
  const step = width / Math.max(1, points.length);
  const reading = point === undefined ? '' : `${nameOf(point)}: ${valuesOf(series, point, format)}`;

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { left, width: whole } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / whole) * points.length);
    setMarked(Math.min(points.length - 1, Math.max(0, index)));
  };

  return (
    <Figure aria-labelledby={titleId}>
      <figcaption>
        <Title id={titleId}>{title}</Title>
        {series.length > 1 &&
          series.map(({ label, color: fill = color.chart1 }) => (
            <Key key={label} $color={fill}>
              {label}
            </Key>
          ))}
      </figcaption>
      <Reading aria-hidden="true">{reading}</Reading>
      <Grid>
        <Axis aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </Axis>
        <Plot onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => setMarked(undefined)}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {scale.ticks.map((tick) => (
              <line key={tick} x2={width} y1={y(tick)} y2={y(tick)} data-zero={tick === 0} />
            ))}
            {marked !== undefined && <rect x={at * step} width={step} height={height} fill={color.sunken} />}
            {points.map((each, index) => (
              <g key={nameOf(each)} transform={`translate(${(index + gap / 2) * step} 0)`}>
                {stackOf(series, each).map(({ label, fill, from, to }) => (
                  <rect
                    key={label}
                    y={y(Math.max(from, to))}
                    width={step * (1 - gap)}
                    height={Math.abs(y(from) - y(to))}
                    fill={fill}
                  />
                ))}
              </g>
            ))}
          </svg>
          <Keys
            type="range"
            aria-label={title}
            aria-valuetext={reading}
            min={0}
            max={Math.max(0, points.length - 1)}
            value={at}
            onChange={(event) => setMarked(Number(event.currentTarget.value))}
            onFocus={() => setMarked(at)}
            onBlur={() => setMarked(undefined)}
          />
          <Ring />
        </Plot>
        <Ends aria-hidden="true">
          <span>{first !== undefined && shortNameOf(first)}</span>
          <span>{last !== undefined && points.length > 1 && shortNameOf(last)}</span>
        </Ends>
      </Grid>
    </Figure>
  );
}

interface Part {
  readonly label: string;
  readonly fill: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a bar: positive values go up from zero, negative ones down. */
function stackOf<Point>(series: readonly ChartSeries<Point>[], point: Point): readonly Part[] {
  let [up, down] = [0, 0];
  return series.map(({ label, valueOf, color: fill = color.chart1 }) => {
    const value = valueOf(point);
    const from = value < 0 ? down : up;
    const to = from + value;
    if (value < 0) down = to;
    else up = to;
    return { label, fill, from, to };
  });
}

const endsOf = <Point,>(series: readonly ChartSeries<Point>[], point: Point): readonly number[] =>
  stackOf(series, point).map(({ to }) => to);

function valuesOf<Point>(
  series: readonly ChartSeries<Point>[],
  point: Point,
  format: (value: number) => string,
): string {
  const [only] = series;
  if (series.length === 1 && only !== undefined) return format(only.valueOf(point));
  return series.map(({ label, valueOf }) => `${label}: ${format(valueOf(point))}`).join(', ');
}
