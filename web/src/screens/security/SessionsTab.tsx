import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { signOut } from '../../app/session/signOut.ts';
import { minutesInWords } from '../../features/security/wording.ts';
import type { PlatformSessionsQuery, SecurityMetricsQuery } from '../../gql/graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { blank, type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { StatCard, StatCards } from '../../ui/StatCard.tsx';
import { toast } from '../../ui/toastStore.ts';
import { endSessionsMutation, platformSessionsQuery } from './documents.ts';
import { refetchEvery } from './refetchEvery.ts';
import { SessionTimeout } from './SessionTimeout.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

type Session = PlatformSessionsQuery['platformSessions'][number];
type User = Session['user'];

export interface SessionsTabProps {
  /** Undefined while the figures are loading or could not be loaded. */
  readonly stats: SecurityMetricsQuery['securityMetrics']['sessions'] | undefined;
}

/** Sessions of all users: figures, timeout, the newest ones, and Force Logout. */
export function SessionsTab({ stats }: SessionsTabProps) {
  const { data, error, refetch } = useQuery(platformSessionsQuery, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  /** Whom to sign out: one user, or everybody. */
  const [asking, setAsking] = useState<User | 'everybody'>();
  const [endSessions, { loading }] = useMutation(endSessionsMutation);
  const logOut = async (whom: User | 'everybody'): Promise<void> => {
    try {
      const input = whom === 'everybody' ? {} : { userId: whom.id };
      const ended = await endSessions({ variables: { input } });
      if (whom === 'everybody') return signOut();
      toast({
        title: t('Logged out'),
        description: t('{sessionsEnded} sessions ended.', {
          sessionsEnded: ended.data?.endSessions.sessionsEnded ?? 0,
        }),
      });
      await refetch().catch(() => undefined);
    } catch (cause) {
      toast({ title: t('The logout failed'), description: sentenceOf(cause), variant: 'destructive' });
    }
    setAsking(undefined);
    return undefined;
  };
  return (
    <Stack $gap={5}>
      <StatCards $columns={3}>
        <StatCard
          label={t('Active Sessions')}
          value={stats === undefined ? undefined : formatCount(stats.active)}
          hint={t('Currently logged in')}
        />
        <StatCard
          label={t('Expired Sessions')}
          value={stats === undefined ? undefined : formatCount(stats.expired)}
          hint={t('In last 24 hours')}
        />
        <StatCard
          label={t('Average Session Duration')}
          value={stats === undefined ? undefined : minutesInWords(stats.averageSeconds)}
          hint={t('Of the sessions that ended')}
        />
      </StatCards>
      <SessionTimeout />
      <Card
        title={t('Force Logout')}
        description={t('Ends every session, including yours. Everybody has to sign in again.')}
        actions={
          <Button variant="destructive" onClick={() => setAsking('everybody')}>
            {t('Force Logout')}
          </Button>
        }
      />
      <Card title={t('Newest sessions')} description={t('At most 100, the newest first.')}>
        {data === undefined && error === undefined && (
          <Loading label={t('Loading sessions…')}>
            <Skeleton $height="120px" />
          </Loading>
        )}
        {data === undefined && error !== undefined && (
          <QueryError title={t('The sessions could not be loaded')} error={error} retry={refetch} />
        )}
        {data !== undefined && (
          <DataTable
            caption={t('Newest sessions')}
            density="compact"
            columns={columnsOf(setAsking)}
            items={data.platformSessions}
            itemKey={({ id }) => id}
          />
        )}
      </Card>
      {asking !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={asking === 'everybody' ? t('Log out everybody?') : t('Log out {asking}?', { asking: nameOf(asking) })}
          description={
            asking === 'everybody'
              ? t('Every session ends now, including yours. Everybody has to sign in again.')
              : t('All browsers of this account have to sign in again.')
          }
          confirmText={t('Force Logout')}
          destructive
          loading={loading}
          loadingText={t('Logging out...')}
          onConfirm={() => void logOut(asking)}
        />
      )}
    </Stack>
  );
}

const nameOf = ({ id, name }: User): string => name ?? id;

const columnsOf = (ask: (user: User) => void): readonly Column<Session>[] => [
  {
    id: 'user',
    header: t('User'),
    primary: true,
    sortValue: ({ user }) => user.name ?? user.id,
    cell: ({ user, isCurrent }) => (
      <Cluster $gap={2}>
        {nameOf(user)}
        {isCurrent && <Badge tone="success">{t('This browser')}</Badge>}
      </Cluster>
    ),
  },
  { id: 'device', header: t('Device'), cell: ({ device }) => device || t('Unknown browser') },
  { id: 'address', header: 'IP', cell: ({ address }) => address, sortValue: ({ address }) => address },
  {
    id: 'since',
    header: t('Signed in'),
    oneLine: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    id: 'seen',
    header: t('Last seen'),
    oneLine: true,
    cell: ({ lastSeenAt }) => formatMoment(lastSeenAt),
    sortValue: ({ lastSeenAt }) => lastSeenAt,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: ({ user, isCurrent }) =>
      isCurrent ? (
        blank
      ) : (
        <Button
          variant="secondary"
          aria-label={t('Force Logout of {user}', { user: nameOf(user) })}
          onClick={() => ask(user)}
        >
          {t('Force Logout')}
        </Button>
      ),
  },
];
