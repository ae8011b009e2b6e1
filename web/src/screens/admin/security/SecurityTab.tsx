import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { AdminAlerts } from '../../../features/security/AdminAlerts.tsx';
import { Blacklist } from '../../../features/security/Blacklist.tsx';
import { securityMetricsQuery } from '../../../features/security/documents.ts';
import type { SignInFilters } from '../../../features/security/SignInList.tsx';
import { SignInsDialog } from '../../../features/security/SignInsDialog.tsx';
import { minutesInWords } from '../../../features/security/wording.ts';
import type { SecurityMetricsQuery } from '../../../gql/graphql.ts';
import { formatCount } from '../../../ui/format.ts';
import { Sections, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';
import { QueryError, StaleAlert } from '../../../app/apollo/QueryError.tsx';

type Metrics = SecurityMetricsQuery['securityMetrics'];

/** How often the tab is refetched, in milliseconds. */
const refetchEvery = 5_000;

/** The last 24 hours, alerts, sessions and the blacklist. */
export function SecurityTab() {
  const { data, error, refetch } = useQuery(securityMetricsQuery, {
    variables: { timeRange: 'LAST_24_HOURS' },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  const retry = (): void => void refetch().catch(() => undefined);
  return (
    <Sections $gap={6}>
      {data === undefined && error === undefined && (
        <Loading label={t('Loading security metrics...')}>
          <Skeleton $height="200px" $radius="12px" />
        </Loading>
      )}
      {data === undefined && error !== undefined && (
        <QueryError title={t('The security metrics could not be loaded')} error={error} retry={retry} />
      )}
      {data !== undefined && (
        <>
          {error !== undefined && <StaleAlert error={error} retry={retry} />}
          <Figures metrics={data.securityMetrics} />
        </>
      )}
      <Stack as="section" $gap={3} aria-labelledby="admin-alerts">
        <h2 id="admin-alerts">{t('Security alerts')}</h2>
        <AdminAlerts everyMs={refetchEvery} />
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="admin-blacklist">
        <h2 id="admin-blacklist">{t('IP Blacklist')}</h2>
        <Blacklist everyMs={refetchEvery} />
      </Stack>
    </Sections>
  );
}

function Figures({ metrics }: { readonly metrics: Metrics }) {
  const { sessions } = metrics;
  const [listed, setListed] = useState<SignInFilters>();
  return (
    <>
      {listed !== undefined && <SignInsDialog filters={listed} onClose={() => setListed(undefined)} />}
      <Stack as="section" $gap={3} aria-labelledby="admin-metrics">
        <h2 id="admin-metrics">{t('Last 24 hours')}</h2>
        <StatCards $columns={5}>
          <StatCard label={t('Total Requests')} value={formatCount(metrics.totalRequests.value)} />
          <StatCard label={t('Blocked Requests')} value={formatCount(metrics.blockedRequests.value)} />
          <StatCard
            label={t('Failed Logins')}
            value={formatCount(metrics.failedLogins.value)}
            onOpen={() => setListed({ outcome: 'FAILED', name: t('Failed') })}
          />
          <StatCard
            label={t('Active Users')}
            value={formatCount(metrics.activeUsers.value)}
            onOpen={() => setListed({ outcome: 'SUCCEEDED', name: t('Successful') })}
          />
          <StatCard label={t('Rate Limit Hits')} value={formatCount(metrics.rateLimitHits.value)} />
        </StatCards>
        <p>
          <Phrase
            text="<0>Open the security dashboard</0> for other periods, sessions and limits."
            parts={[(words) => <Link to="/security">{words}</Link>]}
          />
        </p>
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="admin-sessions">
        <h2 id="admin-sessions">{t('Sessions')}</h2>
        <StatCards $columns={3}>
          <StatCard label={t('Active Sessions')} value={formatCount(sessions.active)} />
          <StatCard label={t('Total Today')} value={formatCount(sessions.startedToday)} />
          <StatCard label={t('Average Duration')} value={minutesInWords(sessions.averageSeconds)} />
        </StatCards>
      </Stack>
    </>
  );
}
