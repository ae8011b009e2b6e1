import { useSession } from '../../app/session/useSession.ts';
import { AlertList } from '../../features/security/AlertList.tsx';
import { SessionsCard } from '../../features/sessions/SessionsCard.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PlatformSecurity } from './PlatformSecurity.tsx';
import { refetchEvery } from './refetchEvery.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';

/** `/security`: for administrators the platform's security, for everybody else their account's. */
export default function Security() {
  const session = useSession();
  if (session.status === 'signed-in' && session.viewer.isAdmin) return <PlatformSecurity />;
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('Security')} lead={t('Alerts about your account, and where you are signed in.')} />
      <Tabs
        label={t('Security')}
        tabs={[
          {
            value: 'alerts',
            label: t('Security Alerts'),
            content: <AlertList isAdmin={false} everyMs={refetchEvery} />,
          },
          { value: 'sessions', label: t('Session Management'), content: <SessionsCard /> },
        ]}
      />
    </Stack>
  );
}
