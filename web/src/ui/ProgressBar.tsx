import { Progress } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, motion, radius, space, text } from '../theme/tokens.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${text('small')} color: ${color.text2};
`;
const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${color.text};
`;
const Track = styled(Progress.Root)`
  position: relative;
  overflow: hidden;
  block-size: 8px;
  border-radius: ${radius.full};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.border};
`;
const pass = keyframes`from { inset-inline-start: -40%; } to { inset-inline-start: 100%; }`;
const Bar = styled(Progress.Indicator)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  border-radius: inherit;
  background: ${color.accent};
  transition: inline-size ${motion.slow} ${motion.ease};
  &[data-state='indeterminate'] {
    inline-size: 40%;
    animation: ${pass} 1.6s linear infinite;
  }
`;

export interface ProgressBarProps {
  /** The activity, as in `Rendering`. Announced to screen readers when it changes, but not at each percent. */
  readonly label: string;
  /** Percent from 0 to 100; `null` if unknown. */
  readonly value: number | null;
  /** A second fact at the end of the line (time left, `estimated`). */
  readonly detail?: ReactNode;
}

/** The progress of a task. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const id = useId();
  const percent = value === null ? null : Math.min(100, Math.max(0, Math.round(value)));
  return (
    <Root>
      <Line>
        <span id={id} aria-live="polite">
          {label}
        </span>
        <span>
          {detail}
          {detail !== undefined && percent !== null && ' · '}
          {percent !== null && <Figure>{percent}%</Figure>}
        </span>
      </Line>
      <Track value={percent} aria-labelledby={id}>
        <Bar style={percent === null ? {} : { inlineSize: `${percent}%` }} />
      </Track>
    </Root>
  );
}
