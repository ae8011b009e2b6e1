import { LogOut } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { HeaderCards } from './header/HeaderCards.tsx';
import { useCloseAdmin } from '../../app/admin-gate/adminView.ts';
import { tabs } from './tabs.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';

/** `/admin`: the dashboard of administrators. The address contains the open tab. */
export default function Admin() {
  const [address, setAddress] = useSearchParams();
  const close = useCloseAdmin();
  const open = tabs.find(({ value }) => value === address.get('tab'))?.value ?? 'users';
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('Admin Dashboard')} lead={t('Accounts, credits and the state of the service.')}>
        <Button variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={close}>
          {t('Logout')}
        </Button>
      </ScreenHead>
      {open === 'users' && <HeaderCards />}
      <div>
        <Tabs
          label={t('Administration')}
          tabs={tabs}
          value={open}
          onValueChange={(tab) => setAddress(tab === 'users' ? {} : { tab }, { replace: true })}
        />
      </div>
    </Stack>
  );
}
