import { useQuery } from '@apollo/client/react';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/Link.tsx';
import { historyPath } from '../../../features/audit/historyPath.ts';
import type { LedgerAccountQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { blank } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCredits, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { fromField, toField } from '../audit/moment.ts';
import { positionInWords } from '../position.ts';
import { accountQuery } from './documents/accounts.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

/** Any credit account at any position of the log or at any time. The address says which. */
export function Accounts() {
  const [search, setSearch] = useSearchParams();
  const [userId, position, at] = ['user', 'position', 'at'].map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const time = Number.isNaN(Date.parse(at)) ? '' : new Date(at).toISOString();
  const { data, error, refetch } = useQuery(accountQuery, {
    variables: { userId, position: position || null, time: position ? null : time || null },
    skip: userId === '',
    fetchPolicy: 'network-only',
  });
  return (
    <Stack $gap={5}>
      <form
        key={`${userId} ${at}`}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const textOf = (name: string): string => {
            const value = typed.get(name);
            return typeof value === 'string' ? value.trim() : '';
          };
          const moment = fromField(textOf('at'), time === '' ? undefined : time);
          setSearch({ tab: 'accounts', user: textOf('user'), ...(moment === undefined ? {} : { at: moment }) });
        }}
      >
        <Cluster $gap={3}>
          <Field label={t('Customer')} hint={t('The email address or the user ID.')}>
            <TextInput size={36} name="user" defaultValue={userId} maxLength={200} required />
          </Field>
          <Field label={t('At')} hint={t('Your local time; empty for now.')}>
            <TextInput type="datetime-local" step={1} name="at" defaultValue={time === '' ? '' : toField(time)} />
          </Field>
          <Button type="submit">{t('Show')}</Button>
        </Cluster>
      </form>
      {userId !== '' &&
        (error && !data ? (
          <QueryError error={error} retry={refetch} />
        ) : !data ? (
          <Loading label={t('Loading the account…')}>
            <Skeleton $height="240px" $radius="14px" />
          </Loading>
        ) : data.ledgerAccount === null ? (
          <EmptyState icon={<SearchX />} title={t('No such account')}>
            {t('Nobody with this address or ID has ever held credits.')}
          </EmptyState>
        ) : (
          <Account account={data.ledgerAccount} position={position} />
        ))}
    </Stack>
  );
}

type LedgerAccount = NonNullable<LedgerAccountQuery['ledgerAccount']>;

function Account({ account, position }: { readonly account: LedgerAccount; readonly position: string }) {
  const { userId, name, revision, time } = account;
  return (
    <Card
      title={name}
      description={
        position === '' ? undefined : t('At position {position} of the log', { position: positionInWords(position) })
      }
    >
      <DescriptionList
        items={[
          { term: t('Available'), value: formatCredits(account.available) },
          { term: t('Held for videos'), value: formatCredits(account.held) },
          { term: t('Debt'), value: formatCredits(account.debt) },
          { term: t('Last movement'), value: time === null ? blank : formatMoment(time) },
          {
            term: t('Position of it'),
            value: account.position === null ? blank : positionInWords(account.position),
          },
          {
            term: t('Event by event'),
            value: (
              <Link to={historyPath('CREDITS', userId, revision)}>
                {t('Replay the history up to here, with causes and effects')}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}
