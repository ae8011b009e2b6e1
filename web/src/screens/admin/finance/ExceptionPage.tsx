import { useQuery } from '@apollo/client/react';
import { History, SearchX } from 'lucide-react';
import type { FinanceExceptionQuery } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { blank } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { exceptionQuery } from './documents/exceptions.ts';
import { Actions, amountOf, repairs, states, Subject, toneOf } from './exceptionColumns.tsx';
import { Settlement } from './Settlement.tsx';
import { Sides } from './Sides.tsx';
import { useExceptionActs, useOwnEmail } from './useExceptionActs.tsx';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

type Exception = NonNullable<FinanceExceptionQuery['financeException']>;

const money = (cents: number | null): string => (cents === null ? blank : formatCents(cents));

/** One exception: its two sides, its history and its actions. */
export function ExceptionPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(exceptionQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!data && error) return <QueryError error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label={t('Loading the exception…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    );
  if (data.financeException === null)
    return (
      <EmptyState icon={<SearchX />} title={t('No such exception')}>
        {t('This exception was not found.')}
      </EmptyState>
    );
  return <Opened exception={data.financeException} onChange={() => void refetch()} />;
}

function Opened({ exception, onChange }: { readonly exception: Exception; readonly onChange: () => void }) {
  const acts = useExceptionActs(onChange);
  const me = useOwnEmail();
  const { meaning, state, severity, settlement, repairProposal, sides, payment } = exception;
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Cluster $gap={3}>
          <h2>{meaning}</h2>
          <Badge tone={state === 'OPEN' ? toneOf(severity) : 'success'}>{states[state]}</Badge>
        </Cluster>
        {settlement !== null && <Settlement settlement={settlement} state={state} />}
        {repairProposal !== null && (
          <span>
            {t('{repair}: proposed by {by} on {time}. A second person has to approve it.', {
              repair: repairs[repairProposal.repair],
              by: repairProposal.by,
              time: formatMoment(repairProposal.time),
            })}
          </span>
        )}
      </Stack>
      <Actions exception={exception} {...acts} me={me} />
      <Grid $gap={4} $min="280px" $fill>
        <Card title={t('The difference')}>
          <DescriptionList
            items={[
              { term: t('About'), value: <Subject exception={exception} /> },
              { term: t('Amount'), value: amountOf(exception) },
              { term: t('Severity'), value: String(severity) },
              { term: t('Since'), value: formatMoment(exception.since) },
              { term: t('Owner'), value: exception.assignee ?? blank },
            ]}
          />
        </Card>
        {sides !== null && (
          <Card title={t('Both sides')}>
            <Stack $gap={2}>
              <Sides sides={sides} />
            </Stack>
          </Card>
        )}
        {payment !== null && <PaymentSides payment={payment} />}
      </Grid>
      <Card title={t('History of the exception')}>
        <Timeline
          label={t('Steps, the oldest first')}
          entries={exception.steps.map(({ time, action, by, note }, index) => ({
            id: `${index}`,
            icon: <History />,
            title: action,
            dateTime: time,
            when: formatMoment(time),
            children: (
              <>
                <p>{t('By {name}', { name: by })}</p>
                {note !== null && <p>{note}</p>}
              </>
            ),
          }))}
        />
      </Card>
      {acts.dialog}
    </Stack>
  );
}

function PaymentSides({ payment }: { readonly payment: NonNullable<Exception['payment']> }) {
  const { provider, ledger } = payment;
  return (
    <>
      <Card title={t('Provider')}>
        {provider === null ? (
          <p>{t('No record.')}</p>
        ) : (
          <DescriptionList
            items={[
              { term: t('Paid'), value: `${money(provider.paidCents)} ${provider.currency.toUpperCase()}` },
              { term: t('Given back'), value: money(provider.takenBackCents) },
              { term: t('Fees'), value: money(provider.feeCents) },
            ]}
          />
        )}
      </Card>
      <Card title={t('Log')}>
        {ledger === null ? (
          <p>{t('No record.')}</p>
        ) : (
          <DescriptionList
            items={[
              { term: t('Paid'), value: `${money(ledger.paidCents)} ${ledger.currency.toUpperCase()}` },
              { term: t('Given back'), value: money(ledger.takenBackCents) },
              { term: t('Paid for'), value: payment.paidFor },
              { term: t('Granted'), value: payment.granted },
              { term: t('Debt'), value: payment.debt },
            ]}
          />
        )}
      </Card>
    </>
  );
}
