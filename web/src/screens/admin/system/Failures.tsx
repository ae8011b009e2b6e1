import { useMutation, useQuery } from '@apollo/client/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { graphql } from '../../../gql/gql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { blank, DataTable, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { PagedTable } from '../PagedTable.tsx';
import { failureColumns } from './failureColumns.tsx';
import { failureActions, type FailureAction } from './failureActions.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const failingProcessesQuery = graphql(`
  query FailingProcesses {
    failingProcesses {
      name
      failures
      stalledSince
    }
  }
`);
export const failuresQuery = graphql(`
  query Failures($process: String, $first: Int, $after: String) {
    failures(process: $process, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...ListedFailure
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);
const retryMutation = graphql(`
  mutation RetryFailure($id: ID!, $idempotencyKey: String) {
    retryFailure(id: $id, idempotencyKey: $idempotencyKey) {
      id
      position
    }
  }
`);
const dismissMutation = graphql(`
  mutation DismissFailure($id: ID!, $idempotencyKey: String) {
    dismissFailure(id: $id, idempotencyKey: $idempotencyKey) {
      id
      position
    }
  }
`);
const retryAllMutation = graphql(`
  mutation RetryFailures($process: String!, $idempotencyKey: String) {
    retryFailures(process: $process, idempotencyKey: $idempotencyKey) {
      process
      position
    }
  }
`);

const refetchEvery = 5_000;
const everyProcess = 'all';

/** On a phone, a sentence in a badge wraps. */
const Lines = styled.div`
  & > span {
    white-space: normal;
  }
`;
const Words = styled.p`
  ${text('small')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;

interface FailingProcess {
  readonly name: string;
  readonly failures: number;
  readonly stalledSince: string | null;
}

const processColumns = (onAsk: (action: FailureAction) => void): readonly Column<FailingProcess>[] => [
  { id: 'name', header: t('Process'), primary: true, cell: ({ name }) => name },
  {
    id: 'failures',
    header: t('Failed steps'),
    align: 'end',
    cell: ({ failures }) => (failures === 0 ? blank : formatCount(failures)),
  },
  {
    id: 'stalled',
    header: t('State'),
    cell: ({ stalledSince }) =>
      stalledSince === null ? (
        <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {t('Works, except for these')}
        </Badge>
      ) : (
        <Lines>
          <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
            {t('Has not moved since {moment}', { moment: formatMoment(stalledSince) })}
          </Badge>
        </Lines>
      ),
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: ({ name, failures }) =>
      failures === 0 ? (
        blank
      ) : (
        <Button variant="secondary" onClick={() => onAsk({ kind: 'retryAll', process: name, failures })}>
          {t('Retry all')}
        </Button>
      ),
  },
];

/** Failed work of processes and jobs, and an administrator's actions on it; refreshed every 5 s. */
export function Failures() {
  const [wanted, setWanted] = useState(everyProcess);
  const [asked, setAsked] = useState<FailureAction>();
  const [busy, setBusy] = useState(false);
  const processes = useQuery(failingProcessesQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  const found = processes.data?.failingProcesses ?? [];
  const failing = found.filter(({ failures }) => failures > 0);
  // The process whose last failure was just closed is no longer an option.
  const process = failing.some(({ name }) => name === wanted) ? wanted : everyProcess;
  const list = usePagedQuery(failuresQuery, {
    variables: { process: process === everyProcess ? null : process },
    connection: (data) => data.failures,
    pollInterval: refetchEvery,
  });
  const [retry] = useMutation(retryMutation);
  const [dismiss] = useMutation(dismissMutation);
  const [retryAll] = useMutation(retryAllMutation);
  const keyOf = useIdempotencyKey();

  const act = async (action: FailureAction): Promise<void> => {
    const idempotencyKey = keyOf(JSON.stringify(action));
    if (action.kind === 'retry') await retry({ variables: { id: action.failure.id, idempotencyKey } });
    if (action.kind === 'dismiss') await dismiss({ variables: { id: action.failure.id, idempotencyKey } });
    if (action.kind === 'retryAll') await retryAll({ variables: { process: action.process, idempotencyKey } });
  };
  const confirm = async (action: FailureAction): Promise<void> => {
    setBusy(true);
    try {
      await act(action);
      setAsked(undefined);
      toast({ title: failureActions[action.kind].done });
      list.refresh();
      await processes.refetch();
    } catch (cause) {
      toast({ title: failureActions[action.kind].failure, description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack as="section" $gap={3} aria-labelledby="failures-title">
      <div>
        <h2 id="failures-title">{t('Failed steps')}</h2>
        <Words>
          {t(
            'What a process could not do is set aside, so that everything else goes on. What did not answer is tried again by itself; the rest waits for you.',
          )}
        </Words>
      </div>
      {processes.data === undefined && processes.error !== undefined && (
        <QueryError
          title={t('The failed steps could not be loaded')}
          error={processes.error}
          retry={processes.refetch}
        />
      )}
      {found.length > 0 && (
        <DataTable
          caption={t('Processes that need attention')}
          columns={processColumns(setAsked)}
          items={found}
          itemKey={({ name }) => name}
        />
      )}
      {failing.length > 1 && (
        <Cluster>
          <Select
            label={t('Process')}
            value={process}
            onValueChange={setWanted}
            options={[
              { value: everyProcess, label: t('All processes') },
              ...failing.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
        </Cluster>
      )}
      {processes.data !== undefined && (
        <PagedTable
          loading={t('Loading failed steps…')}
          failed={t('The failed steps could not be loaded')}
          caption={t('Failed steps, the oldest first')}
          columns={failureColumns(setAsked)}
          itemKey={({ id }) => id}
          list={list}
          total={
            process === everyProcess
              ? failing.reduce((sum, { failures }) => sum + failures, 0)
              : failing.find(({ name }) => name === process)?.failures
          }
          empty={
            found.length > 0 ? (
              <p>{t('No step has failed.')}</p>
            ) : (
              <EmptyState icon={<CircleCheck />} title={t('Nothing has failed')}>
                {t('Every process has done what it had to do.')}
              </EmptyState>
            )
          }
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(undefined)}
          title={failureActions[asked.kind].question(asked)}
          description={failureActions[asked.kind].consequences}
          confirmText={failureActions[asked.kind].verb}
          destructive={asked.kind === 'dismiss'}
          loading={busy}
          onConfirm={() => void confirm(asked)}
        />
      )}
    </Stack>
  );
}
