const own = new Set<string>();

/** This page takes the payment itself and says how it ended: the live update shall not say it a second time. */
export function claimPayment(paymentId: string): void {
  own.add(paymentId);
}

/** This page could not say how the payment ended: the live update is to. */
export function disclaimPayment(paymentId: string): void {
  own.delete(paymentId);
}

/** Whether this page says how the payment ended, and not another tab or device. */
export function isOwnPayment(paymentId: string): boolean {
  return own.has(paymentId);
}
