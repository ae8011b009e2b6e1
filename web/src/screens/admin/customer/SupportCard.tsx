import { useMutation, useQuery } from '@apollo/client/react';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { Card } from '../../../ui/Card.tsx';
import { AccountActions } from '../users/AccountActions.tsx';
import { AccountActs, type AccountAct } from '../users/AccountActs.tsx';
import { userDetailQuery } from '../users/detail.ts';
import {
  passwordLinkMutation,
  requestDeletionMutation,
  resetSecondFactorMutation,
  type ShownCustomer,
} from './documents.ts';
import { t } from '../../../i18n/t.ts';

export interface SupportCardProps {
  readonly userId: string;
  readonly name: string;
  readonly customer: ShownCustomer;
  readonly onChanged: () => void;
}

/** The acts of support for a customer; each one first asks for a reason, which stays in the audit log. */
export function SupportCard({ userId, name, customer, onChanged }: SupportCardProps) {
  const { user: viewer } = useViewer();
  const { data } = useQuery(userDetailQuery, { variables: { id: userId } });
  const acts = useActs(userId, name, customer);
  const user = data?.adminUser ?? null;
  return (
    <Card title={t('Support')}>
      {viewer.id !== userId && <AccountActs name={name} acts={acts} onDone={onChanged} />}
      {user !== null && <AccountActions user={user} />}
    </Card>
  );
}

function useActs(userId: string, name: string, { deletionAt }: ShownCustomer): readonly AccountAct[] {
  const [sendLink] = useMutation(passwordLinkMutation);
  const [resetFactor] = useMutation(resetSecondFactorMutation);
  const [requestDeletion] = useMutation(requestDeletionMutation);
  const variables = (reason: string, idempotencyKey: string) => ({
    variables: { input: { userId, reason, idempotencyKey } },
  });
  const acts: readonly AccountAct[] = [
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
