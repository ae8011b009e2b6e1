import { useMutation, useQuery } from '@apollo/client/react';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import type { FinanceExceptionState } from '../../../gql/graphql.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { PagedTable } from '../PagedTable.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import {
  exceptionsQuery,
  noteMutation,
  repairMutation,
  settleMutation,
  statusesQuery,
  takeMutation,
} from './documents.ts';
import { actionsOf, described, endings, historyOf, states, type Asked } from './exceptionColumns.tsx';
import { StepsDialog } from './StepsDialog.tsx';
import { t } from '../../../i18n/t.ts';

const everyStatus = 'all';

/** What does not match: who works on it, how to repair it, and how it ends. */
export function Exceptions() {
  const [state, setState] = useState<FinanceExceptionState>('OPEN');
  const [status, setStatus] = useState(everyStatus);
  const [asked, setAsked] = useState<Asked>();
  const [read, setRead] = useState<string>();
  const { data: known } = useQuery(statusesQuery);
  const list = usePagedQuery(exceptionsQuery, {
    variables: { state, status: status === everyStatus ? null : status },
    connection: (data) => data.financeExceptions,
  });
  const [take] = useMutation(takeMutation);
  const [note] = useMutation(noteMutation);
  const [repair] = useMutation(repairMutation);
  const [settle] = useMutation(settleMutation);
  const keyOf = useIdempotencyKey();

  const tell = async (failure: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      list.refresh();
    } catch (cause) {
      toast({ title: failure, description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const confirm = async (reason: string): Promise<void> => {
    if (asked === undefined) return;
    const { exception, ending } = asked;
    const { id: exceptionId } = exception;
    const idempotencyKey = keyOf(`${ending} ${exceptionId} ${reason}`);
    if (ending === 'NOTE') await note({ variables: { input: { exceptionId, note: reason, idempotencyKey } } });
    else await settle({ variables: { input: { exceptionId, how: ending, reason, idempotencyKey } } });
    list.refresh();
  };

  const columns =
    state === 'OPEN'
      ? [
          ...described,
          actionsOf({
            onHistory: setRead,
            onTake: (exceptionId) =>
              void tell(t('The exception was not taken over'), async () =>
                take({ variables: { input: { exceptionId } } }),
              ),
            onRepair: (exceptionId, each) =>
              void tell(t('The repair failed'), async () =>
                repair({ variables: { input: { exceptionId, repair: each } } }),
              ),
            onAsk: setAsked,
          }),
        ]
      : [...described, historyOf(setRead)];

  return (
    <Stack $gap={4}>
      <Cluster $gap={3} $justify="space-between">
        <Cluster $gap={3}>
          <Select
            label={t('State')}
            value={state}
            onValueChange={setState}
            options={(Object.keys(states) as readonly FinanceExceptionState[]).map((value) => ({
              value,
              label: states[value],
            }))}
          />
          <Select
            label={t('Kind')}
            value={status}
            onValueChange={setStatus}
            options={[
              { value: everyStatus, label: t('All kinds') },
              ...(known?.financeStatuses ?? []).map(({ id, meaning }) => ({ value: id, label: meaning })),
            ]}
          />
        </Cluster>
        <Cluster $gap={2}>
          {(['csv', 'json'] as const).map((format) => (
            <ButtonAnchor
              key={format}
              variant="secondary"
              href={`/api/admin/finance/exceptions?format=${format}`}
              download
              icon={<Download aria-hidden="true" />}
              aria-label={t('Download the exceptions as {format}', { format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </ButtonAnchor>
          ))}
        </Cluster>
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
      {read !== undefined && <StepsDialog exceptionId={read} onClose={() => setRead(undefined)} />}
      {asked !== undefined && (
        <ReasonDialog
          title={endings[asked.ending].title}
          action={endings[asked.ending].verb}
          failure={t('The exception was not changed')}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        >
          {asked.exception.meaning}: {asked.exception.key}.
          {asked.ending !== 'NOTE' &&
            asked.exception.needsTwo &&
            (asked.exception.proposal === asked.ending
              ? t(' You approve the proposal of another person.')
              : t(' A second person has to approve it.'))}
        </ReasonDialog>
      )}
    </Stack>
  );
}
