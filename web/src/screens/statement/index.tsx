import { useViewer } from '../../app/session/SessionContext.tsx';
import { Stack } from '../../ui/layout.tsx';
import { BalanceHeader } from './BalanceHeader.tsx';
import { Grants } from './Grants.tsx';
import { Movements } from './Movements.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';

/** `/statement`: the balance, its lots, and every movement with its reason. */
export default function Statement() {
  const { user, account } = useViewer();
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Credit statement')}
        lead={t('Every credit that was added, held, used or returned. The figures update live.')}
      />
      <p data-print="only">{[user.displayName, user.email].filter(Boolean).join(' · ')}</p>
      <BalanceHeader account={account} />
      <Grants lots={account.lots} />
      <Movements />
    </Stack>
  );
}
