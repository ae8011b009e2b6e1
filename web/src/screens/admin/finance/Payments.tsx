import { useQuery } from '@apollo/client/react';
import { BookOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/Link.tsx';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import type { FinancePaymentQuery } from '../../../gql/graphql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { blank } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { CauseDialog } from '../audit/causation/CauseDialog.tsx';
import { auditPath } from '../auditPath.ts';
import { paymentQuery } from './documents.ts';
import { linesOf } from './Movements.tsx';
import { t } from '../../../i18n/t.ts';

type Payment = NonNullable<FinancePaymentQuery['financePayment']>;

/** One payment: the provider's record, the log's, its grants and its movements next to each other. */
export function Payments() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('payment') ?? '';
  const { data, error, refetch } = useQuery(paymentQuery, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack $gap={5}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('payment');
          const wanted = typeof typed === 'string' ? typed.trim() : '';
          setSearch({ tab: 'payments', ...(wanted === '' ? {} : { payment: wanted }) });
        }}
      >
        <Cluster $gap={3}>
          <Field label={t('Payment')} hint={t('The provider’s id, pi_…')}>
            <TextInput size={32} key={id} name="payment" defaultValue={id} maxLength={200} />
          </Field>
          <Button type="submit">{t('Show')}</Button>
        </Cluster>
      </form>
      {id !== '' &&
        (error && !data ? (
          <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label={t('Loading the payment…')}>
            <Skeleton $height="240px" $radius="14px" />
          </Loading>
        ) : data.financePayment === null ? (
          <EmptyState icon={<SearchX />} title={t('No such payment')}>
            {t('Neither the provider nor the log knows it.')}
          </EmptyState>
        ) : (
          <Sides payment={data.financePayment} />
        ))}
    </Stack>
  );
}

const money = (cents: number | null): string => (cents === null ? blank : formatCents(cents));

function Sides({ payment }: { readonly payment: Payment }) {
  const [walked, setWalked] = useState<string>();
  const { provider, ledger, entries, userId } = payment;
  return (
    <Stack $gap={5}>
      {payment.faults.length === 0 ? (
        <Alert tone="success" title={t('Both sides agree')} />
      ) : (
        <Alert tone="warning" title={t('This payment does not match')}>
          {payment.faults.join('. ')}.
        </Alert>
      )}
      <Grid $gap={4} $min="280px">
        <Card>
          <h2>{t('Provider')}</h2>
          {provider === null ? (
            <p>{t('No record.')}</p>
          ) : (
            <DescriptionList
              items={[
                { term: t('Paid'), value: `${money(provider.paidCents)} ${provider.currency.toUpperCase()}` },
                { term: t('Taken back'), value: money(provider.takenBackCents) },
                { term: t('Fees'), value: money(provider.feeCents) },
                { term: t('User'), value: provider.ownerId ?? blank },
              ]}
            />
          )}
        </Card>
        <Card>
          <h2>{t('Log')}</h2>
          {ledger === null ? (
            <p>{t('No record.')}</p>
          ) : (
            <DescriptionList
              items={[
                { term: t('Paid'), value: `${money(ledger.paidCents)} ${ledger.currency.toUpperCase()}` },
                { term: t('Taken back'), value: money(ledger.takenBackCents) },
                {
                  term: t('Events'),
                  value: (
                    <Link to={`/admin/audit/payment/${encodeURIComponent(payment.id)}`}>
                      {t('History of the payment')}
                    </Link>
                  ),
                },
                { term: t('User'), value: ledger.userId },
              ]}
            />
          )}
        </Card>
        <Card>
          <h2>{t('Grants')}</h2>
          <DescriptionList
            items={[
              { term: t('Paid for'), value: payment.paidFor },
              { term: t('Granted'), value: payment.granted },
              { term: t('Debt'), value: payment.debt },
              {
                term: t('Account'),
                value: userId === null ? blank : <Link to={auditPath(userId)}>{t('History of the credits')}</Link>,
              },
            ]}
          />
        </Card>
      </Grid>
      <Card>
        <h2>{t('Movements of the books')}</h2>
        {entries.length === 0 ? (
          <p>{t('None yet.')}</p>
        ) : (
          <Timeline
            label={t('Movements, the oldest first')}
            entries={entries.map((entry) => ({
              id: entry.id,
              icon: <BookOpen />,
              title: entry.description,
              dateTime: entry.time,
              when: formatMoment(entry.time),
              children: (
                <>
                  <p>{linesOf(entry).join('; ')}</p>
                  <Button variant="ghost" aria-haspopup="dialog" onClick={() => setWalked(entry.eventId)}>
                    {t('Cause and effects')}
                  </Button>
                </>
              ),
            }))}
          />
        )}
      </Card>
      {walked !== undefined && <CauseDialog eventId={walked} onClose={() => setWalked(undefined)} />}
    </Stack>
  );
}
