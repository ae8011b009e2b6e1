import { formatCredits } from '../../../ui/format.ts';
import type { ToastInput } from '../../../ui/toastStore.ts';

/** The toasts of a purchase; the texts are the specification's (part 1 section 8). */
export const notices = {
  added: (credits: number): ToastInput => ({
    title: 'Credits Added!',
    description: `Successfully added ${formatCredits(credits)} credits to your account.`,
  }),
  refused: (message: string | undefined): ToastInput => ({
    title: 'Payment Failed',
    description: message || 'Payment could not be processed',
    variant: 'destructive',
  }),
  unexpected: {
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    variant: 'destructive',
  },
  late: { title: 'Payment Succeeded', description: 'Payment completed but credits may take a moment to appear.' },
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
