import { formatCredits } from '../../ui/format.ts';
import type { ToastInput } from '../../ui/toastStore.ts';
import type { ConfirmedPayment } from './payment.ts';
import { t } from '../../i18n/t.ts';

type Bought = Pick<ConfirmedPayment, 'creditsAdded' | 'twinCreditsAdded'>;

/** The toasts of a purchase. */
export const notices = {
  /** After the credit dialog, and after a visit to the bank's page. */
  added: (bought: Bought): ToastInput =>
    bought.creditsAdded > 0
      ? {
          title: t('Credits Added!'),
          description: t('Successfully added {creditsAdded} credits to your account.', {
            creditsAdded: formatCredits(bought.creditsAdded),
          }),
        }
      : notices.paid(bought),
  /** After the checkout. */
  paid: ({ creditsAdded, twinCreditsAdded }: Bought): ToastInput => ({
    title: t('Payment Successful'),
    description:
      twinCreditsAdded > 0
        ? t('Digital Twin purchased')
        : t('{creditsAdded} credits added.', { creditsAdded: formatCredits(creditsAdded) }),
  }),
  refused: (message: string | undefined): ToastInput => ({
    title: t('Payment Failed'),
    description: message || t('Payment could not be processed'),
    variant: 'destructive',
  }),
  /** In the credit dialog. */
  unexpected: {
    title: t('Payment Error'),
    description: t('An unexpected error occurred. Please try again.'),
    variant: 'destructive',
  },
  /** On the checkout, whose text is shorter. */
  unexpectedAtCheckout: {
    title: t('Payment Error'),
    description: t('An unexpected error occurred'),
    variant: 'destructive',
  },
  late: { title: t('Payment Succeeded'), description: t('Payment completed but credits may take a moment to appear.') },
  notReady: {
    title: t('Payment Error'),
    description: t('Payment system not ready. Please refresh the page.'),
    variant: 'destructive',
  },
  noSession: {
    title: t('Error'),
    description: t('Failed to create payment session. Please try again.'),
    variant: 'destructive',
  },
  /** The server's refusal of an outdated price. */
  priceChanged: { title: t('Error'), description: t('Price changed, please review'), variant: 'destructive' },
  /** Some banks take longer. */
  processing: {
    title: t('Payment Processing'),
    description: t('Your bank is still working on it. The credits appear here as soon as it is done.'),
  },
} as const satisfies Record<string, ToastInput | ((value: never) => ToastInput)>;
