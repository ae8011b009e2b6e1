import { Clapperboard } from 'lucide-react';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { creditsInWords } from '../../../ui/format.ts';
import type { ScriptEstimate } from '../script/useScriptEstimate.ts';
import { shortfall } from '../../../features/credits/balance.ts';
import type { StartVideo } from './useStartVideo.ts';
import { t } from '../../../i18n/t.ts';

export interface GenerateButtonProps {
  readonly startVideo: StartVideo;
  readonly estimate: ScriptEstimate;
}

/** Submits the video. Disabled while its cost is unknown or not covered. */
export function GenerateButton({
  startVideo: { start, starting },
  estimate: { estimate, settled },
}: GenerateButtonProps) {
  const {
    account: { available, debt },
  } = useViewer();
  const cost = settled ? estimate?.creditsNeeded : undefined;
  const covered = cost !== undefined && debt === 0 && shortfall(available, cost) === 0;
  return (
    <Button
      size="lg"
      icon={<Clapperboard aria-hidden="true" />}
      disabled={!covered && !starting}
      loading={starting}
      loadingText={
        cost === undefined ? t('Reserving credits…') : t('Reserving {cost}…', { cost: creditsInWords(cost) })
      }
      onClick={() => void start()}
    >
      {t('Generate')}
    </Button>
  );
}
