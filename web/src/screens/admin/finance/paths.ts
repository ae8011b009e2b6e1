/** The address of an account as it was at a position of the log. */
export const accountPath = (userId: string, position?: string): string =>
  `/admin/finance?${new URLSearchParams({ tab: 'accounts', user: userId, ...(position === undefined ? {} : { position }) })}`;

/** The address of a payment seen from all sides. */
export const paymentPath = (paymentId: string): string =>
  `/admin/finance?tab=payments&payment=${encodeURIComponent(paymentId)}`;
