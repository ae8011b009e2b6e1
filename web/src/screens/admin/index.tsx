import { LogOut, ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { HeaderCards } from './header/HeaderCards.tsx';
import { useCloseAdmin } from '../../app/admin-gate/adminView.ts';
import { actionsPath } from './actionsPath.ts';
import { tabs } from './tabs.tsx';
import { t } from '../../i18n/t.ts';

const Top = styled(Cluster)`
  & p {
    color: ${color.text2};
    margin-block-start: ${space[1]};
  }
`;

/** `/admin`: the dashboard of administrators (spec part 3 section 2). The address contains the open tab. */
export default function Admin() {
  const [address, setAddress] = useSearchParams();
  const close = useCloseAdmin();
  const open = tabs.find(({ value }) => value === address.get('tab'))?.value ?? 'users';
  return (
    <Stack $gap={6}>
      <Top $justify="space-between" $gap={3}>
        <div>
          <h1>{t('Admin Dashboard')}</h1>
          <p>{t('Accounts, credits and the state of the service.')}</p>
        </div>
        <Cluster $gap={2}>
          <ButtonLink variant="secondary" to={actionsPath()} icon={<ScrollText aria-hidden="true" />}>
            {t('Audit log')}
          </ButtonLink>
          <Button variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={close}>
            {t('Logout')}
          </Button>
        </Cluster>
      </Top>
      <HeaderCards />
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
