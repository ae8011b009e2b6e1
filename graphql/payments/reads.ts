import { currency } from '../../domain/catalog.ts';
import { isAway } from '../errors.ts';
import type { ConfirmPaymentPayloadParent, PaymentParent } from './parents.ts';
import type { GatewayServices } from '../services.ts';

/**
 * A payment that was just confirmed. The read model may not show that yet, or be away: the answer is then built from
 * what the command said, because the customer has paid and must not be told of a failure.
 */
export async function readConfirmed(
  { projections, now }: GatewayServices,
  confirmed: ConfirmPaymentPayloadParent,
): Promise<PaymentParent> {
  const { paymentId: id, userId: ownerId, item, position } = confirmed;
  const reader = projections.reader('payments');
  const stored = await reader.get('payments', id).catch((error: unknown) => {
    if (!isAway(error)) throw error;
    return undefined;
  });
  if (stored && stored.status !== 'INITIATED') return { id, doc: stored };
  const { name: description, priceCents: amountCents, halfCredits } = item;
  const createdAt = stored?.createdAt ?? now();
  const known = { ownerId, description, amountCents, currency, halfCredits, createdAt, position };
  return { id, doc: { ...known, status: 'SUCCEEDED', refundedCents: 0 } };
}
