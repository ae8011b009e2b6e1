import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { logFailure } from '../../app/log.ts';
import { toast, type ToastInput } from '../../ui/toastStore.ts';
import { markPaymentCompleted } from './completedMarker.ts';
import { claimPayment, disclaimPayment } from './ownPayments.ts';
import { confirmPayment, type ConfirmedPayment } from './payment.ts';
import { notices } from './notices.ts';

/**
 * Confirms a successful payment to the server and shows a toast about what it bought. The server grants the purchase
 * once, whether this request or the provider's webhook comes first. If this request fails, the live update announces
 * the payment.
 */
export function useSettlePayment(): (
  paymentId: string,
  notice: (confirmed: ConfirmedPayment) => ToastInput,
) => Promise<void> {
  const [confirm] = useMutation(confirmPayment);
  return useCallback(
    async (paymentId, notice) => {
      claimPayment(paymentId);
      try {
        const { data } = await confirm({ variables: { paymentId } });
        if (data === undefined) throw new Error('confirmPayment answered nothing');
        markPaymentCompleted(paymentId);
        toast(notice(data.confirmPayment));
      } catch (cause) {
        disclaimPayment(paymentId);
        logFailure('a successful payment could not be reported', cause);
        toast(notices.late);
      }
    },
    [confirm],
  );
}
