import { useMutation, useQuery } from '@apollo/client/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import type { SecurityAlertGrouping } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { customerPath } from '../../app/console/paths.ts';
import { type AlertGroup, nameOf, summaryOf } from './attack.ts';
import { acknowledgeAlertsMutation, alertGroupsQuery } from './documents.ts';
import type { SignInFilters } from './SignInList.tsx';
import { SignInsDialog } from './SignInsDialog.tsx';
import { StopAttackDialog } from './StopAttackDialog.tsx';
import { severities } from './wording.ts';
import { QueryError, StaleAlert } from '../../app/apollo/QueryError.tsx';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: 12px;
  background: ${color.surface};
  & > li {
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  ${up.md} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
const Words = styled.p`
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;

/** How many accounts and addresses are named; the others are counted. */
const mostNamed = 5;

export interface AlertGroupsProps {
  readonly by: SecurityAlertGrouping;
  /** Milliseconds between two refreshes. */
  readonly everyMs: number;
}

/** The alerts that nobody has acknowledged, as attacks from one address or on one account. For administrators. */
export function AlertGroups({ by, everyMs }: AlertGroupsProps) {
  const [stopping, setStopping] = useState<AlertGroup>();
  const [listed, setListed] = useState<SignInFilters>();
  const { data, error, refetch } = useQuery(alertGroupsQuery, {
    variables: { by },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: everyMs,
    skipPollAttempt: () => document.hidden,
  });
  const refresh = (): void => void refetch().catch(() => undefined);
  if (data === undefined) {
    if (error === undefined)
      return (
        <Loading label={t('Loading security alerts…')}>
          <Skeleton $height="240px" $radius="12px" />
        </Loading>
      );
    return <QueryError title={t('The alerts could not be loaded')} error={error} retry={refresh} />;
  }
  const groups = data.securityAlertGroups;
  return (
    <Stack $gap={4}>
      {error !== undefined && <StaleAlert error={error} retry={refresh} />}
      {groups.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t('No open alerts')}>
          {t('Alerts that nobody has acknowledged appear here, grouped by where they came from.')}
        </EmptyState>
      ) : (
        <List aria-label={t('Open alerts')}>
          {groups.map((group) => (
            <Group key={group.id} group={group} onStop={setStopping} onList={setListed} onChanged={refresh} />
          ))}
        </List>
      )}
      {stopping !== undefined && (
        <StopAttackDialog
          group={stopping}
          onClose={() => setStopping(undefined)}
          onStopped={() => {
            setStopping(undefined);
            refresh();
          }}
        />
      )}
      {listed !== undefined && <SignInsDialog filters={listed} onClose={() => setListed(undefined)} />}
    </Stack>
  );
}

interface GroupProps {
  readonly group: AlertGroup;
  readonly onStop: (group: AlertGroup) => void;
  readonly onList: (filters: SignInFilters) => void;
  readonly onChanged: () => void;
}

function Group({ group, onStop, onList, onChanged }: GroupProps) {
  const { by, addresses, accounts, attempts, severity, isBlocked, firstAt, lastAt, alerts } = group;
  const [acknowledge, { loading }] = useMutation(acknowledgeAlertsMutation);
  const name = nameOf(group);
  const signIns = filtersOf(group);
  const confirmSeen = async (): Promise<void> => {
    try {
      await acknowledge({ variables: { input: { alertIds: alerts.map(({ id }) => id) } } });
      toast({ title: t('Alerts acknowledged'), description: name });
      onChanged();
    } catch (cause) {
      toast({
        title: t('The alerts could not be acknowledged'),
        description: sentenceOf(cause),
        variant: 'destructive',
      });
    }
  };
  return (
    <li>
      <div>
        <Cluster $gap={2}>
          <strong>{summaryOf(group)}</strong>
          <Badge tone={severities[severity].tone}>{severities[severity].word}</Badge>
          {isBlocked && <Badge tone="neutral">{t('Blocked')}</Badge>}
        </Cluster>
        <Words>{[...new Set(alerts.map(({ title }) => title))].join(' · ')}</Words>
        {by === 'ADDRESS' && accounts.length > 0 && (
          <Words>
            {accounts.slice(0, mostNamed).map((account, index) => (
              <span key={account.id}>
                {index > 0 && ', '}
                <Link to={customerPath(account.id)}>{account.name ?? account.id}</Link>
              </span>
            ))}
            {accounts.length > mostNamed && ` ${t('and {count} more', { count: accounts.length - mostNamed })}`}
          </Words>
        )}
        {by === 'ACCOUNT' && addresses.length > 0 && <Words>{shortListOf(addresses)}</Words>}
        <Words>
          <time dateTime={firstAt}>{formatMoment(firstAt)}</time>
          {formatMoment(lastAt) !== formatMoment(firstAt) && (
            <>
              {' – '}
              <time dateTime={lastAt}>{formatMoment(lastAt)}</time>
            </>
          )}
        </Words>
      </div>
      <Cluster $gap={2}>
        {signIns !== undefined && (
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={t('Sign-ins of {name}', { name })}
            onClick={() => onList(signIns)}
          >
            {t('Sign-ins')}
          </Button>
        )}
        {(addresses.length > 0 || attempts > 0) && (
          <Button
            variant="destructive"
            aria-haspopup="dialog"
            aria-label={t('Stop {name}', { name })}
            onClick={() => onStop(group)}
          >
            {t('Stop…')}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={t('Acknowledge {name}', { name })}
          loading={loading}
          onClick={() => void confirmSeen()}
        >
          {t('Acknowledge')}
        </Button>
      </Cluster>
    </li>
  );
}

const shortListOf = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? names.join(', ')
    : `${names.slice(0, mostNamed).join(', ')} ${t('and {count} more', { count: names.length - mostNamed })}`;

function filtersOf({ by, addresses, accounts }: AlertGroup): SignInFilters | undefined {
  const [address] = addresses;
  const [account] = accounts;
  if (by === 'ACCOUNT' && account !== undefined) return { userId: account.id, name: account.name ?? account.id };
  return address === undefined ? undefined : { address, name: address };
}
