import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { isSpeaking, speakingLevel } from './speaking.ts';
import { t } from '../../i18n/t.ts';

const Window = styled.div`
  block-size: 7.5rem;
  overflow-y: auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  ${text('body')} font-size: 1.125rem;
  line-height: 1.5;
`;

export interface TeleprompterProps {
  readonly words: string;
  readonly runs: boolean;
  /** How loud the microphone is, 0 to 1. */
  readonly level: number;
}

const Speed = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  & > :first-child {
    flex: none;
  }
`;

/** A text to read aloud. It scrolls at a speed that the reader sets, and waits while the reader pauses. */
export function Teleprompter({ words, runs, level }: TeleprompterProps) {
  const box = useRef<HTMLDivElement>(null);
  const spokenAt = useRef<number>(undefined);
  const [speed, setSpeed] = useState(3);
  const [followsVoice, setFollowsVoice] = useState(true);
  useEffect(() => {
    if (level >= speakingLevel) spokenAt.current = performance.now();
  }, [level]);
  useEffect(() => {
    if (runs) box.current?.scrollTo({ top: 0 });
  }, [runs]);
  useEffect(() => {
    if (!runs || speed === 0) return undefined;
    const timer = setInterval(() => {
      if (!followsVoice || isSpeaking(spokenAt.current, performance.now())) box.current?.scrollBy({ top: speed / 2 });
    }, 100);
    return () => clearInterval(timer);
  }, [runs, speed, followsVoice]);
  return (
    <div>
      <Window ref={box} tabIndex={0} role="region" aria-label={t('Text to read aloud')}>
        {words}
      </Window>
      <Checkbox label={t('Scroll while I speak')} checked={followsVoice} onCheckedChange={setFollowsVoice} />
      <Speed>
        <span aria-hidden="true">{t('Scrolling speed')}</span>
        <Slider label={t('Scrolling speed')} min={0} max={10} value={speed} onValueChange={setSpeed} />
      </Speed>
    </div>
  );
}
