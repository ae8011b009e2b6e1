import type { FinanceInvoicePartKind, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { formatCents } from '../../../ui/format.ts';

/** An amount of an invoice. Only dollars are formatted with cents. */
const amountIn = (currency: string, cents: number): string =>
  currency === 'usd'
    ? formatCents(cents)
    : t('{cents} of the smallest unit of {currency}', { cents, currency: currency.toUpperCase() });

const partNames: Readonly<Record<FinanceInvoicePartKind, string>> = {
  CARD: t('by card'),
  CREDIT_BALANCE: t('credit balance'),
  CREDIT_NOTE: t('credit note'),
  OUT_OF_BAND: t('outside of Stripe'),
  COUPON: t('coupon'),
};

/** Stripe's side of an invoice or another object, and the ledger's decision. */
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
      {invoice !== null && invoice.parts.length > 0 && (
        <span>
          {t('Settled with: {parts}.', {
            parts: invoice.parts
              .map(({ kind, amountCents }) => `${partNames[kind]} ${amountIn(invoice.currency, amountCents)}`)
              .join(', '),
          })}
        </span>
      )}
      <span>{t('Our ledger: {decision}', { decision })}</span>
      {reason !== null && <span>{t('Reason: {reason}', { reason })}</span>}
    </>
  );
}
