import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { useSession } from '../../../app/session/useSession.ts';
import type { FinanceRepair, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { toast } from '../../../ui/toastStore.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import {
  noteMutation,
  reopenExceptionMutation,
  repairMutation,
  settleMutation,
  takeMutation,
} from './documents/exceptions.ts';
import { endings, repairs, type Asked } from './exceptionColumns.tsx';
import { Settlement } from './Settlement.tsx';

/** The result of a repair, in words. */
function resultOf({ state, repairProposal }: Pick<ListedExceptionFragment, 'state' | 'repairProposal'>): string {
  if (repairProposal !== null) return t('It is proposed: a second person has to press the same button.');
  return state === 'OPEN' ? t('It ran and both sides still differ.') : t('It ran, and both sides agree now.');
}

/** The email address of the signed-in person: nobody takes over their own exceptions. */
export function useOwnEmail(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.viewer.user.email : undefined;
}

/** The acts on an exception, with the dialog that asks for a reason; each reports its result. */
export function useExceptionActs(onChange: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const [take] = useMutation(takeMutation);
  const [note] = useMutation(noteMutation);
  const [repair] = useMutation(repairMutation);
  const [settle] = useMutation(settleMutation);
  const [reopen] = useMutation(reopenExceptionMutation);
  const keyOf = useIdempotencyKey();

  const tell = async (failure: string, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      onChange();
    } catch (cause) {
      toast({ title: failure, description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const confirm = async ({ exception, ending }: Asked, reason: string): Promise<void> => {
    const { id: exceptionId } = exception;
    const input = { exceptionId, idempotencyKey: keyOf(`${ending} ${exceptionId} ${reason}`) };
    if (ending === 'NOTE') await note({ variables: { input: { ...input, note: reason } } });
    else if (ending === 'REOPEN') await reopen({ variables: { input: { ...input, reason } } });
    else await settle({ variables: { input: { ...input, how: ending, reason } } });
    onChange();
  };
  const dialog: ReactNode = asked !== undefined && (
    <ReasonDialog
      title={
        asked.ending === asked.exception.proposal
          ? t('Approve: {title}', { title: endings[asked.ending].title })
          : endings[asked.ending].title
      }
      action={asked.ending === asked.exception.proposal ? t('Approve') : endings[asked.ending].verb}
      failure={t('The exception was not changed')}
      onConfirm={async (reason) => confirm(asked, reason)}
      onClose={() => setAsked(undefined)}
    >
      {asked.exception.meaning}: {asked.exception.key}. <Consequence {...asked} />
    </ReasonDialog>
  );
  return {
    dialog,
    busy,
    onAsk: setAsked,
    onTake: (exceptionId: string) =>
      void tell(t('The exception was not taken over'), async () => {
        await take({ variables: { input: { exceptionId } } });
        toast({ title: t('You work on it now') });
      }),
    onRepair: (exceptionId: string, each: FinanceRepair) =>
      void tell(t('The repair failed'), async () => {
        const { data } = await repair({ variables: { input: { exceptionId, repair: each } } });
        if (data) toast({ title: repairs[each], description: resultOf(data.repairException.exception) });
      }),
  };
}

/** The consequences of the act; the approver of a proposal reads who made it, and why. */
function Consequence({ exception: { proposal, settlement, needsTwo, state }, ending }: Asked) {
  if (ending === 'NOTE') return null;
  if (ending === 'REOPEN') return t('It is open again, and a write-off is reversed in the books.');
  if (ending === proposal && settlement !== null)
    return (
      <>
        {t('You approve this proposal.')} <Settlement settlement={settlement} state={state} />
      </>
    );
  return (
    <>
      {ending === 'WRITTEN_OFF' && t('The books are made to agree with the provider.')}{' '}
      {needsTwo && t('A second person has to approve it.')}
    </>
  );
}
