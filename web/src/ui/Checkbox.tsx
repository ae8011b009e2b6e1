import { Check } from 'lucide-react';
import { Checkbox as Radix, Switch as RadixSwitch } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space, text } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Caption } from './text.ts';

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  min-block-size: ${size.control};
  padding-block: ${space[2]};
`;
const Words = styled.label`
  ${text('body')} cursor: pointer;
  user-select: none;
`;
const Box = styled(Radix.Root)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  padding: 0;
  margin-block-start: 1px;
  background: ${color.surface};
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.xs};
  color: ${color.onAccent};
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  &[data-state='checked'] {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  /* Its mark must show on the gray, too. */
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.borderStrong};
    color: ${color.text2};
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 3;
  }
`;

const Track = styled(RadixSwitch.Root)`
  position: relative;
  flex: none;
  inline-size: 44px;
  block-size: 26px;
  padding: 0;
  background: ${color.surface};
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.full};
  transition: background-color ${motion.base} ${motion.ease};
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &[data-state='checked'] {
    background: ${color.accent};
    border-color: ${color.accent};
  }
`;
const Thumb = styled(RadixSwitch.Thumb)`
  display: block;
  inline-size: 18px;
  block-size: 18px;
  margin-inline-start: 3px;
  border-radius: 50%;
  background: ${color.borderStrong};
  transition: margin ${motion.base} ${motion.ease};
  &[data-state='checked'] {
    margin-inline-start: 20px;
    background: ${color.onAccent};
  }
`;

export interface ToggleProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only (a column of check boxes in a list). */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** A choice that takes effect when the form is sent. */
export function Checkbox({ label, hint, hideLabel = false, checked, onCheckedChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <Row>
      <Box
        {...rest}
        id={id}
        checked={checked}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Radix.Indicator>
          <Check aria-hidden="true" />
        </Radix.Indicator>
      </Box>
      <LabelAndHint id={id} label={label} hint={hint} hideLabel={hideLabel} />
    </Row>
  );
}

/** A choice that takes effect at once. */
export function Switch({ label, hint, hideLabel = false, checked, onCheckedChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <Row>
      <Track
        {...rest}
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Thumb />
      </Track>
      <LabelAndHint id={id} label={label} hint={hint} hideLabel={hideLabel} />
    </Row>
  );
}

function LabelAndHint({
  id,
  label,
  hint,
  hideLabel,
}: {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly hideLabel: boolean;
}) {
  if (hideLabel)
    return (
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
    );
  return (
    <div>
      <Words htmlFor={id}>{label}</Words>
      {hint !== undefined && <Caption id={`${id}-hint`}>{hint}</Caption>}
    </div>
  );
}
