/** Other tabs notice a payment by the storage event of this key (spec part 3 section 2, `/billing`). */
export const completedKey = 'payment_completed';

/** Spec part 2 section 4. */
const keptMs = 5_000;

/** Tells other tabs that a payment was completed; the marker is kept for 5 s. */
export function markPaymentCompleted(paymentId: string): void {
  localStorage.setItem(completedKey, paymentId);
  setTimeout(() => {
    if (localStorage.getItem(completedKey) === paymentId) localStorage.removeItem(completedKey);
  }, keptMs);
}
