import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { useAddCredits } from '../../app/addCredits.tsx';
import type { AccountCreditsFragment } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CreditLine } from '../../ui/CreditLine.tsx';
import { creditsInWords, formatCredits, formatDay } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { nextExpiry } from '../../features/credits/balance.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';
import { Caption } from '../../ui/text.ts';

const Figure = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  ${text('small')} color: ${color.text2};
  & > strong {
    ${text('figure')} color: ${color.text};
  }
`;
/** The balance, and links to add credits and to the statement. */
export function CreditManagement({ account }: { readonly account: AccountCreditsFragment }) {
  const { request } = useAddCredits();
  const lapse = nextExpiry(account.lots);
  return (
    <Card title={t('Credit Management')}>
      <Figure>
        <Phrase
          text="<0>{available}</0> credits available"
          parts={[(words) => <strong>{words}</strong>]}
          values={{ available: formatCredits(account.available) }}
        />
      </Figure>
      <CreditLine {...account} />
      {account.debt > 0 && (
        <Alert tone="warning">
          {t('You owe {debt} after a refund. New videos wait until it is paid.', {
            debt: creditsInWords(account.debt),
          })}
        </Alert>
      )}
      {lapse !== null && (
        <Caption>
          {t('Next to expire: {amount} on {at}', { amount: formatCredits(lapse.amount), at: formatDay(lapse.at) })}
        </Caption>
      )}
      <Stack $gap={2}>
        <Button icon={<Plus aria-hidden="true" />} onClick={request}>
          {t('Add Credits')}
        </Button>
        <ButtonLink to="/statement" variant="secondary">
          {t('View Credit Statement')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
