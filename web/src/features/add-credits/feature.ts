import { defineFeature } from '../../app/define.ts';
import { formatCents, formatCredits } from '../../ui/format.ts';
import { toast } from '../../ui/toastStore.ts';
import { markPaymentCompleted } from '../payments/completedMarker.ts';
import { isOwnPayment } from '../payments/ownPayments.ts';
import { Overlay } from './Overlay.tsx';
import { t } from '../../i18n/t.ts';

/** Payments that this page has reported. After a reconnect some updates arrive twice. */
const told = new Set<string>();

/** Buying credits: the dialog, the return from a bank's page, and the notice of a payment made elsewhere. */
export const addCredits = defineFeature({
  name: 'add-credits',
  Overlay,
  onAccountUpdate(update) {
    if (update.__typename !== 'PaymentCompleted') return [];
    const { paymentId, amountCents, creditsAdded } = update;
    if (!isOwnPayment(paymentId) && !told.has(paymentId)) {
      told.add(paymentId);
      toast({
        title: t('Payment Processed'),
        description:
          creditsAdded > 0
            ? t('Payment of {amountCents} processed. {creditsAdded} credits added.', {
                amountCents: formatCents(amountCents),
                creditsAdded: formatCredits(creditsAdded),
              })
            : // For a Digital Twin, whose credits are counted apart.
              t('Payment of {amountCents} processed.', { amountCents: formatCents(amountCents) }),
      });
      markPaymentCompleted(paymentId);
    }
    return [];
  },
});
