import { useQuery } from '@apollo/client/react';
import { Download, ScrollText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../../gql/gql.ts';
import { space, up } from '../../../theme/tokens.ts';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { useAddressFilters } from '../useAddressFilters.ts';
import { endOfDay, startOfDay } from '../../../ui/days.ts';
import { columnsOf } from './columns.tsx';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import { t } from '../../../i18n/t.ts';

export const adminActionsQuery = graphql(`
  query AdminActions(
    $first: Int
    $after: String
    $search: String
    $type: String
    $userId: ID
    $actorId: ID
    $from: DateTime
    $until: DateTime
  ) {
    adminActions(
      first: $first
      after: $after
      search: $search
      type: $type
      userId: $userId
      actorId: $actorId
      from: $from
      until: $until
    ) {
      edges {
        cursor
        node {
          id
          time
          sentence {
            text
            path
          }
          momentPath
          actor
          reason
          note
          undo {
            ...CreditUndoParts
          }
          from
          selfCredit
          changes {
            field
            before
            after
          }
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);
const choicesQuery = graphql(`
  query AdminActionChoices {
    adminActionTypes {
      type
      action
    }
    adminUsers(first: 100, role: ADMIN) {
      edges {
        node {
          id
          email
        }
      }
    }
  }
`);

const pageSize = 50;
/** Milliseconds. */
const pollInterval = 30_000;

const Tools = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: end;
  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${up.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) repeat(2, 170px) auto;
  }
`;

/** `/admin/log`: what administrators did, with search, filters and download. */
export default function AdminLog() {
  const filters = useAddressFilters(['q', 'action', 'user', 'by', 'from', 'to']);
  const { data } = useQuery(choicesQuery);
  const search = useDeferredValue(filters.valueOf('q')).trim();
  const [type, userId, actorId] = [filters.valueOf('action'), filters.valueOf('user'), filters.valueOf('by')];
  const [from, until] = [startOfDay(filters.valueOf('from')), endOfDay(filters.valueOf('to'))];
  const list = usePagedQuery(adminActionsQuery, {
    variables: {
      first: pageSize,
      search: search || null,
      type: type || null,
      userId: userId || null,
      actorId: actorId || null,
      from,
      until,
    },
    connection: (answer) => answer.adminActions,
    pollInterval,
  });
  const href = (format: 'csv' | 'json'): string =>
    `/api/admin/log?${new URLSearchParams({
      format,
      ...(search && { search }),
      ...(type && { type }),
      ...(userId && { userId }),
      ...(actorId && { actorId }),
      ...(from && { from }),
      ...(until && { until }),
    })}`;
  const administrators = (data?.adminUsers.edges ?? []).map(({ node }) => ({ value: node.id, label: node.email }));
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Audit log')}
        lead={
          userId
            ? t('What administrators did about one user.')
            : t(
                'What administrators did: who, what, before, after and from where. Entries are events; nobody can change or remove them.',
              )
        }
      />
      <Tools>
        <SearchInput
          label={t('Search the audit log')}
          placeholder={t('Search by name, action, value or network...')}
          maxLength={200}
          value={filters.valueOf('q')}
          onValueChange={(value) => filters.set('q', value)}
        />
        <Select
          label={t('Action')}
          value={type}
          onValueChange={(value) => filters.set('action', value)}
          options={[
            { value: '', label: t('All actions') },
            ...(data?.adminActionTypes ?? []).map((known) => ({ value: known.type, label: known.action })),
          ]}
        />
        <Select
          label={t('Who')}
          value={actorId}
          onValueChange={(value) => filters.set('by', value)}
          options={[
            { value: '', label: t('All administrators') },
            ...administrators,
            // Somebody whose role has ended since.
            ...(actorId === '' || administrators.some(({ value }) => value === actorId)
              ? []
              : [{ value: actorId, label: actorId }]),
          ]}
        />
        <Field label={t('From day')}>
          <TextInput
            type="date"
            value={filters.valueOf('from')}
            onChange={({ target }) => filters.set('from', target.value)}
          />
        </Field>
        <Field label={t('To day')}>
          <TextInput
            type="date"
            value={filters.valueOf('to')}
            onChange={({ target }) => filters.set('to', target.value)}
          />
        </Field>
        <Cluster $gap={2}>
          {(['csv', 'json'] as const).map((format) => (
            <ButtonAnchor
              key={format}
              variant="secondary"
              href={href(format)}
              download
              icon={<Download aria-hidden="true" />}
              aria-label={t('Download the audit log as {format}', { format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </ButtonAnchor>
          ))}
        </Cluster>
      </Tools>
      <PagedTable
        loading={t('Loading actions…')}
        failed={t('The actions could not be loaded')}
        caption={t("Administrators' actions, the newest first")}
        columns={columnsOf(list.refresh)}
        itemKey={({ id }) => id}
        list={list}
        empty={
          filters.isFiltered ? (
            <EmptyState
              icon={<ScrollText />}
              title={t('No actions found')}
              action={
                <Button variant="secondary" onClick={filters.clear}>
                  {t('Clear filters')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={<ScrollText />} title={t('No actions yet')}>
              {t('Whatever an administrator changes is listed here.')}
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}
