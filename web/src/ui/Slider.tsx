import { Slider as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  block-size: 44px;
  inline-size: 100%;
  touch-action: none;
  user-select: none;
`;
const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  block-size: 6px;
  border-radius: ${radius.full};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.borderStrong};
`;
const Range = styled(Radix.Range)`
  position: absolute;
  block-size: 100%;
  border-radius: ${radius.full};
  background: ${color.accent};
`;
const Thumb = styled(Radix.Thumb)`
  position: relative;
  display: block;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: ${color.raised};
  border: 2px solid ${color.accent};
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`;

export interface SliderProps {
  /** The accessible name. */
  readonly label: string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** Called when the user releases the thumb, for expensive work. */
  readonly onValueCommit?: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value in words, for screen readers. */
  readonly valueText?: string;
  readonly disabled?: boolean;
}

/** A slider for the pointer and the keyboard. Offer a typed input too where a value must be exact. */
export function Slider({ label, value, onValueChange, onValueCommit, valueText, step = 1, ...rest }: SliderProps) {
  return (
    <Root
      {...rest}
      step={step}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
    >
      <Track>
        <Range />
      </Track>
      {/* The page that the server renders has no script yet that would set the value. */}
      <Thumb aria-label={label} aria-valuenow={value} aria-valuetext={valueText} />
    </Root>
  );
}
