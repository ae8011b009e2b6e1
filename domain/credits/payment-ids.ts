const planSuffix = '.plan';

/**
 * The ledger knows one lot for each payment. A payment may buy a bundle and a plan: the ledger knows the plan's lot by
 * this id.
 */
export const planPaymentId = (paymentId: string): string => `${paymentId}${planSuffix}`;

/** The provider's payment behind a payment id of the ledger, whichever of its lots that id stands for. */
export const providerPaymentId = (ledgerPaymentId: string): string =>
  ledgerPaymentId.endsWith(planSuffix) ? ledgerPaymentId.slice(0, -planSuffix.length) : ledgerPaymentId;
