import type { BadgeProps } from '../../ui/Badge.tsx';
import type { BillingQuery, SavedCardQuery, SubscriptionStatus } from '../../gql/graphql.ts';
import { formatCents, formatCredits } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';

export type Subscription = NonNullable<BillingQuery['billingSubscription']>;
export type Entry = BillingQuery['billingHistory'][number];

interface Word {
  readonly word: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const otherStatuses: Readonly<Record<Exclude<SubscriptionStatus, 'ACTIVE' | 'TRIALING'>, string>> = {
  PAST_DUE: t('past_due'),
  PAUSED: t('paused'),
  CANCELED: t('canceled'),
  INCOMPLETE: t('incomplete'),
  NONE: t('none'),
};
const otherPayments: Readonly<Record<string, string>> = {
  failed: t('Failed'),
  refunded: t('Refunded'),
  disputed: t('Disputed'),
};

/** The badge of a status: words for `active` and `trialing`, the provider's text for others. */
export function statusWord(status: SubscriptionStatus): Word {
  if (status === 'ACTIVE') return { word: t('Active'), tone: 'success' };
  if (status === 'TRIALING') return { word: t('Trial'), tone: 'info' };
  return { word: otherStatuses[status], tone: 'danger' };
}

/** The card that the next renewal is charged to. */
export const cardWords = ({ brand, last4, expMonth, expYear }: NonNullable<SavedCardQuery['savedCard']>): string =>
  t('{brand} ending in {last4}, expires {month}/{year}', {
    brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`,
    last4,
    month: String(expMonth).padStart(2, '0'),
    year: String(expYear),
  });

/** Paused before Canceled before Enabled. */
export function autoRenewWord({ autoRenewPaused, cancelAtPeriodEnd }: Subscription): Word {
  if (autoRenewPaused) return { word: t('Paused'), tone: 'warning' };
  return cancelAtPeriodEnd ? { word: t('Cancelled'), tone: 'danger' } : { word: t('Enabled'), tone: 'success' };
}

/** A payment that succeeded shows as success, anything else as failed; money that was returned has its own text. */
export function paymentWord({ status }: Pick<Entry, 'status'>): Word {
  if (status === 'succeeded') return { word: t('Succeeded'), tone: 'success' };
  return { word: otherPayments[status] ?? status.charAt(0).toUpperCase() + status.slice(1), tone: 'danger' };
}

const parts: Readonly<Record<Entry['parts'][number]['kind'], (amount: string) => string>> = {
  CARD: (amount) => t('{amount} by card', { amount }),
  CREDIT_BALANCE: (amount) => t('{amount} from your credit balance', { amount }),
  CREDIT_NOTE: (amount) => t('{amount} by a credit note', { amount }),
  OUT_OF_BAND: (amount) => t('{amount} paid in another way', { amount }),
};

/** How a row was settled, in words; empty for a plain card payment. */
export function settledWords({
  amountCents: total,
  parts: settled,
}: Pick<Entry, 'amountCents' | 'parts'>): readonly string[] {
  if (settled.every(({ kind }) => kind === 'CARD')) return [];
  return settled.map(({ kind, amountCents }) => {
    if (kind !== 'CREDIT_BALANCE' || amountCents >= 0) return parts[kind](formatCents(amountCents));
    const amount = formatCents(-amountCents);
    return total < 0
      ? t('{amount} added to your credit balance', { amount })
      : t('{amount} of it for what was owed before', { amount });
  });
}

/** The charges of a row, line by line; empty for a single line, which the description names. */
export const lineWords = ({ lines }: Pick<Entry, 'lines'>): readonly string[] =>
  lines.length < 2 ? [] : lines.map(({ description, amountCents }) => `${description} ${formatCents(amountCents)}`);

/** The monthly allowance minus what is left of it. */
export function creditsUsed(available: number, allowance: number): string {
  return available > allowance ? t('N/A (Bundle Credits)') : formatCredits(Math.max(0, allowance - available));
}

/** The toast of a live message. */
export const subscriptionUpdated = {
  title: t('Payment Processed'),
  description: t('Your subscription has been updated successfully.'),
};
