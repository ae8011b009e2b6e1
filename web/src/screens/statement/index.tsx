import { styled } from 'styled-components';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { color, space } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
import { BalanceHeader } from './BalanceHeader.tsx';
import { Grants } from './Grants.tsx';
import { Movements } from './Movements.tsx';
import { t } from '../../i18n/t.ts';

const Top = styled.div`
  & > p {
    color: ${color.text2};
    margin-block-start: ${space[1]};
    max-inline-size: 96ch;
  }
`;

/** `/statement`: the balance, its lots, and every movement with its reason (DECISIONS 2.12). */
export default function Statement() {
  const { account } = useViewer();
  return (
    <Stack $gap={8}>
      <Top>
        <h1>{t('Credit statement')}</h1>
        <p>{t('Every credit that was added, held, used or returned. The figures update live.')}</p>
      </Top>
      <BalanceHeader account={account} />
      <Grants lots={account.lots} />
      <Movements />
    </Stack>
  );
}
