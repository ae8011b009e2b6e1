import { useQuery } from '@apollo/client/react';
import { Activity, RefreshCw, ShieldBan, TimerReset, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminAlerts } from '../../features/security/AdminAlerts.tsx';
import { Blacklist } from '../../features/security/Blacklist.tsx';
import { SecurityCharts } from '../../features/security/Chart.tsx';
import { securityMetricsQuery } from '../../features/security/documents.ts';
import type { SignInFilters } from '../../features/security/SignInList.tsx';
import { SignInsDialog } from '../../features/security/SignInsDialog.tsx';
import { SignInsTab } from '../../features/security/SignInsTab.tsx';
import { changeInWords, timeRanges } from '../../features/security/wording.ts';
import type { SecurityMetricsQuery, SecurityTimeRange } from '../../gql/graphql.ts';
import { color, space, up } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StatCard, StatCards } from '../../ui/StatCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { refetchEvery } from './refetchEvery.ts';
import { SessionsTab } from './SessionsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../app/apollo/QueryError.tsx';

type Metrics = SecurityMetricsQuery['securityMetrics'];

/** As high as the figures and charts, so that the tabs below do not move. */
const Waiting = styled(Cluster)`
  align-content: start;
  min-block-size: 726px;
  padding-block: ${space[8]};
  color: ${color.text2};
  ${up.lg} {
    min-block-size: 381px;
  }
`;

const cards = [
  { label: t('Total Requests'), field: 'totalRequests', Icon: Activity, list: undefined },
  { label: t('Blocked Requests'), field: 'blockedRequests', Icon: ShieldBan, list: undefined },
  {
    label: t('Active Users'),
    field: 'activeUsers',
    Icon: Users,
    list: { outcome: 'SUCCEEDED', name: t('Successful') },
  },
  {
    label: t('Rate Limit Hits'),
    field: 'rateLimitHits',
    Icon: TimerReset,
    list: { outcome: 'FAILED', name: t('Failed') },
  },
] as const;

const tabs = ['alerts', 'sign-ins', 'sessions', 'blacklist', 'settings'] as const;

/** The time range and the tab are in the address, so that a link can name them. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const show = (name: 'range' | 'tab', value: string): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const timeRange: SecurityTimeRange =
    timeRanges.find(({ value }) => value === address.get('range'))?.value ?? 'LAST_24_HOURS';
  return { timeRange, tab: tabs.find((value) => value === address.get('tab')) ?? 'alerts', show };
}

/** The administrators' dashboard. A failed load shows an error and no figures. */
export function PlatformSecurity() {
  const { timeRange, tab, show } = useAddress();
  const { data, error, refetch, loading } = useQuery(securityMetricsQuery, {
    variables: { timeRange },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const refresh = (): void => void refetch().catch(() => undefined);
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Security Dashboard')}
        lead={t('Requests, alerts, sessions and limits of the whole service.')}
      >
        <Cluster $gap={2}>
          <Select
            label={t('Time range')}
            options={timeRanges}
            value={timeRange}
            onValueChange={(value) => show('range', value)}
          />
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            loading={loading && data !== undefined}
            loadingText={t('Refreshing...')}
            onClick={refresh}
          >
            {t('Refresh')}
          </Button>
        </Cluster>
      </ScreenHead>
      {data === undefined && error === undefined && (
        <Waiting $gap={3} role="status">
          <Spinner />
          {t('Loading security metrics...')}
        </Waiting>
      )}
      {data === undefined && error !== undefined && (
        <QueryError title={t('The security metrics could not be loaded')} error={error} retry={refresh} />
      )}
      {data !== undefined && (
        <>
          {error !== undefined && <StaleAlert error={error} retry={refresh} />}
          <Figures metrics={data.securityMetrics} />
        </>
      )}
      <Tabs
        label={t('Security')}
        value={tab}
        onValueChange={(value) => show('tab', value)}
        tabs={[
          { value: 'alerts', label: t('Security Alerts'), content: <AdminAlerts everyMs={refetchEvery} /> },
          { value: 'sign-ins', label: t('Sign-ins'), content: <SignInsTab /> },
          {
            value: 'sessions',
            label: t('Session Management'),
            content: <SessionsTab stats={data?.securityMetrics.sessions} />,
          },
          { value: 'blacklist', label: t('IP Blacklist'), content: <Blacklist everyMs={refetchEvery} /> },
          { value: 'settings', label: t('Security Settings'), content: <SettingsTab /> },
        ]}
      />
    </Stack>
  );
}

function Figures({ metrics }: { readonly metrics: Metrics }) {
  const [listed, setListed] = useState<SignInFilters>();
  return (
    <Stack $gap={4}>
      {listed !== undefined && <SignInsDialog filters={listed} onClose={() => setListed(undefined)} />}
      <StatCards $columns={4}>
        {cards.map(({ label, field, Icon, list }) => (
          <StatCard
            key={field}
            label={label}
            icon={<Icon aria-hidden="true" />}
            value={formatCount(metrics[field].value)}
            hint={changeInWords(metrics[field].changePercent)}
            {...(list && { onOpen: () => setListed(list) })}
          />
        ))}
      </StatCards>
      <SecurityCharts points={metrics.points} />
    </Stack>
  );
}
