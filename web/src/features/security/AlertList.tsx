import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePagedQuery } from '../../app/apollo/usePagedQuery.ts';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { type Alert, AlertDetails } from './AlertDetails.tsx';
import { securityAlertsQuery } from './documents.ts';
import { alertTime, severities } from './wording.ts';
import { t } from '../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../app/apollo/QueryError.tsx';

const Scroll = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  max-block-size: 560px;
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: 12px;
  background: ${color.surface};
`;
const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  & + & {
    border-block-start: 1px solid ${color.border};
  }
  ${up.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Words = styled.p`
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;

export interface AlertListProps {
  readonly isAdmin: boolean;
  /** Milliseconds between two refreshes. */
  readonly everyMs: number;
}

/** Alerts, the newest first: everybody's for administrators, those about the own account otherwise. */
export function AlertList({ isAdmin, everyMs }: AlertListProps) {
  const [opened, setOpened] = useState<Alert>();
  const { pages, nodes, error, hasMore, loadMore, loadingMore, refresh } = usePagedQuery(securityAlertsQuery, {
    variables: {},
    connection: (data) => data.securityAlerts,
    pollInterval: everyMs,
  });
  if (pages === undefined || nodes === null) {
    if (error === undefined)
      return (
        <Loading label={t('Loading security alerts…')}>
          <Skeleton $height="240px" $radius="12px" />
        </Loading>
      );
    return <QueryError title={t('The alerts could not be loaded')} error={error} retry={refresh} />;
  }
  return (
    <Stack $gap={4}>
      {error !== undefined && <StaleAlert error={error} retry={refresh} />}
      {nodes.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t('No security alerts')}>
          {isAdmin
            ? t('Failed sign-ins, forged webhooks, blocked addresses and role changes appear here.')
            : t('Failed sign-ins and role changes of your account appear here.')}
        </EmptyState>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll the list */}
          <Scroll tabIndex={0} aria-label={t('Security alerts')}>
            {nodes.map((alert) => (
              <Item key={alert.id}>
                <div>
                  <Cluster $gap={2}>
                    <strong>{alert.title}</strong>
                    <Badge tone={severities[alert.severity].tone}>{severities[alert.severity].word}</Badge>
                    {isAdmin && !alert.isOpen && <Badge tone="neutral">{t('Acknowledged')}</Badge>}
                  </Cluster>
                  <Words>{alert.description}</Words>
                  <Words>
                    {t('IP: {address}', { address: alert.address ?? t('unknown') })} ·{' '}
                    <time dateTime={alert.timestamp}>{alertTime(alert.timestamp)}</time>
                  </Words>
                </div>
                <Button
                  variant="secondary"
                  aria-label={t('Details of {title}, {timestamp}', {
                    title: alert.title,
                    timestamp: alertTime(alert.timestamp),
                  })}
                  onClick={() => setOpened(alert)}
                >
                  {t('Details')}
                </Button>
              </Item>
            ))}
          </Scroll>
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
            {nodes.length === 1 ? t('Showing 1 alert') : t('Showing {count} alerts', { count: nodes.length })}
          </LoadMore>
        </>
      )}
      {opened !== undefined && <AlertDetails alert={opened} isAdmin={isAdmin} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
