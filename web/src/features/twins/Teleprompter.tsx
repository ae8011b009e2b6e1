import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Slider } from '../../ui/Slider.tsx';

const Window = styled.div`
  block-size: 7.5rem;
  overflow-y: auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  ${text('body')} font-size: 1.125rem;
  line-height: 1.5;
`;

/** A text to read aloud, which scrolls by itself at a speed that the reader sets. */
export function Teleprompter({ words, runs }: { readonly words: string; readonly runs: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [speed, setSpeed] = useState(3);
  useEffect(() => {
    if (!runs || speed === 0) return undefined;
    box.current?.scrollTo({ top: 0 });
    const timer = setInterval(() => box.current?.scrollBy({ top: speed / 2 }), 100);
    return () => clearInterval(timer);
  }, [runs, speed]);
  return (
    <div>
      <Window ref={box} tabIndex={0} role="region" aria-label="Text to read aloud">
        {words}
      </Window>
      <Slider label="Scrolling speed" min={0} max={10} value={speed} onValueChange={setSpeed} />
    </div>
  );
}
