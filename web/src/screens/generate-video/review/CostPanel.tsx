import { useState } from 'react';
import { styled } from 'styled-components';
import { useAddCredits } from '../../../app/addCredits.tsx';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import type { Catalog } from '../../../features/catalog/cost.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CreditLine } from '../../../ui/CreditLine.tsx';
import { creditsInWords } from '../../../ui/format.ts';
import { EstimateLine } from '../script/EstimateLine.tsx';
import type { ScriptEstimate } from '../script/useScriptEstimate.ts';
import { shortfall, shortfallSentence } from '../../../features/credits/balance.ts';
import { t } from '../../../i18n/t.ts';

const Root = styled.div`
  ${up.lg} {
    position: sticky;
    inset-block-start: 88px;
  }
`;
const Cost = styled.p`
  ${text('figure')}
`;
const Balance = styled.div`
  display: grid;
  gap: ${space[1]};
  & > p {
    ${text('label')} color: ${color.text2};
  }
`;
const Notes = styled.ul`
  display: grid;
  gap: ${space[2]};
  ${text('small')} color: ${color.text2};
`;

export interface CostPanelProps {
  readonly estimate: ScriptEstimate;
  readonly catalog: Catalog | undefined;
  /** Whether the order was sent. Until the response, its hold must not be counted twice. */
  readonly starting: boolean;
}

/** The cost of the video, and the balance before and after. */
export function CostPanel({ estimate, catalog, starting }: CostPanelProps) {
  const { account } = useViewer();
  const [before, setBefore] = useState(account);
  if (!starting && before !== account) setBefore(account);
  const { available, held, used, debt } = starting ? before : account;
  const { request } = useAddCredits();
  const cost = estimate.estimate?.creditsNeeded ?? null;
  const missing = cost === null ? 0 : shortfall(available, cost);
  const addCredits = <Button onClick={request}>{t('Add Credits')}</Button>;
  return (
    <Root>
      <Card title={t('Cost')} headingLevel={3}>
        {cost !== null && <Cost>{creditsInWords(cost)}</Cost>}
        <EstimateLine state={estimate} catalog={catalog} />
        <Balance>
          <p>{t('Now')}</p>
          <CreditLine available={available} held={held} used={used} />
        </Balance>
        {cost !== null && missing === 0 && (
          <Balance>
            <p>{t('While this video is made')}</p>
            <CreditLine available={available - cost} held={held + cost} used={used} />
          </Balance>
        )}
        {debt > 0 && (
          <Alert tone="warning" action={addCredits}>
            {t('{debt} owed after a refund. New videos wait until that is settled.', { debt: creditsInWords(debt) })}
          </Alert>
        )}
        {debt === 0 && missing > 0 && (
          <Alert tone="warning" action={addCredits}>
            {shortfallSentence(missing)}
          </Alert>
        )}
        <Notes>
          <li>{t('Your credits come back if rendering fails.')}</li>
          <li>
            {t(
              'The presenter is an AI avatar, not a person in front of a camera. Please say so wherever you publish the video.',
            )}
          </li>
        </Notes>
      </Card>
    </Root>
  );
}
