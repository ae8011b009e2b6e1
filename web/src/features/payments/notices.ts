import { formatCredits } from '../../ui/format.ts';
import type { ToastInput } from '../../ui/toastStore.ts';
import type { ConfirmedPayment } from './payment.ts';

type Bought = Pick<ConfirmedPayment, 'creditsAdded' | 'twinCreditsAdded'>;

/** The toasts of a purchase; the texts are the specification's (part 1 section 8, part 2 section 8). */
export const notices = {
  /** After the credit dialog, and after a visit to the bank's page. */
  added: (bought: Bought): ToastInput =>
    bought.creditsAdded > 0
      ? {
          title: 'Credits Added!',
          description: `Successfully added ${formatCredits(bought.creditsAdded)} credits to your account.`,
        }
      : notices.paid(bought),
  /** After the checkout. */
  paid: ({ creditsAdded, twinCreditsAdded }: Bought): ToastInput => ({
    title: 'Payment Successful',
    description: twinCreditsAdded > 0 ? 'Digital Twin purchased' : `${formatCredits(creditsAdded)} credits added.`,
  }),
  refused: (message: string | undefined): ToastInput => ({
    title: 'Payment Failed',
    description: message || 'Payment could not be processed',
    variant: 'destructive',
  }),
  /** In the credit dialog. */
  unexpected: {
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    variant: 'destructive',
  },
  /** On the checkout, whose text is shorter. */
  unexpectedAtCheckout: {
    title: 'Payment Error',
    description: 'An unexpected error occurred',
    variant: 'destructive',
  },
  late: { title: 'Payment Succeeded', description: 'Payment completed but credits may take a moment to appear.' },
  notReady: {
    title: 'Payment Error',
    description: 'Payment system not ready. Please refresh the page.',
    variant: 'destructive',
  },
  noSession: {
    title: 'Error',
    description: 'Failed to create payment session. Please try again.',
    variant: 'destructive',
  },
  /** The server's refusal of an outdated price (DECISIONS section 3). */
  priceChanged: { title: 'Error', description: 'Price changed, please review', variant: 'destructive' },
  /** Not in the specification: some banks take longer. */
  processing: {
    title: 'Payment Processing',
    description: 'Your bank is still working on it. The credits appear here as soon as it is done.',
  },
} as const satisfies Record<string, ToastInput | ((value: never) => ToastInput)>;
