import { useLazyQuery } from '@apollo/client/react';
import { CircleHelp, Wallet } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { CreditActs } from '../../../features/credit-acts/CreditActs.tsx';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { CreditLine } from '../../../ui/CreditLine.tsx';
import { formatCount, formatCredits } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { SetCreditsDialog } from '../set-credits/SetCreditsDialog.tsx';
import { explanationQuery, type ShownCustomer } from './documents.ts';
import { t } from '../../../i18n/t.ts';
import { Note } from '../../../ui/text.ts';

const Figure = styled.p`
  ${text('figure')}
`;
const Answer = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  ${text('small')}
`;
export interface CreditsCardProps {
  readonly customer: ShownCustomer;
  /** Whether the viewer may change the balance. */
  readonly mayChange: boolean;
  readonly onChanged: () => void;
}

/** The balance, its explanation, and the acts on it. */
export function CreditsCard({ customer, mayChange, onChanged }: CreditsCardProps) {
  const { id, credits, creditsHeld, creditsUsed, debt, digitalTwinCredits } = customer;
  const [setting, setSetting] = useState(false);
  const [ask, { data, loading }] = useLazyQuery(explanationQuery, { fetchPolicy: 'network-only' });
  // The credits may have changed since they were explained.
  const explanation = data?.creditExplanation.credits === credits ? data.creditExplanation : undefined;
  const explain = (): void => {
    ask({ variables: { userId: id } }).catch((cause: unknown) =>
      toast({ title: t('The balance could not be explained'), description: sentenceOf(cause), variant: 'destructive' }),
    );
  };
  return (
    <Card title={t('Credits')}>
      <Figure>{formatCredits(credits)}</Figure>
      <CreditLine available={credits} held={creditsHeld} used={creditsUsed} />
      {debt > 0 && <Note>{t('{debt} owed', { debt: formatCredits(debt) })}</Note>}
      <Note>
        <Link to={historyPath('TWIN_CREDITS', id)}>
          {t('Digital Twin credits: {count}', { count: formatCount(digitalTwinCredits) })}
        </Link>
      </Note>
      <Cluster $gap={2}>
        <Button variant="secondary" icon={<CircleHelp aria-hidden="true" />} loading={loading} onClick={explain}>
          {t('Why {credits}?', { credits: formatCredits(credits) })}
        </Button>
        {mayChange && <CreditActs userId={id} onDone={onChanged} />}
        {mayChange && (
          <Button variant="secondary" icon={<Wallet aria-hidden="true" />} onClick={() => setSetting(true)}>
            {t('Update credits')}
          </Button>
        )}
      </Cluster>
      {explanation !== undefined && (
        <Answer role="status">
          <p>{explanation.text}</p>
          <Stack>
            <CopyButton value={explanation.text} label={t('Copy the answer')} />
          </Stack>
        </Answer>
      )}
      {setting && <SetCreditsDialog userId={id} onClose={() => setSetting(false)} />}
    </Card>
  );
}
