const planSuffix = '.plan';
const invoiceSuffix = '.invoice';

/**
 * The ledger knows one lot for each payment. A payment may buy a bundle and a plan: the ledger knows the plan's lot by
 * this id.
 */
export const planPaymentId = (paymentId: string): string => `${paymentId}${planSuffix}`;

/** The ledger's id of an invoice that no card paid: a credit balance, a coupon or somebody else settled it. */
export const invoicePaymentId = (invoiceId: string): string => `${invoiceId}${invoiceSuffix}`;

/**
 * The provider's payment behind a payment id of the ledger, the same for each of its lots; undefined for an invoice
 * that no card paid.
 */
export function providerPaymentId(ledgerPaymentId: string): string | undefined {
  const own = ledgerPaymentId.endsWith(planSuffix) ? ledgerPaymentId.slice(0, -planSuffix.length) : ledgerPaymentId;
  return own.endsWith(invoiceSuffix) ? undefined : own;
}
