import { Mails } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePagedQuery } from '../../app/apollo/usePagedQuery.ts';
import type { MailStatus } from '../../gql/graphql.ts';
import { color, space, up } from '../../theme/tokens.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { blank, DataTable, type Column } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Select } from '../../ui/Select.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { MailDialog } from './MailDialog.tsx';
import { outboxQuery, type ListedMail } from './mails.ts';
import { breakable } from '../../ui/breakable.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Filters = styled.div`
  display: grid;
  gap: ${space[2]};
  ${up.md} {
    grid-template-columns: 240px 200px;
  }
`;
const Subject = styled.div`
  text-align: start;
  & > button {
    text-align: start;
    white-space: normal;
    block-size: auto;
    padding-inline: 0;
    border-inline-width: 0;
    color: ${color.accentText};
    text-decoration: underline;
  }
`;

const statuses: Readonly<
  Record<MailStatus, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  REQUESTED: { word: t('Waiting'), tone: 'info' },
  SENT: { word: t('Sent'), tone: 'success' },
  FAILED: { word: t('Given up'), tone: 'danger' },
  BOUNCED: { word: t('Bounced'), tone: 'danger' },
};
const allStatuses = Object.keys(statuses) as readonly MailStatus[];
const all = 'all';

const reasons: Readonly<Record<string, string>> = {
  rejected: t('The mail server refused it'),
  too_late: t('It was too late to be useful'),
  suppressed: t('An earlier email to the address bounced'),
  erased: t('The account was erased'),
  unusable_address: t('No email can be sent to the address'),
};

/** The reason for the state of an email, if it needs one. */
function explain({ status, reason, code, failures, retryAt }: ListedMail): string {
  const answer = code === null ? '' : ` (${code})`;
  if (reason !== null) return `${reasons[reason] ?? reason}${answer}`;
  if (status === 'BOUNCED') return t('The address was refused{answer}', { answer });
  if (status === 'REQUESTED' && retryAt !== null)
    return t('Failed attempts: {failures}{answer}. Next try {retryAt}', {
      failures,
      answer,
      retryAt: formatMoment(retryAt),
    });
  return '';
}

const columnsOf = (open: (mail: ListedMail) => void): readonly Column<ListedMail>[] => [
  {
    id: 'subject',
    header: t('Email'),
    primary: true,
    cell: (mail) => (
      <Subject>
        <Button variant="ghost" onClick={() => open(mail)}>
          {mail.content?.subject ?? mail.label}
        </Button>
      </Subject>
    ),
  },
  {
    id: 'to',
    header: t('To'),
    cell: ({ content }) => (content === null ? blank : breakable(content.to)),
    sortValue: ({ content }) => content?.to ?? '',
  },
  { id: 'type', header: t('Type'), cell: ({ label, isTest }) => (isTest ? t('{label} (test)', { label }) : label) },
  {
    id: 'when',
    header: t('When'),
    oneLine: true,
    cell: ({ requestedAt }) => <time dateTime={requestedAt}>{formatMoment(requestedAt)}</time>,
    sortValue: ({ requestedAt }) => requestedAt,
  },
  {
    id: 'status',
    header: t('State'),
    cell: (mail) => <Badge tone={statuses[mail.status].tone}>{statuses[mail.status].word}</Badge>,
  },
  { id: 'why', header: t('Details'), cell: (mail) => explain(mail) || blank },
];

/** Milliseconds. In a development start visitors see this list too, and their rate limit is low. */
const pollInterval = 30_000;

export interface MailListProps {
  /** The types of email to filter by. */
  readonly types: readonly { readonly name: string; readonly label: string }[];
  readonly isAdmin: boolean;
}

/** The emails, the newest first, with filters by type and state. */
export function MailList({ types, isAdmin }: MailListProps) {
  const [search, setSearch] = useSearchParams();
  const status = allStatuses.find((each) => each.toLowerCase() === search.get('status'));
  const template = search.get('type') ?? undefined;
  const [opened, setOpened] = useState<ListedMail>();
  const filter = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === all) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const { pages, nodes, error, hasMore, loadMore, loadingMore, refresh } = usePagedQuery(outboxQuery, {
    variables: { ...(status && { status }), ...(template !== undefined && { template }) },
    connection: (data) => data.outbox,
    pollInterval,
  });
  const isFiltered = status !== undefined || template !== undefined;

  return (
    <Stack $gap={4}>
      <Filters>
        <Select
          label={t('Type')}
          value={template ?? all}
          onValueChange={(value) => filter('type', value)}
          options={[{ value: all, label: t('All types') }, ...types.map(({ name, label }) => ({ value: name, label }))]}
        />
        <Select
          label={t('State')}
          value={status?.toLowerCase() ?? all}
          onValueChange={(value) => filter('status', value)}
          options={[
            { value: all, label: t('All states') },
            ...allStatuses.map((each) => ({ value: each.toLowerCase(), label: statuses[each].word })),
          ]}
        />
      </Filters>
      {pages === undefined && error !== undefined ? (
        <QueryError error={error} retry={refresh} />
      ) : nodes === null ? (
        <Loading label={t('Loading the emails…')}>
          <Skeleton $height="320px" $radius="14px" />
        </Loading>
      ) : (
        <DataTable
          caption={t('Emails, the newest first')}
          columns={columnsOf(setOpened)}
          items={nodes}
          itemKey={({ id }) => id}
          empty={
            isFiltered ? (
              <EmptyState
                icon={<Mails />}
                title={t('No emails match')}
                action={
                  <Button variant="secondary" onClick={() => setSearch({}, { replace: true })}>
                    {t('Clear filters')}
                  </Button>
                }
              />
            ) : (
              <EmptyState icon={<Mails />} title={t('No emails yet')}>
                {t('Every email of the product is listed here as soon as it is written.')}
              </EmptyState>
            )
          }
        />
      )}
      {nodes !== null && nodes.length > 0 && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {t('Showing {nodes}', { nodes: nodes.length })}
        </LoadMore>
      )}
      <MailDialog mail={opened} isAdmin={isAdmin} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}
