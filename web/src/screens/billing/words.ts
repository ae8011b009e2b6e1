import type { BadgeProps } from '../../ui/Badge.tsx';
import type { BillingQuery, SubscriptionStatus } from '../../gql/graphql.ts';
import { formatCredits } from '../../ui/format.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';

export type Subscription = NonNullable<BillingQuery['billingSubscription']>;
export type Entry = BillingQuery['billingHistory'][number];

interface Word {
  readonly word: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/**
 * The badge of a status: `active` and `trialing` have words of their own, others show as they are (spec part 3 section
 * 4).
 */
export function statusWord(status: SubscriptionStatus): Word {
  if (status === 'ACTIVE') return { word: t('Active'), tone: 'success' };
  if (status === 'TRIALING') return { word: t('Trial'), tone: 'info' };
  return { word: said(status.toLowerCase()), tone: 'danger' };
}

/** Paused before Cancelled before Enabled (spec part 3 section 4). */
export function autoRenewWord({ autoRenewPaused, cancelAtPeriodEnd }: Subscription): Word {
  if (autoRenewPaused) return { word: t('Paused'), tone: 'warning' };
  return cancelAtPeriodEnd ? { word: t('Cancelled'), tone: 'danger' } : { word: t('Enabled'), tone: 'success' };
}

/** A payment that succeeded shows as success, anything else as failed; money that went back says so. */
export function paymentWord({ status }: Pick<Entry, 'status'>): Word {
  if (status === 'succeeded') return { word: t('Succeeded'), tone: 'success' };
  return { word: said(status.charAt(0).toUpperCase() + status.slice(1)), tone: 'danger' };
}

/** Spec part 3 section 9: the monthly allowance without what is left of it. */
export function creditsUsed(available: number, allowance: number): string {
  return available > allowance ? t('N/A (Bundle Credits)') : formatCredits(Math.max(0, allowance - available));
}

/** The toast of a live message (spec part 3 section 7). */
export const subscriptionUpdated = {
  title: t('Payment Processed'),
  description: t('Your subscription has been updated successfully.'),
};
