import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { AccountActions } from '../users/AccountActions.tsx';
import { userDetailQuery } from '../users/detail.ts';
import {
  passwordLinkMutation,
  requestDeletionMutation,
  resetSecondFactorMutation,
  type ShownCustomer,
} from './documents.ts';
import { t } from '../../../i18n/t.ts';

interface Act {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly done: string;
  readonly failure: string;
  readonly destructive: boolean;
  readonly run: (reason: string, idempotencyKey: string) => Promise<unknown>;
}

export interface SupportCardProps {
  readonly userId: string;
  readonly name: string;
  readonly customer: ShownCustomer;
  readonly onChanged: () => void;
}

/** The acts of support for a customer; each act asks first, for a reason that stays in the audit log. */
export function SupportCard({ userId, name, customer, onChanged }: SupportCardProps) {
  const { user: viewer } = useViewer();
  const { data } = useQuery(userDetailQuery, { variables: { id: userId } });
  const [open, setOpen] = useState<Act | null>(null);
  const keyOf = useIdempotencyKey();
  const acts = useActs(userId, name, customer);
  const user = data?.adminUser ?? null;
  const confirm = async (act: Act, reason: string): Promise<void> => {
    await act.run(reason, keyOf(JSON.stringify([act.id, reason])));
    toast({ title: act.done, description: name });
    onChanged();
  };
  return (
    <Card title={t('Support')}>
      {viewer.id !== userId && (
        <Cluster $gap={2}>
          {acts.map((act) => (
            <Button key={act.id} variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(act)}>
              {act.label}
            </Button>
          ))}
        </Cluster>
      )}
      {user !== null && <AccountActions user={user} />}
      {open !== null && (
        <ReasonDialog
          title={open.title}
          action={open.label}
          destructive={open.destructive}
          failure={open.failure}
          onConfirm={(reason) => confirm(open, reason)}
          onClose={() => setOpen(null)}
        >
          {open.consequence}
        </ReasonDialog>
      )}
    </Card>
  );
}

function useActs(userId: string, name: string, { deletionAt }: ShownCustomer): readonly Act[] {
  const [sendLink] = useMutation(passwordLinkMutation);
  const [resetFactor] = useMutation(resetSecondFactorMutation);
  const [requestDeletion] = useMutation(requestDeletionMutation);
  const variables = (reason: string, idempotencyKey: string) => ({
    variables: { input: { userId, reason, idempotencyKey } },
  });
  const acts: readonly Act[] = [
    {
      id: 'password',
      label: t('Send password link'),
      title: t('Send {name} a link for a new password?', { name }),
      consequence: t('The link goes to the address of the account. The present password works until a new one is set.'),
      done: t('The link is on its way'),
      failure: t('Failed to send the link'),
      destructive: false,
      run: (...sent) => sendLink(variables(...sent)),
    },
    {
      id: 'factor',
      label: t('Reset second factor'),
      title: t('Reset the second factor of {name}?', { name }),
      consequence: t(
        'The password alone signs in until a new second factor is set up. All sessions end, and the customer gets an email. Make sure that it is really this person who asks.',
      ),
      done: t('The second factor is off'),
      failure: t('Failed to reset the second factor'),
      destructive: true,
      run: (...sent) => resetFactor(variables(...sent)),
    },
  ];
  if (deletionAt !== null) return acts;
  return [
    ...acts,
    {
      id: 'deletion',
      label: t('Delete on request'),
      title: t('Delete the account of {name}?', { name }),
      consequence: t(
        'For a customer who asked for it. They get an email and can keep the account until the grace is over; then everything that names them is erased.',
      ),
      done: t('The deletion has begun'),
      failure: t('Failed to begin the deletion'),
      destructive: true,
      run: (...sent) => requestDeletion(variables(...sent)),
    },
  ];
}
