import { currency } from '../../domain/catalog.ts';
import { isUnavailable } from '../errors.ts';
import type { ConfirmPaymentPayloadParent, PaymentParent } from './parents.ts';
import type { GatewayServices } from '../services.ts';

/**
 * A payment that was just confirmed. While the read model is behind or unavailable, the payment is built from the
 * result of the command: the customer has paid and must not see an error.
 */
export async function readConfirmed(
  { projections, now }: GatewayServices,
  confirmed: ConfirmPaymentPayloadParent,
): Promise<PaymentParent> {
  const { paymentId: id, userId: ownerId, item, position } = confirmed;
  const reader = projections.reader('payments');
  const stored = await reader.get('payments', id).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return undefined;
  });
  if (stored && stored.status !== 'INITIATED') return { id, doc: stored };
  const { name: description, priceCents: amountCents, halfCredits } = item;
  const createdAt = stored?.createdAt ?? now();
  const known = { ownerId, description, amountCents, currency, halfCredits, createdAt, position };
  return { id, doc: { ...known, status: 'SUCCEEDED', refundedCents: 0 } };
}
