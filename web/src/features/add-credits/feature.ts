import { defineFeature } from '../../app/define.ts';
import { formatCents, formatCredits } from '../../ui/format.ts';
import { toast } from '../../ui/toastStore.ts';
import { Overlay } from './Overlay.tsx';
import { isOwnPayment } from './ownPayments.ts';

/** Other tabs notice a payment by this key (spec part 3 section 2, `/billing`). */
const paymentSignal = 'payment_completed';

/** Buying credits: the dialog, the return from a bank's page, and the notice of a payment made elsewhere. */
export const addCredits = defineFeature({
  name: 'add-credits',
  Overlay,
  onAccountUpdate(update) {
    if (update.__typename !== 'PaymentCompleted') return [];
    const { paymentId, amountCents, creditsAdded } = update;
    if (!isOwnPayment(paymentId))
      toast({
        title: 'Payment Processed',
        description: `Payment of ${formatCents(amountCents)} processed. ${formatCredits(creditsAdded)} credits added.`,
      });
    localStorage.setItem(paymentSignal, paymentId);
    return [];
  },
});
