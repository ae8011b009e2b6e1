/** Other tabs notice a payment by the storage event of this key. */
export const completedKey = 'payment_completed';

/** How long the mark stays, in milliseconds. */
const keptMs = 5_000;

/** Two tabs may mark the same payment. The value must change, or the second mark causes no event. */
const tab = crypto.randomUUID();

/** Tells other tabs that a payment was completed; the marker is kept for 5 s. */
export function markPaymentCompleted(paymentId: string): void {
  const marker = `${paymentId}/${tab}`;
  localStorage.setItem(completedKey, marker);
  setTimeout(() => {
    if (localStorage.getItem(completedKey) === marker) localStorage.removeItem(completedKey);
  }, keptMs);
}
