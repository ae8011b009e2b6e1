import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { claimPayment, disclaimPayment } from '../ownPayments.ts';
import { logFailure } from '../../../app/log.ts';
import { toast } from '../../../ui/toastStore.ts';
import { confirmPayment } from './payment.ts';
import { notices } from './notices.ts';

/**
 * Reports a payment that the provider took and says so. The server grants the credits once, whoever reports first;
 * where the report fails they come by the provider's own message, and the live update tells of them.
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
