import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { formatCredits } from '../../ui/credits.ts';
import { formatCents } from '../../ui/money.ts';
import { toast } from '../../ui/toastStore.ts';
import { logFailure } from '../log.ts';
import { useViewer } from '../session/SessionContext.tsx';
import { isOwnPayment } from '../../features/add-credits/ownPayments.ts';
import { accountUpdates, applyAccountUpdate, type AccountUpdate } from './accountUpdates.ts';

/** Another tab learns of a payment by this key (spec part 3 section 2, `/billing`). */
const paymentSignal = 'payment_completed';

/**
 * Keeps the screens in step with the server while somebody is signed in. Starts behind the position that the
 * account was read at, so nothing between the first answer and the socket is lost. Shows nothing.
 */
export function LiveUpdates() {
  const client = useApolloClient();
  const { position } = useViewer().account;
  const [after] = useState(position === '' ? undefined : position);
  useSubscription(accountUpdates, {
    variables: after === undefined ? {} : { after },
    fetchPolicy: 'no-cache',
    onData({ data: { data } }) {
      if (data?.accountUpdates === undefined) return;
      const stale = applyAccountUpdate(client.cache, data.accountUpdates);
      announce(data.accountUpdates);
      if (stale.length === 0) return;
      client
        .refetchQueries({
          updateCache: (cache) => stale.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
          optimistic: true,
        })
        .catch((cause: unknown) => logFailure('a list could not be refreshed', cause));
    },
    onError: (cause) => logFailure('live updates stopped', cause),
  });
  return null;
}

function announce(update: AccountUpdate): void {
  if (update.__typename !== 'PaymentCompleted') return;
  const { paymentId, amountCents, creditsAdded } = update;
  if (!isOwnPayment(paymentId))
    toast({
      title: 'Payment Processed',
      description: `Payment of ${formatCents(amountCents)} processed. ${formatCredits(creditsAdded)} credits added.`,
    });
  localStorage.setItem(paymentSignal, paymentId);
}
