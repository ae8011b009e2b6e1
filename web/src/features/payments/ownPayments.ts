const own = new Set<string>();

/** Notes that this page handles the payment and reports its result, so that the live update does not repeat it. */
export function claimPayment(paymentId: string): void {
  own.add(paymentId);
}

/** Withdraws the claim: this page could not report the result of the payment, so the live update does. */
export function disclaimPayment(paymentId: string): void {
  own.delete(paymentId);
}

/** Whether this page reports the result of the payment, rather than another tab or device. */
export function isOwnPayment(paymentId: string): boolean {
  return own.has(paymentId);
}
