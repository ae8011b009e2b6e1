import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hashOfStep, reachable, stepOfHash, type Judged, type Step } from './draft/steps.ts';

export interface OpenStep {
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  /** The heading of the open step. It gets the focus when the step changes, but not when the screen opens. */
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
}

/**
 * The open step. The address contains it, so that Back, Forward and reload work. The address of a step that can't open
 * yet is corrected.
 */
export function useStep(judged: Judged): OpenStep {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = stepOfHash(hash);
  const step = reachable(asked, judged);
  const shown = useRef(step);

  useEffect(() => {
    if (step !== asked) void navigate({ search, hash: hashOfStep(step) }, { replace: true });
  }, [asked, navigate, search, step]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return { step, heading, goTo: (next) => void navigate({ search, hash: hashOfStep(next) }) };
}
