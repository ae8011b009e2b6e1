import { useQuery } from '@apollo/client/react';
import { BookOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/Link.tsx';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { exceptionPath, paymentPath } from '../../../app/console/paths.ts';
import { historyPath } from '../../../features/audit/historyPath.ts';
import type { FinancePaymentQuery, FinancePaymentsQuery, FinancePaymentStatus } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { CauseDialog } from '../audit/causation/CauseDialog.tsx';
import { MoreButton } from '../audit/EventParts.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { useServedSort } from '../useServedSort.ts';
import { timeZone } from './bookNames.ts';
import { CustomerLink } from '../CustomerLink.tsx';
import { paymentQuery, paymentsQuery } from './documents/payments.ts';
import { states } from './exceptionColumns.tsx';
import { Settlement } from './Settlement.tsx';
import { debitsFirst, Postings } from './Postings.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

type Payment = NonNullable<FinancePaymentQuery['financePayment']>;

const statuses: Readonly<
  Record<FinancePaymentStatus, { readonly label: string; readonly tone: 'success' | 'warning' | 'neutral' }>
> = {
  NOT_PAID: { label: t('Not paid'), tone: 'neutral' },
  PAID: { label: t('Paid'), tone: 'success' },
  PARTLY_REFUNDED: { label: t('Partly refunded'), tone: 'warning' },
  REFUNDED: { label: t('Refunded'), tone: 'warning' },
};
const PaymentStatus = ({ status }: { readonly status: FinancePaymentStatus }) => (
  <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
);

type Listed = FinancePaymentsQuery['financePayments']['edges'][number]['node'];

const columns: readonly Column<Listed>[] = [
  { id: 'id', header: t('Payment'), primary: true, cell: ({ id }) => <Link to={paymentPath(id)}>{id}</Link> },
  {
    id: 'status',
    header: t('Status'),
    oneLine: true,
    cell: ({ status, faults }) => (
      <Cluster $gap={1}>
        <PaymentStatus status={status} />
        {faults.length > 0 && <Badge tone="warning">{t('Sides differ')}</Badge>}
      </Cluster>
    ),
    sortValue: ({ status }) => statuses[status].label,
  },
  {
    id: 'amount',
    header: t('Amount'),
    align: 'end',
    oneLine: true,
    cell: ({ amountCents }) => money(amountCents),
  },
  {
    id: 'customer',
    header: t('Customer'),
    cell: (payment) => <CustomerLink {...payment} />,
    sortValue: ({ customer }) => customer ?? '',
  },
  {
    id: 'time',
    header: t('Last change'),
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatMoment(time)}</time>,
  },
];

const orders = {
  LAST_CHANGED: { column: 'time', direction: 'descending' },
  FIRST_CHANGED: { column: 'time', direction: 'ascending' },
  HIGHEST: { column: 'amount', direction: 'descending' },
  LOWEST: { column: 'amount', direction: 'ascending' },
} as const;

/** Every payment with its status, or one of them from all sides. The address says which. */
export function Payments() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('payment') ?? '';
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
          <Field label={t('Payment')} hint={t('The provider’s id, pi_…; empty for all payments.')}>
            <TextInput size={32} key={id} name="payment" defaultValue={id} maxLength={200} />
          </Field>
          <Button type="submit">{t('Show')}</Button>
        </Cluster>
      </form>
      {id === '' ? <PaymentList /> : <OnePayment id={id} />}
    </Stack>
  );
}

function PaymentList() {
  const { order, served } = useServedSort(orders, 'LAST_CHANGED');
  const list = usePagedQuery(paymentsQuery, { variables: { order }, connection: (data) => data.financePayments });
  return (
    <PagedTable
      loading={t('Loading payments…')}
      failed={t('The payments could not be loaded')}
      caption={t('Payments; times in your time zone ({zone})', { zone: timeZone() })}
      columns={columns}
      itemKey={({ id }) => id}
      list={list}
      served={served}
      empty={
        <EmptyState icon={<SearchX />} title={t('No payments yet')}>
          {t('Neither the provider nor the log knows one.')}
        </EmptyState>
      }
    />
  );
}

/** One payment: the provider's record, the log's record, the grants and the movements, next to each other. */
function OnePayment({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(paymentQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <QueryError error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label={t('Loading the payment…')}>
        <Skeleton $height="240px" $radius="14px" />
      </Loading>
    );
  if (data.financePayment === null)
    return (
      <EmptyState icon={<SearchX />} title={t('No such payment')}>
        {t('Neither the provider nor the log knows it.')}
      </EmptyState>
    );
  return <Sides payment={data.financePayment} />;
}

const money = (cents: number | null): string => (cents === null ? blank : formatCents(cents));

function Sides({ payment }: { readonly payment: Payment }) {
  const [walked, setWalked] = useState<string>();
  const { provider, ledger, entries, userId, customer } = payment;
  const nameOf = (id: string | null) => <CustomerLink userId={id} customer={id === userId ? customer : id} />;
  return (
    <Stack $gap={5}>
      <Cluster $gap={3}>
        <h2 style={{ overflowWrap: 'anywhere' }}>{payment.id}</h2>
        <PaymentStatus status={payment.status} />
        <CustomerLink userId={userId} customer={customer} />
      </Cluster>
      {payment.faults.length === 0 ? (
        <Alert tone="success" title={t('Both sides agree')} />
      ) : (
        <Alert tone="warning" title={t('Both sides differ')}>
          {payment.faults.join('. ')}.
        </Alert>
      )}
      {payment.exceptions.map((exception) => (
        <Alert
          key={exception.id}
          tone={exception.state === 'OPEN' ? 'warning' : 'info'}
          title={`${states[exception.state]}: ${exception.meaning}`}
        >
          {exception.settlement !== null && <Settlement settlement={exception.settlement} state={exception.state} />}{' '}
          <Link to={exceptionPath(exception.id)}>{t('Open the exception')}</Link>
        </Alert>
      ))}
      <Grid $gap={4} $min="280px" $fill>
        <Card>
          <h3>{t('Provider')}</h3>
          {provider === null ? (
            <p>{t('No record.')}</p>
          ) : (
            <DescriptionList
              items={[
                { term: t('Paid'), value: `${money(provider.paidCents)} ${provider.currency.toUpperCase()}` },
                { term: t('Given back'), value: money(provider.takenBackCents) },
                { term: t('Fees'), value: money(provider.feeCents) },
                {
                  term: t('Customer'),
                  value: nameOf(provider.ownerId),
                },
              ]}
            />
          )}
        </Card>
        <Card>
          <h3>{t('Log')}</h3>
          {ledger === null ? (
            <p>{t('No record.')}</p>
          ) : (
            <DescriptionList
              items={[
                { term: t('Paid'), value: `${money(ledger.paidCents)} ${ledger.currency.toUpperCase()}` },
                { term: t('Given back'), value: money(ledger.takenBackCents) },
                {
                  term: t('Events'),
                  value: <Link to={historyPath('PAYMENT', payment.id)}>{t('History of the payment')}</Link>,
                },
                {
                  term: t('Customer'),
                  value: nameOf(ledger.userId),
                },
              ]}
            />
          )}
        </Card>
        <Card>
          <h3>{t('Grants')}</h3>
          <DescriptionList
            items={[
              { term: t('Paid for'), value: payment.paidFor },
              { term: t('Granted'), value: payment.granted },
              { term: t('Debt'), value: payment.debt },
              {
                term: t('Account'),
                value:
                  userId === null ? (
                    blank
                  ) : (
                    <Link to={historyPath('CREDITS', userId)}>{t('History of the credits')}</Link>
                  ),
              },
            ]}
          />
        </Card>
      </Grid>
      <Card>
        <h3>{t('Movements of the books')}</h3>
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
                  <Postings lines={debitsFirst(entry.lines)} />
                  <MoreButton type="button" aria-haspopup="dialog" onClick={() => setWalked(entry.eventId)}>
                    {t('Cause and effects')}
                  </MoreButton>
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
