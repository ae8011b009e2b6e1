import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { t } from '../i18n/t.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  ${text('small')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
`;

export interface CountdownProps {
  /** Whole or half seconds from now. */
  readonly seconds: number;
  /** The next step, as in `Going to sign in`. */
  readonly label: string;
  readonly onDone: () => void;
  /** Adds a Stay button (WCAG 2.2.1). */
  readonly onStay?: () => void;
}

/** Announces an automatic action, and lets the user stop it. */
export function Countdown({ seconds, label, onDone, onStay }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const [stayed, setStayed] = useState(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (stayed) return undefined;
    if (left <= 0) {
      done();
      return undefined;
    }
    const step = Math.min(1, left);
    const timer = setTimeout(() => setLeft(left - step), step * 1000);
    return () => clearTimeout(timer);
  }, [left, stayed]);

  if (stayed) return null;
  const stay = (): void => {
    setStayed(true);
    onStay?.();
  };
  return (
    <Root>
      <span role="timer" aria-live="off">
        {t('{label} in {left} s', { label, left: Math.ceil(left) })}
      </span>
      {onStay !== undefined && (
        <Button variant="ghost" onClick={stay}>
          {t('Stay')}
        </Button>
      )}
    </Root>
  );
}
