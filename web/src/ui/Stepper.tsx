import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { color, motion, radius, space, text, up } from '../theme/tokens.ts';
import { t } from '../i18n/t.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;
const Phone = styled.p`
  display: flex;
  justify-content: space-between;
  ${text('label')} font-variant-numeric: tabular-nums;
  ${up.md} {
    display: none;
  }
`;
const Track = styled.div`
  block-size: 4px;
  border-radius: ${radius.full};
  background: ${color.border};
  overflow: hidden;
  & > span {
    display: block;
    block-size: 100%;
    background: ${color.accent};
    transition: inline-size ${motion.slow} ${motion.ease};
  }
`;
const Steps = styled.ol`
  display: none;
  margin: 0;
  padding: 0;
  list-style: none;
  ${up.md} {
    /* As the bar below is divided: it ends where the open step does. */
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${text('label')} color: ${color.text2};
  &[aria-current='step'] {
    color: ${color.text};
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  border: 1.5px solid ${color.borderStrong};
  font-variant-numeric: tabular-nums;
  [aria-current='step'] > & {
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
  }
  [data-done='true'] > & {
    border-color: ${color.accent};
    color: ${color.accentText};
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export interface StepperProps {
  readonly steps: readonly string[];
  /** Index of the step that is open, from 0. */
  readonly current: number;
}

/**
 * The user's place in a wizard: names on larger screens, `Step n of 4` with a percentage on phones.
 */
export function Stepper({ steps, current }: StepperProps) {
  const percent = Math.round(((current + 1) / steps.length) * 100);
  return (
    <Root>
      <Phone>
        <span>{t('Step {current} of {steps}', { current: current + 1, steps: steps.length })}</span>
        <span>{percent}%</span>
      </Phone>
      <Steps>
        {steps.map((name, index) => (
          <Step key={name} data-done={index < current} {...(index === current ? { 'aria-current': 'step' } : {})}>
            <Mark aria-hidden="true">{index < current ? <Check /> : index + 1}</Mark>
            {name}
          </Step>
        ))}
      </Steps>
      <Track
        role="progressbar"
        aria-label={t('Progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </Track>
    </Root>
  );
}
