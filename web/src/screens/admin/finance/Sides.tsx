import type { ListedExceptionFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { formatCents } from '../../../ui/format.ts';

/** An amount of an invoice. Only dollars are known to have cents. */
const amountIn = (currency: string, cents: number): string =>
  currency === 'usd'
    ? formatCents(cents)
    : t('{cents} of the smallest unit of {currency}', { cents, currency: currency.toUpperCase() });

/** What Stripe says about an invoice or another object, and what the ledger decided. */
export function Sides({
  sides: { invoice, decision, reason },
}: {
  readonly sides: NonNullable<ListedExceptionFragment['sides']>;
}) {
  return (
    <>
      <span>
        {invoice === null
          ? t('Stripe: the log holds no invoice with this ID.')
          : t('Stripe: {amount} charged, {paid} paid.', {
              amount: amountIn(invoice.currency, invoice.amountCents),
              paid: amountIn(invoice.currency, invoice.paidCents),
            })}
      </span>
      <span>{t('Our ledger: {decision}', { decision })}</span>
      {reason !== null && <span>{t('Reason: {reason}', { reason })}</span>}
    </>
  );
}
