/** The address of a payment seen from all sides. */
export const paymentPath = (paymentId: string): string =>
  `/admin/finance?tab=payments&payment=${encodeURIComponent(paymentId)}`;
