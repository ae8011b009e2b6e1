import { useMutation } from '@apollo/client/react';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { t } from '../../../i18n/t.ts';
import { color, space } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { closeMutation, reopenMutation } from './documents/months.ts';
import type { Month } from './MonthState.tsx';

const Checks = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
  padding: 0;
  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: start;
  }
  & > li > :first-child {
    flex: none;
  }
  & svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-tone='done'] {
    color: ${color.success};
  }
  & [data-tone='missing'] {
    color: ${color.danger};
  }
`;

/** The checklist of a month that is open, and the close after a preview; a closed one says who closed it. */
export function MonthClose({ month, onChange }: { readonly month: Month; readonly onChange: () => void }) {
  const { id, state, period, checks } = month;
  return (
    <Card title={state === 'CLOSED' ? t('Closed') : t('Before the close')}>
      <Stack $gap={4}>
        {state === 'CLOSED' && period !== null && (
          <p>
            {t('Closed on {time} by {name}. The last event of the books is {hash}.', {
              time: formatMoment(period.closedAt),
              name: period.closedBy,
              hash: period.headHash.slice(0, 12),
            })}{' '}
            <Link to={historyPath('PERIOD', id)}>{t('History of the month')}</Link>
          </p>
        )}
        {state !== 'CLOSED' && (
          <Checks>
            {checks.map(({ id: name, isDone, isBlocking, message }) => (
              <li key={name}>
                <Mark tone={isDone ? 'done' : isBlocking ? 'missing' : 'note'} />
                <span>{message}</span>
              </li>
            ))}
          </Checks>
        )}
        <Acts month={month} onChange={onChange} />
      </Stack>
    </Card>
  );
}

const marks = {
  done: { icon: <CircleCheck aria-hidden="true" />, name: t('Done:') },
  missing: { icon: <CircleX aria-hidden="true" />, name: t('Missing:') },
  note: { icon: <Info aria-hidden="true" />, name: t('To look at:') },
} as const;

const Mark = ({ tone }: { readonly tone: keyof typeof marks }) => (
  <span data-tone={tone}>
    {marks[tone].icon}
    <VisuallyHidden>{marks[tone].name}</VisuallyHidden>
  </span>
);

function Acts({ month, onChange }: { readonly month: Month; readonly onChange: () => void }) {
  const { id, canClose, canReopen } = month;
  const [asked, setAsked] = useState<'close' | 'reopen'>();
  const [close, { loading }] = useMutation(closeMutation);
  const [reopen] = useMutation(reopenMutation);
  const closeIt = async (): Promise<void> => {
    try {
      await close({ variables: { input: { period: id } } });
      toast({ title: t('{period} is closed', { period: id }) });
      onChange();
    } catch (cause) {
      toast({
        title: t('{period} was not closed', { period: id }),
        description: sentenceOf(cause),
        variant: 'destructive',
      });
    } finally {
      setAsked(undefined);
    }
  };
  if (!canClose && !canReopen) return null;
  return (
    <Cluster $gap={3}>
      {canClose && <Button onClick={() => setAsked('close')}>{t('Preview and close {id}', { id })}</Button>}
      {canReopen && (
        <Button variant="secondary" onClick={() => setAsked('reopen')}>
          {t('Reopen {id}', { id })}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'close'}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={t('Close {id}?', { id })}
        description={<Preview month={month} />}
        confirmText={t('Reconcile and close {id}', { id })}
        loading={loading}
        onConfirm={() => void closeIt()}
      />
      {asked === 'reopen' && (
        <ReasonDialog
          title={t('Reopen {id}', { id })}
          action={t('Reopen {id}', { id })}
          destructive
          failure={t('The month was not reopened')}
          onConfirm={async (reason) => {
            await reopen({ variables: { input: { period: id, reason } } });
            onChange();
          }}
          onClose={() => setAsked(undefined)}
        >
          {t('Its figures can change until it is closed again.')}
        </ReasonDialog>
      )}
    </Cluster>
  );
}

/** The figures that the close will fix. */
function Preview({ month: { netCents, revenueCents, breakageCents, bridges } }: { readonly month: Month }) {
  const [deferred, cash] = bridges;
  return (
    <>
      {t('Net sales {net}, revenue {revenue}, breakage {breakage}.', {
        net: formatCents(netCents),
        revenue: formatCents(revenueCents),
        breakage: formatCents(breakageCents),
      })}{' '}
      {t('Deferred revenue at the end {deferred}, money at the provider {cash}.', {
        deferred: formatCents(deferred?.closingCents ?? 0),
        cash: formatCents(cash?.closingCents ?? 0),
      })}{' '}
      {t(
        'A reconciliation runs first; what it finds is in the close. What is found out about this month afterwards is posted to the first open day.',
      )}
    </>
  );
}
