import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/Link.tsx';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { paymentPath } from '../../../app/console/paths.ts';
import type { BookEntriesQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CauseDialog } from '../audit/causation/CauseDialog.tsx';
import { MoreButton } from '../audit/EventParts.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { bookAccounts, partName, timeZone } from './bookNames.ts';
import { CustomerLink } from '../CustomerLink.tsx';
import { entriesQuery } from './documents/movements.ts';
import { accountPath } from './paths.ts';
import { debitsFirst, Postings } from './Postings.tsx';
import { t } from '../../../i18n/t.ts';
import { DownloadFiles } from './DownloadFiles.tsx';

type Entry = BookEntriesQuery['bookEntries']['edges'][number]['node'];

const columnsOf = (walk: (eventId: string) => void): readonly Column<Entry>[] => [
  {
    id: 'what',
    header: t('Movement'),
    primary: true,
    cell: ({ description, eventId }) => (
      <Stack $gap={1}>
        {description}
        <MoreButton type="button" aria-haspopup="dialog" onClick={() => walk(eventId)}>
          {t('Cause and effects')}
        </MoreButton>
      </Stack>
    ),
  },
  {
    id: 'time',
    header: t('Time'),
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatMoment(time)}</time>,
  },
  {
    id: 'lines',
    header: t('Double entry'),
    cell: ({ lines }) => <Postings lines={debitsFirst(lines)} />,
  },
  {
    id: 'payment',
    header: t('Payment'),
    cell: ({ paymentId }) => (paymentId === null ? blank : <Link to={paymentPath(paymentId)}>{paymentId}</Link>),
  },
  {
    id: 'account',
    header: t('Customer'),
    cell: ({ userId, customer, id }) =>
      userId === null ? (
        blank
      ) : (
        <Stack $gap={1}>
          <CustomerLink userId={userId} customer={customer} />
          <Link to={accountPath(userId, id)}>{t('At that time')}</Link>
        </Stack>
      ),
  },
];

const today = (): string => new Date().toISOString().slice(0, 10);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
const anyAccount = 'all';

/** The double entries of a range of days, by account where one is chosen. The address holds the range. */
export function Movements() {
  const [search, setSearch] = useSearchParams();
  const [walked, setWalked] = useState<string>();
  const [asked, wanted] = [search.get('from'), search.get('to')];
  // Without a range the days of the current month are shown, up to today.
  const from = isDay(asked) ? asked : `${today().slice(0, 7)}-01`;
  const to = isDay(wanted) ? wanted : isDay(asked) ? asked : today();
  const account = search.get('account');
  const part = account === null ? null : search.get('part');
  const list = usePagedQuery(entriesQuery, {
    variables: { from, to, account, part },
    connection: (data) => data.bookEntries,
  });
  const show = (changed: Readonly<Record<string, string | null>>): void => {
    const next = { from, to, account, part, ...changed };
    setSearch([
      ['tab', 'movements'],
      ...Object.entries(next).flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]])),
    ]);
  };
  const file = new URLSearchParams({ from, to, ...(account && { account }), ...(part && { part }) });
  return (
    <Stack $gap={4}>
      <Cluster $gap={3} $justify="space-between">
        <Cluster $gap={3}>
          <Field label={t('From (UTC)')}>
            <TextInput
              type="date"
              value={from}
              onChange={({ currentTarget: { value } }) =>
                isDay(value) && show({ from: value, to: value > to ? value : to })
              }
            />
          </Field>
          <Field label={t('To (UTC)')}>
            <TextInput
              type="date"
              value={to}
              onChange={({ currentTarget: { value } }) =>
                isDay(value) && show({ to: value, from: value < from ? value : from })
              }
            />
          </Field>
          <Field label={t('Account')}>
            <Select
              value={account ?? anyAccount}
              onValueChange={(value) => show({ account: value === anyAccount ? null : value, part: null })}
              options={[{ value: anyAccount, label: t('All accounts') }, ...bookAccounts]}
            />
          </Field>
        </Cluster>
        <DownloadFiles
          href={`/api/admin/finance/journal?${file}`}
          label={(format) => t('Download these movements as {format}', { format })}
        />
      </Cluster>
      {part !== null && (
        <Cluster $gap={3}>
          <p>{t('Only what is "{part}" of the account.', { part: partName(part) })}</p>
          <Button variant="ghost" onClick={() => show({ part: null })}>
            {t('Show the whole account')}
          </Button>
        </Cluster>
      )}
      <p>{t('Days of the books are in UTC, times in your time zone ({zone}).', { zone: timeZone() })}</p>
      <Totals totals={list.pages?.totals ?? []} />
      <PagedTable
        loading={t('Loading movements…')}
        failed={t('The movements could not be loaded')}
        caption={t('Movements of these days in order')}
        columns={columnsOf(setWalked)}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState icon={<BookOpen />} title={t('No movements')}>
            {t('Nothing was posted to these days.')}
          </EmptyState>
        }
      />
      {walked !== undefined && <CauseDialog eventId={walked} onClose={() => setWalked(undefined)} />}
    </Stack>
  );
}

/** The totals of the range's movements, by account. */
function Totals({ totals }: { readonly totals: BookEntriesQuery['bookEntries']['totals'] }) {
  if (totals.length === 0) return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby="totals-title">
      <h3 id="totals-title">{t('Total of all movements')}</h3>
      <Postings lines={totals} wide />
    </Stack>
  );
}
