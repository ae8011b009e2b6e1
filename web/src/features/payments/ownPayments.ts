const own = new Set<string>();

/** Notes that this page takes the payment and reports its end itself, so that the live update must not repeat it. */
export function claimPayment(paymentId: string): void {
  own.add(paymentId);
}

/** Takes the claim back: this page could not report the end of the payment, so the live update does. */
export function disclaimPayment(paymentId: string): void {
  own.delete(paymentId);
}

/** Whether this page reports the end of the payment, and not another tab or device. */
export function isOwnPayment(paymentId: string): boolean {
  return own.has(paymentId);
}
