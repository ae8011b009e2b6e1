import { useQuery } from '@apollo/client/react';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import type { FinanceExceptionState } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { useAddressFilters } from '../useAddressFilters.ts';
import { exceptionsQuery, statusesQuery } from './documents/exceptions.ts';
import { actionsOf, described, states } from './exceptionColumns.tsx';
import { ExceptionPage } from './ExceptionPage.tsx';
import { useExceptionActs, useOwnEmail } from './useExceptionActs.tsx';
import { t } from '../../../i18n/t.ts';
import { DownloadFiles } from './DownloadFiles.tsx';

const everyStatus = 'all';
const stateNames = Object.keys(states) as readonly FinanceExceptionState[];

/** The rows that do not match: their assignee, their repairs and their end. */
export function Exceptions() {
  const [search] = useSearchParams();
  const id = search.get('exception');
  return id === null ? <ExceptionList /> : <ExceptionPage id={id} />;
}

function ExceptionList() {
  const filters = useAddressFilters(['state', 'status']);
  const state = stateNames.find((name) => name === filters.valueOf('state')) ?? 'OPEN';
  const status = filters.valueOf('status') || everyStatus;
  const { data: known } = useQuery(statusesQuery);
  const list = usePagedQuery(exceptionsQuery, {
    variables: { state, status: status === everyStatus ? null : status },
    connection: (data) => data.financeExceptions,
  });
  const acts = useExceptionActs(() => list.refresh());
  const me = useOwnEmail();
  const columns = state === 'MATCHED' ? described : [...described, actionsOf({ ...acts, me })];
  const file = new URLSearchParams({ state: state.toLowerCase(), ...(status !== everyStatus && { status }) });

  return (
    <Stack $gap={4}>
      <Cluster $gap={3} $justify="space-between">
        <Cluster $gap={3}>
          <Select
            label={t('State')}
            value={state}
            onValueChange={(value) => filters.set('state', value === 'OPEN' ? '' : value)}
            options={stateNames.map((value) => ({ value, label: states[value] }))}
          />
          <Select
            label={t('Kind')}
            value={status}
            onValueChange={(value) => filters.set('status', value === everyStatus ? '' : value)}
            options={[
              { value: everyStatus, label: t('All kinds') },
              ...(known?.financeStatuses ?? []).map(({ id, meaning }) => ({ value: id, label: meaning })),
            ]}
          />
        </Cluster>
        <DownloadFiles
          href={`/api/admin/finance/exceptions?${file}`}
          label={(format) => t('Download the exceptions as {format}', { format })}
        />
      </Cluster>
      <PagedTable
        loading={t('Loading exceptions…')}
        failed={t('The exceptions could not be loaded')}
        caption={t('Exceptions, the most severe first')}
        columns={columns}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState
            icon={<CircleCheck />}
            title={state === 'OPEN' ? t('Everything matches') : t('No exceptions here')}
          >
            {state === 'OPEN' ? t('Both sides of every row agree.') : t('No exception has ended in this way.')}
          </EmptyState>
        }
      />
      {acts.dialog}
    </Stack>
  );
}
