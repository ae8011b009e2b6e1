import { useAddCredits } from '../../../app/addCredits.tsx';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { shortfall, shortfallSentence } from '../../../features/credits/balance.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { ScriptEstimate } from './useScriptEstimate.ts';
import { t } from '../../../i18n/t.ts';

/** Warns while the user writes the script that it costs more than the balance, and offers a remedy. */
export function Shortage({ estimate: { estimate } }: { readonly estimate: ScriptEstimate }) {
  const {
    account: { available },
  } = useViewer();
  const { request } = useAddCredits();
  const missing = estimate === null ? 0 : shortfall(available, estimate.creditsNeeded);
  if (missing === 0) return null;
  return (
    <Alert tone="warning" action={<Button onClick={request}>{t('Add Credits')}</Button>}>
      {shortfallSentence(missing)} {t('A shorter script costs less.')}
    </Alert>
  );
}
