import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import type { SecurityAlertsQuery } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Description, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { customerPath } from '../../app/console/paths.ts';
import { BlockAddress } from './BlockAddress.tsx';
import { acknowledgeAlertsMutation, alertDetailsQuery } from './documents.ts';
import { recordsOf } from './records.ts';
import { alertTime, severities } from './wording.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

export type Alert = SecurityAlertsQuery['securityAlerts']['edges'][number]['node'];

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    ${text('small')} color: ${color.text2};
    padding-block: ${space[1]};
  }
`;

export interface AlertDetailsProps {
  readonly alert: Alert;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

/** An alert with its records: its event, its account, and other alerts of the same source. */
export function AlertDetails({ alert, isAdmin, onClose }: AlertDetailsProps) {
  const [shown, setShown] = useState<Pick<Alert, 'id' | 'eventId'>>(alert);
  const { data, error, refetch } = useQuery(alertDetailsQuery, {
    variables: { id: shown.id, eventId: shown.eventId, isAdmin },
    fetchPolicy: 'network-only',
  });
  const current = data?.securityAlert ?? (shown.id === alert.id ? alert : undefined);
  const related = data?.securityAlert?.related ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={current?.title ?? t('Security alert')}
      description={current?.description}
      footer={
        isAdmin && current !== undefined ? (
          <>
            {current.isOpen && <Acknowledge alert={current} />}
            {current.address !== null && <BlockAddress address={current.address} reason={current.title} />}
          </>
        ) : undefined
      }
    >
      <Stack $gap={5}>
        {current !== undefined && <DescriptionList items={factsOf(current, isAdmin)} />}
        {data === undefined && error === undefined && (
          <Loading label={t('Loading related records…')}>
            <Skeleton $height="64px" />
          </Loading>
        )}
        {error !== undefined && data === undefined && (
          <QueryError title={t('The related records could not be loaded')} error={error} retry={refetch} />
        )}
        {data?.logEvent && (
          <Stack as="section" $gap={2} aria-labelledby="alert-event">
            <h3 id="alert-event">{t('Event')}</h3>
            <DescriptionList
              items={[
                { term: t('Type'), value: data.logEvent.type },
                { term: t('Stream'), value: data.logEvent.stream },
                { term: t('Recorded'), value: formatMoment(data.logEvent.time) },
                { term: t('By'), value: `${data.logEvent.actor.kind.toLowerCase()} ${data.logEvent.actor.id}` },
                ...recordsOf(data.logEvent.stream).map(({ label, to }) => ({
                  term: t('Records'),
                  value: <Link to={to}>{label}</Link>,
                })),
              ]}
            />
          </Stack>
        )}
        {data !== undefined && (
          <Stack as="section" $gap={2} aria-labelledby="alert-related">
            <h3 id="alert-related">{t('Related alerts')}</h3>
            {related.length === 0 ? (
              <p>{t('No other alerts of the same source.')}</p>
            ) : (
              <List>
                {related.map(({ id, eventId, title, timestamp, count }) => (
                  <li key={id}>
                    <span>
                      {title} ({formatCount(count)}), <time dateTime={timestamp}>{alertTime(timestamp)}</time>
                    </span>
                    <Button
                      variant="ghost"
                      aria-label={t('Open {title}, {timestamp}', { title, timestamp: alertTime(timestamp) })}
                      onClick={() => setShown({ id, eventId })}
                    >
                      {t('Open')}
                    </Button>
                  </li>
                ))}
              </List>
            )}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function Acknowledge({ alert }: { readonly alert: Alert }) {
  const [acknowledge, { loading }] = useMutation(acknowledgeAlertsMutation);
  const confirmSeen = async (): Promise<void> => {
    try {
      await acknowledge({ variables: { input: { alertIds: [alert.id] } } });
      toast({ title: t('Alerts acknowledged'), description: alert.title });
    } catch (cause) {
      toast({
        title: t('The alerts could not be acknowledged'),
        description: sentenceOf(cause),
        variant: 'destructive',
      });
    }
  };
  return (
    <Button variant="secondary" loading={loading} onClick={() => void confirmSeen()}>
      {t('Acknowledge')}
    </Button>
  );
}

function factsOf(alert: Alert, isAdmin: boolean) {
  const { severity, count, raisedAt, timestamp, address, userAgent, user, acknowledgedAt, acknowledgedBy } = alert;
  const { word, tone } = severities[severity];
  const facts: Description[] = [
    { term: t('Severity'), value: <Badge tone={tone}>{word}</Badge> },
    { term: t('Incidents'), value: formatCount(count) },
    { term: t('First'), value: formatMoment(raisedAt) },
    { term: t('Last'), value: formatMoment(timestamp) },
    { term: t('IP'), value: address ?? t('Unknown') },
  ];
  if (acknowledgedAt !== null && isAdmin)
    facts.push({
      term: t('Acknowledged'),
      value: t('{time} by {name}', {
        time: formatMoment(acknowledgedAt),
        name: acknowledgedBy?.name ?? acknowledgedBy?.id ?? t('unknown'),
      }),
    });
  if (userAgent !== null) facts.push({ term: t('Client'), value: userAgent });
  if (user !== null && isAdmin)
    facts.push({
      term: t('Account'),
      value: <Link to={customerPath(user.id)}>{user.name ?? user.id}</Link>,
    });
  return facts;
}
