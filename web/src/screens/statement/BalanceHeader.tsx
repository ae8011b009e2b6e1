import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { useAddCredits } from '../../app/addCredits.tsx';
import type { AccountCreditsFragment } from '../../gql/graphql.ts';
import { color, radius, shadow, space, up } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CreditLine } from '../../ui/CreditLine.tsx';
import { Fact, Figures } from '../../ui/Figures.tsx';
import { creditsInWords, formatCredits } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[1]};
  ${up.md} {
    padding: ${space[6]};
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};
`;
const Balance = styled(Figures)`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: ${space[4]} ${space[6]};
  ${up.md} {
    display: flex;
    gap: ${space[8]};
  }
`;

/** The available and held credits, their total, and the debt. */
export function BalanceHeader({ account }: { readonly account: AccountCreditsFragment }) {
  const { request } = useAddCredits();
  const { available, held, debt } = account;
  return (
    <Root aria-label={t('Balance')}>
      <Top>
        <Balance>
          <Fact name={t('Available')}>{formatCredits(available)}</Fact>
          <Fact name={t('Held for rendering')}>{formatCredits(held)}</Fact>
          <Fact name={t('Total')}>{formatCredits(available + held)}</Fact>
          {debt > 0 && (
            <div>
              <dt>{t('Owed')}</dt>
              <dd data-tone="danger">{formatCredits(debt)}</dd>
            </div>
          )}
        </Balance>
        <Button icon={<Plus aria-hidden="true" />} onClick={request}>
          {t('Add Credits')}
        </Button>
      </Top>
      <CreditLine {...account} />
      {debt > 0 && (
        <Alert tone="warning" title={t('Credits are owed')}>
          {t(
            'A refund took back {debt} that had been used already. New videos wait until it is paid; the next purchase pays it first.',
            { debt: creditsInWords(debt) },
          )}
        </Alert>
      )}
    </Root>
  );
}
