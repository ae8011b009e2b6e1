import { useState } from 'react';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { t } from '../../i18n/t.ts';

export const stepNames = [t('Welcome'), t('Choose Your Plan'), t('Start Creating')] as const;

/** The step that is open, from 0; stored in this browser for each user, so that setup resumes there. */
export function useStep(): readonly [number, (step: number) => void] {
  const key = `curbcast.onboarding.${useViewer().user.id}`;
  const [step, setStep] = useState(() => storedStep(key));
  const open = (next: number): void => {
    localStorage.setItem(key, String(next));
    setStep(next);
  };
  return [step, open];
}

function storedStep(key: string): number {
  const stored = Number(localStorage.getItem(key));
  return Number.isInteger(stored) && stored >= 0 && stored < stepNames.length ? stored : 0;
}
