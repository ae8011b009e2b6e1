import { useMutation } from '@apollo/client/react';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import type {
  FinanceAdjustmentOutcome,
  FinanceAdjustmentState,
  ListedAdjustmentFragment,
} from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { CauseDialog } from '../audit/causation/CauseDialog.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAddressFilters } from '../useAddressFilters.ts';
import { timeZone } from './bookNames.ts';
import { CustomerLink } from '../CustomerLink.tsx';
import { adjustmentsQuery, decideAdjustmentMutation, reopenAdjustmentMutation } from './documents/adjustments.ts';

const states: Readonly<Record<FinanceAdjustmentState, string>> = {
  WAITING: t('Waiting for a decision'),
  DECIDED: t('Decided'),
  UNDONE: t('Given back'),
};
const stateNames = Object.keys(states) as readonly FinanceAdjustmentState[];
type Act = FinanceAdjustmentOutcome | 'REOPEN';
const acts: Readonly<Record<Act, { readonly verb: string; readonly effect: string }>> = {
  BREAKAGE: {
    verb: t('Book as breakage'),
    effect: t('The customer gave the credits up: their price is earned like that of credits that expire.'),
  },
  REVENUE: { verb: t('Book as revenue'), effect: t('The credits count as used: their price is revenue.') },
  REOPEN: { verb: t('Reopen the decision'), effect: t('The price goes back to adjustments and waits for a decision.') },
};
const outcomes: Readonly<Record<FinanceAdjustmentOutcome, string>> = { BREAKAGE: t('Breakage'), REVENUE: t('Revenue') };

interface Asked {
  readonly adjustment: ListedAdjustmentFragment;
  readonly act: Act;
}

/** The decision, or the proposal with its author and reason, for the person who approves it. */
function decisionOf({ outcome, decidedBy, approvedBy, proposal }: ListedAdjustmentFragment): string {
  if (outcome !== null) {
    const values = { outcome: outcomes[outcome], name: decidedBy ?? '' };
    return approvedBy === null
      ? t('{outcome}, by {name}', values)
      : t('{outcome}, by {name}, approved by {approvedBy}', { ...values, approvedBy });
  }
  if (proposal === null) return blank;
  return t('{outcome}: proposed by {by} on {time}. “{reason}” A second person has to approve it.', {
    outcome: outcomes[proposal.outcome],
    by: proposal.by,
    time: formatMoment(proposal.time),
    reason: proposal.reason ?? '',
  });
}

const isApproval = ({ adjustment: { proposal }, act }: Asked): boolean => proposal?.outcome === act;

/** The texts of an act's button and dialog. */
const verbOf = (asked: Asked): string =>
  isApproval(asked) ? t('Approve: {title}', { title: acts[asked.act].verb }) : acts[asked.act].verb;

const columnsOf = (
  ask: (asked: Asked) => void,
  walk: (eventId: string) => void,
): readonly Column<ListedAdjustmentFragment>[] => [
  {
    id: 'customer',
    header: t('Customer'),
    primary: true,
    cell: (adjustment) => <CustomerLink {...adjustment} />,
  },
  { id: 'amount', header: t('Price'), align: 'end', oneLine: true, cell: ({ cents }) => formatCents(cents) },
  {
    id: 'time',
    header: t('Taken'),
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatMoment(time)}</time>,
  },
  {
    id: 'decision',
    header: t('Decision'),
    cell: decisionOf,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (adjustment) => (
      <Cluster $gap={2}>
        {(adjustment.state === 'WAITING'
          ? (['BREAKAGE', 'REVENUE'] as const)
          : adjustment.state === 'DECIDED'
            ? (['REOPEN'] as const)
            : []
        ).map((act) => (
          <Button
            key={act}
            variant="secondary"
            disabled={adjustment.proposal?.byMe === true && adjustment.proposal.outcome === act}
            onClick={() => ask({ adjustment, act })}
          >
            {verbOf({ adjustment, act })}
          </Button>
        ))}
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => walk(adjustment.eventId)}>
          {t('Cause and effects')}
        </Button>
      </Cluster>
    ),
  },
];

/** Credits with a price that administrators took: finance decides about that price, which is no revenue until then. */
export function Adjustments() {
  const filters = useAddressFilters(['state']);
  const state = stateNames.find((name) => name === filters.valueOf('state')) ?? 'WAITING';
  const [asked, setAsked] = useState<Asked>();
  const [walked, setWalked] = useState<string>();
  const [decide] = useMutation(decideAdjustmentMutation);
  const [reopen] = useMutation(reopenAdjustmentMutation);
  const keyOf = useIdempotencyKey();
  const list = usePagedQuery(adjustmentsQuery, {
    variables: { state },
    connection: (data) => data.financeAdjustments,
  });
  const confirm = async ({ adjustment: { id: adjustmentId }, act }: Asked, reason: string): Promise<void> => {
    const idempotencyKey = keyOf(`${act} ${adjustmentId} ${reason}`);
    const input = { adjustmentId, reason, idempotencyKey };
    if (act === 'REOPEN') await reopen({ variables: { input } });
    else {
      const answer = await decide({ variables: { input: { ...input, outcome: act } } });
      if (answer.data?.decideAdjustment.adjustment.proposal)
        toast({ title: t('It is proposed: a second person has to press the same button.') });
    }
    list.refresh();
  };
  return (
    <Stack $gap={4}>
      <p>
        {t(
          'Taking credits from a customer is not a sale. Their price waits in adjustments until finance decides, or an administrator gives the credits back. Times are in your time zone ({zone}).',
          { zone: timeZone() },
        )}
      </p>
      <Cluster $gap={3}>
        <Select
          label={t('State')}
          value={state}
          onValueChange={(value) => filters.set('state', value === 'WAITING' ? '' : value)}
          options={stateNames.map((value) => ({ value, label: states[value] }))}
        />
      </Cluster>
      <PagedTable
        loading={t('Loading adjustments…')}
        failed={t('The adjustments could not be loaded')}
        caption={t('Credits that administrators took, the newest first')}
        columns={columnsOf(setAsked, setWalked)}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState icon={<Scale />} title={t('Nothing here')}>
            {state === 'WAITING' ? t('Nothing waits for a decision.') : t('No adjustment is in this state.')}
          </EmptyState>
        }
      />
      {walked !== undefined && <CauseDialog eventId={walked} onClose={() => setWalked(undefined)} />}
      {asked !== undefined && (
        <ReasonDialog
          title={verbOf(asked)}
          action={verbOf(asked)}
          failure={t('The decision was not recorded')}
          onConfirm={async (reason) => confirm(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          {t('{amount} of {customer}.', {
            amount: formatCents(asked.adjustment.cents),
            customer: asked.adjustment.customer,
          })}{' '}
          {acts[asked.act].effect} {isApproval(asked) && decisionOf(asked.adjustment)}
        </ReasonDialog>
      )}
    </Stack>
  );
}
