import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { claimPayment, disclaimPayment } from '../ownPayments.ts';
import { logFailure } from '../../../app/log.ts';
import { toast } from '../../../ui/toastStore.ts';
import { confirmPayment } from './payment.ts';
import { notices } from './notices.ts';

/**
 * Confirms a successful payment to the server and shows a toast. The server grants the credits once, whether this
 * request or the provider's webhook comes first. If this request fails, the live update announces the credits.
 */
export function useSettlePayment(): (paymentId: string) => Promise<void> {
  const [confirm] = useMutation(confirmPayment);
  return useCallback(
    async (paymentId) => {
      claimPayment(paymentId);
      try {
        const { data } = await confirm({ variables: { paymentId } });
        if (data === undefined) throw new Error('confirmPayment answered nothing');
        toast(notices.added(data.confirmPayment.creditsAdded));
      } catch (cause) {
        disclaimPayment(paymentId);
        logFailure('a successful payment could not be reported', cause);
        toast(notices.late);
      }
    },
    [confirm],
  );
}
