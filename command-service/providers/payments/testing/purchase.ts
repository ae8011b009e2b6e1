import type { PaymentRequest } from '../port.ts';

/** A bundle as the catalog sells it, with the fields that a test changes. */
export function purchase(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentKey: 'payment-1',
    userId: 'user-1',
    amountCents: 17_750,
    currency: 'usd',
    items: [{ kind: 'bundle', id: 'starter-pack', halfCredits: 20, twinCredits: 0, catalogVersion: '2026-11-1' }],
    ...changes,
  };
}
