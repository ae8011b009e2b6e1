import { styled } from 'styled-components';
import { color } from '../../../theme/tokens.ts';
import type { Curve } from './documents.ts';

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 96px;
  overflow: visible;
  & > [data-part='total'] {
    fill: ${color.accentSoft};
  }
  & > [data-part='available'] {
    fill: ${color.accent};
    opacity: 0.35;
  }
  & > [data-part='line'] {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & > [data-part='here'] {
    stroke: ${color.text};
    stroke-width: 1;
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
`;

const height = 100;

export interface BalanceCurveProps {
  readonly curve: Curve;
  readonly totalEvents: number;
  /** The step of the slider. */
  readonly step: number;
}

/**
 * The course of the balance over the events, on the scale of the slider below: the available credits, and the held
 * credits on top. Hidden from screen readers: the timeline contains the same information as text.
 */
export function BalanceCurve({ curve, totalEvents, step }: BalanceCurveProps) {
  const top = Math.max(1, ...curve.map(({ available, held }) => available + held));
  const outline = (value: (point: Curve[number]) => number): string => {
    const y = (amount: number): number => height - (amount / top) * (height - 6);
    // The balance changes at events only: steps, not slopes. It is zero before the first event.
    const steps = curve.map((point) => `H ${point.revision + 1} V ${y(value(point)).toFixed(2)}`);
    return `M 0 ${height} ${steps.join(' ')} H ${totalEvents}`;
  };
  const available = outline((point) => point.available);
  const total = outline((point) => point.available + point.held);
  return (
    <Drawing viewBox={`0 0 ${Math.max(1, totalEvents)} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path data-part="total" d={`${total} V ${height} Z`} />
      <path data-part="available" d={`${available} V ${height} Z`} />
      <path data-part="line" d={available} />
      <line data-part="here" x1={step} x2={step} y1={0} y2={height} />
    </Drawing>
  );
}
