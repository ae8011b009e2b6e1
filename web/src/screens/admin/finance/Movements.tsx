import { BookOpen, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import type { BookEntriesQuery } from '../../../gql/graphql.ts';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CauseDialog } from '../audit/causation/CauseDialog.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { entriesQuery } from './documents.ts';
import { accountPath, paymentPath } from './paths.ts';
import { t } from '../../../i18n/t.ts';

type Entry = BookEntriesQuery['bookEntries']['edges'][number]['node'];

const words = (account: string): string => account.replaceAll('_', ' ');

/** Debits first, as accountants write them. */
export const linesOf = ({ lines }: Pick<Entry, 'lines'>) =>
  lines
    .toSorted((a, b) => b.cents - a.cents)
    .map(
      ({ account, cents }) =>
        `${cents > 0 ? t('Debit') : t('Credit')} ${words(account)} ${formatCents(Math.abs(cents))}`,
    );

const columnsOf = (walk: (eventId: string) => void): readonly Column<Entry>[] => [
  {
    id: 'what',
    header: t('Movement'),
    primary: true,
    cell: ({ description }) => description,
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
    cell: (entry) => (
      <Stack $gap={1}>
        {linesOf(entry).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    ),
  },
  {
    id: 'payment',
    header: t('Payment'),
    cell: ({ paymentId }) => (paymentId === null ? blank : <Link to={paymentPath(paymentId)}>{paymentId}</Link>),
  },
  {
    id: 'account',
    header: t('Account'),
    oneLine: true,
    cell: ({ userId, id }) => (userId === null ? blank : <Link to={accountPath(userId, id)}>{t('At that time')}</Link>),
  },
  {
    id: 'cause',
    header: t('Event'),
    oneLine: true,
    cell: ({ eventId }) => (
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => walk(eventId)}>
        {t('Cause and effects')}
      </Button>
    ),
  },
];

const today = (): string => new Date().toISOString().slice(0, 10);

/** The double entries of a day, and the journal as a file for accounting software. */
export function Movements() {
  const [typed, setDay] = useState(today);
  const [walked, setWalked] = useState<string>();
  // An emptied field means today, for the list and for the files.
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : today();
  const list = usePagedQuery(entriesQuery, {
    variables: { day },
    connection: (data) => data.bookEntries,
  });
  return (
    <Stack $gap={4}>
      <Cluster $gap={3} $justify="space-between">
        <Field label={t('Day (UTC)')}>
          <TextInput type="date" value={typed} max={today()} onChange={(event) => setDay(event.currentTarget.value)} />
        </Field>
        <Cluster $gap={2}>
          {(['csv', 'json'] as const).map((format) => (
            <ButtonAnchor
              key={format}
              variant="secondary"
              href={`/api/admin/finance/journal?from=${day}&format=${format}`}
              download
              icon={<Download aria-hidden="true" />}
              aria-label={t('Download the journal of the day as {format}', { format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </ButtonAnchor>
          ))}
        </Cluster>
      </Cluster>
      <PagedTable
        loading={t('Loading movements…')}
        failed={t('The movements could not be loaded')}
        caption={t('Movements of the day in order of the log')}
        columns={columnsOf(setWalked)}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState icon={<BookOpen />} title={t('No movements')}>
            {t('Nothing was posted to this day.')}
          </EmptyState>
        }
      />
      {walked !== undefined && <CauseDialog eventId={walked} onClose={() => setWalked(undefined)} />}
    </Stack>
  );
}
